// Package apns is a client of APNs. It needs no other package: net/http speaks HTTP/2.
package apns

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"sync"
	"time"
)

// SigningKey is a key for APNs from the developer account. x509.ParsePKCS8PrivateKey reads the file AuthKey_….p8.
type SigningKey struct {
	KeyID  string
	TeamID string
	Key    *ecdsa.PrivateKey
}

// Error is an answer other than 200.
type Error struct {
	Status int
	Reason string
}

func (e *Error) Error() string { return fmt.Sprintf("APNs answered %d: %s", e.Status, e.Reason) }

// IsDeviceGone says whether the token is no longer in use, so that it must be forgotten.
func (e *Error) IsDeviceGone() bool {
	return e.Reason == "Unregistered" || e.Reason == "BadDeviceToken"
}

// Client sends to APNs.
type Client struct {
	HTTP *http.Client

	origin string
	key    SigningKey

	mutex   sync.Mutex
	token   string
	tokenAt time.Time
}

// New makes a client of https://api.push.apple.com, or https://api.sandbox.push.apple.com for debug builds.
func New(origin string, key SigningKey) *Client {
	return &Client{HTTP: http.DefaultClient, origin: origin, key: key}
}

// Send sends a push to a device.
func (c *Client) Send(ctx context.Context, deviceToken string, headers map[string]string, body []byte) error {
	request, err := http.NewRequestWithContext(
		ctx, http.MethodPost, c.origin+"/3/device/"+deviceToken, bytes.NewReader(body))
	if err != nil {
		return err
	}
	token, err := c.providerToken(time.Now())
	if err != nil {
		return err
	}
	request.Header.Set("authorization", "bearer "+token)
	for key, value := range headers {
		request.Header.Set(key, value)
	}
	response, err := c.HTTP.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode == http.StatusOK {
		return nil
	}
	answer := struct{ Reason string }{}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	return &Error{Status: response.StatusCode, Reason: answer.Reason}
}

// providerToken makes a new token every forty minutes. APNs accepts one for an hour, and new ones at most every twenty
// minutes.
func (c *Client) providerToken(now time.Time) (string, error) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if c.token != "" && now.Sub(c.tokenAt) < 40*time.Minute {
		return c.token, nil
	}
	claims := encoded(map[string]any{"alg": "ES256", "kid": c.key.KeyID}) + "." +
		encoded(map[string]any{"iss": c.key.TeamID, "iat": now.Unix()})
	digest := sha256.Sum256([]byte(claims))
	r, s, err := ecdsa.Sign(rand.Reader, c.key.Key, digest[:])
	if err != nil {
		return "", err
	}
	signature := append(r.FillBytes(make([]byte, 32)), s.FillBytes(make([]byte, 32))...)
	c.token, c.tokenAt = claims+"."+base64.RawURLEncoding.EncodeToString(signature), now
	return c.token, nil
}

func encoded(value map[string]any) string {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // It has texts and numbers.
	}
	return base64.RawURLEncoding.EncodeToString(text)
}
