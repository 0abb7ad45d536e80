// Words that notifications often have, with their forms, from A to M.
extension SpellingTables {
    static let wordsAToM = """
        abled ables about abouts above aboves accept accepted accepting accepts access accessed accesses accessing
        accident accidented accidents account accounted accounting accounts achieve achieved achievement achievements
        achieves achieving across acted acting action actioned actioning actions active actives activities activity
        actual added adding address addressed addresses addressing adjust adjusted adjusting adjusts adopt adopted
        adopting adopts advance advanced advances advancing advice advices afternoon afternoons again against agent
        agented agenting agents aging agoing agree agreed agreeing agrees aired airing airport airports alarm alarmed
        alarming alarms alert alerted alerting alerts allow allowed allowing allows almost alone along already alternate
        alternated alternates alternating although always amazing amount amounted amounting amounts animal animals
        anniversaries anniversary announce announced announces announcing annual annuals another answer answered
        answering answers anyone anything anythings anywhere anywheres apart apartment apartments apologize apologized
        apologizes apologizing appear appeared appearing appears applied applies apply applying appointment appointments
        approve approved approves approving areas argue argued argues arguing armed arming around arrange arranged
        arranges arranging arrival arrivals arrive arrived arrives arriving article articled articles articling asked
        asking assign assigned assigning assignment assignments assigns assist assisted assisting assists attach
        attached attaching attachment attachments attempt attempted attempting attempts attend attended attending
        attends attention attentions august augusts author authored authoring authors autoed autoing autos autumn
        autumns available average averaged averages averaging avoid avoided avoiding avoids award awarded awarding
        awards aways babied babies babying backed backing backs backup backups badge badges bakeries bakery balance
        balanced balances balancing balconies balcony balled balling ballot ballots balls bandage bandages banded
        banding bands banked banking banks barked barking barks barns based bases basic basics basing basket baskets
        batteries battery beach beached beaches beaching beating beats beautiful because become becomes becoming bedroom
        bedrooms before began begin begins begun behind behinds believe believed believes believing belong belonged
        belonging belongs below belows benefit benefited benefiting benefits bested besting bests better bettered
        bettering betters between betweens beyond beyonds bicycle bicycled bicycles bicycling biked bikes biking billed
        billing bills birded birding birds birthday birthdays bishop bishops biting black blacked blacking blacks block
        blocked blocking blocks blood blooded blooding bloods blued blues bluing board boarded boarding boardings boards
        boated boating boats bodied bodies bodying bonus bonuses booked booking bookings books border bordered bordering
        borders borrow borrowed borrowing borrows bottle bottled bottles bottling bottom bottomed bottoming bottoms
        bought boxed boxes boxing bracelet bracelets brake braked brakes braking branch branched branches branching
        bread breaded breading breads break breakfast breakfasted breakfasting breakfasts breaking breaks bridge bridged
        bridges bridging brief briefed briefing briefs bright brights bring bringing brings broken brother brothered
        brothering brothers brought budget budgeted budgeting budgets build builded building buildings builds bused
        buses busied busies business businesses busing busying buying cable cabled cables cabling caked cakes caking
        calendar calendared calendaring calendars called calling calls calmed calming calms camera cameras campaign
        campaigned campaigning campaigns cancel canceled canceling cancels candle candles caned caning captain captains
        carded carding cards cared careful cares caring carried carries carry carrying carted carting carts cased cases
        cashed cashes cashing casing castle castles catch catched catches catching categories category caught cause
        caused causes causing celebrate celebrated celebrates celebrating celebration celebrations center centered
        centering centers certain certificate certificates chair chaired chairing chairs challenge challenged challenges
        challenging champion champions championship championships chance chanced chances chancing change changed changes
        changing channel channeled channeling channels chapter chapters charge charged charger chargers charges charging
        chats chatted chatting cheap cheaps check checked checking checks chicken chickens child childed childing
        children childs chocolate chocolates choice choices choir choirs choose chooses choosing chosen cinema cinemas
        citied cities claim claimed claiming claims class classed classes classing classroom classrooms clean cleaned
        cleaning cleanings cleans clear cleared clearing clears client clients climbing climbings clock clocked clocking
        clocks close closed closes closing cloud clouded clouding clouds coach coached coaches coaching coated coating
        coats coffee coffees coins colds collect collected collecting collection collections collects college colleges
        color colored coloring colors comes comfortable coming comings comment commented commenting comments common
        commons communities community companied companies company companying compare compared compares comparing
        competition competitions complete completed completes completing computer computers concert concerted concerting
        concerts condition conditioned conditioning conditions conference conferences confirm confirmation confirmations
        confirmed confirming confirms congratulations connect connected connecting connection connections connects
        consider considered considering considers consultation consultations contact contacted contacting contacts
        contain contained containing contains content contented contenting contents contest contested contesting
        contests continue continued continues continuing contract contracted contracting contracts control controls
        conversation conversations cooked cooking cooks cooled cooling cools copied copies copying corner cornered
        cornering corners correct corrected correcting corrects costed costing costs could count counted counter
        counters counting countries country counts couple coupled couples coupling coupon couponing coupons courier
        couriers course coursed courses coursing court courted courting courts courtyard courtyards cover covered
        covering covers create created creates creating credit credited crediting credits cricket crickets cross crossed
        crosses crossing current currents curtain curtains cushion cushions custom customer customers customs cyclist
        cyclists dailies daily damage damaged damages damaging dance danced dances dancing danger dangered dangering
        dangers darked darking darks dated dates dating daughter daughters deadline deadlined deadlines deadlining deads
        dealing deals dearing dears debit debited debiting debits december decembers decide decided decides deciding
        decision decisions decline declined declines declining deeps default defaulted defaulting defaults defeat
        defeated defeating defeats definitely degree degreed degrees delay delayed delaying delays delete deleted
        deletes deleting deliver delivered deliveries delivering delivers delivery dentist dentists depart departed
        departing departs departure departures deposit deposited depositing deposits describe described describes
        describing design designed designing designs desks destination destinations detail detailed detailing details
        develop developed developing develops device devices different difficult dinner dinnered dinnering dinners
        direct directed directing direction directions directs disappear disappeared disappearing disappears disconnect
        disconnected disconnecting disconnects discount discounted discounting discounts discover discovered discovering
        discovers discuss discussed discusses discussing dished dishes dishing dishwasher dishwashers distance distanced
        distances distancing doctor doctored doctoring doctors document documented documenting documents doing dollar
        dollars doored dooring doors double doubled doubles doubling downed downing download downloaded downloading
        downloads downs downtown downtowns draft drafted drafting drafts drawing draws dream dreamed dreaming dreams
        dress dressed dresses dressing dried dries drink drinking drinks drive driven driver drivers drives driveway
        driveways driving dropped dropping drops dryer dryers drying during eared earing earlies early earned earning
        earns earthquake earthquakes easies easting easts eating edited editing edition editions edits education
        educations effect effected effecting effects effort efforts eight eights either electric electricities
        electricity electrics element elements elevator elevators eleven elevens email emailed emailing emails
        emergencies emergency employee employees emptied empties empty emptying ended ending energies energy engine
        engines enjoy enjoyed enjoying enjoys enough enoughs enter entered entering enters entire entires entrance
        entrances entries entry environment environments episode episodes equal equaled equaling equals equipment
        equipments errand errands error errors essay essays evacuate evacuated evacuates evacuating evened evening
        evenings evens event eventing events every everyone everything example exampled examples exampling exams
        excellent except excepted excepting excepts exchange exchanged exchanges exchanging excited exclusive exclusives
        exercise exercised exercises exercising exhibition exhibitions exist existed existing exists exited exiting
        exits expect expected expecting expects expense expensed expenses expensing experience experiences expire
        expired expires expiring explain explained explaining explains explore explored explores exploring export
        exports extension extensions extra extras eying faced faces facing facts failed failing fails falling falls
        families family famous fared fares faring farmed farmer farmers farming farms fasted fasting fasts father
        fathered fathering fathers favorite favorites feature featured features featuring februaries february feeding
        feeds feeing feeling feels ferries ferry festival festivals field fielded fielding fields fight fighting fights
        figure figured figures figuring filed files filing filled filling fills filmed filming films final finally
        finals finding finds fined fines finger fingered fingering fingers fining finish finished finishes finishing
        fired fires firing firmware firmwares first firsts fished fishes fishing fives fixed fixes fixing flash flashed
        flashes flashing flats flied flies flight flighted flighting flights floor floored flooring floors flower
        flowered flowering flowers flying focus focused focuses focusing folder folders follow followed follower
        followers following follows foods football footballs footed footing foots forecast forecasted forecasting
        forecasts forget forgets forgive forgives forgiving forgotten format formats formed forming forms forward
        forwarded forwarding forwards found fours freed freeing frees frequencies frequency fresh freshed freshes
        freshing friday fridays friend friended friending friends front fronted fronting fronts frozen fruit fruited
        fruiting fruits fueled fueling fuels fulled fulling fulls funded funding funds furniture furnitures future
        futures gained gaining gains galleried galleries gallery gallerying gamed games gaming garage garaged garages
        garaging garbage garbages garden gardened gardener gardeners gardening gardens gasoline gasolines gated gates
        gather gathered gathering gathers gating general generals gifted gifting gifts girls given gives giving glads
        glass glassed glasses glassing goaled goaling goals goats going golding golds gooding goods great greats green
        greened greening greens groceries grocery ground grounded grounding grounds group grouped grouping groups
        growing grows guarantee guarantees guard guarded guardian guardians guarding guards guess guessed guesses
        guessing guest guested guesting guests guide guided guides guiding guyed guying gymnasium gymnasiums habit
        habited habiting habits haired hairing hairs halfs handed handing handle handles hands happen happened happening
        happens happy harbor harbors harding hards harvest harvests hated hating headed heading heads health healths
        hearing hears heart hearted hearting hearts heated heating heatings heats heavies heavy height heights
        helicopter helicopters helmet helmets helped helping helps heres hidden hided hides hiding highs hiked hikes
        hiking hilled hilling hills historical historied histories history hives holding holds holiday holidayed
        holidaying holidays homework homeworks honest hoped hopes hoping horoscope horoscopes horse horses hospital
        hospitals hotel hoteling hotels hours house housed houses housing however human humans humidities humidity
        hundred hundreds hurried hurries hurry hurrying husband husbanded husbanding husbands icing ideaed ideas image
        imaged images imaging immediate immediately important improve improved improves improving include included
        includes including income incomes incoming increase increased increases increasing independent independents
        indoor indoors inform information informations informed informing informs ingredient ingredients inside insides
        inspection inspections install installed installing installs instead instructor instructors instrument
        instruments insurance insurances interest interested interesting interests intermission intermissions interview
        interviewed interviewing interviews introduce introduced introduces introducing invitation invitations invite
        invited invites inviting invoice invoiced invoices invoicing irrigation irrigations island islands issue issued
        issues issuing itemed iteming items jacket jackets januaries january jobed jobing joined joining joins journey
        journeyed journeying journeys judge judges julies junes justed justing justs keeping keeps keyboard keyboards
        keyed keying kicked kicking kicks killed killing kills kinds kitchen kitchened kitchening kitchens knight
        knights knives knowing knows label labeled labeling labels ladder ladders lamps landed landing landlord
        landlords lands language languaged languages large larges lasted lasting lasts lated later latest latests laugh
        laughed laughing laughs launch launched launches launching laundries laundry lawed lawing leaded leader leaders
        leading leads leafed leafing leafs league leagued leagues leaguing learn learned learning learns least leasts
        leave leaved leaves leaving leavings lecture lectures leftover leftovers lefts lending lends lesses lessing
        lesson lessoned lessoning lessons letter lettered lettering letters level leveled leveling levels librarian
        librarians libraries library lifted lifting lifts light lighted lighting lightning lightnings lights liked
        likely likes liking limit limited limiting limits lined lines lineup lineups lining linked linking links liquid
        liquids listed listen listened listening listens listing lists literature literatures little littles littling
        lived lives living livings loaded loading loads loaned loaning loans local localed localing locals location
        locations locked locker lockers locking locks longed longing longs looked looking looks looped looping loops
        loses losing losses loved loves loving lowed lowing lucked luckies lucking lucks lucky luggage luggages lunch
        lunched lunches lunching machine machined machines machining magazine magazines mailbox mailboxes mailed mailing
        mails mains maintenance maintenances makes making manage managed manager managers manages managing maned
        marathon marathons marked market marketed marketing markets marking marks master masters match matched matches
        matching matter mattered mattering matters mayor mayors mealed mealing meals meaned meaning means measure
        measured measurement measurements measures measuring meated meats mechanic mechanics medal medals medical
        medicals medication medications medicine medicined medicines medicining meeting meetings meets member membered
        members membership memberships memoried memories memory mention mentioned mentioning mentions menus message
        messaged messages messaging microphone microphones middle middled middles middling midnight midnights miles
        milestone milestones milked milking milks minded minding minds minute minuted minutes minuting mirror mirrors
        missed misses missing mistake mistakes mistaking mixed mixes mixing mobile mobiles model modeled modeling models
        modern moderns moment moments monday mondays money moneyed moneys month monthlies monthly months mores morning
        mornings mosts mother mothered mothering mothers motion motioned motioning motions mountain mountained mountains
        mouth mouthed mouthing mouths moved moves movie movies moving muches museum museums music musician musicians
        musics muted mutes muting
        """
}
