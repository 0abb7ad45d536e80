@main struct App {
    static func main() {
        let push = Notifications.WaterBoiled(temperature: 98).push()
        print(String(decoding: push.payload, as: UTF8.self))
    }
}
