// What is nobody else's business: one table for titles and for texts for hidden previews.
extension PhraseTables {
    /// What a title tells about the private life of the person who gets it.
    package static let privateMatters = PhraseMatcher(
        WordTables.lines(privateLines).union(
            product(
                [
                    "asylum", "bankruptcy", "child custody", "criminal", "custody", "deportation", "divorce",
                    "eviction",
                    "foreclosure", "immigration", "parole", "probation",
                ],
                [
                    "agreement", "appeal", "application", "case", "conviction", "court", "decree", "filing",
                    "finalized",
                    "hearing", "interview", "judgment", "lawyer", "mediation", "meeting", "notice", "officer", "order",
                    "papers", "petition", "record", "ruling", "settlement", "trial",
                ])
        ).union(
            product(
                ["credit", "loan", "loan application", "mortgage", "mortgage application"],
                ["declined", "denied", "rejected", "was declined", "was denied", "was rejected", "refused"])
        ).union(
            product(
                [
                    "anxiety", "chemo", "counseling", "couples therapy", "depression", "detox", "grief counseling",
                    "group therapy", "mental health", "psychotherapy", "ptsd", "rehab", "therapy", "trauma",
                ],
                ["appointment", "check-in", "checkup", "meeting", "session", "today", "tomorrow", "tonight"])
        ).union(
            product(
                ["pregnancy"],
                ["appointment", "checkup", "reminder", "scan", "test", "tracker", "update", "week", "weeks"])
        ).union(
            product(
                ["period"],
                [
                    "due tomorrow", "expected", "is due", "is late", "reminder", "starts soon", "starts today",
                    "starts tomorrow",
                ])
        ))

    private static let privateLines = """
        a.a meeting
        aa meeting
        albuterol
        alcoholics anonymous
        alimony
        birth control
        birth control pill
        chemo
        child support
        colonoscopy
        contraception
        contraceptive
        cortisone
        days clean
        days sober
        debt collection
        debt collector
        dialysis
        egg freezing
        egg retrieval
        embryo transfer
        erectile dysfunction
        fertile days
        fertile window
        fertility clinic
        fertility treatment
        food stamps
        gamblers anonymous
        gambling addiction
        gay dating
        gender clinic
        hormone therapy
        ibuprofen
        insufficient funds
        insulin
        ivf
        mammogram
        menopause
        menstruation
        narcotics anonymous
        overdraft
        overdrawn
        ovulation
        pap smear
        pap test
        payday loan
        prednisone
        prostate exam
        radiation therapy
        restraining order
        salbutamol
        self-harm
        sexual health
        sober for
        std clinic
        sti clinic
        suicidal
        unemployment benefits
        wage garnished
        wage garnishment
        wages garnished
        weeks pregnant
        welfare benefits
        your period
        your pregnancy
        your psychologist
        your therapist
        """

    /// What a text for hidden previews tells besides: people take it for that of the phone's owner.
    package static let privateInPreviews = PhraseMatcher(
        lines: """
            addiction
            bankruptcy
            breakup
            card declined
            card was declined
            child custody
            counseling
            credit score
            dating
            debt
            divorce
            eviction
            foreclosure
            grindr
            heart failure
            hookup
            infertility
            loan payment
            loan rejected
            miscarriage
            mortgage payment
            ovulation
            parole
            paternity
            paycheck
            payment overdue
            pregnancy
            pregnant
            probation
            psychologist
            psychotherapy
            rent overdue
            salary
            sobriety
            stds
            therapist
            therapy appointment
            therapy session
            wage
            wages
            your attorney
            your lawyer
            """)

    /// Amounts of these are private: *Salary of $4,200*.
    package static let privateAmounts = WordTables.words(
        """
        alimony balance debt debts income loan mortgage overdraft paycheck payroll pension salary savings wage wages
        """)

    /// Parts of addresses, and names of values that are places.
    package static let streets = WordTables.words(
        "ave avenue blvd boulevard court drive lane place road square st street way")
    package static let placeNames = WordTables.words("address location place spot street venue")

    /// Words before *therapy* and others that show another meaning: *retail therapy*, *grace period*.
    package static let harmlessBeforeMatters = WordTables.words(

        """
        animal aroma art beauty dog equine extra final first fourth grace grading light massage music notice physical play
        red retail second speech third trial waiting water
        """)
}
