enum Features {
    static func declarations() {
        let open = Builder.action("open_order", "Open Order", opensApp: true)
        let refund = Builder.action("refund", "Refund")
        registry.add(Builder.category("order", [open, refund]))
    }
}
