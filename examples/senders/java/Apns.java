package barge;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A client of APNs, with the platform's HttpClient, which speaks HTTP/2. */
final class Apns {
    /**
     * A key for APNs from the developer account.
     *
     * @param key the content of the file AuthKey_….p8, which KeyFactory and PKCS8EncodedKeySpec read
     */
    record SigningKey(String keyId, String teamId, PrivateKey key) {}

    /** An answer other than 200. */
    static final class ApnsException extends Exception {
        private static final long serialVersionUID = 1;
        private final String reason;

        private ApnsException(int status, String reason) {
            super("APNs answered " + status + ": " + reason);
            this.reason = reason;
        }

        /** Whether the token is no longer in use, so that it must be forgotten. */
        boolean isDeviceGone() {
            return reason.equals("Unregistered") || reason.equals("BadDeviceToken");
        }
    }

    private static final Pattern REASON = Pattern.compile("\"reason\"\\s*:\\s*\"(\\w+)\"");

    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_2).build();
    private final String origin;
    private final SigningKey key;
    private String token;
    private Instant tokenAt = Instant.EPOCH;

    /** For https://api.push.apple.com, or https://api.sandbox.push.apple.com for debug builds. */
    Apns(String origin, SigningKey key) {
        this.origin = origin;
        this.key = key;
    }

    /** Sends a push to a device. */
    void send(String deviceToken, Map<String, String> headers, byte[] body) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + "/3/device/" + deviceToken))
                .header("authorization", "bearer " + providerToken(Instant.now()))
                .POST(BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        var answer = client.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            Matcher reason = REASON.matcher(answer.body());
            throw new ApnsException(answer.statusCode(), reason.find() ? reason.group(1) : "");
        }
    }

    /** APNs accepts a token for an hour, and new ones at most every twenty minutes. */
    private synchronized String providerToken(Instant now) throws GeneralSecurityException {
        if (token == null || Duration.between(tokenAt, now).toMinutes() >= 40) {
            String claims = encoded("{\"alg\":\"ES256\",\"kid\":\"%s\"}".formatted(key.keyId())) + "."
                    + encoded("{\"iss\":\"%s\",\"iat\":%d}".formatted(key.teamId(), now.getEpochSecond()));
            Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(key.key());
            signature.update(claims.getBytes(StandardCharsets.UTF_8));
            token = claims + "." + Base64.getUrlEncoder().withoutPadding().encodeToString(signature.sign());
            tokenAt = now;
        }
        return token;
    }

    private static String encoded(String json) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }
}
