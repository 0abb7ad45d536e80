package barge;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A stand-in for APNs on this machine, with its paths, answers and reasons.
 *
 * <p>It speaks HTTP/1.1 without TLS, because the platform has no server of HTTP/2. The client asks for HTTP/2, and gets
 * it from the real APNs.
 */
final class LocalApns {
    /** A push that arrived. */
    record Received(String kind, String body) {}

    private record Answer(int status, String reason) {}

    final List<Received> received = new ArrayList<>();
    /** Tokens of devices on which the app was removed. */
    final Set<String> unregistered = new HashSet<>();
    private final HttpServer server;

    LocalApns() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::handle);
        server.start();
    }

    String origin() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    void stop() {
        server.stop(0);
    }

    private void handle(HttpExchange exchange) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        Answer answer = answer(exchange, body);
        if (answer.status() == 200) {
            exchange.sendResponseHeaders(200, -1);
        } else {
            byte[] text = "{\"reason\":\"%s\"}".formatted(answer.reason()).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(answer.status(), text.length);
            exchange.getResponseBody().write(text);
        }
        exchange.close();
    }

    private Answer answer(HttpExchange exchange, byte[] body) {
        Headers headers = exchange.getRequestHeaders();
        String path = exchange.getRequestURI().getPath();
        String topic = headers.getFirst("apns-topic");
        String collapseId = headers.getFirst("apns-collapse-id");
        if (!path.startsWith("/3/device/")) {
            return new Answer(404, "BadPath");
        }
        String token = path.substring("/3/device/".length());
        if (!exchange.getRequestMethod().equals("POST")) {
            return new Answer(405, "MethodNotAllowed");
        }
        if (!String.valueOf(headers.getFirst("authorization")).startsWith("bearer ")) {
            return new Answer(403, "MissingProviderToken");
        }
        if (!token.matches("([0-9a-f]{2}){32,80}")) {
            return new Answer(400, "BadDeviceToken");
        }
        if (unregistered.contains(token)) {
            return new Answer(410, "Unregistered");
        }
        if (topic == null) {
            return new Answer(400, "MissingTopic");
        }
        if (!topic.matches("com\\.example\\.barge(\\.debug)?(\\.push-type\\.liveactivity)?")) {
            return new Answer(400, "TopicDisallowed");
        }
        if (body.length > 4096) {
            return new Answer(413, "PayloadTooLarge");
        }
        if (body.length == 0) {
            return new Answer(400, "PayloadEmpty");
        }
        if (collapseId != null && collapseId.getBytes(StandardCharsets.UTF_8).length > 64) {
            return new Answer(400, "BadCollapseId");
        }
        received.add(new Received(headers.getFirst("apns-push-type"), new String(body, StandardCharsets.UTF_8)));
        return new Answer(200, "");
    }
}
