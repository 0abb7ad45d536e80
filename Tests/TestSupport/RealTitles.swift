/// Correct titles in title style, as well-known applications and the system use them for actions, buttons and commands.
package let realTitles = """
    Accept
    Accept New Safety Number
    Add a Photo
    Add by Phone Number
    Add Contact
    Add Reaction
    Add to Calendar
    Add to Cart
    Add to Favorites
    Add to Home Screen
    Add to Queue
    Add to Reading List
    Add to Up Next
    Add to Wallet
    Allow Once
    Allow While Using App
    Always Allow
    Answer
    Archive
    Archive All
    Ask to Buy
    Ask to Join
    Back Up Now
    Back to Library
    Block and Leave
    Block This Caller
    Book Again
    Bring All to Front
    Buy Now
    Call Again
    Call Back
    Call Driver
    Cancel Order
    Change Wallpaper
    Check Back Later
    Check for Updates
    Check In
    Check In for Flight
    Check Out
    Choose from Library
    Clean Up by Kind
    Clear All
    Close
    Complete
    Confirm Booking
    Connect to Server
    Continue Watching
    Continue as Guest
    Continue with Apple
    Copy Code
    Copy Link
    Create from Clipboard
    Cycle Through Windows
    Decline
    Decline and Send Message
    Delete
    Delete from Library
    Deliver Quietly
    Details
    Dismiss
    Do Not Disturb
    Don't Allow
    Don’t Save
    Don’t Show Again
    Download
    Download and Install
    Edit in Photos
    End Call
    End Trip
    Enter Full Screen
    Erase All Content and Settings
    Extend 15 Minutes
    Find My iPhone
    Follow Back
    Force Quit
    Get Directions
    Get Help
    Get Started
    Getting Started with Shortcuts
    Give Kudos
    Go to Album
    Go to Folder
    Go to Settings
    Hang Up
    Hide Alerts
    Hide in Menu Bar
    Hide My Email
    I'm Safe
    I’m on My Way
    Ignore for Today
    Install Tonight
    Invite to Group
    Join
    Join Call
    Join as Guest
    Join with Video
    Jump to Selection
    Keep Both
    Later
    Learn More
    Leave Now
    Leave Review
    Like
    Log In
    Log In to Server
    Log Out
    Logging In to the Server
    Make a Call
    Mark All as Read
    Mark as Done
    Mark as Junk
    Mark as Played
    Mark as Read
    Mark as Starred
    Mark as Unread
    Maybe
    Message
    Move Tab to New Window
    Move to Built-in Retina Display
    Move to Junk
    Move to Trash
    Mute
    Mute for 1 Hour
    Mute Thread
    Never for This Website
    New Email with Selection
    Next Episode
    No
    No Thanks
    Not Interested
    Not Now
    Not Yet
    Notify Me
    OK
    On My Way
    Open in App Store
    Open in New Tab
    Open in Safari
    Open with Preview
    Order Again
    Paste and Match Style
    Pause
    Pause for 1 Hour
    Pause for the Day
    Pay with Apple Pay
    Pick Up Where You Left Off
    Pin to Top
    Play Last
    Play Next
    Play Now
    Play on Apple TV
    Postpone
    Quick Reply
    Quit and Keep Windows
    Rate and Review
    Rate This Trip
    Read Now
    Rebook
    Record a Message
    Remind Me in 1 Hour
    Remind Me in an Hour
    Remind Me Later
    Remind Me Tomorrow
    Remind Me When I Leave
    Remind Me When I'm Home
    Remove from Queue
    Reply
    Reply All
    Reply with Message
    Report Junk
    Request Live Caption
    Resend Code
    Restart Now
    Retry
    Retweet
    Save
    Save for Later
    Save to Files
    Save to Photos
    Scan QR Code
    Search with Google
    Select All
    Send
    Send as SMS
    Send to Back
    Send to Voicemail
    Set as Wallpaper
    Set Up
    Set Up Face ID
    Set Up Later
    Share
    Share My Location
    Shot on iPhone
    Show in Finder
    Show Less
    Show More
    Show Spelling and Grammar
    Sign In
    Sign in with Apple
    Sign In with Google
    Sign Out
    Sign Up
    Sign Up for Free
    Silence
    Skip
    Skip This Version
    Slide to Answer
    Snooze
    Snooze for 10 Minutes
    Start Over
    Start Speaking
    Starting Up
    Start Workout
    Stop
    Stop Sharing
    Switch to Wi-Fi
    Take a Break
    Tap to Pay
    Thumbs Up
    Track Package
    Transfer to iPad
    Try Again
    Turn Off
    Turn Off Low Power Mode
    Turn On Airplane Mode
    Unlock
    Unlock with Apple Watch
    Unmute
    Unsubscribe
    Update Now
    Use as Shared Photo
    Use Selection for Find
    View All
    View in Map
    View on GitHub
    View Profile
    Voice Message
    Watch Live
    What's New
    What’s New in Swift
    Write a Review
    Yes
    Yes, I'm In
    You’re Up Next
    Zoom In
    """.split(separator: "\n").map { String($0) }
