// What developers say, and people don’t.
extension StyleTables {
    static let jargon = """
        aborted: stopped / canceled
        aborting: stopping / canceling
        access token:
        api call:
        api error:
        api returned:
        api timeout:
        app crashed: app quit unexpectedly
        app has crashed: app quit unexpectedly
        app is hanging: app isn't responding
        app just crashed: app quit unexpectedly
        auth token:
        authenticate the:
        authenticate to:
        back-end:
        backend:
        cache cleared:
        cache was cleared:
        cache was flushed:
        cache was invalidated:
        cache was purged:
        clear the cache:
        cleared the cache:
        cron job:
        database error:
        download aborted: download stopped
        download was aborted: download was stopped
        fatal error: serious problem
        fetch the diff:
        flashed to:
        flushed the cache:
        has been aborted: was stopped
        has been flashed:
        http error:
        illegal character: character that isn't allowed
        illegal characters: characters that aren't allowed
        invalid credentials: name and password that don't match
        job was killed: job was stopped
        json payload:
        logon failed: sign-in failed
        mqtt:
        oauth token:
        process hangs: process isn't responding
        process has been killed: process was stopped
        process has been terminated: process was stopped
        process terminated: process stopped
        process was aborted: process was stopped
        process was killed: process was stopped
        process was terminated: process was stopped
        purged the cache:
        push alert: notification
        push alerts: notifications
        push message: notification
        push messages: notifications
        push notification: notification
        push notifications: notifications
        push payload:
        re-authenticate: sign in again
        reauthenticate: sign in again
        refresh token:
        restart the application: open the app again
        retry count:
        retry counter:
        session expired: you were signed out
        session has been terminated: session ended
        session has expired: you were signed out
        session terminated: session ended
        session token:
        session was killed: session ended
        session was terminated: session ended
        socket error:
        socket timeout:
        sync to fetch:
        the api:
        transaction id:
        update the application: update the app
        upload aborted: upload stopped
        upload was aborted: upload was stopped
        was aborted: was stopped
        was flashed:
        zigbee endpoint:
        """
}
