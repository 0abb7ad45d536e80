"use strict";
// Searches, filters and switches. All states and texts are in the document already: the script only shows others of them.
{
    const form = document.getElementById("controls");
    const count = document.getElementById("count");
    const nothing = document.querySelector(".nothing");
    const articles = [...document.querySelectorAll("article")];
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

    function show(article, choice) {
        const found = texts(article, choice);
        for (const element of article.querySelectorAll(":scope > .states [data-k]")) {
            const cell = found.get(element.dataset.k);
            if (cell) {
                const text = cell.textContent;
                const isShort = text.length > shortTextLength && !element.closest(".expanded");
                element.textContent = isShort ? text.slice(0, shortTextLength) + "…" : text;
                element.lang = cell.lang;
                element.dir = cell.dir;
                element.classList.toggle("untranslated", cell.classList.contains("missing"));
            } else if (element.dataset.k === "initial" && found.initial !== undefined) {
                element.textContent = found.initial;
            }
        }
        for (const payload of article.querySelectorAll(".payload")) {
            payload.hidden = Boolean(choice.example) && payload.dataset.example !== (found.example ?? payload.dataset.example);
        }
    }

    const rightToLeft = /^(ar|dv|fa|he|iw|ks|ku|ps|sd|ug|ur|yi)\b/i;
    let last = {};
    function apply() {
        const choice = values();
        if (choice.example !== (last.example ?? "") || choice.language !== (last.language ?? form.elements.language?.options[0].value)) {
            for (const article of articles) {
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
    readAddress();
    apply();
}
