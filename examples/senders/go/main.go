// A server of a bookshop, which sends to a stand-in for APNs.
package main

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"strings"
	"time"

	"example.com/barge/apns"
	"example.com/barge/notifications"
)

var (
	phone    = strings.Repeat("a1", 32)
	tablet   = strings.Repeat("b2", 32)
	activity = strings.Repeat("c3", 40)
)

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	// A stand-in for APNs, and a key that only it accepts.
	local := newLocalAPNs()
	defer local.server.Close()
	local.unregistered[tablet] = true
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return err
	}
	client := apns.New(local.server.URL, apns.SigningKey{KeyID: "ABC123DEFG", TeamID: "DEF123GHIJ", Key: key})
	client.HTTP = local.server.Client()

	orderID, err := notifications.ParseUUID("6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d")
	if err != nil {
		return err
	}
	sent, err := notifications.OrderSent{
		Shop: "The Book Barge", Item: "Emma", DayText: "Friday", OrderID: orderID,
	}.Push()
	if err != nil {
		return err
	}
	if err := client.Send(ctx, phone, sent.Headers, sent.Body); err != nil {
		return err
	}

	for _, token := range []string{tablet, "no-token"} {
		err := client.Send(ctx, token, sent.Headers, sent.Body)
		var answer *apns.Error
		if !errors.As(err, &answer) || !answer.IsDeviceGone() {
			return fmt.Errorf("%s: %w", token, err)
		}
		fmt.Printf("%s: %v\n", token[:8], err)
	}

	price, err := notifications.NewDecimal("9.90")
	if err != nil {
		return err
	}
	dropped, err := notifications.PriceDropped{
		Item: "Emma", Copies: 1, Offer: 7, Price: price, PriceText: "€9.90",
	}.Push()
	if err != nil {
		return err
	}
	if err := client.Send(ctx, phone, dropped.Headers, dropped.Body); err != nil {
		return err
	}
	if err := deliver(ctx, client); err != nil {
		return err
	}

	// What a server forgot is an error before anything is sent.
	_, err = notifications.OrderSent{Shop: "The Book Barge", Item: "Emma", OrderID: orderID}.Push()
	fmt.Println(err)

	for _, push := range local.received {
		show(push)
	}
	return nil
}

// deliver sends a Live Activity, which has a token of its own. Each update has its state.
func deliver(ctx context.Context, client *apns.Client) error {
	near := notifications.DeliveryState{Stops: 3, ArrivesAt: time.Date(2026, 1, 30, 10, 15, 0, 0, time.UTC)}
	start, err := notifications.DeliveryStart{
		Attributes: notifications.DeliveryAttributes{OrderID: "6f2b1c1a"}, State: near,
	}.Push()
	if err != nil {
		return err
	}
	here := near
	here.Stops = 0
	arriving, err := notifications.DeliveryArriving{State: here}.Push()
	if err != nil {
		return err
	}
	end, err := notifications.DeliveryEnd{State: here}.Push(notifications.ForApp(notifications.AppDebug))
	if err != nil {
		return err
	}
	if err := client.Send(ctx, phone, start.Headers, start.Body); err != nil {
		return err
	}
	for _, push := range []*notifications.ActivityPush{arriving, end} {
		if err := client.Send(ctx, activity, push.Headers, push.Body); err != nil {
			return err
		}
	}
	return nil
}

func show(push received) {
	line := push.headers.Get("apns-push-type")
	if event, ok := push.aps["event"].(string); ok {
		line += " " + event
	}
	if alert, ok := push.aps["alert"]; ok {
		text, err := json.Marshal(alert)
		if err != nil {
			log.Fatal(err)
		}
		line += " " + string(text)
	}
	fmt.Println(line)
}
