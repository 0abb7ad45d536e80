// Written by script/symbols.
// swift-format-ignore-file

extension SymbolFamilies {
    /// What alone a symbol may stand for.
    package static let restrictions: SymbolFamilies = """
accessibility Accessibility_features . .badge.arrow.up.right .fill
airplay AirPlay? .audio(.badge.exclamationmark .circle .circle.fill) .video(.badge.exclamationmark .circle .circle.fill)
airplayaudio AirPlay . .badge.exclamationmark .circle(.fill)
airplayvideo AirPlay . .badge.exclamationmark .circle(.fill)
airpod AirPods .gen3.left .gen3.right .left .right
airpodpro AirPods_Pro .left .right
airpods AirPods . .chargingcase(.fill .wireless .wireless.fill) .gen3(.chargingcase.wireless .chargingcase.wireless.fill) AirPods? .gen4(.chargingcase.wireless .chargingcase.wireless.fill .left .right) AirPods_Max? .max AirPods_Pro? .pro(.chargingcase.wireless .chargingcase.wireless.fill .chargingcase.wireless.radiowaves.left.and.right .chargingcase.wireless.radiowaves.left.and.right.fill .left .right)
airpodsmax AirPods_Max .
airpodspro AirPods_Pro . .chargingcase.wireless(.fill .radiowaves.left.and.right .radiowaves.left.and.right.fill)
airport AirPort_Express .express AirPort_Extreme .extreme(.tower)
airtag AirTag . .fill .radiowaves.forward(.fill .fill.rtl .rtl)
appclip App_Clips .
apple Apple_Intelligence? .intelligence(.badge.xmark) Apple_media_app? .books.pages(.fill) .classical.pages(.fill) .podcasts.pages(.fill) Apple_meditation_glyph? .meditate(.circle .circle.fill .square.stack .square.stack.fill) HomeKit? .homekit Image_Playground? .image.playground(.fill) Sign_in_with_Apple .logo Terminal? .terminal.circle(.fill) Writing_Tools? .writing.tools haptics_feature? .haptics.and.exclamationmark.triangle .haptics.and.music.note(.slash)
applelogo Sign_in_with_Apple? .
applepencil Apple_Pencil . .adapter.usb.c(.fill) .and.scribble .gen1 .gen2 .tip Apple_Pencil? .doubletap .hover .squeeze
applescript AppleScript_language . .fill
appletv Apple_TV . .fill Apple_TV? .badge.checkmark(.fill) .badge.exclamationmark(.fill)
appletvremote Apple_TV .gen1(.fill) .gen2(.fill) .gen3(.fill) .gen4(.fill)
applewatch Apple_Watch . .and.arrow.forward(.rtl) .case.inset.filled .radiowaves.left.and.right .side.right .slash .watchface Apple_Watch? .badge.checkmark .badge.exclamationmark .case.sizes
apps iPad .ipad(.landscape) iPad? .ipad.badge.checkmark(.rtl) .ipad.badge.plus .ipad.on.rectangle.portrait.dashed(.rtl) iPhone .iphone(.badge.plus .landscape .landscape.rtl) iPhone? .iphone.badge.checkmark(.rtl)
arkit ARKit . .badge.xmark
arrow Apple_Watch .down.applewatch FaceTime_app .down.left.video(.fill) .up.right.video(.fill) Messages_app .down.message(.fill) .up.message(.fill) iCloud_service .clockwise.icloud(.fill) .counterclockwise.icloud(.fill) .triangle.2.circlepath.icloud(.fill) iCloud_service? .trianglehead.2.clockwise.rotate.90.icloud(.fill) .trianglehead.clockwise.icloud(.fill) .trianglehead.counterclockwise.icloud(.fill)
beats.earphones Beats_earphones .
beats.fit.pro Beats_Fit_Pro? . .left .right Beats_Fit_Pro_case? .chargingcase(.fill)
beats.fitpro Beats_Fit_Pro . .left .right Beats_Fit_Pro_case .chargingcase(.fill)
beats.headphones Beats_headphones .
beats.pill Beats_product? . .fill
beats.powerbeats Beats_Powerbeats . .left .right Beats_Powerbeats_Pro? .pro(.left .right) Beats_Powerbeats_Pro_case? .pro.chargingcase(.fill) Beats_product? .pro.2(.chargingcase .chargingcase.fill .left .right)
beats.powerbeats3 Beats_Powerbeats3 . .left .right
beats.powerbeatspro Beats_Powerbeats_Pro . .left .right Beats_Powerbeats_Pro_case .chargingcase(.fill)
beats.solobuds Beats_product? . .chargingcase(.fill) .left .right
beats.studiobud Beats_Studio_Buds .left .right
beats.studiobuds Beats_Studio_Buds . Beats_Studio_Buds? .left .right Beats_Studio_Buds_Plus? .plus(.left .right) Beats_Studio_Buds_Plus_case? .plus.chargingcase(.fill) Beats_Studio_Buds_case .chargingcase(.fill)
beats.studiobudsplus Beats_Studio_Buds_Plus . .left .right Beats_Studio_Buds_Plus_case .chargingcase(.fill)
bolt.horizontal.icloud iCloud_service . .fill
bonjour Bonjour_networking .
cable.connector.video FaceTime? .
car.top.video.rear FaceTime? .left(.fill) .right(.fill)
checkmark Apple_Watch .applewatch Messages_app .message(.fill) iCloud_service .icloud(.fill)
desktopcomputer.and.macbook MacBook? .
deskview Desk_View . .fill
digitalcrown Digital_Crown .arrow.clockwise(.fill) .arrow.counterclockwise(.fill) .horizontal.arrow.clockwise(.fill) .horizontal.arrow.counterclockwise(.fill) .horizontal.press(.fill) .press(.fill) Digital_Crown? . .fill .horizontal(.fill)
earpods EarPods .
ellipsis.message Messages_app . .fill
exclamationmark Apple_Watch .applewatch Messages? .message(.fill) iCloud_service .icloud(.fill)
faceid Face_ID_feature .
head.profile Apple_Vision_Pro .arrow.forward.and.visionpro Apple_Vision_Pro? .arrow.forward.and.vision.pro .vision.pro.remove
hifispeaker.and Apple_TV .appletv(.fill .fill.rtl .rtl) HomePod .homepod(.fill) HomePod? .homepod.badge.minus(.fill) .homepod.badge.plus(.fill) .homepod.mini.badge.minus(.fill) .homepod.mini.badge.plus(.fill) HomePod_mini .homepodmini(.fill) HomePod_mini? .homepod.mini(.fill)
homekit HomeKit .
homepod HomePod .
homepod.2 HomePod . .fill HomePod? .badge.minus(.fill) .badge.plus(.fill)
homepod.and HomePod? .homepod.mini.badge.minus(.fill) .homepod.mini.badge.plus(.fill) HomePod_and_Apple_TV .appletv(.fill .fill.rtl .rtl) HomePod_and_HomePod_mini .homepodmini(.fill) HomePod_and_HomePod_mini? .homepod.mini(.fill)
homepod.arrow.forward HomePod? . .fill
homepod.badge HomePod? .checkmark(.fill .fill.rtl .rtl) .minus(.fill) .plus(.fill)
homepod.fill HomePod .
homepod.mini HomePod? .2.badge.minus(.fill) .2.badge.plus(.fill) .arrow.forward(.fill) .badge.checkmark(.fill .fill.rtl .rtl) .badge.minus(.fill) .badge.plus(.fill) HomePod_mini? . .2(.fill) .fill HomePod_mini_and_Apple_TV? .and.appletv(.fill .fill.rtl .rtl)
homepodmini HomePod_mini . .2(.fill) .fill HomePod_mini_and_Apple_TV .and.appletv(.fill .fill.rtl .rtl)
icloud iCloud? .dashed iCloud_service . .and.arrow.down(.fill) .and.arrow.up(.fill) .circle(.fill) .fill .slash(.fill) .square(.fill)
inset.filled.applewatch.case Apple_Watch? .
ipad iPad .
ipad.and.iphone iPad_and_iPhone . .slash
ipad.badge iPad .play iPad? .checkmark .exclamationmark .location
ipad.case iPad_and_iPhone_case .and.iphone.case iPad_case .
ipad.gen1 iPad . .badge.play .landscape(.badge.play) iPad? .badge.exclamationmark .badge.location .crop.homebutton.circle .landscape.badge.exclamationmark .landscape.badge.location .landscape.slash .sizes .slash
ipad.gen2 iPad . .badge.play .landscape(.badge.play) iPad? .badge.exclamationmark .badge.location .landscape.badge.exclamationmark .landscape.badge.location .landscape.slash .sizes .slash
ipad.homebutton iPad? . .badge.play .landscape(.badge.play)
ipad.landscape Apple_Watch? .and.applewatch iPad . .badge.play iPad? .and.ipod .badge.exclamationmark .badge.location iPad_and_iPhone? .and.iphone(.slash)
ipad.sizes iPad .
iphone iPhone .
iphone.and iPhone .arrow.left.and.arrow.right iPhone? .arrow.forward.inward .arrow.forward.outward .arrow.left.and.arrow.right.inward .arrow.right.inward .arrow.right.outward .ipod .vision.pro
iphone.app.switcher iPhone? .
iphone.badge iPhone .play iPhone? .checkmark .exclamationmark .location
iphone.case iPhone_case .
iphone.circle iPhone . .fill
iphone.crop.circle iPhone? .
iphone.dock.motorized.viewfinder iPhone? .
iphone.gen1 iPhone . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill) iPhone? .and.arrow.left .badge.exclamationmark .badge.location .crop.circle .crop.homebutton.circle .landscape.slash .motion .sizes
iphone.gen2 iPhone . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill) iPhone? .and.arrow.left.and.arrow.right.inward .badge.exclamationmark .badge.location .crop.circle .landscape.slash .motion .sizes
iphone.gen3 iPhone . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill) iPhone? .and.arrow.left.and.arrow.right.inward .badge.exclamationmark .badge.location .crop.circle .landscape.slash .motion .sizes
iphone.homebutton iPhone? . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill)
iphone.landscape iPhone .
iphone.motion iPhone? .
iphone.pattern.diagonalline iPhone? . .on.rectangle.portrait.dashed
iphone.radiowaves.left.and.right iPhone . .circle(.fill)
iphone.sizes iPhone .
iphone.slash iPhone . .circle(.fill)
iphone.smartbatterycase iPhone_Smart_Battery_Case .gen1 .gen2
ipod Apple_Watch? .and.applewatch iPod . iPod? .and.vision.pro iPod_shuffle? .shuffle.gen1 .shuffle.gen2 .shuffle.gen3 .shuffle.gen4 iPod_touch? .touch(.landscape .slash)
ipodshuffle iPod_shuffle .gen1 .gen2 .gen3 .gen4
ipodtouch iPod_touch . .landscape .slash
key.icloud iCloud_service . .fill
laptopcomputer.and iPad? .ipad iPhone? .iphone
link.icloud iCloud_service . .fill
livephoto Live_Photos_feature . .badge.automatic .play .slash Live_Photos_feature? .badge.a
lock Apple_Watch .applewatch .open.applewatch iCloud_service .icloud(.fill)
logo PlayStation? .playstation Xbox? .xbox
macbook Apple_Vision_Pro_and_MacBook .and.visionpro Apple_Vision_Pro_and_MacBook? .and.vision.pro Apple_Watch? .and.applewatch MacBook . .gen1 .gen2 MacBook? .badge.checkmark .badge.exclamationmark .badge.shield.checkmark .gen1.sizes .gen2.sizes .sizes .slash .trianglebadge.exclamationmark iPad .and.ipad iPhone .and.iphone iPod? .and.ipod
macmini Mac_mini . .fill Mac_mini? .badge.checkmark(.fill) .gen2(.fill) .gen3(.fill)
macpro Mac_Pro .gen1(.fill) .gen2(.fill) .gen3(.fill .server) Mac_Pro? .gen3.badge.ckeckmark(.fill)
macstudio Mac_Studio . .fill Mac_Studio? .badge.checkmark(.fill)
magicmouse Magic_Mouse . .fill
magsafe.batterypack MagSafe_Battery_Pack . .fill
matter.logo third-party_or_Apple_logo? .
message Messages_app . .badge(.circle .circle.fill .circle.fill.rtl .circle.rtl .fill .fill.rtl .filled.fill .filled.fill.rtl .rtl .waveform .waveform.fill) .circle(.fill) .fill Messages_app? .and.waveform(.fill)
opticid Optic_ID_feature . .fill
pencil.tip Markup_feature . .crop.circle(.badge.arrow.forward .badge.arrow.forward.fill .badge.minus .badge.minus.fill .badge.plus .badge.plus.fill .fill)
person creating_or_signing_in_with_a_passkey .badge.key(.fill) iCloud_service .icloud(.fill) sharing_or_using_a_shared_password_or_passkey .2.badge.key(.fill)
platter Apple_Watch .bottom.applewatch.case .filled.bottom.applewatch.case .filled.top.applewatch.case .top.applewatch.case
playstation.logo PlayStation .
plus.message Messages_app . .fill
pointer.arrow.ipad iPad? . .and.square.on.square.dashed .rays .slash(.square .square.fill) .square(.fill)
questionmark FaceTime_app .video(.ar .fill .fill.ar) FaceTime_app? .video.fill.rtl .video.rtl Messages? .message(.ar .fill .fill.ar)
realtimetext Teletype_feature? .
safari Safari_browser . .fill
shared.with.you Shared_With_You_feature . .circle(.fill) .slash
sharedwithyou Shared_With_You_feature? . .circle(.fill) .slash
shareplay SharePlay . .slash
shazam.logo Shazam . .fill
siri Siri? .
swift Swift_programming_language .
swiftdata SwiftData .
teletype Teletype_feature . .answer(.circle .circle.fill) .circle(.fill)
touchid Touch_ID_feature .
video FaceTime_app . .badge.checkmark .badge.ellipsis .badge.plus .badge.waveform(.fill) .bubble(.fill .fill.rtl .rtl) .circle(.fill) .fill(.badge.checkmark .badge.ellipsis .badge.plus) .slash(.circle .circle.fill .fill) .square(.fill) FaceTime_app? .and.waveform(.fill) .badge.plus.fill .bubble.left(.fill)
vision.pro Apple_Vision_Pro? . .and.arrow.forward(.fill) .badge.checkmark(.fill) .badge.exclamationmark(.fill) .badge.play(.fill) .circle(.fill) .fill .slash(.circle .circle.fill .fill) .trianglebadge.exclamationmark(.fill)
visionpro Apple_Vision_Pro . .and.arrow.forward(.fill) .badge.exclamationmark(.fill) .badge.play(.fill) .circle(.fill) .fill .slash(.circle .circle.fill .fill)
voiceover Accessibility_features .
watchface.applewatch.case Apple_Watch .
xbox.logo Xbox .
xmark.icloud iCloud_service . .fill
xserve Xserve . Xserve_RAID .raid
"""
}
