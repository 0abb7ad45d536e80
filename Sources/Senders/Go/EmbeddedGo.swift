// Written by script/embed from Sources/Senders/Go/Runtime.go: change that, not this file.
// swift-format-ignore-file

extension SenderRuntime {
    package static let go = SenderRuntime(
        #"""
        // The parts that generated files have where they need them. A part begins with a line of its name; a line with a
        // condition at its end is left out where the condition isn't met. A generated file imports the packages that it uses.
        package notifications

        import "bytes"
        import "encoding/json"
        import "errors"
        import "fmt"
        import "math"
        import "net/url"
        import "regexp"
        import "slices"
        import "strconv"
        import "strings"
        import "time"
        import "unicode/utf8"

        // part: Error
        // Error says why APNs or the app would reject a push.
        type Error struct {
        	// Key names the value that is rejected, such as Scores[2].
        	Key string
        	// Size is the number of bytes of a push that is too large.
        	Size int

        	message string
        }

        func (e *Error) Error() string { return e.message }

        // part: Request
        // Request is what APNs gets of a push of any kind.
        type Request struct {
        	// Headers are those of the request to APNs.
        	Headers map[string]string
        	// Body is the payload: JSON in UTF-8.
        	Body []byte
        }

        // Payload returns the payload as a value, for a library that writes the JSON itself. Its numbers are of type
        // json.Number. It is nil if the body isn't an object of JSON.
        func (r *Request) Payload() map[string]any {
        	decoder := json.NewDecoder(bytes.NewReader(r.Body))
        	decoder.UseNumber()
        	var value map[string]any
        	if err := decoder.Decode(&value); err != nil {
        		return nil
        	}
        	return value
        }
         // if: sns
        // SNS returns what a request to publish with Amazon SNS has next to its target. // if: sns
        func (r *Request) SNS() (SNSRequest, error) { return snsRequest(r.Headers, r.Body) } // if: sns

        // part: Push
        // Push is a push that is ready to send.
        type Push struct {
        	Request
        }
         // if: fcm
        // FCM returns what a message for Firebase has next to its recipient. // if: fcm
        func (p *Push) FCM() FCMMessage { // if: fcm
        	return FCMMessage{APNS: FCMConfig{Headers: p.Headers, Payload: p.Body}} // if: fcm
        } // if: fcm

        // part: ActivityPush
        // ActivityPush is a push of a Live Activity that is ready to send.
        type ActivityPush struct {
        	Request
        }

        // FCM returns what a message for Firebase has next to its recipient.
        func (p *ActivityPush) FCM(liveActivityToken string) (FCMMessage, error) {
        	if err := refuseChannel(p.Headers); err != nil {
        		return FCMMessage{}, err
        	}
        	if liveActivityToken == "" {
        		return FCMMessage{}, &Error{Key: "liveActivityToken", message: "'liveActivityToken' is missing"}
        	}
        	return FCMMessage{APNS: FCMConfig{
        		LiveActivityToken: liveActivityToken, Headers: p.Headers, Payload: p.Body,
        	}}, nil
        }

        // part: FCMMessage
        // FCMMessage is the part of a message for Firebase that is for APNs, as the HTTP v1 API has it.
        type FCMMessage struct {
        	APNS FCMConfig `json:"apns"`
        }

        // part: FCMConfig
        // FCMConfig is the push in a message for Firebase.
        type FCMConfig struct {
        	LiveActivityToken string            `json:"live_activity_token,omitempty"`
        	Headers           map[string]string `json:"headers"`
        	Payload           json.RawMessage   `json:"payload"`
        }

        // part: SNSRequest
        // SNSRequest has the parameters of Publish, of Amazon SNS.
        type SNSRequest struct {
        	Message          string
        	MessageStructure string
        	// MessageAttributes all have the data type String.
        	MessageAttributes map[string]string
        }

        // part: Option
        // Option configures a push.
        type Option func(*sending)

        // part: SentAt
        // SentAt gives the time of sending. Without it, this is the current time.
        func SentAt(at time.Time) Option {
        	return func(s *sending) {
        		s.need("SentAt", !at.IsZero())
        		s.at = at
        	}
        }

        // part: ForApp
        // ForApp gives the build of the app that gets the push.
        func ForApp(app App) Option { return func(s *sending) { s.app = app } }

        // part: Decimal
        // Decimal is an exact number, such as an amount of money, which only NewDecimal makes.
        type Decimal struct{ text string }

        // part: NewDecimal
        // NewDecimal reads a number of at most 38 digits, such as "3.99".
        func NewDecimal(text string) (Decimal, error) {
        	parts := decimalPattern.FindStringSubmatch(text)
        	if parts == nil {
        		return Decimal{}, errors.New("a decimal must be a text of at most 38 digits, such as 3.99")
        	}
        	whole, fraction := parts[2], strings.TrimRight(parts[3], "0")
        	if len(whole)+len(fraction) > 38 {
        		return Decimal{}, errors.New("a decimal must be a text of at most 38 digits, such as 3.99")
        	}
        	switch {
        	case fraction != "":
        		return Decimal{parts[1] + whole + "." + fraction}, nil
        	case whole == "0":
        		return Decimal{"0"}, nil
        	}
        	return Decimal{parts[1] + whole}, nil
        }

        // String returns the number without superfluous digits.
        func (d Decimal) String() string { return d.text }

        var decimalPattern = regexp.MustCompile(`^(-?)0*([0-9]+?)(?:\.([0-9]*))?$`)

        // part: decimalNumber
        func decimalNumber(value Decimal) float64 {
        	number, _ := strconv.ParseFloat(value.text, 64)
        	return number
        }

        // part: UUID
        // UUID is a UUID, which ParseUUID reads. The types of most libraries can be converted to it.
        type UUID [16]byte

        // String returns the UUID in small letters.
        func (u UUID) String() string {
        	return fmt.Sprintf("%x-%x-%x-%x-%x", u[:4], u[4:6], u[6:8], u[8:10], u[10:])
        }

        // part: ParseUUID
        // ParseUUID reads a UUID, such as "6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d".
        func ParseUUID(text string) (UUID, error) {
        	var id UUID
        	if !uuidPattern.MatchString(text) {
        		return id, fmt.Errorf("%q must be a UUID", text)
        	}
        	digits := strings.ReplaceAll(text, "-", "")
        	for index := range id {
        		value, _ := strconv.ParseUint(digits[2*index:2*index+2], 16, 8)
        		id[index] = byte(value)
        	}
        	return id, nil
        }

        var uuidPattern = regexp.MustCompile(`^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$`)

        // part: -
        // What the pushes above need.

        // part: sending
        // sending is a push in the making. The first value that is rejected decides its error.
        type sending struct {
        	at  time.Time // if: time
        	app App // if: builds
        	err error
        }

        // part: newSending
        func newSending(options []Option) *sending {
        	s := &sending{}
        	s.at = time.Now() // if: time
        	for _, option := range options {
        		if option != nil {
        			option(s)
        		}
        	}
        	return s
        }

        // part: reject
        func (s *sending) reject(key, reason string) {
        	if s.err == nil {
        		s.err = &Error{Key: key, message: fmt.Sprintf("'%s' %s", key, reason)}
        	}
        }

        // part: need
        // need rejects a value that is missing.
        func (s *sending) need(key string, isThere bool) {
        	if !isThere {
        		s.reject(key, "is missing")
        	}
        }

        // part: push
        func (s *sending) push(name string, limit int, headers, aps, data object) (*Push, error) {
        	sent, body, err := s.request(name, limit, headers, aps, data)
        	if err != nil {
        		return nil, err
        	}
        	return &Push{Request{Headers: sent, Body: body}}, nil
        }

        // part: activityPush
        func (s *sending) activityPush(name string, limit int, headers, aps, data object) (*ActivityPush, error) {
        	sent, body, err := s.request(name, limit, headers, aps, data)
        	if err != nil {
        		return nil, err
        	}
        	return &ActivityPush{Request{Headers: sent, Body: body}}, nil
        }

        // part: request
        func (s *sending) request(
        	name string, limit int, headers, aps, data object,
        ) (sent map[string]string, body []byte, err error) {
        	body = append(appendJSON([]byte(`{"aps":`), aps), '}')
        	if own := appendJSON(nil, data); len(own) > 2 {
        		body = append(append(body[:len(body)-1], ','), own[1:]...)
        	}
        	if s.err != nil {
        		return nil, nil, s.err
        	}
        	if len(body) > limit {
        		reason := fmt.Sprintf("%s: the payload has %d bytes, and APNs accepts %d", name, len(body), limit)
        		return nil, nil, &Error{Size: len(body), message: reason}
        	}
        	sent = make(map[string]string, len(headers))
        	for _, header := range headers {
        		if text, ok := header.value.(string); ok {
        			sent[header.key] = text
        		}
        	}
        	return sent, body, nil
        }

        // part: refuseChannel
        func refuseChannel(headers map[string]string) error {
        	if _, ok := headers["apns-channel-id"]; ok {
        		return errors.New("only APNs sends to channels")
        	}
        	return nil
        }

        // part: snsRequest
        func snsRequest(headers map[string]string, body []byte) (SNSRequest, error) {
        	if err := refuseChannel(headers); err != nil {
        		return SNSRequest{}, err
        	}
        	attributes := map[string]string{}
        	for header, name := range map[string]string{
        		"apns-push-type": "PUSH_TYPE", "apns-topic": "TOPIC", "apns-priority": "PRIORITY",
        		"apns-collapse-id": "COLLAPSE_ID",
        	} {
        		if value, ok := headers[header]; ok {
        			attributes["AWS.SNS.MOBILE.APNS."+name] = value
        		}
        	}
        	if expiration, err := strconv.ParseInt(headers["apns-expiration"], 10, 64); err == nil {
        		seconds := max(0, expiration-time.Now().Unix())
        		for _, platform := range []string{"APNS", "APNS_SANDBOX"} {
        			attributes["AWS.SNS.MOBILE."+platform+".TTL"] = strconv.FormatInt(seconds, 10)
        		}
        	}
        	platform := "APNS"
        	if headers["apns-push-type"] == "voip" {
        		platform = "APNS_VOIP"
        	}
        	message := appendJSON(nil, object{{platform, string(body)}, {platform + "_SANDBOX", string(body)}})
        	return SNSRequest{Message: string(message), MessageStructure: "json", MessageAttributes: attributes}, nil
        }

        // part: object
        // object is an object of JSON. A member that is nil is left out.
        type object []member

        // part: member
        type member struct {
        	key   string
        	value any
        }

        // part: raw
        // raw is canonical JSON.
        type raw string

        // part: group
        // group is an object that is left out if it has nothing.
        func group(members object) any {
        	for _, member := range members {
        		if member.value != nil {
        			return members
        		}
        	}
        	return nil
        }

        // part: when
        // when returns the value if the condition is met, and otherwise nil.
        func when(condition bool, value any) any {
        	if condition {
        		return value
        	}
        	return nil
        }

        // part: choose
        func choose[T any](condition bool, value, otherwise T) T {
        	if condition {
        		return value
        	}
        	return otherwise
        }

        // part: valueOr
        // valueOr returns the value of a pointer, or another one if it is nil.
        func valueOr[T any](value *T, missing T) T {
        	if value == nil {
        		return missing
        	}
        	return *value
        }

        // part: textOr
        // textOr returns the text of an optional value.
        func textOr[T any](value *T, text func(T) string, missing string) string {
        	if value == nil {
        		return missing
        	}
        	return text(*value)
        }

        // part: appendJSON
        // appendJSON appends compact JSON with sorted keys.
        func appendJSON(out []byte, value any) []byte {
        	switch value := value.(type) {
        	case string:
        		return appendQuoted(out, value)
        	case raw:
        		return append(out, value...)
        	case bool:
        		return strconv.AppendBool(out, value)
        	case int64:
        		return strconv.AppendInt(out, value, 10)
        	case int:
        		return strconv.AppendInt(out, int64(value), 10)
        	case float64:
        		return appendNumber(out, value)
        	case []any:
        		out = append(out, '[')
        		for index, item := range value {
        			if index > 0 {
        				out = append(out, ',')
        			}
        			out = appendJSON(out, item)
        		}
        		return append(out, ']')
        	case object:
        		out = append(out, '{')
        		isFirst := true
        		for _, member := range value {
        			if member.value == nil {
        				continue
        			}
        			if !isFirst {
        				out = append(out, ',')
        			}
        			isFirst = false
        			out = append(appendQuoted(out, member.key), ':')
        			out = appendJSON(out, member.value)
        		}
        		return append(out, '}')
        	}
        	return append(out, "null"...)
        }

        // part: appendQuoted
        // appendQuoted escapes what JSON requires, and replaces what isn't UTF-8.
        func appendQuoted(out []byte, text string) []byte {
        	out = append(out, '"')
        	for _, char := range text {
        		switch char {
        		case '"', '\\':
        			out = append(out, '\\', byte(char))
        		case '\b':
        			out = append(out, `\b`...)
        		case '\f':
        			out = append(out, `\f`...)
        		case '\n':
        			out = append(out, `\n`...)
        		case '\r':
        			out = append(out, `\r`...)
        		case '\t':
        			out = append(out, `\t`...)
        		default:
        			if char < 0x20 {
        				out = append(out, fmt.Sprintf(`\u%04x`, char)...)
        			} else {
        				out = utf8.AppendRune(out, char)
        			}
        		}
        	}
        	return append(out, '"')
        }

        // part: appendNumber
        // appendNumber writes a number as RFC 8785 and JavaScript do: 20, 0.000001, 1e-7, 1e+21.
        func appendNumber(out []byte, value float64) []byte {
        	size := math.Abs(value)
        	switch {
        	case size == 0:
        		return append(out, '0')
        	case size >= 1e-6 && size < 1e21:
        		return strconv.AppendFloat(out, value, 'f', -1, 64)
        	}
        	text := strconv.FormatFloat(value, 'e', -1, 64)
        	return append(out, strings.Replace(text, "e-0", "e-", 1)...)
        }

        // part: collapseID
        func (s *sending) collapseID(id string) string {
        	s.need("collapse-id", id != "")
        	id = asHeader(s, "collapse-id", id)
        	if len(id) > 64 && s.err == nil {
        		reason := fmt.Sprintf("the collapse identifier has %d bytes, and APNs accepts 64", len(id))
        		s.err = &Error{Size: len(id), message: reason}
        	}
        	return id
        }

        // part: asHeader
        // asHeader refuses what libraries for HTTP send in different ways, or not at all.
        func asHeader(s *sending, key, value string) string {
        	if !headerPattern.MatchString(value) {
        		s.reject(key, "must be visible ASCII text")
        	}
        	return value
        }

        // part: headerPattern
        var headerPattern = regexp.MustCompile(`^(?:[!-~](?:[ -~]*[!-~])?)?$`)

        // part: topicOfApp
        func (s *sending) topicOfApp(suffix string) string {
        	topic := s.app.topic()
        	if topic == "" {
        		s.reject("App", "must be a build of the app")
        	}
        	return topic + suffix
        }

        // part: secondsAfter
        // secondsAfter counts from 1970.
        func secondsAfter(s *sending, seconds int64) int64 {
        	return floor(milliseconds(s, "SentAt", s.at), 1000) + seconds
        }

        // part: floor
        func floor(number, divisor int64) int64 {
        	if number < 0 {
        		return (number+1)/divisor - 1
        	}
        	return number / divisor
        }

        // part: optional
        func optional[T any](s *sending, key string, value *T, check func(*sending, string, T) any) any {
        	if value == nil {
        		return nil
        	}
        	return check(s, key, *value)
        }

        // part: asText
        func asText[T ~string](_ *sending, _ string, value T) any { return string(value) }

        // part: asTextOf
        // asTextOf checks the text of an optional value: both are there, or neither.
        func asTextOf(s *sending, key string, text *string, hasValue bool) {
        	if (text != nil) != hasValue {
        		s.reject(key, "belongs to a value: give both")
        	}
        }

        // part: asChoice
        func asChoice[T ~string](s *sending, key string, value T, values ...T) any {
        	if !slices.Contains(values, value) {
        		s.reject(key, fmt.Sprintf("must be one of %q", values))
        	}
        	return string(value)
        }

        // part: asInteger
        func asInteger(_ *sending, _ string, value int64) any { return value }

        // part: asBoolean
        func asBoolean(_ *sending, _ string, value bool) any { return value }

        // part: asNumber
        func asNumber(s *sending, key string, value float64) any {
        	if math.IsNaN(value) || math.IsInf(value, 0) {
        		s.reject(key, "must be a finite number")
        	}
        	return value
        }

        // part: asCount
        // asCount checks a badge.
        func asCount(s *sending, key string, value int64) int64 {
        	if value < 0 {
        		s.reject(key, "must be 0 or more")
        	}
        	return value
        }

        // part: asFraction
        // asFraction checks a relevance score, which can be missing.
        func asFraction(s *sending, key string, value any) any {
        	number := 0.0
        	switch value := value.(type) {
        	case int64:
        		number = float64(value)
        	case float64:
        		number = value
        	}
        	if !(number >= 0 && number <= 1) {
        		s.reject(key, "must be a number from 0 to 1")
        	}
        	return value
        }

        // part: asDecimal
        func asDecimal(s *sending, key string, value Decimal) any {
        	s.need(key, value != Decimal{})
        	return value.text
        }

        // part: asDecimalNumber
        func asDecimalNumber(s *sending, key string, value Decimal) any {
        	s.need(key, value != Decimal{})
        	return decimalNumber(value)
        }

        // part: asUUID
        func asUUID(_ *sending, _ string, value UUID) any { return value.String() }

        // part: asURL
        func asURL(s *sending, key string, value *url.URL) any {
        	if value == nil {
        		return nil
        	}
        	text := value.String()
        	if !urlPattern.MatchString(text) {
        		s.reject(key, "must be a URL, with other characters percent-encoded")
        	}
        	return text
        }

        // part: asItemURL
        // asItemURL checks a URL in a list.
        func asItemURL(s *sending, key string, value *url.URL) any {
        	s.need(key, value != nil)
        	return asURL(s, key, value)
        }

        // part: urlPattern
        var urlPattern = regexp.MustCompile(`^(?:%[0-9A-Fa-f]{2}|[!#$&-;=?-Z_a-z~]|[\[\]])+$`)

        // part: urlText
        func urlText(value *url.URL, missing string) string {
        	if value == nil {
        		return missing
        	}
        	return value.String()
        }

        // part: milliseconds
        // milliseconds counts from 1970, and rounds.
        func milliseconds(s *sending, key string, value time.Time) int64 {
        	rounded := value.Add(500 * time.Microsecond)
        	// The years 1 to 9999: RFC 3339 has no others. The milliseconds of later years overflow.
        	if value.Unix() < -62135596800 || value.Unix() >= 253402300800 || rounded.Unix() >= 253402300800 {
        		s.reject(key, "must be a date in the years 1 to 9999")
        	}
        	return rounded.UnixMilli()
        }

        // part: asDate
        // asDate writes RFC 3339, with milliseconds where there are any.
        func asDate(s *sending, key string, value time.Time) any {
        	milliseconds(s, key, value)
        	return dateText(value)
        }

        // part: dateText
        func dateText(value time.Time) string {
        	text := value.Add(500 * time.Microsecond).UTC().Format("2006-01-02T15:04:05.000Z")
        	return strings.Replace(text, ".000Z", "Z", 1)
        }

        // part: asSeconds
        // asSeconds counts from 1970.
        func asSeconds(s *sending, key string, value time.Time) any {
        	return float64(milliseconds(s, key, value)) / 1000
        }

        // part: asReferenceSeconds
        // asReferenceSeconds counts from 2001, as ActivityKit decodes dates.
        func asReferenceSeconds(s *sending, key string, value time.Time) any {
        	return float64(milliseconds(s, key, value)-978307200000) / 1000
        }

        // part: secondsText
        // secondsText has whole seconds since 1970.
        func secondsText(value time.Time) string {
        	return strconv.FormatInt(milliseconds(&sending{}, "", value)/1000, 10)
        }

        // part: referenceSecondsText
        // referenceSecondsText has whole seconds since 2001.
        func referenceSecondsText(value time.Time) string {
        	return strconv.FormatInt((milliseconds(&sending{}, "", value)-978307200000)/1000, 10)
        }

        // part: integerText
        func integerText(value int64) string { return strconv.FormatInt(value, 10) }

        // part: numberText
        // numberText writes a number in a text, as the app does: 3.0, 1e-05.
        func numberText(value float64) string {
        	if size := math.Abs(value); size >= 1e16 || size < 1e-4 && size != 0 {
        		return strconv.FormatFloat(value, 'e', -1, 64)
        	}
        	text := strconv.FormatFloat(value, 'f', -1, 64)
        	if !strings.Contains(text, ".") {
        		text += ".0"
        	}
        	return text
        }

        // part: decimalNumberText
        func decimalNumberText(value Decimal) string { return numberText(decimalNumber(value)) }

        // part: asList
        func asList[T any](s *sending, key string, values []T, check func(*sending, string, T) any) any {
        	items := make([]any, len(values))
        	for index, value := range values {
        		items[index] = check(s, fmt.Sprintf("%s[%d]", key, index), value)
        	}
        	return items
        }

        // part: asListOf
        func asListOf[T any](check func(*sending, string, T) any) func(*sending, string, []T) any {
        	return func(s *sending, key string, values []T) any { return asList(s, key, values, check) }
        }

        // part: asJSONText
        func asJSONText[T any](check func(*sending, string, T) any) func(*sending, string, T) any {
        	return func(s *sending, key string, value T) any { return jsonText(check(s, key, value)) }
        }

        // part: jsonText
        // jsonText has canonical JSON in a text.
        func jsonText(value any) string { return string(appendJSON(nil, value)) }

        // part: asJSON
        func asJSON(s *sending, key string, value any) any {
        	if value == nil {
        		return nil
        	}
        	text, err := json.Marshal(value)
        	if err == nil {
        		text, err = canonical(text)
        	}
        	if err != nil {
        		s.reject(key, "must be a value of JSON")
        		return nil
        	}
        	return raw(text)
        }

        // part: canonical
        // canonical sorts the keys of JSON, and keeps its whole numbers.
        func canonical(text []byte) ([]byte, error) {
        	decoder := json.NewDecoder(bytes.NewReader(text))
        	decoder.UseNumber()
        	var value any
        	if err := decoder.Decode(&value); err != nil {
        		return nil, err
        	}
        	return appendAny(nil, value)
        }

        // part: appendAny
        func appendAny(out []byte, value any) ([]byte, error) {
        	var err error
        	switch value := value.(type) {
        	case json.Number:
        		// The app can't read a number such as 1e400.
        		number, err := value.Float64()
        		if err != nil {
        			return nil, err
        		}
        		if strings.ContainsAny(value.String(), ".eE") || number == 0 {
        			return appendNumber(out, number), nil
        		}
        		return append(out, value...), nil
        	case []any:
        		out = append(out, '[')
        		for index, item := range value {
        			if index > 0 {
        				out = append(out, ',')
        			}
        			if out, err = appendAny(out, item); err != nil {
        				return nil, err
        			}
        		}
        		return append(out, ']'), nil
        	case map[string]any:
        		keys := make([]string, 0, len(value))
        		for key := range value {
        			keys = append(keys, key)
        		}
        		slices.Sort(keys)
        		out = append(out, '{')
        		for index, key := range keys {
        			if index > 0 {
        				out = append(out, ',')
        			}
        			if out, err = appendAny(append(appendQuoted(out, key), ':'), value[key]); err != nil {
        				return nil, err
        			}
        		}
        		return append(out, '}'), nil
        	}
        	return appendJSON(out, value), nil
        }

        """#, comment: "//")
}
