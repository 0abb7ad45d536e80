// What developers say, and people don’t.
extension StyleTables {
    static let jargon = """
        aborted: stopped / canceled
        aborting: stopping / canceling
        access token:
        account was terminated: account was closed
        account will be terminated: account will be closed
        api call:
        api error:
        api returned:
        api timeout:
        app crashed: app quit unexpectedly
        app froze: app isn't responding
        app has crashed: app quit unexpectedly
        app has hung: app isn't responding
        app hung: app isn't responding
        app is frozen: app isn't responding
        app is hanging: app isn't responding
        app just crashed: app quit unexpectedly
        app terminated unexpectedly: app quit unexpectedly
        app will be killed: app will quit
        app will be terminated: app will quit
        auth failed: sign-in failed
        auth token:
        authenticate the:
        authenticate to:
        back-end:
        backend:
        backend server:
        background job:
        background process:
        batch job:
        boot loop:
        browser crashed: browser quit unexpectedly
        buffer overflow:
        cache cleared:
        cache was cleared:
        cache was flushed:
        cache was invalidated:
        cache was purged:
        call was terminated: call ended
        checksum mismatch:
        clear the cache:
        cleared the cache:
        client-side:
        computer crashed: computer stopped
        connection reset:
        connection was terminated: connection ended
        core dump:
        could not parse:
        couldn't parse:
        crash log:
        crash logs:
        cron job:
        data packet:
        data packets:
        database error:
        db error:
        device token:
        dns error:
        download aborted: download stopped
        download was aborted: download was stopped
        failed to fetch:
        failed to initialize:
        failed to load resource:
        failed to parse:
        failover:
        fatal error: serious problem
        fetch failed:
        fetch the diff:
        fetching data:
        flashed to:
        flushed the cache:
        frontend:
        handshake failed:
        has been aborted: was stopped
        has been flashed:
        hash mismatch:
        host unreachable:
        http error:
        http request:
        http status:
        i/o error:
        id token:
        illegal character: character that isn't allowed
        illegal characters: characters that aren't allowed
        initialization failed:
        initializing:
        instantiated:
        invalid credentials: name and password that don't match
        invalid login:
        invalid session:
        invalid state:
        io error:
        job was killed: job was stopped
        json payload:
        kernel panic:
        logon failed: sign-in failed
        malformed:
        memory leak:
        mqtt:
        network error: no connection
        network timeout:
        not found in database:
        null value:
        oauth token:
        out of memory:
        parse error:
        parsing failed:
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
        push token:
        query failed:
        queue worker:
        race condition:
        rate limit exceeded:
        rate limited:
        rate-limited:
        re-authenticate: sign in again
        reauthenticate: sign in again
        refresh token:
        render error:
        restart the application: open the app again
        retry count:
        retry counter:
        retry limit:
        ride was terminated: ride ended
        runtime error:
        segfault:
        segmentation fault:
        server crashed: server stopped
        server-side:
        session expired: you were signed out
        session has been terminated: session ended
        session has expired: you were signed out
        session id:
        session terminated: session ended
        session timed out: you were signed out
        session timeout: you were signed out
        session token:
        session was killed: session ended
        session was terminated: session ended
        session will be terminated: session will end
        socket closed:
        socket error:
        socket timeout:
        sql error:
        ssl error:
        stack overflow:
        stale data: old data
        stale token:
        subscription was terminated: subscription ended
        subscription will be terminated: subscription will end
        sync daemon:
        sync engine:
        sync failed with:
        sync job:
        sync to fetch:
        sync token:
        synchronization failure:
        syntax error:
        system crashed: system stopped
        the api:
        the backend:
        the daemon:
        the frontend:
        tls error:
        token expired:
        token has expired:
        token was revoked:
        transaction id:
        trip was terminated: trip ended
        update the application: update the app
        upload aborted: upload stopped
        upload was aborted: upload was stopped
        upstream server:
        user agent:
        user id:
        was aborted: was stopped
        was deprecated:
        was flashed:
        was initialized:
        was instantiated:
        zigbee endpoint:
        """
}
