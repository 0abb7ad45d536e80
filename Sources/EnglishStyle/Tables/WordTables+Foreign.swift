// Common words of other languages, to detect texts that aren't English.
extension WordTables {
    enum ForeignWord {
        /// Also a word of English, a name, or a word of another language: only additional evidence.
        case common
        case strong
        /// The name of a button.
        case button
    }

    /// For each word, its languages, by their index in ``ForeignLanguage/all``.
    static let foreignWords: WordTable<[(language: Int, kind: ForeignWord)]> = {
        var words: [String: [(language: Int, kind: ForeignWord)]] = [:]
        for (index, language) in ForeignLanguage.all.enumerated() {
            guard let table = foreignTables[language.tag] else { continue }
            for (kind, list) in [(ForeignWord.button, table.buttons), (.strong, table.strong), (.common, table.common)]
            {
                for word in list.wordsOfTable.lazy.map(String.init)
                where words[word]?.contains(where: { $0.language == index }) != true {
                    words[word, default: []].append((index, kind))
                }
            }
        }
        return WordTable(words)
    }()

    private static let foreignTables: [String: (common: String, strong: String, buttons: String)] = [
        "de": (
            common: "als an am auf das den der die ein es gut ihr im in mit nur um von war was",
            strong: """
            alle aus bei bist bitte dass dein deine deinem deinen deiner dem deinen dich dir du durch eine einem einen
            einer eines für gegen gelesen habe haben heute hier ich ihre ihrem ihren ihrer ist jetzt kann kannst kein
            keine keinen können mehr mein meine morgen möchte möchten nach nachricht nachrichten nein neue neuen neuer
            neues nicht noch oder ohne schon sein seine sie sind sofort später termin über und uns unser unsere unter
            vom vor wenn werden wie wieder wir wird wurde wurden zu zum zur zwei
            """,
            buttons: """
            abbrechen ablehnen absagen akzeptieren anhören annehmen anrufen ansehen antworten anzeigen archivieren
            aufschieben ausblenden bearbeiten beantworten beenden bestätigen bezahlen blockieren einladen entfernen
            erinnern erledigt herunterladen ignorieren kommentieren löschen markieren melden öffnen pausieren schließen
            schlummern senden speichern starten stoppen stornieren stummschalten teilen überspringen verschieben
            verwerfen weiterleiten zurückrufen zusagen
            """
        ),
        "es": (
            common:
                "al con de del el en es este ha la las lo los mi no para por que se si sin sobre su sus te tu un y ya",
            strong: """
            ahora cuando eres esta está están fue gracias hoy leer leído mañana más mensaje mensajes muy nuestra nuestro
            nueva nuevas nuevo nuevos pedido pero qué recordar también tarde tiene tienes todo una como
            """,
            buttons: """
            abrir aceptar aplazar archivar bloquear borrar cancelar cerrar comentar compartir confirmar contestar
            descargar descartar detener editar eliminar enviar escuchar guardar ignorar llamar marcar ocultar pagar
            posponer reanudar rechazar reservar seguir silenciar unirse
            """
        ),
        "fr": (
            common: """
            à au ce chez de des du elle en est et il la le les leur lu ma mes moi mon ne non nos notre on ou par pas plus
            pour sa sans se ses son sous sur ta tes toi ton tous tout tu un
            """,
            strong: """
            aujourd'hui aux avec avez avons c'est cette ces comme commande d'un d'une dans demain elles été êtes être
            j'ai lire lue mais maintenant n'est nous nouveau nouveaux nouvelle nouvelles où que qui réservation sont
            tard toute très une vos votre vous
            """,
            buttons: """
            accepter annuler appeler arrêter bloquer commenter confirmer écouter effacer enregistrer envoyer fermer
            ignorer marquer masquer modifier ouvrir partager rappeler refuser rejeter rejoindre répondre reprendre
            sauvegarder signaler suivre supprimer télécharger terminer valider voir
            """
        ),
        "it": (
            common: """
            al alla alle che come con da dal dei del della di e gli ha hai ho i il in la le lo ma mi nel non ora per
            se sei si su un
            """,
            strong: """
            adesso anche appena dalla delle domani dopo è essere letta letto loro messaggi messaggio nella nelle nuova
            nuove nuovi nuovo oggi ordine più quando questa questo sono stata stato tardi tua tuo una
            """,
            buttons: """
            accetta annulla apri archivia ascolta blocca cancella chiama chiudi condividi conferma elimina ignora
            interrompi invia leggi modifica mostra nascondi paga posticipa ricorda rifiuta rimanda riprendi richiama
            rispondi salva scarica segna segui silenzia termina visualizza
            """
        ),
        "nl": (
            common: "aan als dan dat de dit en er ik in is je kan later maar met morgen nog om op te u uit van wat we",
            strong: """
            bent bericht berichten bestelling bij deze een gelezen hebt heeft het jouw jullie mijn naar niet nieuw
            nieuwe onderweg onze ook uw vandaag voor werd worden wordt zijn zonder
            """,
            buttons: """
            accepteren afwijzen annuleren antwoorden archiveren beantwoorden bekijken bellen betalen bevestigen bewerken
            blokkeren dempen delen doorsturen downloaden herinneren hervatten lezen luisteren markeren negeren openen
            opslaan sluiten stoppen terugbellen uitstellen verbergen versturen verwijderen volgen weigeren wissen
            """
        ),
        "pt": (
            common: """
            a com como da das de do dos e em ela ele mais mas muito na nas no nos nova novo o os ou para por que se sem
            seu seus sua tem tudo um
            """,
            strong: """
            agora ainda amanhã até depois é está estão foi hoje já lembrete lida lido mensagem mensagens meu minha não
            novas novos obrigado pedido pela pelo quando são suas também tarde uma você vocês
            """,
            buttons: """
            abrir aceitar adiar apagar arquivar baixar bloquear cancelar comentar compartilhar confirmar descartar editar
            encerrar enviar excluir fechar guardar ignorar lembrar ligar marcar ocultar ouvir pagar partilhar recusar
            rejeitar retomar salvar seguir silenciar visualizar
            """
        ),
    ]
}
