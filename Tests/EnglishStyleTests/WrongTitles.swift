/// Titles that violate title style, some of them from shipping applications, with their corrections.
let wrongTitles = """
    accept → Accept
    reply → Reply
    snooze → Snooze
    Mark as read → Mark as Read
    Mark As Read → Mark as Read
    mark as read → Mark as Read
    Mark all As read → Mark All as Read
    Share to chat → Share to Chat
    Dismiss notification → Dismiss Notification
    Mute this group for 1 Hour → Mute This Group for 1 Hour
    Mute this item → Mute This Item
    Quick reply → Quick Reply
    Read more → Read More
    Save for later → Save for Later
    Save For Later → Save for Later
    Snooze 1 hour → Snooze 1 Hour
    snooze 5 min → Snooze 5 min
    Remind me later → Remind Me Later
    Remind me in an hour → Remind Me in an Hour
    Call back → Call Back
    Not now → Not Now
    Turn off → Turn Off
    Log in → Log In
    Log in to server → Log In to Server
    Log In To Server → Log In to Server
    Sign up → Sign Up
    Sign in To continue → Sign In to Continue
    Set up now → Set Up Now
    Turn on notifications → Turn On Notifications
    Back up photos → Back Up Photos
    Check in now → Check In Now
    Start over from the beginning → Start Over from the Beginning
    Hang up and Reply → Hang Up and Reply
    Add To Calendar → Add to Calendar
    Add to calendar → Add to Calendar
    Ask To Join → Ask to Join
    Continue With Apple → Continue with Apple
    Move Into Folder → Move into Folder
    Remove From Queue → Remove from Queue
    Accept And Join → Accept and Join
    Accept Or Decline → Accept or Decline
    Rate The Ride → Rate the Ride
    Send An Email → Send an Email
    Take A Break → Take a Break
    Back Of The Queue → Back of the Queue
    Stop At Home → Stop at Home
    Pay By Card → Pay by Card
    Open in iphone → Open in iPhone
    Find my ipad → Find My iPad
    Connect to wifi → Connect to Wi-Fi
    Connect to wi-fi → Connect to Wi-Fi
    Use face id → Use Face ID
    Open pdf → Open PDF
    Scan qr code → Scan QR Code
    ok → OK
    View on github → View on GitHub
    Don't allow → Don't Allow
    don’t save → Don’t Save
    what's new → What's New
    Start 32-bit Mode → Start 32-Bit Mode
    Show High-level view → Show High-Level View
    Step-By-Step guide → Step-By-Step Guide
    Reschedule 10-minute call → Reschedule 10-Minute Call
    sign in with apple → Sign in with Apple
    Who is it → Who Is It
    More than one → More Than One
    Note: the end → Note: The End
    Done. a new Task → Done. A New Task
    Order Ready—pick it Up → Order Ready—Pick It Up
    Play final fantasy vii → Play Final Fantasy VII
    Save & exit → Save & Exit
    👍 like → 👍 Like
    Log in 🔒 → Log In 🔒
    élan vital → Élan Vital
    "undo" → "Undo"
    """.split(separator: "\n").map { line -> (written: String, expected: String) in
        let parts = line.split(separator: " → ").map { String($0) }
        return (parts[0], parts[1])
    }
