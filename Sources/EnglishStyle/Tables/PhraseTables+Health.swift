// Words about somebody's health.
extension PhraseTables {
    /// Words that tell about somebody's health, unless they belong to something: *the biopsy of the old oak*.
    package static let health = PhraseMatcher(
        [
            "abortion", "antidepressant", "antidepressants", "biopsy", "chemotherapy", "chlamydia", "hiv",
            "methadone", "miscarriage", "overdose", "pregnancy test", "psychiatrist", "sti test", "std test",
            "syphilis",
            "tumor", "you are pregnant",
        ] + medicines)

    /// Medicines that tell what somebody has.
    private static let medicines = WordTables.words(
        """
        adderall alprazolam ambien antabuse buprenorphine bupropion cialis citalopram clonazepam clozapine cymbalta diazepam
        disulfiram donepezil duloxetine effexor escitalopram estradiol fentanyl fluoxetine gabapentin humira hydrocodone
        lamotrigine letrozole levodopa levothyroxine lexapro lorazepam metformin methotrexate methylphenidate mounjaro
        naltrexone olanzapine oxycodone ozempic prozac quetiapine risperidone ritalin seroquel sertraline sildenafil
        spironolactone suboxone tamoxifen trazodone truvada venlafaxine viagra warfarin wegovy wellbutrin xanax zoloft
        zolpidem
        """)

    /// Diseases that tell about somebody's health if a person has them: *your malaria test*, *you have diabetes*.
    package static let diseases = PhraseMatcher([
        "adhd", "alzheimer's", "an std", "an sti", "anorexia", "anxiety disorder", "arthritis", "asthma", "autism",
        "bipolar disorder",
        "bulimia", "chemo", "chronic pain", "colonoscopy", "crohn's", "dementia", "depression", "diabetes", "dialysis",
        "eating disorder", "epilepsy",
        "fertility clinic", "gonorrhea", "hepatitis", "herpes", "leukemia", "lupus", "malaria", "multiple sclerosis",
        "mammogram", "migraine", "obesity", "ocd", "oncology", "osteoporosis", "parkinson's", "psoriasis", "psychiatry",
        "ptsd", "schizophrenia", "std", "sti", "tuberculosis",
        "type 1 diabetes", "type 2 diabetes", "vasectomy",
    ])

    /// General words for a diagnosis.
    package static let diagnoses = PhraseMatcher([
        "bankruptcy", "blood values", "cancer", "debt collection", "diagnosis", "disease", "infection",
    ])

    /// What people do for others, after the name of a disease: *your diabetes walk*.
    package static let causes = WordTables.words(
        "article awareness charity class course donation fund fundraiser newsletter podcast race research ride run walk yoga"
    )

    /// What a person with a disease has, after its name.
    package static let care = WordTables.words(
        """
        appointment check-in clinic diary dose injection medication medicine plan prescription refill result results screening
        session support therapy treatment
        """)

    /// What is measured of a person.
    package static let measurements = PhraseMatcher([
        "a1c", "blood glucose", "blood pressure", "blood sugar", "cholesterol", "cholesterol level", "glucose",
        "glucose level", "hemoglobin", "insulin level", "iron level", "iron levels", "kidney values", "liver values",
        "platelets", "potassium", "sodium", "sperm count", "thyroid levels", "viral load", "vitamin d",
        "vitamin d level",
    ])

    /// What is said of a measurement without a number.
    package static let measured = WordTables.words("abnormal critical elevated high higher low lower normal")

    /// What is public about a matter of health: *the abortion law*.
    package static let publicMatters = WordTables.words(
        """
        amendment article ban bill book debate documentary film hearing history law laws lecture legislation museum news
        petition podcast policy protest rally referendum rights ruling vote
        """)

    /// What comes from a person, in a text for hidden previews.
    package static let personalNews = WordTables.words(
        "call comment email gift invitation mail message reply visit voicemail")

    /// What a code opens.
    package static let locked = WordTables.words("access alarm building door entry garage gate lock locker safe")

    /// What a person has, in a text for hidden previews: *Ida’s location*.
    package static let belongingsOfPersons = WordTables.words(
        "account address birthday call heart-rate location message phone photo profile request status story voicemail")

    /// Words before *code* in the code of a door or an account, and not that of a shop or a country.
    package static let ownersOfCodes = WordTables.words(
        """
        access alarm authentication authorization building door entry garage gate lock locker login one-time pass passcode
        recovery reset safe security sign-in signin the two-factor unlock verification your
        """)

    /// What people are tested for, before *test*.
    package static let testedDiseases = WordTables.words(
        "antibody chlamydia coronavirus covid covid-19 drug flu hepatitis herpes hiv pregnancy std sti strep tb")

    package static let possessives = WordTables.words("her his my our their your")

    /// What has a result, and what isn't a person's: *your water test*.
    package static let medicalTests = WordTables.words("result results screening swab swabs test tests")
    package static let tested = WordTables.words(
        """
        alarm battery brake code connection crash driving emission emissions fire load network pool siren smoke software soil
        sound speed stress unit water
        """)
}
