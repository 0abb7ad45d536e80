package main

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"time"
)

var (
	topics = regexp.MustCompile(`^com\.example\.barge(\.debug)?(\.push-type\.liveactivity)?$`)
	tokens = regexp.MustCompile(`^([0-9a-f]{2}){32,80}$`)
)

// localAPNs is a stand-in for APNs on this machine, with its paths, answers and reasons, over HTTP/2 with TLS.
type localAPNs struct {
	server   *httptest.Server
	received []received
	// unregistered has the tokens of devices on which the app was removed.
	unregistered map[string]bool
}

// received is a push that arrived.
type received struct {
	headers http.Header
	aps     map[string]any
}

func newLocalAPNs() *localAPNs {
	local := &localAPNs{unregistered: map[string]bool{}}
	local.server = httptest.NewUnstartedServer(local)
	local.server.EnableHTTP2 = true
	local.server.StartTLS()
	return local
}

func (l *localAPNs) ServeHTTP(writer http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil {
		return
	}
	status, reason := l.answer(request, body)
	writer.WriteHeader(status)
	if reason == "" {
		return
	}
	answer := map[string]any{"reason": reason}
	if status == http.StatusGone {
		answer["timestamp"] = time.Now().UnixMilli()
	}
	_ = json.NewEncoder(writer).Encode(answer)
}

func (l *localAPNs) answer(request *http.Request, body []byte) (status int, reason string) {
	token, isDevice := strings.CutPrefix(request.URL.Path, "/3/device/")
	topic := request.Header.Get("apns-topic")
	var payload struct {
		APS map[string]any `json:"aps"`
	}
	switch {
	case !isDevice:
		return 404, "BadPath"
	case request.Method != http.MethodPost:
		return 405, "MethodNotAllowed"
	case request.ProtoMajor != 2:
		return 505, "HTTPVersionNotSupported"
	case !strings.HasPrefix(request.Header.Get("authorization"), "bearer "):
		return 403, "MissingProviderToken"
	case !tokens.MatchString(token):
		return 400, "BadDeviceToken"
	case l.unregistered[token]:
		return 410, "Unregistered"
	case topic == "":
		return 400, "MissingTopic"
	case !topics.MatchString(topic):
		return 400, "TopicDisallowed"
	case len(body) > 4096:
		return 413, "PayloadTooLarge"
	case len(request.Header.Get("apns-collapse-id")) > 64:
		return 400, "BadCollapseId"
	case json.Unmarshal(body, &payload) != nil:
		return 400, "PayloadEmpty"
	}
	l.received = append(l.received, received{headers: request.Header, aps: payload.APS})
	return 200, ""
}
