import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "text-not-apple-style",
        severity: .advice,
        fixes: [.safe, .unsafe],
        group: .texts,
        summary: "Words, names, times and dates are written as in the Apple Style Guide.",
        rationale: """
            People read notifications next to those of the system. Its texts say email, OK and notification instead \
            of e-mail, okay and push notification; 7 PM, May 3 and 20% instead of 7pm, May 3rd and 20 %; “these” \
            quotation marks, and a dash instead of two hyphens. The names of products are spelled as their makers \
            do. “Avoid using Latin abbreviations”, and others that not everybody knows; “Don’t use the form 3/5/22, \
            because American usage is different from European usage.” No button kills or aborts anything: it stops \
            or cancels, and no text blames people or puts them under pressure. In the English of the United States, a \
            series of three has a comma before “and”, and a range of numbers an en dash. A notification begins with what happened, without “Dear customer” \
            or “Uh-oh”. Small slips of grammar, such as “of it’s” and “someone want”, are found, too, and British \
            spellings in the English of the United States. A setting is described by what people get while it is on, \
            in the same person as its title. List other spellings of your brand in app.glossary.
            """,
        unseen: """
            Only English words from a list are found, and names also in other languages; misspellings only of frequent \
            words, in the English of the United States. Nothing in quotation marks is judged. Straight apostrophes are accepted, and times and dates are judged only in the English of the United \
            States.
            """,
        source: .appleStyleGuideWords,
        passing: [
            """
            app: { glossary: [e-mail] }
            actions:
              invite: { title: Invite by E-mail, icon: person.badge.plus }
              dragon: { title: Kill Dragon, icon: flame }
              guide: { title: Save Setup Guide, icon: book }
              desk: { title: Check-In Desk, icon: map }
            notifications:
              film: { title: “Kill Bill” at 7 PM, body: "It's OK to bring food (and water), until 9:30 p.m. or so." }
              song: { title: Song of the Day, body: It is “We Are the Champions” again. }
              race: { title: Third Place, body: You came in 3rd in May with $(n)% of it., variables: { n: string } }
              login: { title: Pizza Is Here, body: Your 12" pizza and 14" pizza are at the door. }
              settings: { title: New Settings, body: "They are about push, alerts and sounds." }
              battery: { title: Watch at 20%, body: Your Apple Watch needs another hour to charge. }
              run: { title: Race Day, body: The 5km Fun Run and the 4K film begin on Monday at the Rogers Centre. }
              build: { title: Build 4—Done, body: It ran with --force and took $(n) km., variables: { n: string } }
              photo: { title: New Photo, body: A photo of you was shared with a friend. }
              friends: { title: My First Concert, body: "On Monday, Ada and Ben play My Girl. Ada, a friend and I sing." }
              score: { title: Match Over, body: "The Lions won 3-1, or 3 - 1, on May 3 at Gate 4-5." }
              card: { title: Sorry We Missed You, body: "There is 1 parcel, and there are 5 letters." }
              alley: { title: My Fair Lady, body: Oops Alley is open again. Add 3/4 of a cup of water. }
              owls: { title: Tonight, body: "In the evening, foxes and owls visit the coaches, Ada and Ben." }
              town: { title: Boom Town at Noon, body: Damn Yankees is on after it. The US team plays at four. }
              streak: { title: Winning Streak Ends, body: The Lions saw the snow of our planet. }
              chat: { title: $(writer), body: They wrote “asap pls and e-mail me :)” to you., variables: { writer: string } }
            """,
            """
            app: { language: en-GB }
            notifications:
              gate: { title: Boarding, body: It begins at 7:30pm on 3rd May. }
            """,
            """
            notifications:
              team: { title: Match Tonight, body: Your team have two hours. Your address is new. Your people were here. }
            """,
            """
            app: { language: de }
            notifications:
              akku: { title: Akku, body: Er ist bei 20 % und braucht bis 7 Uhr am Morgen. }
            """,
        ],
        failing: [
            """
            actions:
              send: { title: Send ⟦E-mail⟧, icon: envelope }
              stop: { title: ⟦Kill⟧ Process, icon: stop.circle, destructive: true, authentication-required: true }
              abort: { title: ⟦Abort⟧ Upload, icon: xmark, destructive: true, authentication-required: true }
              lamp: { title: ⟦Toggle⟧ Lamp, icon: lightbulb }
              enable: { title: ⟦Enable⟧ Alarm, icon: alarm }
              arrive: { title: ⟦Check-In⟧ Now, icon: figure.walk }
            """,
            """
            notifications:
              seat: { title: Your Seat, body: It is ⟦okay⟧ to sit anywhere. }
              gate: { title: Boarding, body: It begins at ⟦7:30pm⟧ at Gate 4. }
              shop: { title: Shop Is Open, body: It is open ⟦9am-5pm⟧ each day. }
              ferry: { title: Last Ferry on ⟦May 3rd⟧, body: Winter begins on the ⟦4th of May⟧. }
              bill: { title: Bill Is Due, body: It is due on ⟦5/3/26⟧. }
              phone: { title: Phone Found, body: Your ⟦Iphone⟧ is at ⟦20 %⟧ and uses ⟦bluetooth⟧. }
              ship: { title: Ferry Is Late, body: Your ship ⟦"Aurora"⟧ leaves in an hour. }
              food: { title: Picnic, body: "Bring food, ⟦e.g.⟧ bread ⟦&⟧ butter ⟦:)⟧" }
              order: { title: Your Order, body: "⟦Dear customer⟧, your order is at the door." }
              upload: { title: Your Film, body: It stays here ⟦in order to⟧ finish later. }
              parcel: { title: Parcel Is Here, body: Your neighbor ⟦recieved⟧ it. }
              plant: { title: Plant Is Dry, body: ⟦You forgot to⟧ water it. }
              form: { title: Form Is Empty, body: ⟦You didn’t fill in⟧ the address. }
              skate: { title: Skates, body: ⟦My⟧ rental ends in 15 minutes. }
              yoga: { title: Bring Along, body: "They ask for mats, ⟦blocks⟧ and straps." }
              answers: { title: New Answers, body: "Ada, ⟦Ben⟧ and Cleo accepted." }
              delivery: { title: On Its Way, body: It takes ⟦1-3⟧ days. }
              shift: { title: Shop Is Open, body: "It is open 11 ⟦AM-2⟧ PM." }
              hours: { title: Shop Hours, body: "It is open ⟦11:00-14:00⟧." }
              heat: { title: Heat, body: "Turn off the oven, close the ⟦door⟧ and leave the room." }
              bread: { title: Your Bread, body: ⟦Pickup your⟧ bread. It waits ⟦on you’re⟧ table. }
              walked: { title: Your Walk, body: You made ⟦10000⟧ steps. }
              pace: { title: Your Pace, body: "You were ⟦2,5 percent⟧ faster." }
              soups: { title: Lunch, body: "Curries ⟦&⟧ soups are ready in ⟦5 mins⟧." }
              rang: { title: At the Door, body: Somebody rang⟦ - ⟧nobody answered. }
              hurry: { title: New Shoes, body: "Your friends like them. ⟦Don’t miss out⟧." }
              sensor: { title: Sensor, body: The ⟦MQTT⟧ server is offline. }
              address: { title: Order Stopped, body: ⟦You entered a wrong⟧ house number. }
              card: { title: Card Declined, body: ⟦You gave us an invalid⟧ card. }
              water: { title: Dry Plant, body: It needs ⟦$(n)ml⟧ of water., variables: { n: string } }
              record: { title: New Record, body: The park made 12 MWh⟦ -- ⟧a record. }
              wind: { title: More Wind, body: It blew hard⟦--⟧harder than ever. }
              walk: { title: Your Walk, body: You saved ⟦5$⟧ on a trip of 10 km. }
              ride: { title: Your Ride, body: It was ⟦10 Kms⟧ long. }
              visit: { title: Visit ⟦Cancelled⟧, body: Your ⟦favourite⟧ doctor is ill. }
              backup: { title: Backup, body: Your phone ⟦will backup⟧ tonight. }
              run: { title: Your Run, body: You ran ⟦5km⟧ today. }
              price: { title: Price Changed, body: The fare rose ⟦5 percent⟧. }
              battery: { title: Battery Is Low, body: It lost most of ⟦it's charge⟧. }
              driver: { title: Your Ride, body: ⟦We're⟧ having trouble finding a driver. }
              news: { title: Your News, body: ⟦Login to your account⟧ for the rest. }
              delayed: { title: Order Late, body: "⟦Unfortunately⟧, the order is late." }
              class: { title: Class Moved, body: ⟦You was⟧ moved to ⟦monday⟧. }
              turbine: { title: ⟦Abort⟧ of Run 4, body: The turbine was too fast. }
              test: { title: Test ⟦Aborted⟧, body: The turbine was too slow. }
              shoes: { title: New Shoes, body: Your Marcher⟦™⟧ shoes are a ⟦no-brainer⟧. }
              week: { title: Opening Hours, body: The shop is open ⟦Mon-Fri⟧ from ⟦14h30⟧ on. }
              lake: { title: Your Lake, body: The water has ⟦70° F⟧ now. }
              notes: { title: New Notes, body: ⟦There is 5⟧ new notes. }
              ferry-late: { title: Late Ferry, body: It is ⟦gonna⟧ take ⟦2h⟧ longer. }
              refund: { title: Refund, body: You get ⟦$ 5⟧ back. }
              sale: { title: Offer, body: ⟦Someone want⟧ your bicycle. }
              desk: { title: ⟦Login to⟧ Keep Your Desk, body: It is yours until noon. }
              book: { title: New Book, body: Ada published “The Salt Road⟦”.⟧ }
              tea: { title: Tea Is Brewing, body: It takes ⟦six mins⟧. }
              left: { title: Account Closed, body: ⟦We hate to see you go⟧. }
              lesson: { title: Your Lesson, body: ⟦You skipped yesterday⟧. }
              luggage: { title: Luggage, body: Your ⟦bags is⟧ at belt 4. }
              trolley: { title: Trolley, body: Your ⟦trolley have⟧ been found. }
              full: { title: Class Is Full, body: "⟦Sorry⟧, no place is left." }
              result: { title: ⟦My⟧ Result, body: You were number 12. }
              turn: { title: ⟦Its Your⟧ Turn, body: The board is set up. }
              spring: { title: Spring Collection, body: It arrives on ⟦3/4⟧. }
              theater: { title: New Season, body: The ⟦theatre⟧ opens in May. }
              router: { title: Update Installed, body: The router ⟦rebooted⟧ at noon. }
              hike: { title: Your Hike, body: Tomorrow’s ⟦will be a piece of cake⟧. }
              courier: { title: Order Late, body: ⟦Our⟧ courier is stuck in traffic. }
              flats: { title: Search Done, body: ⟦I⟧ found three flats. }
              report: { title: ⟦My⟧ Report Is Ready, body: It is about your week. }
              lesson-left: { title: ⟦Streak⟧ at Risk, body: Your 12 days end at midnight. }
              doors: { title: Concert, body: "⟦Hurry⟧, the doors close at ten." }
              guests: { title: Guests, body: "⟦Dude⟧, they are at the door." }
              lamps: { title: Your Order, body: "⟦Boom⟧, the lamps are yours." }
              mix: { title: New Mix, body: It is the most ⟦amazing⟧ mix. }
              file: { title: Upload Stopped, body: ⟦You uploaded an invalid⟧ file. }
              sync: { title: Sync Stopped, body: The ⟦cache is corrupted⟧. }
            """,
            """
            app: { language: de }
            notifications:
              fund: { title: Gefunden, body: Dein ⟦Iphone⟧ liegt in der Küche. }
            """,
            """
            categories:
              ferry: { hidden-previews-body-placeholder: Ferry ⟦e-mail⟧ }
            topics:
              digest: { title: My Digest, description: ⟦Your stories of the day.⟧ }
              offers: { title: Offers, description: ⟦"If this is off, you don’t get discounts."⟧ }
              ferries:
                title: Ferries
                description: ⟦Push notifications⟧ about your ferries.
                opt-in: { prompt: May we send you ⟦push notifications⟧ about them? }
            notifications:
              ferry: { category: ferry, topic: ferries, title: Ferry Is Late, body: It leaves in an hour. }
              stories: { topic: digest, title: Stories of Today, body: Three are about the sea. }
              offer: { topic: offers, title: New Offer, body: It ends today. }
            """,
            """
            notifications:
              messages: { title: Group Chat, body: You have ⟦3 new message⟧. }
              ferry: { title: Ferry Left, body: The ferry ⟦has went⟧ to Lindau. }
              museum: { title: Doors Open, body: The ⟦musuem⟧ opens again on Monday. }
              concert: { title: Concert Tonight, body: Doors open at ⟦18:30⟧. }
              parcel: { title: Parcel Is Here, body: It is later ⟦then usual⟧. }
              fee: { title: Library Fee, body: ⟦Its on⟧ your account. }
              door: { title: ⟦1 Days⟧ Left, body: Bring ⟦a umbrella⟧. }
            """,
        ]
    )

    static let textNotAppleStyle: ShownNotificationRule = description.eachShownNotification(only: .inEnglish) {
        notification, context, report in
        for text in notification.texts where !text.isShouted(glossary: context.style.glossary) {
            report.add(slipsIn: text, as: notification.isTitle(text) ? .title : .sentence, context)
        }
    }

    static let actionNotAppleStyle: ActionRule = description.eachAction(only: .inEnglish) { action, context, report in
        // A title that says nothing is written anew.
        if let title = action.title, !VerbTables.vague.holds(title) || VerbTables.yesAndNo.holds(title) {
            report.add(slipsIn: title, as: .actionTitle, context)
        }
        if let title = action.buttonTitle { report.add(slipsIn: title, as: .title, context) }
        if let placeholder = action.placeholder {
            report.add(slipsIn: placeholder, as: .sentence, context)
            report.add(namesIn: placeholder, context)
        }
    }

    static let categoryNotAppleStyle: CategoryRule = description.eachCategory(only: .inEnglish) {
        category, context, report in
        guard let preview = category.hiddenPreview else { return }
        report.add(slipsIn: preview, as: .sentence, context)
        report.add(namesIn: preview, context)
    }

    static let topicNotAppleStyle: WholeSchemaRule = description.schema(only: [.inEnglish, .inSchemas]) {
        context, report in
        guard context.isEnglish else { return }
        for text in context.schema.topics.flatMap({ topic in TopicText.allCases.compactMap { topic[$0] } }) {
            let text = WrittenText(text)
            // So is the name of a topic.
            guard !PhraseTables.genericTopics.holds(text) else { continue }
            if let phrase = PhraseTables.offSettings.phrase(beginning: text.words) {
                report.add(
                    at: text.range, "“\(phrase)” describes a setting by its opposite",
                    help: "say what people get while it is on")
                continue
            }
            report.add(slipsIn: text, as: .sentence, context)
            report.add(namesIn: text, context)
        }
    }

    /// *My Digest: your stories* speaks for the person, and then to them.
    static let topicPersons: WholeSchemaRule = description.schema(only: [.inEnglish, .inSchemas]) {
        context, report in
        guard context.isEnglish else { return }
        for topic in context.schema.topics {
            guard let title = topic.title, let description = topic[.description],
                WrittenText(title).words.first == "my", case let text = WrittenText(description),
                text.words.contains(where: ["you", "your", "yours"].contains)
            else { continue }
            report.add(
                at: description.range, "the title says “my”, and the description “you”",
                help: "choose one of them for all texts")
        }
    }

    static let misspelledName: ShownNotificationRule = description.eachShownNotification {
        notification, context, report in
        // The rule on title style judges the names in an English title.
        for text in notification.texts where !(notification.isTitle(text) && context.isEnglish(notification)) {
            if !text.isShouted(glossary: context.style.glossary) { report.add(namesIn: text, context) }
        }
    }
}
