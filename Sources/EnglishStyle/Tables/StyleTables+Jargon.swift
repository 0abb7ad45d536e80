// What developers say, and people don’t.
extension StyleTables {
    static let jargon = """
        404 not found:
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
        completed with status:
        connection timeout:
        cron job:
        database error:
        database is locked:
        declined with code:
        download aborted: download stopped
        download was aborted: download was stopped
        endpoint is down:
        exited with code:
        failed with code:
        failed with status:
        fatal error: serious problem
        fetch the diff:
        flashed to:
        flushed the cache:
        gateway timeout:
        has been aborted: was stopped
        has been flashed:
        http error:
        illegal character: character that isn't allowed
        illegal characters: characters that aren't allowed
        input is invalid:
        invalid argument:
        invalid credentials: name and password that don't match
        invalid input:
        invalid parameter:
        invalid payload:
        invalid request:
        invalid token:
        job was killed: job was stopped
        json payload:
        logon failed: sign-in failed
        mqtt:
        not found 404:
        oauth token:
        payload rejected:
        payload was rejected:
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
        rejected with code:
        request timeout:
        restart the application: open the app again
        retry count:
        retry counter:
        returned a timeout:
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
        timeout error:
        timeout exceeded:
        timeout while:
        transaction id:
        update the application: update the app
        upload aborted: upload stopped
        upload was aborted: upload was stopped
        was aborted: was stopped
        was flashed:
        with status 0:
        zigbee endpoint:
        """
}
