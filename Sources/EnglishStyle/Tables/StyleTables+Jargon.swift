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
        backend server:
        backend:
        background job:
        background process:
        batch job:
        boot loop:
        browser crashed: browser quit unexpectedly
        buffer overflow:
        cache cleared:
        cache corrupted:
        cache is corrupt:
        cache is corrupted:
        cache is full:
        cache is stale:
        cache miss:
        cache was cleared:
        cache was flushed:
        cache was invalidated:
        cache was purged:
        call was terminated: call ended
        cannot be parsed:
        certificate error:
        checksum failed:
        checksum mismatch:
        clear the cache:
        cleared the cache:
        client-side:
        computer crashed: computer stopped
        connection reset:
        connection timed out:
        connection was terminated: connection ended
        core dump:
        corrupted cache:
        could not be parsed:
        could not parse:
        couldn't be decoded:
        couldn't be parsed:
        couldn't parse:
        crash log:
        crash logs:
        cron job:
        data packet:
        data packets:
        database connection:
        database error:
        database locked:
        database timeout:
        db error:
        decoding failed:
        device token:
        dns error:
        dns lookup:
        dns resolution:
        dns server:
        download aborted: download stopped
        download was aborted: download was stopped
        endpoint failed:
        endpoint is unreachable:
        endpoint returned:
        endpoint unreachable:
        exit code:
        failed to decode:
        failed to deserialize:
        failed to fetch:
        failed to initialize:
        failed to load resource:
        failed to parse:
        failed to serialize:
        failover:
        fatal error: serious problem
        fetch failed:
        fetch the diff:
        fetching data:
        flashed to:
        flushed the cache:
        frontend:
        garbage collection:
        handshake failed:
        has been aborted: was stopped
        has been flashed:
        hash mismatch:
        host not found:
        host not reachable:
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
        integer overflow:
        invalid credentials: name and password that don't match
        invalid json:
        invalid login:
        invalid session:
        invalid state:
        invalid xml:
        io error:
        job was killed: job was stopped
        json error:
        json payload:
        kernel panic:
        logon failed: sign-in failed
        malformed:
        max retries:
        memory allocation:
        memory leak:
        mqtt:
        network error: no connection
        network timeout:
        not found in database:
        null reference:
        null value:
        oauth token:
        out of bounds:
        out of memory:
        packet loss:
        parse error:
        parsing error:
        parsing failed:
        payload is too large:
        payload too large:
        permission denied:
        ping timeout:
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
        read error:
        reauthenticate: sign in again
        refresh token:
        render error:
        request id:
        restart the application: open the app again
        retries exceeded:
        retry count:
        retry counter:
        retry limit:
        ride was terminated: ride ended
        runtime error:
        schema mismatch:
        segfault:
        segmentation fault:
        serialization error:
        server crashed: server stopped
        server is unreachable:
        server not reachable:
        server timeout:
        server unreachable:
        server-side:
        session expired: you were signed out
        session has been terminated: session ended
        session has expired: you were signed out
        session id:
        session invalidated:
        session terminated: session ended
        session timed out: you were signed out
        session timeout: you were signed out
        session token:
        session was killed: session ended
        session was terminated: session ended
        session will be terminated: session will end
        signature mismatch:
        socket closed:
        socket error:
        socket timeout:
        sql error:
        ssl error:
        ssl handshake:
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
        the endpoint:
        the frontend:
        the payload:
        tls error:
        tls handshake:
        token expired:
        token has expired:
        token was revoked:
        trace id:
        transaction id:
        trip was terminated: trip ended
        unexpected token:
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
        write error:
        zigbee endpoint:
        """
}
