/// Titles and bodies of notifications that violate no rule, although they contain words that rules look for.
let plausibleTexts = """
    Boarding | Head to Gate B12 to start boarding.
    Exam Time | Go to Room 4 to start your exam.
    Checkup Due | Visit your doctor to review your results.
    Fireworks at 9 | Head to the park to watch the fireworks.
    Lunch | Check today's menu: pasta and soup.
    Key Fob | Check the button battery of your key.
    Movie Time | Go to Screen 5.
    Your Movie | Head to screen 3, row F.
    Tab at Joe's | Open tab: four drinks.
    Rocket Launch | Launch is set for 9 PM.
    Gym Day | Hit the gym to start your week strong.
    Windows | Open your windows to finish drying the room.
    Hotel | Visit the front desk to confirm your stay.
    Store Opening | Visit the new store on Elm Street to see the lamps.
    Press Day | Press screening starts at 7.
    Open Day | Open house at 12 Oak Street to view the flat.
    Check Engine | Check engine light is on.
    Road Trip | Go to sleep early to start fresh.
    Garden | Touch of frost tonight.
    Gas Leak | Leave now, and open windows.
    Login Blocked | Someone tried to log in to view your files.
    Your Free Trial | Your free trial ends tomorrow; you pay $9.99 from then on.
    Free Trial Ends Soon | $9.99 is charged on June 1.
    For Sale Nearby | A 3-bedroom house on Elm Street is for sale at $450,000.
    Sale Completed | You sold 10 shares at $190.
    Your Sale Went Through | Tom paid $45 for the lamp.
    Coupon Applied | You saved $5 on this order.
    Discount Applied | Your safe driver discount was $12 this month.
    Deals Closed | Your team closed 3 deals worth $40,000.
    Order Updated | Your order now costs $24.
    Gift Card Added | The gift card from the shop holds $20.
    Offer on Your House | Someone offers $420,000.
    Offer Declined | The seller turned down your offer of $30.
    Seat Upgrade | Your upgrade to row 5 cost $30.
    Promotion | Congratulations on your promotion to captain.
    Auction Ends | Last chance to bid on “Sunset,” now at $120.
    Garage Sale | It is on Saturday; bring $5 for parking.
    Promo Code Used | Your friend used it, and you get $10.
    Deal of Cards | You got a pair of aces.
    Concert Tickets | Tickets go on sale at 10 AM.
    Stocks | The S&P 500 is 2% off its high; shop stocks fell.
    Save Point | You can save up to 3 games.
    Joined | You have joined The Book Club.
    Team | You were added to Design Team by Ana.
    New Member | Kim joined Friends of the Forest.
    On Sale Friday | Tickets for The Lord of the Rings are out.
    New Video | Marques Brownlee posted “The New iPhone Is Here.”
    Photo Book | Your Kindle Paperwhite has arrived.
    Match Day | Real Madrid plays at Bayer 04 Leverkusen.
    Museum Night | The Museum of Modern Art is open until 11.
    Store | Whole Foods Market opens a store on Main Street.
    On Television | Gone with the Wind starts at 8.
    Bank | Bank of America and Wells Fargo are closed on Labor Day.
    Class | Intro to Computer Science meets in Room 12.
    Library | A Tale of Two Cities is due on Monday.
    Music | Billie Eilish is on Saturday Night Live.
    School | The University of Oxford has answered.
    Flight | United Airlines flight 12 is on time.
    Trip | You leave for New York City in 3 days.
    Race | The Tour de France begins in Lille.
    Street | Work on Martin Luther King Jr. Drive starts today.
    Award | You earned the badge Early Bird.
    Quest | The quest Heart of the Mountain is open.
    Elections | The House of Commons votes at 5.
    Game Night | Settlers of Catan with Kim and Lee.
    Show | New episodes of The Office are here.
    Wi-Fi | Guest network “Casa” is on.
    Workout | High Intensity Interval Training starts at 6.
    Yoga | Sun Salutation with Maya is live.
    Menu | Try Pad Thai, Green Curry and Mango Sticky Rice.
    Chat | Dr. Lee: see you at 5.
    Paid via PayPal | It is 5 o’clock.
    PSG v Lyon | It is 5 o’clock.
    Win vs. Chelsea | It is 5 o’clock.
    Café au Lait Ready | It is 5 o’clock.
    Rock ’n’ Roll Night | It is 5 o’clock.
    pH Too Low | It is 5 o’clock.
    e-Bike Unlocked | It is 5 o’clock.
    2x Points Today | It is 5 o’clock.
    10K Steps | It is 5 o’clock.
    Almost Out of Milk | It is 5 o’clock.
    Up Next: The Wire | It is 5 o’clock.
    24/7 Support | It is 5 o’clock.
    eSIM Active | It is 5 o’clock.
    Live from Paris | It is 5 o’clock.
    Out of Office | It is 5 o’clock.
    Man of the Match | It is 5 o’clock.
    Ready When You Are | It is 5 o’clock.
    Off to Work | It is 5 o’clock.
    No. 1 in Chess | It is 5 o’clock.
    U.S. Open Starts | It is 5 o’clock.
    De-Icing Delay | It is 5 o’clock.
    Bon Appétit | It is 5 o’clock.
    Made It to Level 5 | It is 5 o’clock.
    One Step Closer | It is 5 o’clock.
    Logged In from Paris | It is 5 o’clock.
    Storm Watch Until 6 PM | It is 5 o’clock.
    Back Online | It is 5 o’clock.
    Running Low on Salt | It is 5 o’clock.
    Rain till Noon | It is 5 o’clock.
    Dinner à la Carte | It is 5 o’clock.
    Ford vs Ferrari | It is 5 o’clock.
    It’s On! | It is 5 o’clock.
    Who’s In? | It is 5 o’clock.
    Speed Limit 30 km/h | It is 5 o’clock.
    Low Battery (15%) | It is 5 o’clock.
    Tell Us How It Went | It is 5 o’clock.
    Goal for Arsenal (2–1) | It is 5 o’clock.
    Wake Up, It’s Snowing | It is 5 o’clock.
    Time’s Up | It is 5 o’clock.
    5 PM Meeting Moved | It is 5 o’clock.
    What to Watch Tonight | It is 5 o’clock.
    Tax Return Is In | It is 5 o’clock.
    Trade Filled: 10 AAPL at 190 | It is 5 o’clock.
    BTC Below $60K | It is 5 o’clock.
    Fast Broken at 16 h | It is 5 o’clock.
    Top of the Table | It is 5 o’clock.
    Q3 Report by Finance | It is 5 o’clock.
    Checked In at Hotel Luna | It is 5 o’clock.
    Shift Starts at 7 AM | It is 5 o’clock.
    To Be Continued | It is 5 o’clock.
    Not So Fast | It is 5 o’clock.
    Kids Are Home | It is 5 o’clock.
    Mind the Gap | It is 5 o’clock.
    Aces Up | It is 5 o’clock.
    Bluetooth On | It is 5 o’clock.
    """.split(separator: "\n").map { line -> (title: String, body: String) in
        let parts = line.split(separator: " | ").map { String($0) }
        return (parts[0], parts[1])
    }

/// Titles of actions that begin with a verb that rules look for, but mean something else.
let plausibleActions = """
    Reset Timer
    Reset Password
    Reset Filter
    Block Card
    Block Ads
    Send Thanks
    Send Reminder
    Send Heart
    Send Kudos
    Send Later
    Send Feedback
    Post Later
    Unlock Chest
    Unlock Level
    Transfer Call
    Cancel Alarm
    Cancel Timer
    Stop Alarm
    Turn Off Alarm
    Close Blinds
    End Shift
    Clock Out
    Confirm Visit
    Confirm Pickup
    Withdraw Offer
    Leave Tip
    Call It a Day
    Pay It Forward
    Pay at Table
    Show Up
    Show Mercy
    Open Chest
    Open Valve
    Open Account
    See You Soon
    Go to Bed
    Go to Sleep
    Donate Blood
    Trash Talk
    Wipe Down Bench
    Report Lost
    Mark as Lost
    Fold
    Raise
    Skip Turn
    Surrender
    Check In
    Read Aloud
    """.split(separator: "\n").map { String($0) }

/// Texts for hidden previews that tell the kind of notification.
let plausiblePreviews = """
    2FA request
    3D print
    COVID-19 result
    5K update
    Apple Pay request
    Face ID request
    Wi-Fi change
    NBA score
    New Strava activity
    Bluetooth device
    24-hour report
    Friend’s message
    AirTag alert
    %u new messages
    Match score
    SOS alert
    P2P payment
    Home alert
    Order for pickup
    New comment
    1-on-1 meeting
    UV index
    Card payment
    Sign-in request
    """.split(separator: "\n").map { String($0) }
