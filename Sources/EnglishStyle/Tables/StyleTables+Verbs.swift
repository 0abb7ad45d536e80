extension StyleTables {
    /// Verbs of two words that are written as one, as nouns are.
    static let joinedVerbs = """
        back-up it: back up it
        back-up my: back up my
        back-up the: back up the
        back-up your: back up your
        backed-up at: backed up at
        backed-up your: backed up your
        backs-up: backs up
        backup it: back up it
        backup my: back up my
        backup the: back up the
        backup your: back up your
        check-in it: check in it
        check-in my: check in my
        check-in the: check in the
        check-in your: check in your
        check-out it: check out it
        check-out my: check out my
        check-out the: check out the
        check-out your: check out your
        checked-in at: checked in at
        checked-in your: checked in your
        checked-out at: checked out at
        checked-out your: checked out your
        checkin it: check in it
        checkin the: check in the
        checkin your: check in your
        checkout it: check out it
        checkout my: check out my
        checkout the: check out the
        checkout your: check out your
        checks-in: checks in
        checks-out: checks out
        clean-up it: clean up it
        clean-up my: clean up my
        clean-up the: clean up the
        clean-up your: clean up your
        cleaned-up at: cleaned up at
        cleaned-up your: cleaned up your
        cleans-up: cleans up
        cleanup my: clean up my
        cleanup the: clean up the
        cleanup your: clean up your
        drop-off it: drop off it
        drop-off my: drop off my
        drop-off the: drop off the
        drop-off your: drop off your
        dropoff it: drop off it
        dropoff my: drop off my
        dropoff the: drop off the
        dropoff your: drop off your
        dropped-off at: dropped off at
        dropped-off your: dropped off your
        drops-off: drops off
        fill-in it: fill in it
        fill-in my: fill in my
        fill-in the: fill in the
        fill-in your: fill in your
        fill-out it: fill out it
        fill-out my: fill out my
        fill-out the: fill out the
        fill-out your: fill out your
        filled-in at: filled in at
        filled-in your: filled in your
        filled-out at: filled out at
        filled-out your: filled out your
        fills-in: fills in
        fills-out: fills out
        follow-up it: follow up it
        follow-up my: follow up my
        follow-up the: follow up the
        follow-up your: follow up your
        followed-up at: followed up at
        followed-up your: followed up your
        follows-up: follows up
        followup it: follow up it
        followup my: follow up my
        followup the: follow up the
        followup your: follow up your
        hand-over it: hand over it
        hand-over my: hand over my
        hand-over the: hand over the
        hand-over your: hand over your
        handed-over at: handed over at
        handed-over your: handed over your
        handover it: hand over it
        handover my: hand over my
        handover the: hand over the
        handover your: hand over your
        hands-over: hands over
        log-in it: log in it
        log-in my: log in my
        log-in the: log in the
        log-in your: log in your
        log-out it: log out it
        log-out my: log out my
        log-out the: log out the
        log-out your: log out your
        loged-in at: loged in at
        loged-in your: loged in your
        loged-out at: loged out at
        loged-out your: loged out your
        login it: log in it
        login the: log in the
        login your: log in your
        logout it: log out it
        logout my: log out my
        logout the: log out the
        logout your: log out your
        logs-in: logs in
        logs-out: logs out
        pick-up it: pick up it
        pick-up my: pick up my
        pick-up the: pick up the
        pick-up your: pick up your
        picked-up at: picked up at
        picked-up your: picked up your
        picks-up: picks up
        pickup it: pick up it
        pickup my: pick up my
        pickup the: pick up the
        pickup your: pick up your
        run-out it: run out it
        run-out my: run out my
        run-out the: run out the
        run-out your: run out your
        runs-out: runs out
        set-up it: set up it
        set-up my: set up my
        set-up the: set up the
        set-up your: set up your
        sets-up: sets up
        setup it: set up it
        setup my: set up my
        setup the: set up the
        setup your: set up your
        shut-down it: shut down it
        shut-down my: shut down my
        shut-down the: shut down the
        shut-down your: shut down your
        shutdown it: shut down it
        shutdown my: shut down my
        shutdown the: shut down the
        shutdown your: shut down your
        shuts-down: shuts down
        sign-in it: sign in it
        sign-in my: sign in my
        sign-in the: sign in the
        sign-in your: sign in your
        sign-out it: sign out it
        sign-out my: sign out my
        sign-out the: sign out the
        sign-out your: sign out your
        sign-up it: sign up it
        sign-up my: sign up my
        sign-up the: sign up the
        sign-up your: sign up your
        signed-in at: signed in at
        signed-in your: signed in your
        signed-out at: signed out at
        signed-out your: signed out your
        signed-up at: signed up at
        signed-up your: signed up your
        signin it: sign in it
        signin my: sign in my
        signin the: sign in the
        signin your: sign in your
        signout it: sign out it
        signout my: sign out my
        signout the: sign out the
        signout your: sign out your
        signs-in: signs in
        signs-out: signs out
        signs-up: signs up
        signup it: sign up it
        signup my: sign up my
        signup the: sign up the
        signup your: sign up your
        start-up it: start up it
        start-up my: start up my
        start-up the: start up the
        start-up your: start up your
        started-up at: started up at
        started-up your: started up your
        starts-up: starts up
        take-off it: take off it
        take-off my: take off my
        take-off the: take off the
        take-off your: take off your
        takes-off: takes off
        to back-up: to back up
        to clean-up: to clean up
        to drop-off: to drop off
        to fill-in: to fill in
        to fill-out: to fill out
        to hand-over: to hand over
        to log-in: to log in
        to log-out: to log out
        to pick-up: to pick up
        to run-out: to run out
        to set-up: to set up
        to shut-down: to shut down
        to sign-in: to sign in
        to sign-out: to sign out
        to sign-up: to sign up
        to turn-off: to turn off
        to turn-on: to turn on
        to wake-up: to wake up
        turn-off it: turn off it
        turn-off my: turn off my
        turn-off the: turn off the
        turn-off your: turn off your
        turn-on it: turn on it
        turn-on my: turn on my
        turn-on the: turn on the
        turn-on your: turn on your
        turned-off at: turned off at
        turned-off your: turned off your
        turned-on at: turned on at
        turned-on your: turned on your
        turns-off: turns off
        turns-on: turns on
        wake-up it: wake up it
        wake-up my: wake up my
        wake-up the: wake up the
        wake-up your: wake up your
        wakes-up: wakes up
        wakeup it: wake up it
        wakeup my: wake up my
        wakeup the: wake up the
        wakeup your: wake up your
        warm-up it: warm up it
        warm-up my: warm up my
        warm-up the: warm up the
        warm-up your: warm up your
        warmed-up at: warmed up at
        warmed-up your: warmed up your
        warms-up: warms up
        was backed-up: was backed up
        was checked-in: was checked in
        was checked-out: was checked out
        was cleaned-up: was cleaned up
        was dropped-off: was dropped off
        was filled-in: was filled in
        was filled-out: was filled out
        was followed-up: was followed up
        was handed-over: was handed over
        was loged-in: was loged in
        was loged-out: was loged out
        was picked-up: was picked up
        was signed-in: was signed in
        was signed-out: was signed out
        was signed-up: was signed up
        was started-up: was started up
        was turned-off: was turned off
        was turned-on: was turned on
        was warmed-up: was warmed up
        """
}
