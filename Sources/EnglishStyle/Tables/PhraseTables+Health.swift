// Words about somebody's health.
extension PhraseTables {
    /// Words that tell about somebody's health, unless they belong to something: *the biopsy of the old oak*.
    package static let health = PhraseMatcher([
        "abortion", "antidepressant", "antidepressants", "biopsy", "chemotherapy", "chlamydia", "hiv",
        "methadone", "miscarriage", "overdose", "pregnancy test", "psychiatrist", "sti test", "std test", "syphilis",
        "tumor", "you are pregnant",
    ])

    /// Diseases that tell about somebody's health if a person has them: *your malaria test*, *you have diabetes*.
    package static let diseases = PhraseMatcher([
        "an std", "an sti", "diabetes", "epilepsy", "gonorrhea", "hepatitis", "herpes", "malaria", "std", "sti",
        "tuberculosis", "type 1 diabetes", "type 2 diabetes",
    ])

    /// General words for a diagnosis.
    package static let diagnoses = PhraseMatcher([
        "blood values", "cancer", "dementia", "depression", "diagnosis", "disease", "infection", "leukemia",
    ])

    /// What people do for others, after the name of a disease: *your diabetes walk*.
    package static let causes = WordTables.words(
        "article charity class course donation fund fundraiser newsletter podcast race ride run walk")

    /// What is measured of a person.
    package static let measurements = PhraseMatcher([
        "blood glucose", "blood pressure", "blood sugar", "glucose", "glucose level",
    ])

    package static let possessives = WordTables.words("her his my our their your")

    /// What has a result, and what isn't a person's: *your water test*.
    package static let medicalTests = WordTables.words("result results screening swab swabs test tests")
    package static let tested = WordTables.words(
        """
        alarm battery brake code connection crash driving emission emissions fire load network pool siren smoke software soil
        sound speed stress unit water
        """)
}
