// Written by script/embed from the files in Sources/Preview/Assets: change those, not this one.
// swift-format-ignore-file

enum EmbeddedAssets {
    static let styleHash = "sha256-n5sdOJfCh9VCtN6a5ITxJdwDyU44cQBkSskG7/j8F2s="
    static let scriptHash = "sha256-41h4YSMhsNjxgjV9Lr+69j2HmzzttycSSUsRMGtUVfo="

    static let style = #"""
        :root {
            color-scheme: light dark;
            --paper: #f6f6f8; --ink: #1a1a1f; --soft: #595963; --line: #d5d5dc; --card: #fff; --link: #0a58c4;
            --error: #b3131f; --warning: #8a4b00; --advice: #4a4a8a; --good: #17693a; --mark-old: #ffd9d9; --mark-new: #cdf1d6;
            --wall: linear-gradient(160deg, #b9c8dd, #dfd5e6 60%, #ead9cf); --glass: #ffffffe8; --glass-ink: #111; --glass-soft: #4b4b52;
            --glass-line: #0000001f; --red: #c3141f; --glass-edge: #f4f4f8cc; --scale: 1;
        }
        @media (prefers-color-scheme: dark) {
            :root:not(:has(#appearance option[value="light"]:checked)) {
                --paper: #161619; --ink: #f1f1f4; --soft: #b1b1bb; --line: #3a3a42; --card: #212126; --link: #85b7ff;
                --error: #ff9a9a; --warning: #ffc27a; --advice: #c0c0ff; --good: #7fdca0; --mark-old: #6b2b2f; --mark-new: #1f5a34;
                --wall: linear-gradient(160deg, #1c2740, #33284a 60%, #472f35); --glass: #2a2a30f2; --glass-ink: #f5f5f7;
                --glass-soft: #c0c0c9; --glass-line: #ffffff26; --red: #ff8f8a; --glass-edge: #4a4a55;
            }
        }
        :root:has(#appearance option[value="light"]:checked) { color-scheme: light; }
        :root:has(#appearance option[value="dark"]:checked) {
            color-scheme: dark;
            --paper: #161619; --ink: #f1f1f4; --soft: #b1b1bb; --line: #3a3a42; --card: #212126; --link: #85b7ff;
            --error: #ff9a9a; --warning: #ffc27a; --advice: #c0c0ff; --good: #7fdca0; --mark-old: #6b2b2f; --mark-new: #1f5a34;
            --wall: linear-gradient(160deg, #1c2740, #33284a 60%, #472f35); --glass: #2a2a30f2; --glass-ink: #f5f5f7;
            --glass-soft: #c0c0c9; --glass-line: #ffffff26; --red: #ff8f8a; --glass-edge: #4a4a55;
        }
        /* Body text of Dynamic Type has 17 points by default. */
        :root:has(#size option[value="xs"]:checked) { --scale: .82; }
        :root:has(#size option[value="xxxl"]:checked) { --scale: 1.35; }
        :root:has(#size option[value="ax1"]:checked) { --scale: 1.65; }
        :root:has(#size option[value="ax3"]:checked) { --scale: 2.35; }
        :root:has(#size option[value="ax5"]:checked) { --scale: 3.12; }

        * { box-sizing: border-box; }
        body {
            margin: 0; background: var(--paper); color: var(--ink);
            font: 15px/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI", "Noto Sans", sans-serif;
        }
        a { color: var(--link); text-underline-offset: 2px; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
        code, pre { font: .88em/1.45 ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
        .sheet { position: absolute; width: 0; height: 0; }
        .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 8px; top: 8px; background: var(--card); padding: 8px; z-index: 9; }

        /* The page */
        .top { padding: 20px 28px 0; }
        .top h1 { margin: 0; font-size: 26px; letter-spacing: -.01em; }
        .top > p { margin: 4px 0 0; color: var(--soft); }
        .controls { padding: 14px 0; border-bottom: 1px solid var(--line); }
        .controls > div { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: end; }
        .controls > div + div { margin-top: 10px; }
        .controls label { display: grid; gap: 2px; font-size: 12px; color: var(--soft); }
        .controls .check { display: flex; gap: 6px; align-items: center; font-size: 14px; color: var(--ink); padding: 6px 0; }
        .controls input[type="search"], .controls select {
            font: inherit; font-size: 14px; color: var(--ink); background: var(--card); border: 1px solid #84848f; border-radius: 7px;
            padding: 5px 8px; min-height: 32px; max-width: 15em;
        }
        #count { margin: 0 0 6px auto; color: var(--soft); font-size: 14px; }
        html:not(.js) .scripted { display: none !important; }
        .columns { display: grid; grid-template-columns: 220px minmax(0, 1fr); }
        nav { padding: 20px 8px 20px 28px; font-size: 14px; position: sticky; top: 0; max-height: 100vh; overflow: auto; align-self: start; }
        nav h2 { font-size: 12px; margin: 14px 0 4px; text-transform: uppercase; letter-spacing: .04em; }
        nav h2:first-child { margin-top: 0; }
        nav h2 a { color: var(--soft); text-decoration: none; }
        nav ul { list-style: none; margin: 0; padding: 0; }
        nav li a { display: block; padding: 2px 0; text-decoration: none; overflow-wrap: anywhere; }
        nav a:hover { text-decoration: underline; }
        main { padding: 20px 28px 60px 20px; }
        main:focus { outline: none; }
        main h2 { font-size: 20px; margin: 8px 0 12px; }
        main > section + section { margin-top: 34px; }
        .problems h2 { margin-top: 0; }
        article, .category, .activity, .problems {
            background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin: 0 0 22px;
        }
        article, .activity { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 12px 24px; content-visibility: auto; contain-intrinsic-size: auto 900px; }
        article > header, .activity > header, .change { grid-column: 1 / -1; }
        article h3, .category h3, .activity h3 { margin: 0; font-size: 17px; }
        h3 a { color: inherit; text-decoration: none; overflow-wrap: anywhere; }
        h3 a:hover { text-decoration: underline; }
        h4 { margin: 0 0 4px; font-size: 14px; }
        article header p, .category > p, .activity header p { margin: 2px 0; }
        .category > .wide, .category > details { margin-top: 10px; }
        .place { color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
        .category { content-visibility: auto; contain-intrinsic-size: auto 400px; }
        .about { font-size: 14px; border-left: 1px solid var(--line); padding-left: 20px; min-width: 0; }
        .about p { margin: 8px 0; }
        .facts { margin: 0; display: grid; grid-template-columns: 112px minmax(0, 1fr); gap: 6px 8px; }
        .facts dt { color: var(--soft); overflow-wrap: anywhere; }
        .facts dd { margin: 0; overflow-wrap: anywhere; }
        .category .facts { margin: 10px 0; grid-template-columns: 140px minmax(0, 1fr); }
        details { margin: 6px 0; font-size: 14px; }
        summary { cursor: pointer; }
        .payload meter { display: block; width: 100%; height: 12px; }
        .payload pre { margin: 6px 0; padding: 10px; background: var(--paper); border-radius: 8px; overflow: auto; max-height: 320px; overflow-wrap: normal; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; font-size: 13px; margin: 6px 0; }
        th, td { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); min-width: 5em; overflow-wrap: anywhere; }
        thead th { color: var(--soft); font-weight: 500; }
        .missing::after { content: " (not translated)"; color: var(--warning); }
        .server::after { content: " (the server translates it)"; color: var(--soft); }
        .findings { list-style: none; margin: 4px 0 10px; padding: 0; font-size: 14px; }
        .findings > li { border-left: 3px solid var(--advice); padding: 2px 0 2px 10px; margin: 6px 0; overflow-wrap: anywhere; }
        .findings p { margin: 0; }
        .findings details { font-size: 13px; margin: 2px 0; color: var(--soft); }
        .findings .error { border-color: var(--error); }
        .findings .warning { border-color: var(--warning); }
        .error b { color: var(--error); }
        .warning b { color: var(--warning); }
        .advice b { color: var(--advice); }
        .help { color: var(--soft); }
        .witness { font-size: 13px; margin: 4px 0; }
        .witness pre { margin: 2px 0; padding: 6px 8px; background: var(--paper); border-radius: 6px; white-space: pre-wrap; max-height: 160px; overflow: auto; }
        footer { padding: 0 28px 30px; color: var(--soft); font-size: 13px; }
        [hidden] { display: none !important; }

        /* States */
        .states { columns: 2 240px; column-gap: 18px; }
        .change .states, .removed .states { columns: 2 220px; }
        figure { margin: 0 0 18px; min-width: 0; break-inside: avoid; }
        figcaption { font-size: 13px; margin-bottom: 5px; line-height: 1.3; }
        figcaption b { font-weight: 600; }
        figcaption span { color: var(--soft); margin-inline-start: 6px; }
        figcaption i { font-style: normal; font-weight: 500; }
        .screen {
            background: var(--wall); border-radius: 18px; padding: 14px 10px; color: var(--glass-ink); line-height: 1.28;
            font-size: calc(15px * var(--scale)); unicode-bidi: isolate;
        }
        .card {
            display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px; align-items: center; background: var(--glass);
            border-radius: 18px; padding: 11px 13px; position: relative;
        }
        .card > p { margin: 0; grid-column: 2 / -1; color: var(--glass-soft); font-size: 14px; }
        .card > .sym { width: 26px; height: 26px; color: var(--glass-soft); }
        .words { min-width: 0; overflow-wrap: break-word; }
        .words p { margin: 0; unicode-bidi: plaintext; text-align: start; white-space: pre-line; }
        /* Alignment follows the language of the device, the order of words that of the text. */
        [dir="rtl"] .words p { text-align: right; }
        .t { font-weight: 600; }
        .st { font-weight: 500; }
        .t, .st { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
        .b { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; }
        .active .b, .compact .b, .mac .b { -webkit-line-clamp: 2; }
        .expanded .t, .expanded .st, .expanded .b { display: block; }
        .mark { font-size: .74em; font-weight: 600; text-transform: uppercase; letter-spacing: .02em; color: var(--glass-soft); }
        .mark.crit { color: var(--red); }
        .hid { display: none; }
        .hidden .hid { display: block; }
        :root:has(#previews:checked) .swap > .hid { display: block; }
        :root:has(#previews:checked) .swap > .pv { display: none; }
        :root:has(#previews:checked) .card:has(.swap) .thumb, :root:has(#previews:checked) .card:has(.swap) .av b { display: none; }
        :root:has(#previews:checked) .card:has(.swap) .av .ic { position: static; width: 38px; height: 38px; border-radius: 9px; font-size: 18px; box-shadow: none; }
        .side { display: grid; gap: 4px; justify-items: end; align-self: start; }
        .time { font-size: .82em; color: var(--glass-soft); }
        .pic { position: relative; width: 38px; height: 38px; }
        .ic {
            display: grid; place-items: center; width: 38px; height: 38px; border-radius: 9px; background: #3b5f9e; color: #fff;
            font-style: normal; font-weight: 600; font-size: 18px; overflow: hidden;
        }
        .appicon { width: 100%; height: 100%; display: block; }
        .av b { display: grid; place-items: center; width: 38px; height: 38px; border-radius: 50%; background: #5c6472; color: #fff; font-size: 17px; font-weight: 500; }
        .av .ic { position: absolute; inset-inline-end: -4px; bottom: -3px; width: 18px; height: 18px; border-radius: 5px; font-size: 10px; box-shadow: 0 0 0 1.5px var(--glass); }
        .thumb { width: 34px; height: 34px; border-radius: 6px; background: #7d8696; color: #fff; display: grid; place-items: center; }
        .thumb, .media.picture { overflow: hidden; padding: 0; }
        .thumb .picture, .media .picture { width: 100%; height: 100%; display: block; }
        .media.picture { height: 150px; }
        .media { grid-column: 1 / -1; min-height: 96px; border-radius: 10px; background: #586172; color: #fff; display: grid; place-items: center; margin-top: 8px; font-size: 13px; text-align: center; padding: 8px; }
        .media .sym { width: 40px; height: 40px; }
        .sym { width: 1.15em; height: 1.15em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; vertical-align: -.2em; }
        /* As large as a drawing, whatever the name is. */
        .nosym { display: inline-block; box-sizing: border-box; width: 1.15em; height: 1.15em; flex: none; border: 1.5px solid currentColor; border-radius: .25em; vertical-align: -.2em; }
        .symname { margin-inline-start: 6px; }
        .acts { list-style: none; margin: 8px 0 0; padding: 0; border-radius: 14px; background: var(--glass); overflow: hidden; }
        .acts li { display: flex; gap: .5em; align-items: center; padding: .62em .85em; font-size: .97em; min-width: 0; }
        .acts li + li { border-top: 1px solid var(--glass-line); }
        .acts li > span:not(.nosym, .vh) { min-width: 0; overflow-wrap: break-word; flex: 1; }
        .acts .sym[aria-label] { width: .85em; height: .85em; color: var(--glass-soft); }
        .acts .red { color: var(--red); }
        .two { display: grid; grid-template-columns: 1fr 1fr; }
        .two li + li { border-top: 0; border-inline-start: 1px solid var(--glass-line); }
        .field { display: flex; gap: 8px; align-items: center; margin-top: 8px; background: var(--glass); border-radius: 20px; padding: 6px 8px 6px 14px; }
        .field > span { flex: 1; color: var(--glass-soft); min-height: 1.2em; overflow-wrap: anywhere; }
        .field b { background: #1c62c9; color: #fff; border-radius: 14px; padding: 3px 12px; font-weight: 500; }
        .edge { height: 9px; margin: 0 12px; border-radius: 0 0 16px 16px; background: var(--glass-edge); border-top: 1px solid var(--glass-line); }
        .edge.two { display: block; margin: 0 26px; opacity: .65; height: 7px; }
        .summary { margin: 8px 4px 0; font-size: .88em; background: var(--glass); border-radius: 10px; padding: 3px 10px; width: fit-content; }
        .none { margin: 0; background: var(--glass); border-radius: 14px; padding: 12px; color: var(--glass-soft); font-size: 14px; }
        .mac .screen { font-size: calc(13px * min(var(--scale), 1.35)); }
        .mac .card { border-radius: 12px; padding: 9px 11px; }
        .mac .menu { width: 72%; margin-inline-start: auto; border-radius: 9px; }
        .mac .acts li { padding: .4em .85em; }
        .watch .screen { background: none; padding: 0; font-size: calc(13px * min(var(--scale), 1.35)); }
        .looks { display: grid; grid-template-columns: 5fr 7fr; gap: 10px; align-items: start; }
        .face { background: #000; color: #fff; border-radius: 26px; padding: 16px 12px; min-height: 150px; border: 3px solid #6a6a73; --glass-ink: #fff; --glass-soft: #c4c4cc; --glass: #2d2d33; --glass-line: #000; --red: #ff8f8a; min-width: 0; }
        .face:first-child { display: grid; justify-items: center; align-content: center; gap: 8px; text-align: center; }
        .face:first-child .words p { text-align: center; }
        .face .app { margin: 0; color: #9ecbff; font-size: .88em; overflow-wrap: anywhere; }
        .long .b { -webkit-line-clamp: 12; }
        .long .words { margin-top: 4px; }
        .long .acts { background: none; display: grid; gap: 4px; border-radius: 0; }
        .long .acts li { background: var(--glass); border: 0; border-radius: 12px; justify-content: center; text-align: center; }
        .long .acts li > span:not(.nosym, .vh) { flex: 0 1 auto; hyphens: auto; }
        .long .acts .sym[aria-label] { display: none; }
        .long .t { -webkit-line-clamp: 3; }
        .watch .long .acts li { padding-inline: .4em; gap: .3em; }
        .states:not(:lang(en)) .system { text-decoration: underline dotted 1px; text-underline-offset: 3px; }
        .category [data-k].untranslated { text-decoration: underline dotted 2px; text-underline-offset: 3px; }

        .facts dd { text-align: left; }

        /* Live Activities */
        .live { display: block; padding: 14px 16px; }
        .row { display: flex; gap: 10px; align-items: center; }
        .row .t { flex: 1; min-width: 0; margin: 0; }
        .row .ic, .pill .ic { width: 24px; height: 24px; border-radius: 6px; font-size: 13px; flex: none; }
        .moment { font-variant-numeric: tabular-nums; font-weight: 600; color: #1c62c9; }
        .live .status, .large .status { margin: 8px 0 0; font-size: 1.15em; font-weight: 600; }
        .values { display: flex; flex-wrap: wrap; gap: 6px 16px; margin: 8px 0 0; }
        .values div { min-width: 0; }
        .values dt { font-size: .74em; color: var(--glass-soft); }
        .values dd { margin: 0; overflow-wrap: break-word; }
        .stale .card { opacity: .62; border: 1.5px dashed var(--glass-soft); }
        .ended .card { opacity: .8; }
        .ended .moment { visibility: hidden; }
        .island .screen { display: flex; gap: 10px; align-items: center; justify-content: center; flex-wrap: wrap; }
        .pill { display: flex; gap: 10px; align-items: center; background: #000; color: #fff; border-radius: 22px; padding: 6px 14px 6px 8px; min-width: 190px; max-width: 100%; justify-content: space-between; --glass-soft: #c4c4cc; }
        .pill > .v { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 5.5em; }
        .pill .moment { color: #8fc0ff; }
        .camera { width: 62px; height: 20px; flex: none; }
        .minimal { min-width: 0; padding: 7px; border-radius: 50%; }
        .large { display: block; width: 100%; border-radius: 30px; padding: 16px 18px; }
        :root:has(#appearance option[value="dark"]:checked) .moment { color: #8fc0ff; }
        @media (prefers-color-scheme: dark) {
            :root:not(:has(#appearance option[value="light"]:checked)) .moment { color: #8fc0ff; }
        }
        .tpl { filter: brightness(0); }
        .face .tpl { filter: brightness(0) invert(1); }
        :root:has(#appearance option[value="dark"]:checked) .tpl { filter: brightness(0) invert(1); }
        @media (prefers-color-scheme: dark) {
            :root:not(:has(#appearance option[value="light"]:checked)) .tpl { filter: brightness(0) invert(1); }
        }
        .media, .none { unicode-bidi: plaintext; }
        .untranslated { text-decoration: underline dotted 2px; text-underline-offset: 3px; }

        /* Comparison */
        .change { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 20px; border-bottom: 1px solid var(--line); padding-bottom: 14px; margin-bottom: 8px; }
        .change .wide { grid-column: 1 / -1; }
        .change > div, .removed > div { min-width: 0; }
        .removed { display: grid; gap: 16px; }
        del { background: var(--mark-old); color: inherit; }
        ins { background: var(--mark-new); color: inherit; text-decoration: underline; }

        /* On a phone, what chooses and lists folds away. */
        .fold > summary { display: none; }
        @media (max-width: 1100px) {
            article, .activity { grid-template-columns: minmax(0, 1fr); }
            .about { border-left: 0; border-top: 1px solid var(--line); padding: 14px 0 0; margin-top: 12px; }
        }
        @media (max-width: 760px) {
            .columns { grid-template-columns: minmax(0, 1fr); }
            nav { position: static; max-height: none; padding: 0 16px; border-bottom: 1px solid var(--line); }
            .fold > summary { display: list-item; padding: 10px 0; cursor: pointer; }
            nav .fold[open] { max-height: 60vh; overflow: auto; }
            .top, main { padding-inline: 16px; }
            .change { grid-template-columns: minmax(0, 1fr); }
        }
        @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
        @media print {
            nav, .top .fold, .skip { display: none; }
            .columns { display: block; }
            body { background: #fff; }
            article, .category { break-inside: avoid; content-visibility: visible; border-color: #999; }
            .screen, .card, .acts, .face { print-color-adjust: exact; }
        }
        """#

    static let script = #"""
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
        """#

    static let symbols: [String: String] = [
        "airplane": #"<path d="M12 2c-1.2 0-1.6 2-1.6 3.5V9L3 14v2.2l7.4-2.2v5L8 20.8V22l4-1 4 1v-1.2L13.6 19v-5L21 16.2V14l-7.4-5V5.5C13.6 4 13.2 2 12 2z"/>"#,
        "alarm": #"<circle cx="12" cy="13.5" r="7"/><path d="M12 9.5v4l2.5 1.5M3 7l3.5-3M21 7l-3.5-3M7 19l-2 2.5M17 19l2 2.5"/>"#,
        "archivebox": #"<path d="M3 4h18v5H3zM5 9v11h14V9M10 13h4"/>"#,
        "arrow.clockwise": #"<path d="M19 12a7 7 0 1 1-2-5l2 2M19 4v5h-5"/>"#,
        "arrow.counterclockwise": #"<path d="M5 12a7 7 0 1 0 2-5L5 9M5 4v5h5"/>"#,
        "arrow.down": #"<path d="M12 4v16M6 14l6 6 6-6"/>"#,
        "arrow.down.to.line": #"<path d="M12 3v13M6 10l6 6 6-6M4 21h16"/>"#,
        "arrow.left": #"<path d="M20 12H4M10 6l-6 6 6 6"/>"#,
        "arrow.right": #"<path d="M4 12h16M14 6l6 6-6 6"/>"#,
        "arrow.triangle.2.circlepath": #"<path d="M5 10.5A7.2 7.2 0 0 1 18.5 9M19 13.5A7.2 7.2 0 0 1 5.5 15"/><path fill="currentColor" stroke-width="1" d="M21.5 8l-3 4.2L15.5 8zM2.5 16l3-4.2L8.5 16z"/>"#,
        "arrow.up": #"<path d="M12 20V4M6 10l6-6 6 6"/>"#,
        "arrow.up.forward": #"<path d="M6 18 18 6M9 6h9v9"/>"#,
        "arrow.up.forward.app": #"<rect x="3.5" y="3.5" width="17" height="17" rx="4"/><path d="M9 15l6-6M10 9h5v5"/>"#,
        "arrow.up.right": #"<path d="M6 18 18 6M9 6h9v9"/>"#,
        "arrowshape.turn.up.left": #"<path d="M10 5 3 11l7 6v-4c5 0 8 2 11 6 0-6-4-10-11-10z"/>"#,
        "arrowshape.turn.up.left.2": #"<path d="M12 6 6 11.5l6 5.5v-3.5c4 0 6.5 1.5 9 5 0-5.5-3.5-8.8-9-9zM7.5 6 2 11.5 7.5 17"/>"#,
        "arrowshape.turn.up.right": #"<path d="m14 5 7 6-7 6v-4c-5 0-8 2-11 6 0-6 4-10 11-10z"/>"#,
        "at": #"<circle cx="12" cy="12" r="3.5"/><path d="M15.5 8.5V13.5a2.2 2.2 0 0 0 4.5 0V12a8 8 0 1 0-3.5 6.6"/>"#,
        "backward": #"<path d="M12 6v12L3 12zM21 6v12l-9-6z"/>"#,
        "bag": #"<path d="M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2"/>"#,
        "banknote": #"<path d="M3 6h18v12H3z"/><circle cx="12" cy="12" r="3"/><path d="M6 9v.01M18 15v.01"/>"#,
        "bed.double": #"<path d="M3 19v-6h18v6M3 16h18M5 13V7h14v6M8 13v-3h8v3"/>"#,
        "bell": #"<path d="M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 5V3"/>"#,
        "bell.and.waves.left.and.right": #"<path d="M7.5 17v-5.5a4.5 4.5 0 0 1 9 0V17l1.5 1H6zM10.5 20.5h3M12 6.5V5M4 8a7 7 0 0 0 0 7M20 8a7 7 0 0 1 0 7"/>"#,
        "bicycle": #"<circle cx="5.5" cy="16" r="4"/><circle cx="18.5" cy="16" r="4"/><path d="M5.5 16 9 9h7l2.5 7M9 9l4 7 3-7M5.5 16H13M7.5 9h3M16 9V6.5h2.5"/>"#,
        "bolt": #"<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>"#,
        "book": #"<path d="M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"/>"#,
        "bookmark": #"<path d="M6 3h12v18l-6-5-6 5z"/>"#,
        "bubble.left": #"<path d="M3 5h18v12H10l-5 4v-4H3z"/>"#,
        "bubble.left.and.bubble.right": #"<path d="M2 4h13v9H8l-3 3v-3H2zM18 8h4v9h-3v3l-3-3H9v-1"/>"#,
        "bubble.right": #"<path d="M3 5h18v12h-2v4l-5-4H3z"/>"#,
        "bus": #"<path d="M5 4h14v13H5zM5 11h14M7 17v3M17 17v3M8 14h.01M16 14h.01M9 6.5h6"/>"#,
        "calendar": #"<path d="M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 14h.01M12 14h.01M16 14h.01M8 17h.01M12 17h.01"/>"#,
        "camera": #"<path d="M3 7h4l2-3h6l2 3h4v13H3z"/><circle cx="12" cy="13" r="4"/>"#,
        "car": #"<path d="M3 16v-4l2-1 2-5h10l2 5 2 1v4zM5 16v3h3v-3M16 16v3h3v-3M7 11h10"/>"#,
        "cart": #"<path d="M2 4h3l3 11h10l3-8H6"/><circle cx="9" cy="19" r="1.5"/><circle cx="17" cy="19" r="1.5"/>"#,
        "character.book.closed": #"<path d="M5 4h12a2 2 0 0 1 2 2v15H7a2 2 0 0 1-2-2zM5 18.5h14M9 14l3-8 3 8M10 11.5h4"/>"#,
        "chart.bar": #"<path d="M4 20V11h4v9zM10 20V5h4v15zM16 20v-6h4v6z"/>"#,
        "checklist": #"<path d="M3.5 6.5l1.5 1.5 3-3M3.5 12l1.5 1.5 3-3M3.5 17.5 5 19l3-3M11 6.5h10M11 12h10M11 17.5h10"/>"#,
        "checkmark": #"<path d="m5 13 5 5L19 6"/>"#,
        "checkmark.seal": #"<path d="M12 2.5l2.4 2 3.1-.2.7 3 2.6 1.7L19.6 12l1.2 3-2.6 1.7-.7 3-3.1-.2-2.4 2-2.4-2-3.1.2-.7-3L3.2 15l1.2-3-1.2-3 2.6-1.7.7-3 3.1.2zM8.5 12.2l2.5 2.5 4.5-5"/>"#,
        "checkmark.shield": #"<path d="M12 2.5l7.5 2.5v6.5c0 5-3 8.5-7.5 10-4.5-1.5-7.5-5-7.5-10V5zM8.5 12l2.5 2.5 4.5-5"/>"#,
        "clock": #"<circle cx="12" cy="12" r="9"/><path d="M12 6v6l4 3"/>"#,
        "cloud": #"<path d="M7 18a4 4 0 0 1 0-8 5 5 0 0 1 10-1 4.5 4.5 0 0 1 0 9z"/>"#,
        "creditcard": #"<path d="M3 6h18v12H3zM3 10h18M6 15h4"/>"#,
        "cross.case": #"<path d="M3 8h18v12H3zM8 8V5h8v3M12 11v6M9 14h6"/>"#,
        "cup.and.saucer": #"<path d="M4 6h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 8h1.5a2.5 2.5 0 0 1 0 5H17M3 20h15"/>"#,
        "doc": #"<path d="M6 3h8l5 5v13H6zM14 3v5h5"/>"#,
        "doc.on.doc": #"<path d="M9 7h11v14H9zM15 7V3H4v14h5"/>"#,
        "doc.text": #"<path d="M6 3h8l5 5v13H6zM14 3v5h5M9 12h7M9 15h7M9 18h4"/>"#,
        "document": #"<path d="M6 3h8l5 5v13H6zM14 3v5h5"/>"#,
        "drop": #"<path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z"/>"#,
        "ellipsis": #"<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.5"/>"#,
        "envelope": #"<path d="M3 6h18v13H3zM3 7l9 7 9-7"/>"#,
        "envelope.badge": #"<path d="M19.5 12v7h-17V7h12M2.5 7.5 11 14l4.5-3.5"/><circle cx="19" cy="6.5" r="3" fill="currentColor"/>"#,
        "envelope.open": #"<path d="M3 10l9-7 9 7v10H3zM3 10l9 6 9-6"/>"#,
        "exclamationmark": #"<path d="M12 4v11M12 19v.5"/>"#,
        "exclamationmark.triangle": #"<path d="M12 3 2 20h20zM12 10v5M12 17.5v.01"/>"#,
        "eye": #"<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z"/><circle cx="12" cy="12" r="3"/>"#,
        "eyeglasses": #"<circle cx="6.5" cy="14" r="4"/><circle cx="17.5" cy="14" r="4"/><path d="M10.5 13.5a1.6 1.6 0 0 1 3 0M3 12l2-6h2M21 12l-2-6h-2"/>"#,
        "figure.strengthtraining.traditional": #"<circle cx="12" cy="7.5" r="2"/><path d="M3 5h18M4.5 3v4M19.5 3v4M7 5l2 6h6l2-6M10 11v5l-1.5 5M14 11v5l1.5 5"/>"#,
        "figure.walk": #"<circle cx="13" cy="4" r="1.8"/><path d="m12 8-2 6 4 3 1 5M10 14l-3 7M12 8l-4 2-1 3M12 8l3 3h3"/>"#,
        "flag": #"<path d="M5 21V4c5-2 8 2 14 0v9c-6 2-9-2-14 0"/>"#,
        "flame": #"<path d="M12 3c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 2 1 2 2 2 4 2-3 1-6 1-9z"/>"#,
        "folder": #"<path d="M3 5h6l2 3h10v11H3z"/>"#,
        "fork.knife": #"<path d="M6 3v6a2 2 0 0 0 4 0V3M8 11v10M17 21V3c-3 2-3 7-3 10h3"/>"#,
        "forward": #"<path d="M12 6v12l9-6zM3 6v12l9-6z"/>"#,
        "gear": #"<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"/><circle cx="12" cy="12" r="6"/>"#,
        "gearshape": #"<circle cx="12" cy="12" r="3"/><path d="M10.3 3h3.4l.5 2.5 1.9.8 2.1-1.4 2.4 2.4-1.4 2.1.8 1.9 2.5.5v3.4l-2.5.5-.8 1.9 1.4 2.1-2.4 2.4-2.1-1.4-1.9.8-.5 2.5h-3.4l-.5-2.5-1.9-.8-2.1 1.4-2.4-2.4 1.4-2.1-.8-1.9-2.5-.5v-3.4l2.5-.5.8-1.9-1.4-2.1 2.4-2.4 2.1 1.4 1.9-.8z"/>"#,
        "gift": #"<path d="M3 8h18v4H3zM5 12v9h14v-9M12 8v13M12 8C9 8 7 6 8 4s4 0 4 4c0-4 3-6 4-4s-1 4-4 4z"/>"#,
        "globe": #"<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"/>"#,
        "gobackward": #"<path d="M5.5 8.5A8 8 0 1 1 4 13M5 3.5v5h5"/>"#,
        "goforward": #"<path d="M18.5 8.5A8 8 0 1 0 20 13M19 3.5v5h-5"/>"#,
        "hand.point.up": #"<path d="M9 21v-2l-4-5.5 1.5-1.5L9 14V5a1.5 1.5 0 0 1 3 0v5l6.5 1.5V17L17 21z"/>"#,
        "hand.raised": #"<path d="M7 13V6.5a1.5 1.5 0 0 1 3 0V11 4.5a1.5 1.5 0 0 1 3 0V11 6a1.5 1.5 0 0 1 3 0v6-3a1.5 1.5 0 0 1 3 0v6a6 6 0 0 1-6 6c-4 0-5-2-8-7 0-2 1-2 2-1z"/>"#,
        "hand.tap": #"<path d="M9 21v-2l-4-5.5 1.5-1.5L9 14V8a1.5 1.5 0 0 1 3 0v4l6.5 1.5V18L17 21zM6.5 8.5a4 4 0 1 1 8 0"/>"#,
        "hand.thumbsdown": #"<path d="M8 13V4h9l3 9h-6l1 6-2 2-5-8zM4 4h1v9H4z"/>"#,
        "hand.thumbsup": #"<path d="M8 11v9h9l3-9h-6l1-6-2-2-5 8zM4 11h1v9H4z"/>"#,
        "hand.wave": #"<path d="M8 20c-3-2-4.5-5-4.5-8l1.5-1 2 3-2-6 1.5-1L9 12 7.5 5.5 9 5l2 6.5-.5-6.5H12l.5 7 1-3.5 2 .5c0 4 .5 7-2 9.5zM17.5 4.5l2.5 2.5M20.5 3l.5 1"/>"#,
        "headphones": #"<path d="M4 15v-3a8 8 0 0 1 16 0v3M4 14h4v6H4zM16 14h4v6h-4z"/>"#,
        "heart": #"<path d="M12 20C5 15 3 12 3 9a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1c0 3-2 6-9 11z"/>"#,
        "hourglass": #"<path d="M6 3h12M6 21h12M7 3v3.5l5 5.5 5-5.5V3M7 21v-3.5l5-5.5 5 5.5V21"/>"#,
        "house": #"<path d="m3 12 9-8 9 8M5 10v10h5v-6h4v6h5V10"/>"#,
        "info": #"<path d="M12 10v9M12 5.5v.01"/>"#,
        "key": #"<circle cx="8" cy="8" r="4.5"/><path d="M11.2 11.2 20 20M16.5 16.5l2.5-2.5M19 19l2-2"/>"#,
        "leaf": #"<path d="M4 20c0-9 5-15 16-16 1 11-4 16-12 15M4 20c2-4 5-7 9-9"/>"#,
        "lightbulb": #"<path d="M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM10 20h4"/>"#,
        "link": #"<path d="M10 14a4 4 0 0 1 0-6l2-2a4 4 0 0 1 6 6l-1 1M14 10a4 4 0 0 1 0 6l-2 2a4 4 0 0 1-6-6l1-1"/>"#,
        "list.bullet": #"<path d="M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01"/>"#,
        "location": #"<path d="M21 3 3 11l8 2 2 8z"/>"#,
        "lock": #"<path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3"/>"#,
        "lock.open": #"<path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 8-1"/>"#,
        "lock.shield": #"<path d="M12 2.5l7.5 2.5v6.5c0 5-3 8.5-7.5 10-4.5-1.5-7.5-5-7.5-10V5zM9 11h6v5H9zM10 11V9.5a2 2 0 0 1 4 0V11"/>"#,
        "magnifyingglass": #"<circle cx="10" cy="10" r="6"/><path d="m15 15 6 6"/>"#,
        "map": #"<path d="m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"/>"#,
        "mappin": #"<circle cx="12" cy="7" r="4"/><path d="M12 11v10"/>"#,
        "megaphone": #"<path d="M4 9.5v5l11 4v-13zM15 9a3 3 0 0 1 0 6M6.5 15.5 7.5 20h3l-1-3.5"/>"#,
        "message": #"<path d="M12 4c5 0 9 3 9 7s-4 7-9 7H9l-4 3v-5c-1-1-2-3-2-5 0-4 4-7 9-7z"/>"#,
        "mic": #"<path d="M9 6a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3M8 21h8"/>"#,
        "microphone": #"<path d="M9 6a3 3 0 0 1 6 0v5a3 3 0 0 1-6 0zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5V21M8.5 21h7"/>"#,
        "minus": #"<path d="M4 12h16"/>"#,
        "moon": #"<path d="M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z"/>"#,
        "moon.zzz": #"<path d="M16 15.5A7.5 7.5 0 1 1 9 5a6.5 6.5 0 0 0 7 10.5zM14 3h4l-4 4.5h4M18.5 9h3l-3 3.5h3"/>"#,
        "music.note": #"<path d="M9 18V5l10-2v13"/><circle cx="7" cy="18" r="2.5"/><circle cx="17" cy="16" r="2.5"/>"#,
        "nosign": #"<circle cx="12" cy="12" r="9"/><path d="M5.6 5.6l12.8 12.8"/>"#,
        "paperclip": #"<path d="M19.5 11l-8 8a5 5 0 0 1-7-7l9-9a3.3 3.3 0 0 1 4.7 4.7l-8.5 8.5a1.6 1.6 0 0 1-2.3-2.3L15 6.5"/>"#,
        "paperplane": #"<path d="M21 3 3 10l7 4 4 7zM21 3 10 14"/>"#,
        "pause": #"<path d="M7 4h3v16H7zM14 4h3v16h-3z"/>"#,
        "pencil": #"<path d="m4 20 1-5L16 4l4 4L9 19zM14 6l4 4"/>"#,
        "person": #"<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 3-7 8-7s8 2 8 7z"/>"#,
        "person.2": #"<circle cx="9" cy="8" r="3.5"/><path d="M2 20c0-5 3-6 7-6s7 1 7 6zM15 5a3.5 3.5 0 0 1 0 7M18 14c3 1 4 3 4 6h-3"/>"#,
        "person.crop.circle": #"<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="9.5" r="3.2"/><path d="M5.5 18.8c1-3 3.3-4.3 6.5-4.3s5.5 1.3 6.5 4.3"/>"#,
        "phone": #"<path d="M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c0 1-1 2-2 2C11 21 3 13 3 5c0-1 1-2 2-2z"/>"#,
        "phone.arrow.up.right": #"<path d="M5 5h3.5l1.5 4-2.5 1.5c1 2.5 2.5 4 5 5L14 13l4 1.5V18c0 1-.8 2-2 2C9.5 19.5 4.5 14.5 4 7.5 4 6 4.5 5 5 5zM14 10l7-7M16 3h5v5"/>"#,
        "phone.down": #"<path d="M2 14c5-7 15-7 20 0l-2 3-5-2v-3c-2-1-4-1-6 0v3l-5 2z"/>"#,
        "photo": #"<path d="M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4"/><circle cx="16" cy="9" r="1.5"/>"#,
        "pills": #"<path d="M4.5 9.5l5-5a3.5 3.5 0 0 1 5 5l-5 5a3.5 3.5 0 0 1-5-5zM7 7l5 5"/><circle cx="17" cy="17" r="4.5"/><path d="M13 17.5h8"/>"#,
        "pin": #"<path d="M9 3h6v7l3 4H6l3-4zM12 14v7"/>"#,
        "play": #"<path d="M6 4l14 8-14 8z"/>"#,
        "play.rectangle": #"<rect x="2.5" y="5" width="19" height="14" rx="3"/><path d="M10 9l5.5 3-5.5 3z"/>"#,
        "plus": #"<path d="M12 4v16M4 12h16"/>"#,
        "printer": #"<path d="M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z"/>"#,
        "qrcode": #"<path d="M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM6.5 6.5h.01M17.5 6.5h.01M6.5 17.5h.01M14 14h3v3h-3zM20 14v3M14 20.5h3M20.5 20.5h.01"/>"#,
        "questionmark": #"<path d="M8 9a4 4 0 1 1 6 3c-1 1-2 1-2 3M12 19v.01"/>"#,
        "shield": #"<path d="M12 2.5l7.5 2.5v6.5c0 5-3 8.5-7.5 10-4.5-1.5-7.5-5-7.5-10V5z"/>"#,
        "shippingbox": #"<path d="m12 3 9 4v10l-9 4-9-4V7zM3 7l9 4 9-4M12 11v10"/>"#,
        "speaker": #"<path d="M4 9.5v5h3.5L13 19V5L7.5 9.5z"/>"#,
        "speaker.slash": #"<path d="M4 9.5v5h3.5L13 19V5L7.5 9.5zM3 3l18 18"/>"#,
        "speaker.wave.2": #"<path d="M3 9.5v5h3.5L11 19V5L6.5 9.5zM14.5 9a4.5 4.5 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11"/>"#,
        "square.and.arrow.down": #"<path d="M8 10H5v11h14V10h-3M12 3v12M8 11l4 4 4-4"/>"#,
        "square.and.arrow.up": #"<path d="M8 10H5v11h14V10h-3M12 15V3M8 7l4-4 4 4"/>"#,
        "square.and.pencil": #"<path d="M20 13v7H4V4h7M9 15l.5-3.5L18 3l3 3-8.5 8.5z"/>"#,
        "star": #"<path d="m12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.2-5.7-3.3L6.3 20l1.5-6.2L3 9.6 9.3 9z"/>"#,
        "stethoscope": #"<path d="M5 3v6a4 4 0 0 0 8 0V3M9 13v3a5 5 0 0 0 10 0v-3"/><circle cx="19" cy="11" r="2"/>"#,
        "stop": #"<path d="M6 6h12v12H6z"/>"#,
        "sun.max": #"<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2"/>"#,
        "tag": #"<path d="M3 12V4h8l10 9-8 8zM7.5 8.5v.01"/>"#,
        "text.append": #"<path d="M3 6h18M3 11h18M3 16h9M18 14v6M15 17h6"/>"#,
        "text.badge.minus": #"<path d="M3 6h18M3 11h18M3 16h9M15 17h6"/>"#,
        "text.badge.plus": #"<path d="M3 6h18M3 11h18M3 16h9M18 14v6M15 17h6"/>"#,
        "text.bubble": #"<path d="M3 4h18v13H11l-4 4v-4H3zM7 8.5h10M7 12.5h7"/>"#,
        "text.insert": #"<path d="M3 5h18M3 19h18M10 12h11M3 9.5v5l3.5-2.5z"/>"#,
        "ticket": #"<path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10"/>"#,
        "timer": #"<circle cx="12" cy="13" r="8"/><path d="M12 9v4M9 2h6M12 2v3"/>"#,
        "tram": #"<path d="M6 6h12v11H6zM6 12h12M9 15h.01M15 15h.01M8 17l-2 4M16 17l2 4M12 6V3M8 3h8"/>"#,
        "trash": #"<path d="M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7"/>"#,
        "tray": #"<path d="m3 13 3-8h12l3 8v6H3zM3 13h5l2 3h4l2-3h5"/>"#,
        "video": #"<path d="M2 7h13v10H2zM15 11l7-4v10l-7-4"/>"#,
        "wifi": #"<path d="M3 10c5-5 13-5 18 0M6 13.5c3-3 9-3 12 0M9 17c2-2 4-2 6 0M12 20v.01"/>"#,
        "wind": #"<path d="M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h8a2 2 0 1 1-2 2"/>"#,
        "wrench": #"<path d="M20 7a5 5 0 0 1-7 5l-7 8-3-3 8-7a5 5 0 0 1 6-6l-3 3 1 2 2 1z"/>"#,
        "xmark": #"<path d="M6 6l12 12M18 6 6 18"/>"#,
        "zzz": #"<path d="M3 12h7l-7 8h7M12 7h5.5L12 13.5h5.5M17.5 3H21l-3.5 4H21"/>"#,
    ]
}
