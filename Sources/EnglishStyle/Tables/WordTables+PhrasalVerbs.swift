extension WordTables {
    /// A verb and the particle that completes it, in each form of the verb: `log in`, `logging in`, `turned off`.
    ///
    /// Pairs that are as likely a verb and a preposition aren't included (Put on Hold, Join in Browser), nor, before
    /// `in` and `on`, forms that are also plural nouns (Logs in Console).
    static let phrasalVerbs: Set<String> = {
        var pairs: Set<String> = []
        var particle: Substring = ""
        for word in verbsByParticle.wordsOfTable {
            if word.hasSuffix(":") {
                particle = word.dropLast()
            } else {
                pairs.insert("\(word) \(particle)")
            }
        }
        return pairs
    }()

    package static func isPhrasalVerb(_ verb: String, _ particle: String) -> Bool {
        phrasalVerbs.contains("\(verb) \(particle)")
    }

    private static let verbsByParticle = """
        in: log logging logged sign signing signed check checking checked opt opting opted zoom zooming zoomed clock
            clocking clocked punch punching punched tune tuning tuned dial dialing dialed fill filling filled chime
            chiming chimed plug plugging plugged cash cashing cashed trade trading traded turn turning turned hand
            handing handed
        out: log logs logging logged sign signs signing signed check checks checking checked opt opts opting opted
            time times timing timed zoom zooms zooming zoomed find finds finding found figure figures figuring figured
            work works working worked try tries trying tried print prints printing printed help helps helping helped
            hang hangs hanging hung fill fills filling filled point points pointing pointed rule rules ruling ruled
            sell sells selling sold run runs running ran send sends sending sent set sets setting share shares sharing
            shared sort sorts sorting sorted take takes taking took taken test tests testing tested throw throws
            throwing threw thrown watch watches watching watched wipe wipes wiping wiped fade fades fading faded max
            maxes maxing maxed carry carries carrying carried cash cashes cashing cashed clear clears clearing cleared
            cross crosses crossing crossed cut cuts cutting drop drops dropping dropped hand hands handing handed hold
            holds holding held lay lays laying laid leave leaves leaving left lock locks locking locked lose loses
            losing lost miss misses missing missed move moves moving moved pay pays paying paid pick picks picking
            picked phase phases phasing phased reach reaches reaching reached roll rolls rolling rolled scope scopes
            scoping scoped shut shuts shutting spell spells spelling spelled step steps stepping stepped stay stays
            staying stayed tap taps tapping tapped turn turns turning turned wait waits waiting waited wash washes
            washing washed wear wears wearing wore worn write writes writing wrote written buckle buckles buckling
            buckled stand stands standing stood break breaks breaking broke broken clock clocks clocking clocked go
            goes going went gone
        on: turn turning turned switch switching switched power powering powered log logging logged carry carrying
            carried
        off: turn turns turning turned switch switches switching switched log logs logging logged sign signs signing
            signed power powers powering powered shut shuts shutting cut cuts cutting call calls calling called take
            takes taking took taken drop drops dropping dropped pay pays paying paid show shows showing showed shown
            hold holds holding held put puts putting kick kicks kicking kicked lay lays laying laid leave leaves
            leaving left set sets setting start starts starting started check checks checking checked tick ticks
            ticking ticked go goes going went gone back backs backing backed doze dozes dozing dozed finish finishes
            finishing finished round rounds rounding rounded cool cools cooling cooled
        up: sign signs signing signed set sets setting back backs backing backed pick picks picking picked hang hangs
            hanging hung follow follows following followed look looks looking looked speed speeds speeding sped wake
            wakes waking woke woken get gets getting got clean cleans cleaning cleaned top tops topping topped level
            levels leveling leveled warm warms warming warmed catch catches catching caught give gives giving gave
            given open opens opening opened start starts starting started lock locks locking locked add adds adding
            added bring brings bringing brought build builds building built come comes coming came cover covers
            covering covered cut cuts cutting dial dials dialing dialed divide divides dividing divided fill fills
            filling filled free frees freeing freed heat heats heating heated hold holds holding held hook hooks
            hooking hooked join joins joining joined keep keeps keeping kept light lights lighting lit line lines
            lining lined link links linking linked load loads loading loaded make makes making made meet meets meeting
            met move moves moving moved pack packs packing packed pay pays paying paid power powers powering powered
            queue queues queuing queued read reads reading ring rings ringing ringed save saves saving saved scale
            scales scaling scaled scroll scrolls scrolling scrolled show shows showing showed shown size sizes sizing
            sized speak speaks speaking spoke split splits splitting step steps stepping stepped stock stocks stocking
            stocked store stores storing stored sum sums summing summed swipe swipes swiping swiped take takes taking
            took taken team teams teaming teamed tidy tidies tidying tidied tie ties tying tied turn turns turning
            turned type types typing typed use uses using used wash washes washing washed wipe wipes wiping wiped wrap
            wraps wrapping wrapped write writes writing wrote written stand stands standing stood buckle buckles
            buckling buckled break breaks breaking broke broken bundle bundles bundling bundled
        down: shut shuts shutting turn turns turning turned slow slows slowing slowed power powers powering powered
            track tracks tracking tracked calm calms calming calmed close closes closing closed count counts counting
            counted write writes writing wrote written scroll scrolls scrolling scrolled swipe swipes swiping swiped
            back backs backing backed break breaks breaking broke broken cool cools cooling cooled cut cuts cutting
            lie lies lying lay lock locks locking locked note notes noting noted sit sits sitting sat scale scales
            scaling scaled settle settles settling settled stand stands standing stood step steps stepping stepped
            take takes taking took taken tear tears tearing tore torn tie ties tying tied tone tones toning toned wind
            winds winding wound narrow narrows narrowing narrowed go goes going went gone come comes coming came drop
            drops dropping dropped
        over: start starts starting started hand hands handing handed take takes taking took taken roll rolls rolling
            rolled carry carries carrying carried pull pulls pulling pulled switch switches switching switched turn
            turns turning turned do does doing did
        """
}
