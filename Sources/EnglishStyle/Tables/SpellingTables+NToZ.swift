// Words that notifications often have, with their forms, from N to Z.
extension SpellingTables {
    static let wordsNToZ = """
        named names naming narrow narrowed narrowing narrows nature natures nearby neared nearing nearly nears
        necessaries necessary necked necking necks needed needing needs neighbor neighbored neighborhood neighborhoods
        neighboring neighbors network networked networking networks never nevers newsed newses newsing nexts night
        nighted nights nines nobodies nobody noise noised noises noising nones nooned nooning noons normal normals north
        northed northing norths nosed noses nosing noted notes nothing nothings notice noticed notices noticing
        notification notifications notified notifies notify notifying noting november novembers nowed number numbered
        numbering numbers nurse nurses object objected objecting objects occur occurs october octobers offed offer
        offered offering offers office offices official officials offing offline often oiled oiling onces online opened
        opening openings opens opinion opinioned opinions opponent opponents option optioned optioning options orange
        oranges orchard orchards orchestra orchestras order ordered ordering orders organize organized organizes
        organizing original originals other others outage outages outdoor outdoors outside outsides overdue overed
        overing overnight overnights overs owned owner owners owning package packaged packages packaging packed packing
        packs paged pages paging pained paining pains paint painted painting paintings paints paired pairing pairs paper
        papered papering papers parcel parceled parceling parcels parent parented parenting parents parked parking
        parkings parks parted participant participants partied parties parting partner partnered partnering partners
        parts party partying passed passenger passengers passes passing passport passports password passwords pasted
        pasting pasts paths patient patients pause paused pauses pausing payed paying payment payments peace peaced
        peaces peacing penguin penguins people peopled peoples peopling perfect perfected perfecting perfects perform
        performance performances performed performing performs perhaps perhapses period periods permission permissions
        person persons pharmacies pharmacy phone phoned phones phoning photo photoed photograph photographed
        photographing photographs photoing photos physician physicians piano pianos picked picking picks picnic picnics
        picture pictured pictures picturing piece pieced pieces piecing piers place placed places placing plane planed
        planes planet planets planing planned planning plans plant planted planting plants plate plated plates platform
        platforms plating played player players playing playlist playlists plays please pleased pleases pleasing plumber
        plumbers plused pluses plusing pocket pocketed pocketing pockets podcast podcasting podcasts point pointed
        pointing points police policed polices policing polite pollen pollens polls pooled pooling pools popular
        populars population populations portrait portraits position positioned positioning positions possession
        possessions possible possibles posted posting postpone postponed postpones postponing posts potato poted poting
        powder powders power powered powering powers practice practiced practices practicing prefer prefers prepare
        prepared prepares preparing prescription prescriptions present presentation presentations presented presenting
        presents press pressed presses pressing prettied pretties pretty prettying prevent prevented preventing prevents
        previous price priced prices pricing principal principals print printed printer printers printing prints private
        privates prize prized prizes prizing probable probables probably problem problems procedure procedures process
        processed processes processing produce produced produces producing product products professor professors profile
        profiled profiles profiling program programed programing programs progress progressed progresses progressing
        project projected projecting projects promise promised promises promising promotion promotions pronunciation
        pronunciations protect protected protecting protects proud provide provided provides providing public publics
        publish published publishes publishing pulled pulling pulls pumpkin pumpkins purchase purchased purchases
        purchasing pushed pushes pushing puzzle puzzles qualitied qualities quality quarter quartered quartering
        quarterlies quarterly quarters question questioned questioning questionnaire questionnaires questions quick
        quickly quicks quiet quieted quieting quiets quite quited quites quiting quizes raced races racing radio radioed
        radioing radios rained rainfall rainfalls raining rains raise raised raises raising range ranged ranges ranging
        raspberries raspberry rated rates rather rating reach reached reaches reaching readied readies reading reads
        ready readying reals reason reasoned reasoning reasons receipt receipted receipting receipts receive received
        receives receiving recent recipe recipes recommend recommended recommending recommends record recorded recording
        recordings records recover recovered recovering recovers recycling reded reding reduce reduced reduces reducing
        refer refers refill refilled refilling refills refrigerator refrigerators refund refunded refunding refunds
        region regions register registered registering registers registration registrations regular regulars rehearsal
        rehearsals rehearse rehearsed rehearses rehearsing reject rejected rejecting rejects relax relaxed relaxes
        relaxing release released releases releasing remain remained remaining remains remember remembered remembering
        remembers remind reminded reminder reminders reminding reminds remote remotes remove removed removes removing
        renew renewal renewals renewed renewing renews rented renting rents repair repaired repairing repairs repeat
        repeated repeating repeats replace replaced replacement replacements replaces replacing replied replies reply
        replying report reported reporting reports request requested requesting requests require required requires
        requiring reschedule rescheduled reschedules rescheduling rescue rescued rescues rescuing reservation
        reservations reserve reserved reserves reserving resign resigned resigning resigns response responses
        responsible restaurant restaurants rested resting rests result resulted resulting results resume resumed resumes
        resuming return returned returning returns reveal revealed revealing reveals review reviewed reviewing reviews
        reward rewarded rewarding rewards rhythm rhythms riches rides ridge ridges riding right righted righting rights
        ringed ringing rings rises rising risked risking risks river rivered rivers roading roads roles rolled rolling
        rolls roomed rooming rooms round rounded rounding rounds route routed routes routing rowed rowing ruled rules
        ruling runed safes safetied safeties safety safetying sailed sailing sails salaried salaries salary salarying
        sales sames sample samples sandwich sandwiches saturday saturdays saved saves saving sayed saying schedule
        scheduled schedules scheduling scholarship scholarships school schooled schooling schools science scienced
        sciences scissors scooter scooters score scored scores scoring screen screened screening screens screenshot
        screenshots search searched searches searching season seasoned seasoning seasons seated seating seats second
        seconded seconding seconds secret secreted secreting secrets section sectioned sectioning sections secure
        secured secures securing securities security seeing seemed seeming seems select selects selling sells semester
        semesters sended sending sends senior seniors sense sensed senses sensing sensor sensors separate separated
        separates separating september septembers series serious serve served server servers serves service serviced
        services servicing serving session sessions settle settled settles settling seven sevens several severals shadow
        shadows shape shaped shapes shaping share shared shares sharing sharp sharped sharping sharps shelter shelters
        shelves shift shifts shine shined shines shining shipment shipments shipped shipping ships shirt shirted
        shirting shirts shoed shoes shoot shooting shoots shops short shorted shorting shorts should shoulder shoulders
        showed shower showered showering showers showing shows shuted shuting shuts shuttle shuttles sicked sicking
        sicks sided sides siding sight sighted sighting sights signal signaled signaling signals signed signing signs
        silent silents silver silvers similar simple simpled simples simpling since singed singer singers singing single
        singled singles singling sings sister sistered sistering sisters sited sites siting situation situations sixes
        sized sizes sizing sketch sketches skied skies skill skilled skilling skills skins skips skying sleep sleeping
        sleeps slice sliced slices slicing slide slided slides sliding slowed slowing slows small smalled smalling
        smalls smart smarted smarting smarts smile smiled smiles smiling smoke smoked smokes smoking smooth smoothed
        smoothing smooths snowed snowfall snowfalls snowing snows soccer soccers social socials softs software softwares
        solar solars solve solved solves solving someone someones something somethings somewhere somewheres songs
        sorries sorry sorted sorting sorts sound sounded sounding sounds south southed southing souths space spaced
        spaces spacing spark sparked sparking sparks speak speaker speakers speaking speaks special specials speed
        speeded speeding speeds spend spending spends spoken spots spread spreading spreads spring springed springing
        springs square squared squares squaring squirrel squirrels stable stables stadium stadiums staff staffed
        staffing staffs stage staged stages staging stand standing standings stands stared staring stars start started
        starting starts state stated statement statemented statementing statements states stating station stationed
        stationing stations status statuses stayed staying stays steal stealed stealing steals steps stick sticked
        sticking sticks still stilled stilling stills stock stocked stocking stocks stolen stopped stopping stops
        storage storages store stored stores storied stories storing storm stormed storming storms story storying
        straight straighted straighting straights strange strawberries strawberry streak streaks stream streamed
        streaming streamings streams street streeted streets stress stressed stresses stressing strong student students
        studied studies studio studios study studying style styled styles styling subject subjected subjecting subjects
        submit submits submitted submitting subscribe subscribed subscribes subscribing subscription subscriptions
        succeed succeeded succeeding succeeds success successes successful successfully suches sudden suddens suggest
        suggested suggesting suggests suitcase suitcases suited suiting suits summaries summary summer summered
        summering summers sunday sundays sunset sunsets super supered supering supermarket supermarkets supers supper
        suppers supplied supplies supply supplying support supported supporting supports surface surfaces surgeries
        surgery suring surprise surprised surprises surprising survey surveyed surveying surveys suspicious sweet
        sweeting sweets swimming swimmings swims switch switched switches switching symptom symptoms system systemed
        systems table tabled tables tabling taken takes taking talked talking talks tasked tasking tasks taste tasted
        tastes tasting taught taxed taxes taxied taxiing taxing taxis teach teacher teachers teaches teaching teamed
        teaming teams technician technicians television televisions telling tells temperature temperatures temple
        temples temporarily tenant tenants tennis tennises tenor tenors termed terminal terminals terming terms tested
        testing tests texted texting texts thank thanked thanking thanks theater theaters their theirs themed theming
        thens there theres thermometer thermometers thermostat thermostats these theses thing things think thinking
        thinks third thirded thirding thirds those though thought thousand thousands three threes through throw throwing
        throws thunder thunders thunderstorm thunderstorms thursday thursdays ticket ticketed ticketing tickets tight
        tights timed timer timers times timing tired tires tiring tissue tissues today todays together toilet toilets
        tomato tomorrow tomorrows tongue tongues tonight tonights tooled tooling tools toped topic topics toping total
        totaled totaling totals touch touched touches touching toured touring tournament tournaments tours toward
        towards towns toyed toying track tracked tracking tracks trade traded trades trading traffic traffics trail
        trailed trailing trails train trained training trainings trains transaction transactions transfer transfers
        transit transited transiting transits translation translations travel traveled traveling travels treat treated
        treating treatment treatments treats treed treeing trees trend trended trending trends trial trialed trialing
        trials tried tries trips trouble troubled troubles troubling truck trucked trucking trucks trued trues truing
        trust trusted trusting trusts trying tuesday tuesdays turbine turbines turned turning turns turtle turtles tutor
        tutors twelve twelves twenties twenty twice typed types typing umbrella umbrellas unable unavailable under
        understand understanded understanding understands unfortunately united uniting units universities university
        unlock unlocked unlocking unlocks unsubscribe unsubscribed unsubscribes unsubscribing until untiled untiling
        unusual upcoming update updated updates updating upgrade upgraded upgrades upgrading upload uploaded uploading
        uploads upset upsets useful users using usual usuals vacation vacationed vacationing vacations vaccination
        vaccinations vaccine vaccines vacuum vacuums valid valley valleys value valued values valuing valve valves
        vegetable vegetables vehicle vehicles verified verifies verify verifying version versioned versioning versions
        veterinarian veterinarians video videoed videoing videos viewed viewing views village villages violin violins
        visit visited visiting visitor visitors visits voice voiced voices voicing volume volumes volunteer volunteers
        voted votes voting voucher vouchers waited waiting waitings waits waked wakes waking walked walking walkings
        walks walled wallet wallets walling walls wanted wanting wants warehouse warehouses warmed warming warms warned
        warning warnings warns warrantied warranties warranty warrantying washed washes washing washings waste wasted
        wastes wasting watch watched watches watching water watered waterfall waterfalls watering waters wearing wears
        weather weathered weathering weathers website websites wednesday wednesdays weekend weekended weekending
        weekends weeklies weekly weeks weight weighted weighting weights welcome welcomed welcomes welcoming welled
        welling wells wested westing wests whats wheel wheeled wheeling wheels whens where wheres whether which while
        whiled whiles whiling white whited whites whiting whole wholes wides wifed wifes wifing wilded wilding wilds
        winded winding window windowed windowing windows winds wined wines wining winner winners winter wintered
        wintering winters wireless wirelesses wished wishes wishing within withins without withouts woman womaned
        womaning womans women wonder wondered wonderful wondering wonders worded wording words worked working workout
        workouts works workshop workshops world worlded worlds worried worries worry worrying worth worthed worthing
        worths would woulds write writer writers writes writing writings written wrong wronged wronging wrongs yarded
        yarding yards years yellow yellowed yellowing yellows yeses yesterday yesterdays yogurt yogurts young youngs
        youth youths zeroed zeroing zeros zoned zones zoning
        """
}
