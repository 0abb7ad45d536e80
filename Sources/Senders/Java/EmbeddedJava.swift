// Written by script/embed from Sources/Senders/Java/Runtime.java: change that, not this file.
// swift-format-ignore-file

extension SenderRuntime {
    package static let java = SenderRuntime(
        #"""
        // The parts that generated files have where they need them. A part begins with a line of its name; a line with a
        // condition at its end is left out where the condition isn't met. A generated file imports the types that it uses.
        // What follows the part '-' belongs to the private class Wire: in a record, a value such as 'required' hides a method of
        // the file with the same name.

        import java.math.BigDecimal;
        import java.math.BigInteger;
        import java.math.MathContext;
        import java.math.RoundingMode;
        import java.net.URI;
        import java.nio.charset.StandardCharsets;
        import java.time.Instant;
        import java.time.temporal.ChronoUnit;
        import java.util.ArrayList;
        import java.util.Arrays;
        import java.util.Collections;
        import java.util.LinkedHashMap;
        import java.util.List;
        import java.util.Map;
        import java.util.TreeMap;
        import java.util.UUID;
        import java.util.function.BiFunction;
        import java.util.function.UnaryOperator;
        import java.util.regex.Pattern;

        // part: PushException
        /** Says why APNs or the app would reject a push. */
        public static final class PushException extends IllegalArgumentException {
            private static final long serialVersionUID = 1;

            private final String key;
            private final int size;

            private PushException(String message, String key, int size) {
                super(message);
                this.key = key;
                this.size = size;
            }

            /** The name of the value that is rejected, such as {@code scores[2]}; null if the whole push is. */
            public String key() {
                return key;
            }

            /** The bytes of a push that is too large, or 0. */
            public int size() {
                return size;
            }
        }

        // part: Push
        /**
         * A push that is ready to send.
         *
         * @param headers the headers of the request to APNs
         * @param payload the payload as a value that can't be changed, for libraries that write the JSON themselves
         * @param body the payload as text
         */
        public record Push(Map<String, String> headers, Map<String, Object> payload, String body) {
            /** The payload as it is sent: JSON in UTF-8. */
            public byte[] bytes() {
                return body.getBytes(StandardCharsets.UTF_8);
            }
         // if: fcm
            /** What a message for Firebase has next to its recipient. */ // if: fcm
            public Map<String, Object> fcm() { // if: fcm
                return Wire.jsonObject("apns", Wire.jsonObject("headers", headers, "payload", payload)); // if: fcm
            } // if: fcm
         // if: sns
            /** What a request to publish with Amazon SNS has next to its target. */ // if: sns
            public SnsRequest sns() { // if: sns
                return SnsRequest.of(headers, body); // if: sns
            } // if: sns
        }

        // part: ActivityPush
        /**
         * A push of a Live Activity that is ready to send.
         *
         * @param headers the headers of the request to APNs
         * @param payload the payload as a value that can't be changed, for libraries that write the JSON themselves
         * @param body the payload as text
         */
        public record ActivityPush(Map<String, String> headers, Map<String, Object> payload, String body) {
            /** The payload as it is sent: JSON in UTF-8. */
            public byte[] bytes() {
                return body.getBytes(StandardCharsets.UTF_8);
            }

            /** What a message for Firebase has next to its recipient. */
            public Map<String, Object> fcm(String liveActivityToken) {
                Wire.refuseChannel(headers);
                if (liveActivityToken == null || liveActivityToken.isEmpty()) {
                    throw Wire.missing("liveActivityToken");
                }
                return Wire.jsonObject(
                    "apns",
                    Wire.jsonObject("live_activity_token", liveActivityToken, "headers", headers, "payload", payload));
            }
         // if: sns
            /** What a request to publish with Amazon SNS has next to its target. */ // if: sns
            public SnsRequest sns() { // if: sns
                return SnsRequest.of(headers, body); // if: sns
            } // if: sns
        }

        // part: SnsRequest
        /**
         * Parameters of Publish, of Amazon SNS.
         *
         * @param messageAttributes the attributes, which all have the data type String
         */
        public record SnsRequest(String message, String messageStructure, Map<String, String> messageAttributes) {
            private static SnsRequest of(Map<String, String> headers, String body) {
                Wire.refuseChannel(headers);
                Map<String, String> names = Map.of(
                    "apns-push-type", "PUSH_TYPE", "apns-topic", "TOPIC", "apns-priority", "PRIORITY",
                    "apns-collapse-id", "COLLAPSE_ID");
                Map<String, String> attributes = new LinkedHashMap<>();
                headers.forEach((header, value) -> {
                    if (names.containsKey(header)) {
                        attributes.put("AWS.SNS.MOBILE.APNS." + names.get(header), value);
                    }
                });
                String expiration = headers.get("apns-expiration");
                if (expiration != null) {
                    long seconds = Math.max(0, Long.parseLong(expiration) - Instant.now().getEpochSecond());
                    for (String platform : List.of("APNS", "APNS_SANDBOX")) {
                        attributes.put("AWS.SNS.MOBILE." + platform + ".TTL", Long.toString(seconds));
                    }
                }
                String platform = "voip".equals(headers.get("apns-push-type")) ? "APNS_VOIP" : "APNS";
                String message = Wire.jsonText(Wire.jsonObject(platform, body, platform + "_SANDBOX", body));
                return new SnsRequest(message, "json", attributes);
            }
        }

        // part: -

        // part: madePush
        static Push madePush(
                String name,
                int limit,
                Map<String, Object> headers,
                Map<String, Object> aps,
                Map<String, Object> data) {
            Map<String, Object> payload = jsonPayload(aps, data);
            return new Push(sentHeaders(headers), payload, sentBody(name, limit, payload));
        }

        // part: madeActivityPush
        static ActivityPush madeActivityPush(
                String name,
                int limit,
                Map<String, Object> headers,
                Map<String, Object> aps,
                Map<String, Object> data) {
            Map<String, Object> payload = jsonPayload(aps, data);
            return new ActivityPush(sentHeaders(headers), payload, sentBody(name, limit, payload));
        }

        // part: jsonPayload
        static Map<String, Object> jsonPayload(Map<String, Object> aps, Map<String, Object> data) {
            Map<String, Object> payload = jsonObject("aps", aps);
            payload.putAll(data);
            return sealedMap(payload);
        }

        // part: sealed
        /** A value of the payload that can't be changed, as it is sent. */
        static Object sealed(Object value) {
            if (value instanceof String text) {
                return validText(text);
            }
            if (value instanceof Map<?, ?> members) {
                return sealedMap(members);
            }
            if (value instanceof List<?> items) {
                List<Object> copy = new ArrayList<>();
                items.forEach(item -> copy.add(sealed(item)));
                return Collections.unmodifiableList(copy);
            }
            return value;
        }

        // part: sealedMap
        static Map<String, Object> sealedMap(Map<?, ?> members) {
            Map<String, Object> copy = new LinkedHashMap<>();
            members.forEach((name, member) -> copy.put((String) name, sealed(member)));
            return Collections.unmodifiableMap(copy);
        }

        // part: validText
        /** Half of a surrogate pair, which UTF-8 doesn't have, is replaced. */
        static String validText(String text) {
            if (text.codePoints().noneMatch(point -> point >= 0xD800 && point <= 0xDFFF)) {
                return text;
            }
            StringBuilder valid = new StringBuilder();
            text.codePoints().forEach(
                point -> valid.appendCodePoint(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point));
            return valid.toString();
        }

        // part: sentHeaders
        static Map<String, String> sentHeaders(Map<String, Object> headers) {
            Map<String, String> sent = new LinkedHashMap<>();
            headers.forEach((header, text) -> sent.put(header, text.toString()));
            return Collections.unmodifiableMap(sent);
        }

        // part: sentBody
        static String sentBody(String name, int limit, Map<String, Object> payload) {
            String body = jsonText(payload);
            // No unit of UTF-16 has more than three bytes in UTF-8.
            int size = body.length() * 3 > limit ? body.getBytes(StandardCharsets.UTF_8).length : 0;
            if (size > limit) {
                String message = name + ": the payload has " + size + " bytes, and APNs accepts " + limit;
                throw new PushException(message, null, size);
            }
            return body;
        }

        // part: refuseChannel
        static void refuseChannel(Map<String, String> headers) {
            if (headers.containsKey("apns-channel-id")) {
                throw new UnsupportedOperationException("only APNs sends to channels");
            }
        }

        // part: jsonObject
        /** Keys and values by turns, in the order of writing. A value that is null is left out. */
        static Map<String, Object> jsonObject(Object... keysAndValues) {
            Map<String, Object> members = new LinkedHashMap<>();
            for (int index = 0; index < keysAndValues.length; index += 2) {
                Object value = keysAndValues[index + 1];
                if (value != null) {
                    members.put((String) keysAndValues[index], value == JSON_NULL ? null : value);
                }
            }
            return members;
        }

        // part: JSON_NULL
        static final Object JSON_NULL = new Object();

        // part: unlessEmpty
        static Map<String, Object> unlessEmpty(Map<String, Object> members) {
            return members.isEmpty() ? null : members;
        }

        // part: jsonText
        /** Compact JSON. */
        static String jsonText(Object value) {
            StringBuilder out = new StringBuilder();
            writeJson(out, value);
            return out.toString();
        }

        // part: writeJson
        static void writeJson(StringBuilder out, Object value) {
            if (value instanceof String text) {
                writeText(out, text);
            } else if (value instanceof Double number) {
                out.append(numberJson(number));
            } else if (value instanceof Map<?, ?> members) {
                String separator = "{";
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    out.append(separator);
                    writeText(out, (String) member.getKey());
                    out.append(':');
                    writeJson(out, member.getValue());
                    separator = ",";
                }
                out.append(members.isEmpty() ? "{}" : "}");
            } else if (value instanceof List<?> items) {
                String separator = "[";
                for (Object item : items) {
                    out.append(separator);
                    writeJson(out, item);
                    separator = ",";
                }
                out.append(items.isEmpty() ? "[]" : "]");
            } else {
                out.append(value);
            }
        }

        // part: writeText
        static void writeText(StringBuilder out, String text) {
            out.append('"');
            text.codePoints().forEach(point -> {
                switch (point) {
                    case '"' -> out.append("\\\"");
                    case '\\' -> out.append("\\\\");
                    case '\b' -> out.append("\\b");
                    case '\f' -> out.append("\\f");
                    case '\n' -> out.append("\\n");
                    case '\r' -> out.append("\\r");
                    case '\t' -> out.append("\\t");
                    default -> {
                        if (point < 0x20) {
                            out.append(String.format("\\u%04x", point));
                        } else {
                            out.appendCodePoint(point);
                        }
                    }
                }
            });
            out.append('"');
        }

        // part: numberJson
        /** As RFC 8785 and JavaScript write it: 20, 0.000001, 1e-7, 1e+21. */
        static String numberJson(double value) {
            double size = Math.abs(value);
            if (size == 0) {
                return "0";
            }
            BigDecimal digits = shortestDigits(value);
            if (size >= 1e-6 && size < 1e21) {
                return digits.toPlainString();
            }
            int exponent = digits.precision() - digits.scale() - 1;
            return digits.movePointLeft(exponent).stripTrailingZeros().toPlainString()
                + (exponent < 0 ? "e" : "e+") + exponent;
        }

        // part: shortestDigits
        /** The shortest that make the number, of which {@link Double#toString} has more before Java 19. */
        static BigDecimal shortestDigits(double value) {
            BigDecimal exact = new BigDecimal(value);
            int count = new BigDecimal(Double.toString(value)).stripTrailingZeros().precision();
            while (count > 1 && firstDigits(count - 1, exact).doubleValue() == value) {
                count -= 1;
            }
            return firstDigits(count, exact).stripTrailingZeros();
        }

        // part: firstDigits
        /** Rounds a number in the middle to the even digit, as RFC 8785 does. */
        static BigDecimal firstDigits(int count, BigDecimal exact) {
            return exact.round(new MathContext(count, RoundingMode.HALF_EVEN));
        }

        // part: numberText
        /** A number in a text, as the app writes it: 3.0, 1e-05. */
        static String numberText(double value) {
            double size = Math.abs(value);
            // What isn't finite is rejected as a value.
            if (size == 0 || !Double.isFinite(value)) {
                return Double.toString(value);
            }
            BigDecimal digits = shortestDigits(value);
            if (size >= 1e-4 && size < 1e16) {
                return digits.scale() > 0 ? digits.toPlainString() : digits.toPlainString() + ".0";
            }
            int exponent = digits.precision() - digits.scale() - 1;
            return digits.movePointLeft(exponent).stripTrailingZeros().toPlainString()
                + String.format(exponent < 0 ? "e-%02d" : "e+%02d", Math.abs(exponent));
        }

        // part: checkedCollapseId
        static String checkedCollapseId(String id) {
            int size = asHeader("collapse-id", id).length();
            if (size > 64) {
                String message = "the collapse identifier has " + size + " bytes, and APNs accepts 64";
                throw new PushException(message, null, size);
            }
            return id;
        }

        // part: asHeader
        /** Libraries for HTTP send other characters in different ways, or not at all. */
        static String asHeader(String key, String value) {
            if (!HEADER_PATTERN.matcher(value).matches()) {
                throw rejected(key, "visible ASCII text");
            }
            return value;
        }

        // part: HEADER_PATTERN
        static final Pattern HEADER_PATTERN = Pattern.compile("[!-~](?:[ -~]*[!-~])?");

        // part: secondsAfter
        /** Counts from 1970. */
        static long secondsAfter(Instant at, long seconds) {
            Instant start = at == null ? Instant.now() : at;
            return Math.floorDiv(rounded("at", start).toEpochMilli(), 1000L) + seconds;
        }

        // part: rejected
        static PushException rejected(String key, String expected) {
            return new PushException("'" + key + "' must be " + expected, key, 0);
        }

        // part: required
        static <T> T required(String key, T value) {
            if (value == null) {
                throw missing(key);
            }
            return value;
        }

        // part: missing
        static PushException missing(String key) {
            return new PushException("'" + key + "' is missing", key, 0);
        }

        // part: copied
        /** A list that callers can't change. Its items are checked when a push is made. */
        static <T> List<T> copied(List<T> values) {
            return values == null ? null : Collections.unmodifiableList(new ArrayList<>(values));
        }

        // part: copiedLists
        static <T> List<T> copiedLists(List<T> values, UnaryOperator<T> copy) {
            List<T> copies = copied(values);
            if (copies == null) {
                return null;
            }
            List<T> lists = new ArrayList<>();
            copies.forEach(list -> lists.add(copy.apply(list)));
            return Collections.unmodifiableList(lists);
        }

        // part: copiedListsOf
        static <T> UnaryOperator<List<T>> copiedListsOf(UnaryOperator<T> copy) {
            return values -> copiedLists(values, copy);
        }

        // part: asTextOf
        /** The text of an optional value: both are there, or neither. */
        static void asTextOf(String key, String text, Object value) {
            if ((text == null) != (value == null)) {
                throw new PushException("'" + key + "' belongs to a value: give both", key, 0);
            }
        }

        // part: asItem
        static <T> Object asItem(String key, T item) {
            return required(key, item);
        }

        // part: asNumber
        static Double asNumber(String key, Double value) {
            if (!Double.isFinite(required(key, value))) {
                throw rejected(key, "a finite number");
            }
            return value;
        }

        // part: asCount
        /** A badge. */
        static long asCount(String key, long value) {
            if (value < 0) {
                throw rejected(key, "0 or more");
            }
            return value;
        }

        // part: asFraction
        /** A relevance score, which can be missing. */
        static Object asFraction(String key, Object value) {
            if (value instanceof Number number && !(number.doubleValue() >= 0 && number.doubleValue() <= 1)) {
                throw rejected(key, "a number from 0 to 1");
            }
            return value;
        }

        // part: asDecimal
        static String asDecimal(String key, BigDecimal value) {
            BigDecimal digits = required(key, value).stripTrailingZeros();
            long scale = digits.scale();
            if (Math.max(digits.precision() - scale, 1) + Math.max(scale, 0) > 38) {
                throw rejected(key, "a number of at most 38 digits");
            }
            return digits.toPlainString();
        }

        // part: asDecimalNumber
        static Double asDecimalNumber(String key, BigDecimal value) {
            return Double.valueOf(asDecimal(key, value));
        }

        // part: rounded
        /** To milliseconds. RFC 3339 has the years 1 to 9999. */
        static Instant rounded(String key, Instant value) {
            long seconds = required(key, value).getEpochSecond();
            // The end of the year 9999 can be rounded to the next.
            if (seconds < -62135596800L
                || seconds >= 253402300800L
                || value.plusNanos(500_000).getEpochSecond() >= 253402300800L) {
                throw rejected(key, "a date in the years 1 to 9999");
            }
            return value.plusNanos(500_000).truncatedTo(ChronoUnit.MILLIS);
        }

        // part: asDate
        /** RFC 3339, with milliseconds where there are any. */
        static String asDate(String key, Instant value) {
            return rounded(key, value).toString();
        }

        // part: asSeconds
        /** Counts from 1970. */
        static Double asSeconds(String key, Instant value) {
            return rounded(key, value).toEpochMilli() / 1000.0;
        }

        // part: asReferenceSeconds
        /** Counts from 2001, as ActivityKit decodes dates. */
        static Double asReferenceSeconds(String key, Instant value) {
            return (rounded(key, value).toEpochMilli() - 978307200000L) / 1000.0;
        }

        // part: asUuid
        static String asUuid(String key, UUID value) {
            return required(key, value).toString();
        }

        // part: asUrl
        static String asUrl(String key, URI value) {
            String text = required(key, value).toString();
            if (!URL_PATTERN.matcher(text).matches()) {
                throw rejected(key, "a URL, with other characters percent-encoded");
            }
            return text;
        }

        // part: URL_PATTERN
        static final Pattern URL_PATTERN =
            Pattern.compile("(?:%[0-9A-Fa-f]{2}|[!#$&-;=?-Z_a-z~]|[\\[\\]])+");

        // part: asList
        static <T> List<Object> asList(String key, List<T> values, BiFunction<String, T, Object> check) {
            List<Object> items = new ArrayList<>();
            for (T value : required(key, values)) {
                items.add(check.apply(key + "[" + items.size() + "]", value));
            }
            return items;
        }

        // part: asListOf
        static <T> BiFunction<String, List<T>, Object> asListOf(BiFunction<String, T, Object> check) {
            return (key, values) -> asList(key, values, check);
        }

        // part: asJsonText
        static <T> BiFunction<String, T, Object> asJsonText(BiFunction<String, T, Object> check) {
            return (key, value) -> jsonText(check.apply(key, value));
        }

        // part: asJson
        static Object asJson(String key, Object value) {
            return value == null ? JSON_NULL : copiedJson(key, value);
        }

        // part: copiedJson
        static Object copiedJson(String key, Object value) {
            return jsonCopy(key, value, 0);
        }

        // part: jsonCopy
        /** With keys in the order of their bytes. */
        static Object jsonCopy(String key, Object value, int depth) {
            if (value == null || value instanceof String || value instanceof Boolean || value instanceof BigInteger) {
                return value;
            }
            if (value instanceof Double || value instanceof Float || value instanceof BigDecimal) {
                return asNumber(key, ((Number) value).doubleValue());
            }
            if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte) {
                return ((Number) value).longValue();
            }
            // Foundation reads no more. A list that contains itself has no end.
            if (depth == 500) {
                throw rejected(key.substring(0, Math.min(key.length(), 100)), "JSON of at most 500 levels");
            }
            if (value instanceof List<?> items) {
                List<Object> copy = new ArrayList<>();
                for (Object item : items) {
                    copy.add(jsonCopy(key + "[" + copy.size() + "]", item, depth + 1));
                }
                return copy;
            }
            if (value instanceof Map<?, ?> members) {
                Map<String, Object> copy = new TreeMap<>((left, right) -> Arrays.compareUnsigned(
                    left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8)));
                members.forEach((name, member) -> {
                    if (!(name instanceof String text)) {
                        throw rejected(key, "a map with strings as keys");
                    }
                    if (copy.containsKey(validText(text))) {
                        throw rejected(key, "a map without two keys that are sent as one");
                    }
                    copy.put(validText(text), jsonCopy(key + "." + text, member, depth + 1));
                });
                return copy;
            }
            throw rejected(key, "a value of JSON");
        }

        """#, comment: "//")
}
