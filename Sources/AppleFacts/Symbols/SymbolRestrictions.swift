// Written by script/symbols.

extension SymbolTable {
    /// A name, whether Apple published the restriction or it is derived, and what alone it may stand for.
    package static let restrictions = SymbolTable(
        """
        accessibility published Accessibility features
        accessibility.badge.arrow.up.right published Accessibility features
        accessibility.fill published Accessibility features
        airplay.audio derived AirPlay
        airplay.audio.badge.exclamationmark derived AirPlay
        airplay.audio.circle derived AirPlay
        airplay.audio.circle.fill derived AirPlay
        airplay.video derived AirPlay
        airplay.video.badge.exclamationmark derived AirPlay
        airplay.video.circle derived AirPlay
        airplay.video.circle.fill derived AirPlay
        airplayaudio published AirPlay
        airplayaudio.badge.exclamationmark published AirPlay
        airplayaudio.circle published AirPlay
        airplayaudio.circle.fill published AirPlay
        airplayvideo published AirPlay
        airplayvideo.badge.exclamationmark published AirPlay
        airplayvideo.circle published AirPlay
        airplayvideo.circle.fill published AirPlay
        airpod.gen3.left published AirPods
        airpod.gen3.right published AirPods
        airpod.left published AirPods
        airpod.right published AirPods
        airpodpro.left published AirPods Pro
        airpodpro.right published AirPods Pro
        airpods published AirPods
        airpods.chargingcase published AirPods
        airpods.chargingcase.fill published AirPods
        airpods.chargingcase.wireless published AirPods
        airpods.chargingcase.wireless.fill published AirPods
        airpods.gen3 published AirPods
        airpods.gen3.chargingcase.wireless published AirPods
        airpods.gen3.chargingcase.wireless.fill published AirPods
        airpods.gen4 derived AirPods
        airpods.gen4.chargingcase.wireless derived AirPods
        airpods.gen4.chargingcase.wireless.fill derived AirPods
        airpods.gen4.left derived AirPods
        airpods.gen4.right derived AirPods
        airpods.max derived AirPods Max
        airpods.pro derived AirPods Pro
        airpods.pro.chargingcase.wireless derived AirPods Pro
        airpods.pro.chargingcase.wireless.fill derived AirPods Pro
        airpods.pro.chargingcase.wireless.radiowaves.left.and.right derived AirPods Pro
        airpods.pro.chargingcase.wireless.radiowaves.left.and.right.fill derived AirPods Pro
        airpods.pro.left derived AirPods Pro
        airpods.pro.right derived AirPods Pro
        airpodsmax published AirPods Max
        airpodspro published AirPods Pro
        airpodspro.chargingcase.wireless published AirPods Pro
        airpodspro.chargingcase.wireless.fill published AirPods Pro
        airpodspro.chargingcase.wireless.radiowaves.left.and.right published AirPods Pro
        airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill published AirPods Pro
        airport.express published AirPort Express
        airport.extreme published AirPort Extreme
        airport.extreme.tower published AirPort Extreme
        airtag published AirTag
        airtag.fill published AirTag
        airtag.radiowaves.forward published AirTag
        airtag.radiowaves.forward.fill published AirTag
        airtag.radiowaves.forward.fill.rtl published AirTag
        airtag.radiowaves.forward.rtl published AirTag
        appclip published App Clips
        apple.books.pages derived Apple media app
        apple.books.pages.fill derived Apple media app
        apple.classical.pages derived Apple media app
        apple.classical.pages.fill derived Apple media app
        apple.haptics.and.exclamationmark.triangle derived haptics feature
        apple.haptics.and.music.note derived haptics feature
        apple.haptics.and.music.note.slash derived haptics feature
        apple.homekit derived HomeKit
        apple.image.playground derived Image Playground
        apple.image.playground.fill derived Image Playground
        apple.intelligence derived Apple Intelligence
        apple.intelligence.badge.xmark derived Apple Intelligence
        apple.logo published Sign in with Apple
        apple.meditate derived Apple meditation glyph
        apple.meditate.circle derived Apple meditation glyph
        apple.meditate.circle.fill derived Apple meditation glyph
        apple.meditate.square.stack derived Apple meditation glyph
        apple.meditate.square.stack.fill derived Apple meditation glyph
        apple.podcasts.pages derived Apple media app
        apple.podcasts.pages.fill derived Apple media app
        apple.terminal.circle derived Terminal
        apple.terminal.circle.fill derived Terminal
        apple.writing.tools derived Writing Tools
        applelogo derived Sign in with Apple
        applepencil published Apple Pencil
        applepencil.adapter.usb.c published Apple Pencil
        applepencil.adapter.usb.c.fill published Apple Pencil
        applepencil.and.scribble published Apple Pencil
        applepencil.doubletap derived Apple Pencil
        applepencil.gen1 published Apple Pencil
        applepencil.gen2 published Apple Pencil
        applepencil.hover derived Apple Pencil
        applepencil.squeeze derived Apple Pencil
        applepencil.tip published Apple Pencil
        applescript published AppleScript language
        applescript.fill published AppleScript language
        appletv published Apple TV
        appletv.badge.checkmark derived Apple TV
        appletv.badge.checkmark.fill derived Apple TV
        appletv.badge.exclamationmark derived Apple TV
        appletv.badge.exclamationmark.fill derived Apple TV
        appletv.fill published Apple TV
        appletvremote.gen1 published Apple TV
        appletvremote.gen1.fill published Apple TV
        appletvremote.gen2 published Apple TV
        appletvremote.gen2.fill published Apple TV
        appletvremote.gen3 published Apple TV
        appletvremote.gen3.fill published Apple TV
        appletvremote.gen4 published Apple TV
        appletvremote.gen4.fill published Apple TV
        applewatch published Apple Watch
        applewatch.and.arrow.forward published Apple Watch
        applewatch.and.arrow.forward.rtl published Apple Watch
        applewatch.badge.checkmark derived Apple Watch
        applewatch.badge.exclamationmark derived Apple Watch
        applewatch.case.inset.filled published Apple Watch
        applewatch.case.sizes derived Apple Watch
        applewatch.radiowaves.left.and.right published Apple Watch
        applewatch.side.right published Apple Watch
        applewatch.slash published Apple Watch
        applewatch.watchface published Apple Watch
        apps.ipad published iPad
        apps.ipad.badge.checkmark derived iPad
        apps.ipad.badge.checkmark.rtl derived iPad
        apps.ipad.badge.plus derived iPad
        apps.ipad.landscape published iPad
        apps.ipad.on.rectangle.portrait.dashed derived iPad
        apps.ipad.on.rectangle.portrait.dashed.rtl derived iPad
        apps.iphone published iPhone
        apps.iphone.badge.checkmark derived iPhone
        apps.iphone.badge.checkmark.rtl derived iPhone
        apps.iphone.badge.plus published iPhone
        apps.iphone.landscape published iPhone
        apps.iphone.landscape.rtl published iPhone
        arkit published ARKit
        arkit.badge.xmark published ARKit
        arrow.clockwise.icloud published iCloud service
        arrow.clockwise.icloud.fill published iCloud service
        arrow.counterclockwise.icloud published iCloud service
        arrow.counterclockwise.icloud.fill published iCloud service
        arrow.down.applewatch published Apple Watch
        arrow.down.left.video published FaceTime app
        arrow.down.left.video.fill published FaceTime app
        arrow.down.message published Messages app
        arrow.down.message.fill published Messages app
        arrow.triangle.2.circlepath.icloud published iCloud service
        arrow.triangle.2.circlepath.icloud.fill published iCloud service
        arrow.trianglehead.2.clockwise.rotate.90.icloud derived iCloud service
        arrow.trianglehead.2.clockwise.rotate.90.icloud.fill derived iCloud service
        arrow.trianglehead.clockwise.icloud derived iCloud service
        arrow.trianglehead.clockwise.icloud.fill derived iCloud service
        arrow.trianglehead.counterclockwise.icloud derived iCloud service
        arrow.trianglehead.counterclockwise.icloud.fill derived iCloud service
        arrow.up.message published Messages app
        arrow.up.message.fill published Messages app
        arrow.up.right.video published FaceTime app
        arrow.up.right.video.fill published FaceTime app
        beats.earphones published Beats earphones
        beats.fit.pro derived Beats Fit Pro
        beats.fit.pro.chargingcase derived Beats Fit Pro case
        beats.fit.pro.chargingcase.fill derived Beats Fit Pro case
        beats.fit.pro.left derived Beats Fit Pro
        beats.fit.pro.right derived Beats Fit Pro
        beats.fitpro published Beats Fit Pro
        beats.fitpro.chargingcase published Beats Fit Pro case
        beats.fitpro.chargingcase.fill published Beats Fit Pro case
        beats.fitpro.left published Beats Fit Pro
        beats.fitpro.right published Beats Fit Pro
        beats.headphones published Beats headphones
        beats.pill derived Beats product
        beats.pill.fill derived Beats product
        beats.powerbeats published Beats Powerbeats
        beats.powerbeats.left published Beats Powerbeats
        beats.powerbeats.pro derived Beats Powerbeats Pro
        beats.powerbeats.pro.2 derived Beats product
        beats.powerbeats.pro.2.chargingcase derived Beats product
        beats.powerbeats.pro.2.chargingcase.fill derived Beats product
        beats.powerbeats.pro.2.left derived Beats product
        beats.powerbeats.pro.2.right derived Beats product
        beats.powerbeats.pro.chargingcase derived Beats Powerbeats Pro case
        beats.powerbeats.pro.chargingcase.fill derived Beats Powerbeats Pro case
        beats.powerbeats.pro.left derived Beats Powerbeats Pro
        beats.powerbeats.pro.right derived Beats Powerbeats Pro
        beats.powerbeats.right published Beats Powerbeats
        beats.powerbeats3 published Beats Powerbeats3
        beats.powerbeats3.left published Beats Powerbeats3
        beats.powerbeats3.right published Beats Powerbeats3
        beats.powerbeatspro published Beats Powerbeats Pro
        beats.powerbeatspro.chargingcase published Beats Powerbeats Pro case
        beats.powerbeatspro.chargingcase.fill published Beats Powerbeats Pro case
        beats.powerbeatspro.left published Beats Powerbeats Pro
        beats.powerbeatspro.right published Beats Powerbeats Pro
        beats.solobuds derived Beats product
        beats.solobuds.chargingcase derived Beats product
        beats.solobuds.chargingcase.fill derived Beats product
        beats.solobuds.left derived Beats product
        beats.solobuds.right derived Beats product
        beats.studiobud.left published Beats Studio Buds
        beats.studiobud.right published Beats Studio Buds
        beats.studiobuds published Beats Studio Buds
        beats.studiobuds.chargingcase published Beats Studio Buds case
        beats.studiobuds.chargingcase.fill published Beats Studio Buds case
        beats.studiobuds.left derived Beats Studio Buds
        beats.studiobuds.plus derived Beats Studio Buds Plus
        beats.studiobuds.plus.chargingcase derived Beats Studio Buds Plus case
        beats.studiobuds.plus.chargingcase.fill derived Beats Studio Buds Plus case
        beats.studiobuds.plus.left derived Beats Studio Buds Plus
        beats.studiobuds.plus.right derived Beats Studio Buds Plus
        beats.studiobuds.right derived Beats Studio Buds
        beats.studiobudsplus published Beats Studio Buds Plus
        beats.studiobudsplus.chargingcase published Beats Studio Buds Plus case
        beats.studiobudsplus.chargingcase.fill published Beats Studio Buds Plus case
        beats.studiobudsplus.left published Beats Studio Buds Plus
        beats.studiobudsplus.right published Beats Studio Buds Plus
        bolt.horizontal.icloud published iCloud service
        bolt.horizontal.icloud.fill published iCloud service
        bonjour published Bonjour networking
        cable.connector.video derived FaceTime
        car.top.video.rear.left derived FaceTime
        car.top.video.rear.left.fill derived FaceTime
        car.top.video.rear.right derived FaceTime
        car.top.video.rear.right.fill derived FaceTime
        checkmark.applewatch published Apple Watch
        checkmark.icloud published iCloud service
        checkmark.icloud.fill published iCloud service
        checkmark.message published Messages app
        checkmark.message.fill published Messages app
        desktopcomputer.and.macbook derived MacBook
        deskview published Desk View
        deskview.fill published Desk View
        digitalcrown derived Digital Crown
        digitalcrown.arrow.clockwise published Digital Crown
        digitalcrown.arrow.clockwise.fill published Digital Crown
        digitalcrown.arrow.counterclockwise published Digital Crown
        digitalcrown.arrow.counterclockwise.fill published Digital Crown
        digitalcrown.fill derived Digital Crown
        digitalcrown.horizontal derived Digital Crown
        digitalcrown.horizontal.arrow.clockwise published Digital Crown
        digitalcrown.horizontal.arrow.clockwise.fill published Digital Crown
        digitalcrown.horizontal.arrow.counterclockwise published Digital Crown
        digitalcrown.horizontal.arrow.counterclockwise.fill published Digital Crown
        digitalcrown.horizontal.fill derived Digital Crown
        digitalcrown.horizontal.press published Digital Crown
        digitalcrown.horizontal.press.fill published Digital Crown
        digitalcrown.press published Digital Crown
        digitalcrown.press.fill published Digital Crown
        earpods published EarPods
        ellipsis.message published Messages app
        ellipsis.message.fill published Messages app
        exclamationmark.applewatch published Apple Watch
        exclamationmark.icloud published iCloud service
        exclamationmark.icloud.fill published iCloud service
        exclamationmark.message derived Messages
        exclamationmark.message.fill derived Messages
        faceid published Face ID feature
        head.profile.arrow.forward.and.vision.pro derived Apple Vision Pro
        head.profile.arrow.forward.and.visionpro published Apple Vision Pro
        head.profile.vision.pro.remove derived Apple Vision Pro
        hifispeaker.and.appletv published Apple TV
        hifispeaker.and.appletv.fill published Apple TV
        hifispeaker.and.appletv.fill.rtl published Apple TV
        hifispeaker.and.appletv.rtl published Apple TV
        hifispeaker.and.homepod published HomePod
        hifispeaker.and.homepod.badge.minus derived HomePod
        hifispeaker.and.homepod.badge.minus.fill derived HomePod
        hifispeaker.and.homepod.badge.plus derived HomePod
        hifispeaker.and.homepod.badge.plus.fill derived HomePod
        hifispeaker.and.homepod.fill published HomePod
        hifispeaker.and.homepod.mini derived HomePod mini
        hifispeaker.and.homepod.mini.badge.minus derived HomePod
        hifispeaker.and.homepod.mini.badge.minus.fill derived HomePod
        hifispeaker.and.homepod.mini.badge.plus derived HomePod
        hifispeaker.and.homepod.mini.badge.plus.fill derived HomePod
        hifispeaker.and.homepod.mini.fill derived HomePod mini
        hifispeaker.and.homepodmini published HomePod mini
        hifispeaker.and.homepodmini.fill published HomePod mini
        homekit published HomeKit
        homepod published HomePod
        homepod.2 published HomePod
        homepod.2.badge.minus derived HomePod
        homepod.2.badge.minus.fill derived HomePod
        homepod.2.badge.plus derived HomePod
        homepod.2.badge.plus.fill derived HomePod
        homepod.2.fill published HomePod
        homepod.and.appletv published HomePod and Apple TV
        homepod.and.appletv.fill published HomePod and Apple TV
        homepod.and.appletv.fill.rtl published HomePod and Apple TV
        homepod.and.appletv.rtl published HomePod and Apple TV
        homepod.and.homepod.mini derived HomePod and HomePod mini
        homepod.and.homepod.mini.badge.minus derived HomePod
        homepod.and.homepod.mini.badge.minus.fill derived HomePod
        homepod.and.homepod.mini.badge.plus derived HomePod
        homepod.and.homepod.mini.badge.plus.fill derived HomePod
        homepod.and.homepod.mini.fill derived HomePod and HomePod mini
        homepod.and.homepodmini published HomePod and HomePod mini
        homepod.and.homepodmini.fill published HomePod and HomePod mini
        homepod.arrow.forward derived HomePod
        homepod.arrow.forward.fill derived HomePod
        homepod.badge.checkmark derived HomePod
        homepod.badge.checkmark.fill derived HomePod
        homepod.badge.checkmark.fill.rtl derived HomePod
        homepod.badge.checkmark.rtl derived HomePod
        homepod.badge.minus derived HomePod
        homepod.badge.minus.fill derived HomePod
        homepod.badge.plus derived HomePod
        homepod.badge.plus.fill derived HomePod
        homepod.fill published HomePod
        homepod.mini derived HomePod mini
        homepod.mini.2 derived HomePod mini
        homepod.mini.2.badge.minus derived HomePod
        homepod.mini.2.badge.minus.fill derived HomePod
        homepod.mini.2.badge.plus derived HomePod
        homepod.mini.2.badge.plus.fill derived HomePod
        homepod.mini.2.fill derived HomePod mini
        homepod.mini.and.appletv derived HomePod mini and Apple TV
        homepod.mini.and.appletv.fill derived HomePod mini and Apple TV
        homepod.mini.and.appletv.fill.rtl derived HomePod mini and Apple TV
        homepod.mini.and.appletv.rtl derived HomePod mini and Apple TV
        homepod.mini.arrow.forward derived HomePod
        homepod.mini.arrow.forward.fill derived HomePod
        homepod.mini.badge.checkmark derived HomePod
        homepod.mini.badge.checkmark.fill derived HomePod
        homepod.mini.badge.checkmark.fill.rtl derived HomePod
        homepod.mini.badge.checkmark.rtl derived HomePod
        homepod.mini.badge.minus derived HomePod
        homepod.mini.badge.minus.fill derived HomePod
        homepod.mini.badge.plus derived HomePod
        homepod.mini.badge.plus.fill derived HomePod
        homepod.mini.fill derived HomePod mini
        homepodmini published HomePod mini
        homepodmini.2 published HomePod mini
        homepodmini.2.fill published HomePod mini
        homepodmini.and.appletv published HomePod mini and Apple TV
        homepodmini.and.appletv.fill published HomePod mini and Apple TV
        homepodmini.and.appletv.fill.rtl published HomePod mini and Apple TV
        homepodmini.and.appletv.rtl published HomePod mini and Apple TV
        homepodmini.fill published HomePod mini
        icloud published iCloud service
        icloud.and.arrow.down published iCloud service
        icloud.and.arrow.down.fill published iCloud service
        icloud.and.arrow.up published iCloud service
        icloud.and.arrow.up.fill published iCloud service
        icloud.circle published iCloud service
        icloud.circle.fill published iCloud service
        icloud.dashed derived iCloud
        icloud.fill published iCloud service
        icloud.slash published iCloud service
        icloud.slash.fill published iCloud service
        icloud.square published iCloud service
        icloud.square.fill published iCloud service
        inset.filled.applewatch.case derived Apple Watch
        ipad published iPad
        ipad.and.iphone published iPad and iPhone
        ipad.and.iphone.slash published iPad and iPhone
        ipad.badge.checkmark derived iPad
        ipad.badge.exclamationmark derived iPad
        ipad.badge.location derived iPad
        ipad.badge.play published iPad
        ipad.case published iPad case
        ipad.case.and.iphone.case published iPad and iPhone case
        ipad.gen1 published iPad
        ipad.gen1.badge.exclamationmark derived iPad
        ipad.gen1.badge.location derived iPad
        ipad.gen1.badge.play published iPad
        ipad.gen1.crop.homebutton.circle derived iPad
        ipad.gen1.landscape published iPad
        ipad.gen1.landscape.badge.exclamationmark derived iPad
        ipad.gen1.landscape.badge.location derived iPad
        ipad.gen1.landscape.badge.play published iPad
        ipad.gen1.landscape.slash derived iPad
        ipad.gen1.sizes derived iPad
        ipad.gen1.slash derived iPad
        ipad.gen2 published iPad
        ipad.gen2.badge.exclamationmark derived iPad
        ipad.gen2.badge.location derived iPad
        ipad.gen2.badge.play published iPad
        ipad.gen2.landscape published iPad
        ipad.gen2.landscape.badge.exclamationmark derived iPad
        ipad.gen2.landscape.badge.location derived iPad
        ipad.gen2.landscape.badge.play published iPad
        ipad.gen2.landscape.slash derived iPad
        ipad.gen2.sizes derived iPad
        ipad.gen2.slash derived iPad
        ipad.homebutton derived iPad
        ipad.homebutton.badge.play derived iPad
        ipad.homebutton.landscape derived iPad
        ipad.homebutton.landscape.badge.play derived iPad
        ipad.landscape published iPad
        ipad.landscape.and.applewatch derived Apple Watch
        ipad.landscape.and.iphone derived iPad and iPhone
        ipad.landscape.and.iphone.slash derived iPad and iPhone
        ipad.landscape.and.ipod derived iPad
        ipad.landscape.badge.exclamationmark derived iPad
        ipad.landscape.badge.location derived iPad
        ipad.landscape.badge.play published iPad
        ipad.sizes published iPad
        iphone published iPhone
        iphone.and.arrow.forward.inward derived iPhone
        iphone.and.arrow.forward.outward derived iPhone
        iphone.and.arrow.left.and.arrow.right published iPhone
        iphone.and.arrow.left.and.arrow.right.inward derived iPhone
        iphone.and.arrow.right.inward derived iPhone
        iphone.and.arrow.right.outward derived iPhone
        iphone.and.ipod derived iPhone
        iphone.and.vision.pro derived iPhone
        iphone.app.switcher derived iPhone
        iphone.badge.checkmark derived iPhone
        iphone.badge.exclamationmark derived iPhone
        iphone.badge.location derived iPhone
        iphone.badge.play published iPhone
        iphone.case published iPhone case
        iphone.circle published iPhone
        iphone.circle.fill published iPhone
        iphone.crop.circle derived iPhone
        iphone.dock.motorized.viewfinder derived iPhone
        iphone.gen1 published iPhone
        iphone.gen1.and.arrow.left derived iPhone
        iphone.gen1.badge.exclamationmark derived iPhone
        iphone.gen1.badge.location derived iPhone
        iphone.gen1.badge.play published iPhone
        iphone.gen1.circle published iPhone
        iphone.gen1.circle.fill published iPhone
        iphone.gen1.crop.circle derived iPhone
        iphone.gen1.crop.homebutton.circle derived iPhone
        iphone.gen1.landscape published iPhone
        iphone.gen1.landscape.slash derived iPhone
        iphone.gen1.motion derived iPhone
        iphone.gen1.radiowaves.left.and.right published iPhone
        iphone.gen1.radiowaves.left.and.right.circle published iPhone
        iphone.gen1.radiowaves.left.and.right.circle.fill published iPhone
        iphone.gen1.sizes derived iPhone
        iphone.gen1.slash published iPhone
        iphone.gen1.slash.circle published iPhone
        iphone.gen1.slash.circle.fill published iPhone
        iphone.gen2 published iPhone
        iphone.gen2.and.arrow.left.and.arrow.right.inward derived iPhone
        iphone.gen2.badge.exclamationmark derived iPhone
        iphone.gen2.badge.location derived iPhone
        iphone.gen2.badge.play published iPhone
        iphone.gen2.circle published iPhone
        iphone.gen2.circle.fill published iPhone
        iphone.gen2.crop.circle derived iPhone
        iphone.gen2.landscape published iPhone
        iphone.gen2.landscape.slash derived iPhone
        iphone.gen2.motion derived iPhone
        iphone.gen2.radiowaves.left.and.right published iPhone
        iphone.gen2.radiowaves.left.and.right.circle published iPhone
        iphone.gen2.radiowaves.left.and.right.circle.fill published iPhone
        iphone.gen2.sizes derived iPhone
        iphone.gen2.slash published iPhone
        iphone.gen2.slash.circle published iPhone
        iphone.gen2.slash.circle.fill published iPhone
        iphone.gen3 published iPhone
        iphone.gen3.and.arrow.left.and.arrow.right.inward derived iPhone
        iphone.gen3.badge.exclamationmark derived iPhone
        iphone.gen3.badge.location derived iPhone
        iphone.gen3.badge.play published iPhone
        iphone.gen3.circle published iPhone
        iphone.gen3.circle.fill published iPhone
        iphone.gen3.crop.circle derived iPhone
        iphone.gen3.landscape published iPhone
        iphone.gen3.landscape.slash derived iPhone
        iphone.gen3.motion derived iPhone
        iphone.gen3.radiowaves.left.and.right published iPhone
        iphone.gen3.radiowaves.left.and.right.circle published iPhone
        iphone.gen3.radiowaves.left.and.right.circle.fill published iPhone
        iphone.gen3.sizes derived iPhone
        iphone.gen3.slash published iPhone
        iphone.gen3.slash.circle published iPhone
        iphone.gen3.slash.circle.fill published iPhone
        iphone.homebutton derived iPhone
        iphone.homebutton.badge.play derived iPhone
        iphone.homebutton.circle derived iPhone
        iphone.homebutton.circle.fill derived iPhone
        iphone.homebutton.landscape derived iPhone
        iphone.homebutton.radiowaves.left.and.right derived iPhone
        iphone.homebutton.radiowaves.left.and.right.circle derived iPhone
        iphone.homebutton.radiowaves.left.and.right.circle.fill derived iPhone
        iphone.homebutton.slash derived iPhone
        iphone.homebutton.slash.circle derived iPhone
        iphone.homebutton.slash.circle.fill derived iPhone
        iphone.landscape published iPhone
        iphone.motion derived iPhone
        iphone.pattern.diagonalline derived iPhone
        iphone.pattern.diagonalline.on.rectangle.portrait.dashed derived iPhone
        iphone.radiowaves.left.and.right published iPhone
        iphone.radiowaves.left.and.right.circle published iPhone
        iphone.radiowaves.left.and.right.circle.fill published iPhone
        iphone.sizes published iPhone
        iphone.slash published iPhone
        iphone.slash.circle published iPhone
        iphone.slash.circle.fill published iPhone
        iphone.smartbatterycase.gen1 published iPhone Smart Battery Case
        iphone.smartbatterycase.gen2 published iPhone Smart Battery Case
        ipod published iPod
        ipod.and.applewatch derived Apple Watch
        ipod.and.vision.pro derived iPod
        ipod.shuffle.gen1 derived iPod shuffle
        ipod.shuffle.gen2 derived iPod shuffle
        ipod.shuffle.gen3 derived iPod shuffle
        ipod.shuffle.gen4 derived iPod shuffle
        ipod.touch derived iPod touch
        ipod.touch.landscape derived iPod touch
        ipod.touch.slash derived iPod touch
        ipodshuffle.gen1 published iPod shuffle
        ipodshuffle.gen2 published iPod shuffle
        ipodshuffle.gen3 published iPod shuffle
        ipodshuffle.gen4 published iPod shuffle
        ipodtouch published iPod touch
        ipodtouch.landscape published iPod touch
        ipodtouch.slash published iPod touch
        key.icloud published iCloud service
        key.icloud.fill published iCloud service
        laptopcomputer.and.ipad derived iPad
        laptopcomputer.and.iphone derived iPhone
        link.icloud published iCloud service
        link.icloud.fill published iCloud service
        livephoto published Live Photos feature
        livephoto.badge.a derived Live Photos feature
        livephoto.badge.automatic published Live Photos feature
        livephoto.play published Live Photos feature
        livephoto.slash published Live Photos feature
        lock.applewatch published Apple Watch
        lock.icloud published iCloud service
        lock.icloud.fill published iCloud service
        lock.open.applewatch published Apple Watch
        logo.playstation derived PlayStation
        logo.xbox derived Xbox
        macbook published MacBook
        macbook.and.applewatch derived Apple Watch
        macbook.and.ipad published iPad
        macbook.and.iphone published iPhone
        macbook.and.ipod derived iPod
        macbook.and.vision.pro derived Apple Vision Pro and MacBook
        macbook.and.visionpro published Apple Vision Pro and MacBook
        macbook.badge.checkmark derived MacBook
        macbook.badge.exclamationmark derived MacBook
        macbook.badge.shield.checkmark derived MacBook
        macbook.gen1 published MacBook
        macbook.gen1.sizes derived MacBook
        macbook.gen2 published MacBook
        macbook.gen2.sizes derived MacBook
        macbook.sizes derived MacBook
        macbook.slash derived MacBook
        macbook.trianglebadge.exclamationmark derived MacBook
        macmini published Mac mini
        macmini.badge.checkmark derived Mac mini
        macmini.badge.checkmark.fill derived Mac mini
        macmini.fill published Mac mini
        macmini.gen2 derived Mac mini
        macmini.gen2.fill derived Mac mini
        macmini.gen3 derived Mac mini
        macmini.gen3.fill derived Mac mini
        macpro.gen1 published Mac Pro
        macpro.gen1.fill published Mac Pro
        macpro.gen2 published Mac Pro
        macpro.gen2.fill published Mac Pro
        macpro.gen3 published Mac Pro
        macpro.gen3.badge.ckeckmark derived Mac Pro
        macpro.gen3.badge.ckeckmark.fill derived Mac Pro
        macpro.gen3.fill published Mac Pro
        macpro.gen3.server published Mac Pro
        macstudio published Mac Studio
        macstudio.badge.checkmark derived Mac Studio
        macstudio.badge.checkmark.fill derived Mac Studio
        macstudio.fill published Mac Studio
        magicmouse published Magic Mouse
        magicmouse.fill published Magic Mouse
        magsafe.batterypack published MagSafe Battery Pack
        magsafe.batterypack.fill published MagSafe Battery Pack
        matter.logo derived third-party or Apple logo
        message published Messages app
        message.and.waveform derived Messages app
        message.and.waveform.fill derived Messages app
        message.badge published Messages app
        message.badge.circle published Messages app
        message.badge.circle.fill published Messages app
        message.badge.circle.fill.rtl published Messages app
        message.badge.circle.rtl published Messages app
        message.badge.fill published Messages app
        message.badge.fill.rtl published Messages app
        message.badge.filled.fill published Messages app
        message.badge.filled.fill.rtl published Messages app
        message.badge.rtl published Messages app
        message.badge.waveform published Messages app
        message.badge.waveform.fill published Messages app
        message.circle published Messages app
        message.circle.fill published Messages app
        message.fill published Messages app
        opticid published Optic ID feature
        opticid.fill published Optic ID feature
        pencil.tip published Markup feature
        pencil.tip.crop.circle published Markup feature
        pencil.tip.crop.circle.badge.arrow.forward published Markup feature
        pencil.tip.crop.circle.badge.arrow.forward.fill published Markup feature
        pencil.tip.crop.circle.badge.minus published Markup feature
        pencil.tip.crop.circle.badge.minus.fill published Markup feature
        pencil.tip.crop.circle.badge.plus published Markup feature
        pencil.tip.crop.circle.badge.plus.fill published Markup feature
        pencil.tip.crop.circle.fill published Markup feature
        person.2.badge.key published sharing or using a shared password or passkey
        person.2.badge.key.fill published sharing or using a shared password or passkey
        person.badge.key published creating or signing in with a passkey
        person.badge.key.fill published creating or signing in with a passkey
        person.icloud published iCloud service
        person.icloud.fill published iCloud service
        platter.bottom.applewatch.case published Apple Watch
        platter.filled.bottom.applewatch.case published Apple Watch
        platter.filled.top.applewatch.case published Apple Watch
        platter.top.applewatch.case published Apple Watch
        playstation.logo published PlayStation
        plus.message published Messages app
        plus.message.fill published Messages app
        pointer.arrow.ipad derived iPad
        pointer.arrow.ipad.and.square.on.square.dashed derived iPad
        pointer.arrow.ipad.rays derived iPad
        pointer.arrow.ipad.slash derived iPad
        pointer.arrow.ipad.slash.square derived iPad
        pointer.arrow.ipad.slash.square.fill derived iPad
        pointer.arrow.ipad.square derived iPad
        pointer.arrow.ipad.square.fill derived iPad
        questionmark.message derived Messages
        questionmark.message.ar derived Messages
        questionmark.message.fill derived Messages
        questionmark.message.fill.ar derived Messages
        questionmark.video published FaceTime app
        questionmark.video.ar published FaceTime app
        questionmark.video.fill published FaceTime app
        questionmark.video.fill.ar published FaceTime app
        questionmark.video.fill.rtl derived FaceTime app
        questionmark.video.rtl derived FaceTime app
        realtimetext derived Teletype feature
        safari published Safari browser
        safari.fill published Safari browser
        shared.with.you published Shared With You feature
        shared.with.you.circle published Shared With You feature
        shared.with.you.circle.fill published Shared With You feature
        shared.with.you.slash published Shared With You feature
        sharedwithyou derived Shared With You feature
        sharedwithyou.circle derived Shared With You feature
        sharedwithyou.circle.fill derived Shared With You feature
        sharedwithyou.slash derived Shared With You feature
        shareplay published SharePlay
        shareplay.slash published SharePlay
        shazam.logo published Shazam
        shazam.logo.fill published Shazam
        siri derived Siri
        swift published Swift programming language
        swiftdata published SwiftData
        teletype published Teletype feature
        teletype.answer published Teletype feature
        teletype.answer.circle published Teletype feature
        teletype.answer.circle.fill published Teletype feature
        teletype.circle published Teletype feature
        teletype.circle.fill published Teletype feature
        touchid published Touch ID feature
        video published FaceTime app
        video.and.waveform derived FaceTime app
        video.and.waveform.fill derived FaceTime app
        video.badge.checkmark published FaceTime app
        video.badge.ellipsis published FaceTime app
        video.badge.plus published FaceTime app
        video.badge.plus.fill derived FaceTime app
        video.badge.waveform published FaceTime app
        video.badge.waveform.fill published FaceTime app
        video.bubble published FaceTime app
        video.bubble.fill published FaceTime app
        video.bubble.fill.rtl published FaceTime app
        video.bubble.left derived FaceTime app
        video.bubble.left.fill derived FaceTime app
        video.bubble.rtl published FaceTime app
        video.circle published FaceTime app
        video.circle.fill published FaceTime app
        video.fill published FaceTime app
        video.fill.badge.checkmark published FaceTime app
        video.fill.badge.ellipsis published FaceTime app
        video.fill.badge.plus published FaceTime app
        video.slash published FaceTime app
        video.slash.circle published FaceTime app
        video.slash.circle.fill published FaceTime app
        video.slash.fill published FaceTime app
        video.square published FaceTime app
        video.square.fill published FaceTime app
        vision.pro derived Apple Vision Pro
        vision.pro.and.arrow.forward derived Apple Vision Pro
        vision.pro.and.arrow.forward.fill derived Apple Vision Pro
        vision.pro.badge.checkmark derived Apple Vision Pro
        vision.pro.badge.checkmark.fill derived Apple Vision Pro
        vision.pro.badge.exclamationmark derived Apple Vision Pro
        vision.pro.badge.exclamationmark.fill derived Apple Vision Pro
        vision.pro.badge.play derived Apple Vision Pro
        vision.pro.badge.play.fill derived Apple Vision Pro
        vision.pro.circle derived Apple Vision Pro
        vision.pro.circle.fill derived Apple Vision Pro
        vision.pro.fill derived Apple Vision Pro
        vision.pro.slash derived Apple Vision Pro
        vision.pro.slash.circle derived Apple Vision Pro
        vision.pro.slash.circle.fill derived Apple Vision Pro
        vision.pro.slash.fill derived Apple Vision Pro
        vision.pro.trianglebadge.exclamationmark derived Apple Vision Pro
        vision.pro.trianglebadge.exclamationmark.fill derived Apple Vision Pro
        visionpro published Apple Vision Pro
        visionpro.and.arrow.forward published Apple Vision Pro
        visionpro.and.arrow.forward.fill published Apple Vision Pro
        visionpro.badge.exclamationmark published Apple Vision Pro
        visionpro.badge.exclamationmark.fill published Apple Vision Pro
        visionpro.badge.play published Apple Vision Pro
        visionpro.badge.play.fill published Apple Vision Pro
        visionpro.circle published Apple Vision Pro
        visionpro.circle.fill published Apple Vision Pro
        visionpro.fill published Apple Vision Pro
        visionpro.slash published Apple Vision Pro
        visionpro.slash.circle published Apple Vision Pro
        visionpro.slash.circle.fill published Apple Vision Pro
        visionpro.slash.fill published Apple Vision Pro
        voiceover published Accessibility features
        watchface.applewatch.case published Apple Watch
        xbox.logo published Xbox
        xmark.icloud published iCloud service
        xmark.icloud.fill published iCloud service
        xserve published Xserve
        xserve.raid published Xserve RAID

        """)
}
