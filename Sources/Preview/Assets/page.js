"use strict";
// Searches, filters and switches. All states and texts are in the document already: the script only shows others of them.
{
    const form = document.getElementById("controls");
    const count = document.getElementById("count");
    const nothing = document.querySelector(".nothing");
    const articles = [...document.querySelectorAll("article")];
    // What has texts in all languages.
    const drawn = [...articles, ...document.querySelectorAll(".activity")];
    const ownLanguage = document.querySelector(".states")?.lang ?? "en";
    const defaultSize = "l";
    const shortTextLength = 600;
    document.documentElement.classList.add("js");

    // A choice is in the address, so that a link shows the same page.
    const controls = [...form.elements].filter((control) => control.name);
    const valueOf = (control) => control.type === "checkbox" ? (control.checked ? "1" : "") : control.value;
    const defaultOf = (control) => control.name === "size" ? defaultSize
        : control.name === "language" ? control.options[0].value : "";
    const values = () => Object.fromEntries(controls.map((control) => [control.name, valueOf(control)]));

    function readAddress() {
        const query = new URLSearchParams(location.search);
        for (const control of controls) {
            const value = query.get(control.name) ?? defaultOf(control);
            if (control.type === "checkbox") {
                control.checked = value === "1";
            } else if (control.tagName !== "SELECT" || [...control.options].some((option) => option.value === value)) {
                control.value = value;
            }
        }
    }

    function writeAddress() {
        const query = new URLSearchParams();
        for (const control of controls) {
            if (valueOf(control) !== defaultOf(control)) query.set(control.name, valueOf(control));
        }
        const text = query.toString();
        try {
            history.replaceState(null, "", (text ? "?" + text : location.pathname) + location.hash);
        } catch {
            // Some viewers don't allow it. The page works without it.
        }
    }

    // What people search: names, texts and properties, but not payloads.
    const searched = new Map();
    function searchText(article) {
        let text = searched.get(article);
        if (text === undefined) {
            const parts = article.querySelectorAll("header, .expanded, .hidden, .facts, .findings, .texts");
            text = [...parts].map((part) => part.textContent).join("\n").toLowerCase();
            searched.set(article, text);
        }
        return text;
    }

    function filter(choice) {
        const words = choice.q.toLowerCase().split(/\s+/).filter(Boolean);
        const linked = new Map();
        let shown = 0;
        for (const article of articles) {
            const data = article.dataset;
            const isShown = (!choice.topic || data.topic === choice.topic)
                && (!choice.category || data.category === choice.category)
                && (!choice.level || data.level === choice.level)
                && (!choice.findings || data.findings !== undefined)
                && words.every((word) => searchText(article).includes(word));
            article.hidden = !isShown;
            linked.set("#" + article.id, isShown);
            if (isShown) shown += 1;
        }
        for (const link of document.querySelectorAll("nav li a")) {
            link.parentElement.hidden = linked.get(link.getAttribute("href")) === false;
        }
        for (const group of document.querySelectorAll(".group")) {
            group.hidden = !group.querySelector("article:not([hidden])");
        }
        nothing.hidden = shown > 0 || articles.length === 0;
        count.textContent = shown === articles.length ? `${shown} shown` : `${shown} of ${articles.length} shown`;
    }

    // The tables of texts hold every example in every language.
    const rows = new Map();
    for (const section of document.querySelectorAll(".category")) {
        rows.set(section.dataset.category, [...section.querySelectorAll("tr[data-language]")]);
    }

    function texts(article, choice) {
        const own = [...article.querySelectorAll(".texts tr[data-language]")];
        const example = own.some((row) => row.dataset.example === choice.example)
            ? choice.example : own[0]?.dataset.example;
        const language = choice.language ?? own[0]?.dataset.language;
        const row = own.find((row) => row.dataset.example === example && row.dataset.language === language);
        const shared = (rows.get(article.dataset.category) ?? []).find((row) => row.dataset.language === language);
        const found = new Map();
        for (const cell of [row, shared].flatMap((row) => row ? [...row.querySelectorAll("[data-t]")] : [])) {
            found.set(cell.dataset.t, cell);
        }
        if (row?.dataset.initial !== undefined) found.initial = row.dataset.initial;
        found.example = example;
        return found;
    }

    // Values as devices write them, in the time zone of Greenwich. Browsers know the same rules: those of Unicode CLDR.
    const formatters = {
        "date": (value, _, language) => date(value, language, { dateStyle: "long" }),
        "time": (value, _, language) => date(value, language, { timeStyle: "short" }),
        "date-time": (value, _, language) => date(value, language, { dateStyle: "long", timeStyle: "short" }),
        "weekday": (value, _, language) => date(value, language, { weekday: "long" }),
        "relative": (value, _, language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(value, "hour"),
        "percent": (value, digits, language) => number(value, language, { style: "percent", ...exactly(digits) }),
        "decimal": (value, digits, language) => number(value, language, exactly(digits)),
        "currency": (value, currency, language) => number(value, language, { style: "currency", currency }),
        "measurement": (value, unit, language) =>
            number(value, language, { style: "unit", unit, maximumFractionDigits: 1 }),
        "duration": (value, _, language) => duration(Number(value), language),
        "list": (items, kind, language) =>
            new Intl.ListFormat(language, { type: kind === "or" ? "disjunction" : "conjunction" }).format(items),
    };
    const exactly = (digits) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });
    const number = (value, language, options) => new Intl.NumberFormat(language, options).format(Number(value));
    const date = (value, language, options) => new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options }).format(
        /^-?[0-9.]+$/.test(value) ? new Date(Number(value) * 1000) : new Date(value));
    function duration(seconds, language) {
        const parts = [];
        for (const [unit, length] of [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]]) {
            const count = Math.floor(seconds / length);
            seconds -= count * length;
            if (count && parts.length < 2) parts.push(number(count, language, { style: "unit", unit, unitDisplay: "long" }));
        }
        return new Intl.ListFormat(language, { type: "unit", style: "long" }).format(parts);
    }

    // The text of a cell, with its formatted values in a language.
    function localized(cell, language) {
        let text = cell.textContent;
        if (/^en\b/.test(language) || !cell.dataset.formats) return text;
        for (const { kind, value, option, text: english } of JSON.parse(cell.dataset.formats)) {
            try {
                text = text.replace(english, () => formatters[kind](value, option, language));
            } catch {
                // A value, unit or language that the browser doesn't know stays as it is.
            }
        }
        return text;
    }

    function show(article, choice) {
        const found = texts(article, choice);
        for (const element of article.querySelectorAll(":scope > .states [data-k]")) {
            const cell = found.get(element.dataset.k);
            if (cell) {
                const text = localized(cell, choice.language ?? ownLanguage);
                const isShort = text.length > shortTextLength && !element.closest(".expanded");
                element.textContent = isShort ? text.slice(0, shortTextLength) + "…" : text;
                element.lang = cell.lang;
                element.dir = cell.dir;
                element.classList.toggle("untranslated", cell.classList.contains("missing"));
            } else if (element.dataset.k === "initial" && found.initial !== undefined) {
                element.textContent = found.initial;
            }
        }
        for (const payload of article.querySelectorAll(".payload[data-example]")) {
            payload.hidden = Boolean(choice.example) && payload.dataset.example !== (found.example ?? payload.dataset.example);
        }
    }

    // The titles and texts of categories.
    function showCategory(section, choice) {
        const row = (rows.get(section.dataset.category) ?? []).find((row) => row.dataset.language === choice.language);
        for (const element of section.querySelectorAll("[data-k]")) {
            const cell = row?.querySelector(`[data-t="${CSS.escape(element.dataset.k)}"]`);
            if (!cell) continue;
            element.textContent = cell.textContent;
            element.lang = cell.lang;
            element.dir = cell.dir;
            element.classList.toggle("untranslated", cell.classList.contains("missing"));
        }
    }

    const rightToLeft = /^(ar|dv|fa|he|iw|ks|ku|ps|sd|ug|ur|yi)\b/i;
    // The page is written for the first example, in English formats.
    let last = { example: "", language: /^en\b/.test(ownLanguage) ? form.elements.language?.options[0].value : null };
    function apply() {
        const choice = values();
        if (choice.example !== last.example || choice.language !== last.language) {
            const language = choice.language ?? ownLanguage;
            for (const element of document.querySelectorAll("[data-now]")) {
                element.textContent = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second");
            }
            for (const section of document.querySelectorAll(".category")) showCategory(section, choice);
            for (const article of drawn) {
                const states = article.querySelector(":scope > .states");
                if (choice.language) {
                    states.lang = choice.language;
                    states.dir = rightToLeft.test(choice.language) ? "rtl" : "ltr";
                }
                show(article, choice);
            }
            searched.clear();
        }
        filter(choice);
        last = choice;
    }

    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => {
        apply();
        writeAddress();
    });
    // A slash moves to the search.
    document.addEventListener("keydown", (event) => {
        if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.target.closest("input, select, textarea")) return;
        event.preventDefault();
        form.elements.q.focus();
    });
    addEventListener("beforeprint", () => {
        for (const details of document.querySelectorAll(".findings details, .texts")) details.open = true;
    });
    const names = new Intl.DisplayNames(["en"], { type: "language" });
    for (const option of form.elements.language?.options ?? []) {
        try {
            option.textContent = `${names.of(option.value.replaceAll("_", "-"))} (${option.value})`;
        } catch {
            // Not a code of a language.
        }
    }
    // On a phone, the page begins with the notifications.
    if (matchMedia("(max-width: 760px)").matches) {
        for (const details of document.querySelectorAll(".fold")) details.open = false;
    }
    readAddress();
    apply();
}
