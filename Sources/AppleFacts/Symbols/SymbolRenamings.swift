// Written by script/symbols.
// swift-format-ignore-file

extension SymbolFamilies {
    /// What the newest name of a symbol begins with. It ends as the former name does.
    package static let renamings: SymbolFamilies = """
123.rectangle numbers.rectangle? . .ar .fill(.ar .hi) .hi
a character . .book.closed(.ar .fill .fill.ar .fill.he .fill.hi .fill.ja .fill.ko .fill.th .fill.zh .he .hi .ja .ko .th .zh) .magnify
ac air.conditioner? . .slash
airplayaudio airplay.audio? . .badge.exclamationmark .circle(.fill)
airplayvideo airplay.video? . .badge.exclamationmark .circle(.fill)
airpodpro airpods.pro? .left .right
airpodsmax airpods.max? .
airpodspro airpods.pro? . .chargingcase.wireless(.fill .radiowaves.left.and.right .radiowaves.left.and.right.fill)
applelogo apple.logo .
applewatch.case.inset.filled inset.filled.applewatch.case? .
arrow.2.circlepath arrow.trianglehead.2.clockwise.rotate.90? . .circle(.fill)
arrow.branch arrow.trianglehead.branch? .
arrow.circlepath arrow.trianglehead.counterclockwise.rotate.90? .
arrow.clockwise arrow.trianglehead.clockwise? .heart(.fill) .icloud(.fill)
arrow.counterclockwise.icloud arrow.trianglehead.counterclockwise.icloud? . .fill
arrow.down.doc arrow.down.document? . .fill
arrow.down.to.line.alt arrow.down.to.line.compact .
arrow.left.and.right.righttriangle.left.righttriangle.right arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right? . .fill
arrow.left.to.line.alt arrow.left.to.line.compact .
arrow.merge arrow.trianglehead.merge? .
arrow.rectanglepath arrow.trianglehead.rectanglepath? .
arrow.right.arrow.left arrow.left.arrow.right . .circle(.fill) .square(.fill)
arrow.right.doc.on.clipboard arrow.right.page.on.clipboard? .
arrow.right.to.line.alt arrow.right.to.line.compact .
arrow.swap arrow.trianglehead.swap? .
arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90? .
arrow.triangle.2.circlepath.camera arrow.trianglehead.2.clockwise.rotate.90.camera? . .fill
arrow.triangle.2.circlepath.circle arrow.trianglehead.2.clockwise.rotate.90.circle? . .fill
arrow.triangle.2.circlepath.doc.on.clipboard arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard? .
arrow.triangle.2.circlepath.icloud arrow.trianglehead.2.clockwise.rotate.90.icloud? . .fill
arrow.triangle.branch arrow.trianglehead.branch? .
arrow.triangle.capsulepath arrow.trianglehead.topright.capsulepath.clockwise? .
arrow.triangle.merge arrow.trianglehead.merge? .
arrow.triangle.pull arrow.trianglehead.pull? .
arrow.triangle.swap arrow.trianglehead.swap? .
arrow.triangle.turn.up.right arrow.trianglehead.turn.up.right? .circle(.fill) .diamond(.fill)
arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill? .
arrow.up.and.down.righttriangle.up.righttriangle.down arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down? . .fill
arrow.up.doc arrow.up.document? . .fill arrow.up.page? .on.clipboard
arrow.up.right.diamond arrow.trianglehead.turn.up.right.diamond? . .fill
arrow.up.to.line.alt arrow.up.to.line.compact .
arrow.upright.circle arrow.up.right.circle .
arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill .
arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill .
australiandollarsign.arrow.circlepath australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90? .
australsign.arrow.circlepath australsign.arrow.trianglehead.counterclockwise.rotate.90? .
auto automatic .brakesignal .headlight.high.beam(.fill) .headlight.low.beam(.fill)
axel.2 axle.2 . .front.and.rear.engaged .front.engaged .rear.engaged
bag.badge.minus.fill bag.fill.badge.minus .
bag.badge.plus.fill bag.fill.badge.plus .
bahtsign.arrow.circlepath bahtsign.arrow.trianglehead.counterclockwise.rotate.90? .
battery.0 battery.0percent .
battery.100 battery.100percent . .bolt(.rtl) .circle(.fill)
battery.25 battery.25percent .
battery.50 battery.50percent .
battery.75 battery.75percent .
beats.fit.pro beats.fitpro . .chargingcase(.fill) .left .right
beats.powerbeatspro beats.powerbeats.pro? . .chargingcase(.fill) .left .right
beats.studiobud beats.studiobuds? .left .right
beats.studiobudsplus beats.studiobuds.plus? . .chargingcase(.fill) .left .right
bell.and.waveform bell.badge.waveform . .fill
bin.xmark xmark.bin . .fill
bitcoinsign.arrow.circlepath bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90? .
bolt.badge.a bolt.badge.automatic . .fill
bolt.fill.batteryblock bolt.batteryblock . .fill
box.truck truck.box . .badge.clock(.fill .fill.rtl .rtl) .fill
brazilianrealsign.arrow.circlepath brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90? .
camera.fill.badge.ellipsis camera.badge.ellipsis.fill .
camera.rotate arrow.trianglehead.2.clockwise.rotate.90.camera? . .fill
capsule.inset.filled inset.filled.capsule? .
capsule.portrait.inset.filled inset.filled.capsule.portrait? .
car.top.frontleft.arrowtriangle car.top.arrowtriangle.front.left? . .fill
car.top.frontright.arrowtriangle car.top.arrowtriangle.front.right? . .fill
car.top.rearleft.arrowtriangle car.top.arrowtriangle.rear.left? . .fill
car.top.rearright.arrowtriangle car.top.arrowtriangle.rear.right? . .fill
cart.badge.minus.fill cart.fill.badge.minus .
cart.badge.plus.fill cart.fill.badge.plus .
cedisign.arrow.circlepath cedisign.arrow.trianglehead.counterclockwise.rotate.90? .
centsign.arrow.circlepath centsign.arrow.trianglehead.counterclockwise.rotate.90? .
chart.bar.doc.horizontal chart.bar.horizontal.page? . .fill
checkerboard.rectangle rectangle.pattern.checkered? .
checkerboard.shield shield.pattern.checkered? .
checkmark.gobackward checkmark.arrow.trianglehead.counterclockwise? .
chevron.left.slash.chevron.right chevron.left.forwardslash.chevron.right .
chineseyuanrenminbisign.arrow.circlepath chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90? .
circle.bottomhalf.fill circle.bottomhalf.filled .
circle.bottomrighthalf.checkered circle.bottomrighthalf.pattern.checkered? .
circle.bottomthird.split sleep .
circle.dashed.inset.fill inset.filled.circle.dashed? .
circle.dashed.inset.filled inset.filled.circle.dashed? .
circle.fill.square.fill circle.square.fill .
circle.grid.cross.down.fill circle.grid.cross.down.filled .
circle.grid.cross.left.fill circle.grid.cross.left.filled .
circle.grid.cross.right.fill circle.grid.cross.right.filled .
circle.grid.cross.up.fill circle.grid.cross.up.filled .
circle.grid.hex circle.hexagongrid . .fill
circle.inset.filled inset.filled.circle? .
circle.lefthalf.fill circle.lefthalf.filled .
circle.righthalf.fill circle.righthalf.filled .
circle.tophalf.fill circle.tophalf.filled .
circles circle .hexagongrid(.fill) .hexagonpath(.fill)
clock.arrow.2.circlepath clock.arrow.trianglehead.2.counterclockwise.rotate.90? .
clock.arrow.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90? .
cloud.rainbow.half cloud.rainbow.crop? . .fill
coloncurrencysign.arrow.circlepath coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90? .
contextualmenu.and.cursorarrow contextualmenu.and.pointer.arrow? .
creditcard.and.123 creditcard.and.numbers? .
cruzeirosign.arrow.circlepath cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90? .
cube.box shippingbox . .fill
cursor.rays pointer.arrow.rays? .
cursorarrow pointer.arrow? . .and.square.on.square.dashed .click(.2 .badge.clock) .motionlines(.click) .rays .slash(.square .square.fill) .square(.fill)
danishkronesign.arrow.circlepath danishkronesign.arrow.trianglehead.counterclockwise.rotate.90? .
dial dial.low .
dial.fill dial.low.fill .
dial.max dial.high . .fill
dial.min dial.low . .fill
diamond.inset.filled inset.filled.diamond? .
doc document? .
doc.append append.page? . .fill(.rtl) .rtl
doc.badge document.badge? .arrow.up(.fill) .clock(.fill) .ellipsis .gearshape(.fill) .plus
doc.circle document.circle? . .fill
doc.fill document.fill? .
doc.fill.badge.ellipsis document.badge.ellipsis.fill? .
doc.fill.badge.plus document.badge.plus.fill? .
doc.on.clipboard document.on.clipboard? . .fill
doc.on.doc document.on.document? . .fill
doc.plaintext text.page? . .fill
doc.questionmark questionmark.text.page? . .ar .fill(.ar .rtl) .rtl
doc.richtext richtext.page? . .ar .fill(.ar .he .hi .ja .ko .th .zh) .he .hi .ja .ko .th .zh
doc.text text.document? .
doc.text.below.ecg heart.text.clipboard? . .fill
doc.text.fill text.document.fill? .
doc.text.fill.viewfinder document.viewfinder.fill? .
doc.text.magnifyingglass text.page.badge.magnifyingglass? .
doc.text.viewfinder document.viewfinder? .
doc.viewfinder document.viewfinder? . .fill
doc.zipper zipper.page? .
dollarsign.arrow.circlepath dollarsign.arrow.trianglehead.counterclockwise.rotate.90? .
dongsign.arrow.circlepath dongsign.arrow.trianglehead.counterclockwise.rotate.90? .
dot.circle smallcircle.filled.circle .
dot.circle.and.cursorarrow dot.circle.and.pointer.arrow? .
dot.circle.fill smallcircle.filled.circle.fill .
dots.and.line.vertical.and.cursorarrow.rectangle dots.and.line.vertical.and.pointer.arrow.rectangle? .
dpad.down.fill dpad.down.filled .
dpad.left.fill dpad.left.filled .
dpad.right.fill dpad.right.filled .
dpad.up.fill dpad.up.filled .
ear.and.waveform ear.badge.waveform .
ellipses.bubble ellipsis.bubble . .fill
envelope.arrow.triangle.branch envelope.and.arrow.trianglehead.branch? . .fill
envelope.badge.shield.leadinghalf.fill envelope.badge.shield.half.filled .
envelope.fill.badge.shield.trailinghalf.fill envelope.badge.shield.half.filled.fill .
eurosign.arrow.circlepath eurosign.arrow.trianglehead.counterclockwise.rotate.90? .
eurozonesign.arrow.circlepath eurozonesign.arrow.trianglehead.counterclockwise.rotate.90? .
exclamationmark.arrow.circlepath exclamationmark.arrow.trianglehead.counterclockwise.rotate.90? .
exclamationmark.arrow.triangle.2.circlepath exclamationmark.arrow.trianglehead.2.clockwise.rotate.90? .
face.smiling.fill face.smiling.inverse .
fanblades fan . .fill .slash(.fill)
fiberchannel fibrechannel .
figure.dress.line.vertical.figure figure.stand.dress.line.vertical.figure? .
figure.rower figure.indoor.rowing? .
figure.seated.side figure.seated.side.right? .
figure.seated.side.air.distribution figure.seated.side.right.air.distribution? .lower .middle(.and.lower .and.lower.angled) .upper(.angled.and.lower.angled .angled.and.middle .angled.and.middle.and.lower.angled)
figure.seated.side.air.lower figure.seated.side.right.air.distribution.lower? .
figure.seated.side.air.upper figure.seated.side.right.air.distribution.middle? . .and.lower
figure.seated.side.air.windshield figure.seated.side.right.air.distribution.upper? .
figure.seated.side.airbag figure.seated.side.right.airbag? .off(.2) .on(.2)
figure.seated.side.automatic figure.seated.side.right.automatic? .
figure.seated.side.windshield.front.and.heat.waves figure.seated.side.right.windshield.front.and.heat.waves? . .air.distribution.lower .air.distribution.middle(.and.lower) .air.distribution.upper(.and.lower .and.middle .and.middle.and.lower)
figure.skating figure.ice.skating? .
figure.soccer figure.outdoor.soccer? .
filemenu.and.cursorarrow filemenu.and.pointer.arrow? . .rtl
fitness.timer gauge.with.needle . .fill
flag.checkered flag.pattern.checkered? . .2.crossed .circle(.fill)
flip.horizontal arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right? . .fill
florinsign.arrow.circlepath florinsign.arrow.trianglehead.counterclockwise.rotate.90? .
folder.badge.gear folder.badge.gearshape .
folder.badge.minus.fill folder.fill.badge.minus .
folder.badge.person.crop.fill folder.fill.badge.person.crop .
folder.badge.plus.fill folder.fill.badge.plus .
folder.fill.badge.gear folder.fill.badge.gearshape .
football american.football? . .circle(.fill) .fill
francsign.arrow.circlepath francsign.arrow.trianglehead.counterclockwise.rotate.90? .
gauge gauge.with.dots.needle.bottom.50percent .
gauge.badge gauge.with.dots.needle.bottom.50percent.badge .minus .plus
gauge.high gauge.with.dots.needle.bottom.100percent .
gauge.low gauge.with.dots.needle.bottom.0percent .
gauge.medium gauge.with.dots.needle.bottom.50percent . .badge.minus .badge.plus
gearshape.arrow.triangle.2.circlepath gearshape.arrow.trianglehead.2.clockwise.rotate.90? .
gobackward arrow.trianglehead.counterclockwise? .
gobackward.10 10.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.15 15.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.30 30.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.45 45.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.5 5.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.60 60.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.75 75.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.90 90.arrow.trianglehead.counterclockwise? . .ar .hi
gobackward.minus minus.arrow.trianglehead.counterclockwise? .
goforward arrow.trianglehead.clockwise? .
goforward.10 10.arrow.trianglehead.clockwise? . .ar .hi
goforward.15 15.arrow.trianglehead.clockwise? . .ar .hi
goforward.30 30.arrow.trianglehead.clockwise? . .ar .hi
goforward.45 45.arrow.trianglehead.clockwise? . .ar .hi
goforward.5 5.arrow.trianglehead.clockwise? . .ar .hi
goforward.60 60.arrow.trianglehead.clockwise? . .ar .hi
goforward.75 75.arrow.trianglehead.clockwise? . .ar .hi
goforward.90 90.arrow.trianglehead.clockwise? . .ar .hi
goforward.plus plus.arrow.trianglehead.clockwise? .
guaranisign.arrow.circlepath guaranisign.arrow.trianglehead.counterclockwise.rotate.90? .
gym.bag duffle.bag? . .fill
h.square.fill.on.square.fill h.square.on.square.fill .
hand.app hand.raised.app . .fill
hands.sparkles hands.and.sparkles . .fill
hearingaid.ear hearingdevice.ear .
hifispeaker.and.homepodmini hifispeaker.and.homepod.mini? . .fill
homekit apple.homekit? .
homepod.and.homepodmini homepod.and.homepod.mini? . .fill
homepodmini homepod.mini? . .2(.fill) .and.appletv(.fill .fill.rtl .rtl) .fill
hourglass.and.lock hourglass.badge.lock? .
hourglass.bottomhalf.fill hourglass.bottomhalf.filled .
hourglass.end hourglass.tophalf.filled .
hourglass.start hourglass.bottomhalf.filled .
hourglass.tophalf.fill hourglass.tophalf.filled .
hryvniasign.arrow.circlepath hryvniasign.arrow.trianglehead.counterclockwise.rotate.90? .
indianrupeesign.arrow.circlepath indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90? .
ipad.and.iphone ipad.landscape.and.iphone? . .slash
ipad.homebutton ipad.gen1 . .badge.play .landscape(.badge.play)
iphone.and.arrow.forward iphone.and.arrow.forward.outward? .
iphone.and.arrow.left.and.arrow.right iphone.and.arrow.left.and.arrow.right.inward? .
iphone.homebutton iphone.gen1 . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill)
ipodshuffle ipod.shuffle? .gen1 .gen2 .gen3 .gen4
ipodtouch ipod.touch? . .landscape .slash
j.square.fill.on.square.fill j.square.on.square.fill .
kipsign.arrow.circlepath kipsign.arrow.trianglehead.counterclockwise.rotate.90? .
l.joystick.down l.joystick.press.down . .fill
l.rectangle.roundedbottom l.button.roundedbottom.horizontal . .fill
l1.rectangle.roundedbottom l1.button.roundedbottom.horizontal . .fill
l2.rectangle.roundedtop l2.button.roundedtop.horizontal . .fill
laptopcomputer.and macbook.and .ipad .iphone
largecircle.fill.circle inset.filled.circle? .
larisign.arrow.circlepath larisign.arrow.trianglehead.counterclockwise.rotate.90? .
lasso.and.sparkles lasso.badge.sparkles .
lasso.sparkles lasso.badge.sparkles .
lb.rectangle.roundedbottom lb.button.roundedbottom.horizontal . .fill
leaf.arrow.circlepath leaf.arrow.trianglehead.clockwise? .
leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise? .
line.diagonal.arrow line.diagonal.trianglehead.up.right? .
line.horizontal.2.decrease.circle line.2.horizontal.decrease.circle . .fill
line.horizontal.3 line.3.horizontal . .circle(.fill) .decrease(.circle .circle.fill)
lirasign.arrow.circlepath lirasign.arrow.trianglehead.counterclockwise.rotate.90? .
livephoto.badge.a livephoto.badge.automatic .
lock.doc lock.document? . .fill
lock.rotation.open lock.open.rotation .
logo.playstation playstation.logo .
logo.xbox xbox.logo .
lt.rectangle.roundedtop lt.button.roundedtop.horizontal . .fill
macbook.and.visionpro macbook.and.vision.pro? .
macwindow.and.cursorarrow macwindow.and.pointer.arrow? . .rtl
manatsign.arrow.circlepath manatsign.arrow.trianglehead.counterclockwise.rotate.90? .
message.and.waveform message.badge.waveform . .fill
mic microphone? .
mic.and.signal.meter microphone.and.signal.meter? . .fill
mic.badge microphone.badge? .plus .xmark
mic.circle microphone.circle? . .fill
mic.fill microphone.fill? .
mic.fill.badge.plus microphone.badge.plus.fill? .
mic.fill.badge.xmark microphone.badge.xmark.fill? .
mic.slash microphone.slash? . .circle(.fill) .fill
mic.square microphone.square? . .fill
millsign.arrow.circlepath millsign.arrow.trianglehead.counterclockwise.rotate.90? .
minus.slash.plus minus.forwardslash.plus .
music.house music.note.house . .fill
music.mic music.microphone? . .circle(.fill)
nairasign.arrow.circlepath nairasign.arrow.trianglehead.counterclockwise.rotate.90? .
norwegiankronesign.arrow.circlepath norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90? .
note pad.header? .
note.text text.pad.header? . .badge.plus
oval.inset.filled inset.filled.oval? .
oval.portrait.inset.filled inset.filled.oval.portrait? .
paragraph paragraphsign .
pencil.and.ellipsis.rectangle rectangle.and.pencil.and.ellipsis .
person.2.gobackward person.2.arrow.trianglehead.counterclockwise? .
person.2.square.stack person.2.crop.square.stack . .fill
person.and.arrow.left.and.arrow.right person.and.arrow.left.and.arrow.right.outward? .
person.and.person person.2 . .fill
person.badge.minus.fill person.fill.badge.minus .
person.badge.plus.fill person.fill.badge.plus .
person.crop.circle.badge.checkmark.fill person.crop.circle.fill.badge.checkmark .
person.crop.circle.badge.exclam person.crop.circle.badge.exclamationmark . .fill
person.crop.circle.badge.minus.fill person.crop.circle.fill.badge.minus .
person.crop.circle.badge.plus.fill person.crop.circle.fill.badge.plus .
person.crop.circle.badge.xmark.fill person.crop.circle.fill.badge.xmark .
person.crop.circle.fill.badge.exclam person.crop.circle.badge.exclamationmark.fill .
person.crop.circle.fill.badge.exclamationmark person.crop.circle.badge.exclamationmark.fill .
person.crop.circle.fill.badge.questionmark person.crop.circle.badge.questionmark.fill . .ar
person.crop.square.fill.and.at.rectangle person.crop.square.filled.and.at.rectangle .
person.fill.and.arrow.left.and.arrow.right person.fill.and.arrow.left.and.arrow.right.outward? .
pesetasign.arrow.circlepath pesetasign.arrow.trianglehead.counterclockwise.rotate.90? .
pesosign.arrow.circlepath pesosign.arrow.trianglehead.counterclockwise.rotate.90? .
phone.and.waveform phone.badge.waveform . .fill
phone.badge.plus.fill phone.fill.badge.plus .
phone.bubble.left phone.bubble . .fill
phone.fill.arrow.down.left phone.arrow.down.left.fill .
phone.fill.arrow.right phone.arrow.right.fill .
phone.fill.arrow.up.right phone.arrow.up.right.fill .
phone.fill.connection phone.connection.fill .
photo.on.rectangle.fill photo.fill.on.rectangle.fill .
plus.rectangle.fill.on.folder.fill plus.rectangle.on.folder.fill .
plus.rectangle.on.rectangle.fill plus.rectangle.fill.on.rectangle.fill .
plus.slash.minus plus.forwardslash.minus .
plus.square.on.square.fill plus.square.fill.on.square.fill .
point.fill.topleft.down.curvedto.point.fill.bottomright.up point.topleft.down.to.point.bottomright.curvepath.fill .
point.filled.topleft.down.curvedto.point.bottomright.up point.topleft.filled.down.to.point.bottomright.curvepath .
point.topleft.down.curvedto.point.bottomright.up point.topleft.down.to.point.bottomright.curvepath . .fill
point.topleft.down.curvedto.point.filled.bottomright.up point.topleft.down.to.point.bottomright.filled.curvepath .
polishzlotysign.arrow.circlepath polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90? .
printer.dotmatrix.fill.and.paper.fill printer.dotmatrix.filled.and.paper .
printer.fill.and.paper.fill printer.filled.and.paper .
questionmark.video.fill.rtl questionmark.video.fill.ar .
questionmark.video.rtl questionmark.video.ar .
r.joystick.down r.joystick.press.down . .fill
r.rectangle.roundedbottom r.button.roundedbottom.horizontal . .fill
r.square.fill.on.square.fill r.square.on.square.fill .
r1.rectangle.roundedbottom r1.button.roundedbottom.horizontal . .fill
r2.rectangle.roundedtop r2.button.roundedtop.horizontal . .fill
radiowaves wave.3 .left .right
rb.rectangle.roundedbottom rb.button.roundedbottom.horizontal . .fill
realtimetext teletype.answer .
rectangle.3.group.bubble.left rectangle.3.group.bubble . .fill
rectangle.3.offgrid rectangle.3.group .
rectangle.3.offgrid.bubble.left rectangle.3.group.bubble . .fill
rectangle.3.offgrid.fill rectangle.3.group.fill .
rectangle.badge.checkmark.fill rectangle.fill.badge.checkmark .
rectangle.badge.xmark.fill rectangle.fill.badge.xmark .
rectangle.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle? .
rectangle.bottomthird.inset.fill inset.filled.bottomthird.rectangle? .
rectangle.bottomthird.inset.filled inset.filled.bottomthird.rectangle? .
rectangle.center.inset.fill inset.filled.center.rectangle? .
rectangle.center.inset.filled inset.filled.center.rectangle? . .badge.plus
rectangle.checkered rectangle.pattern.checkered? .
rectangle.dock dock.rectangle .
rectangle.fill.on.rectangle.fill rectangle.on.rectangle .circle(.fill) .slash.fill
rectangle.inset.bottomleading.filled inset.filled.bottomleading.rectangle? .
rectangle.inset.bottomleft.fill inset.filled.bottomleft.rectangle? .
rectangle.inset.bottomleft.filled inset.filled.bottomleft.rectangle? .
rectangle.inset.bottomright.fill inset.filled.bottomright.rectangle? .
rectangle.inset.bottomright.filled inset.filled.bottomright.rectangle? .
rectangle.inset.bottomtrailing.filled inset.filled.bottomtrailing.rectangle? .
rectangle.inset.fill inset.filled.rectangle? .
rectangle.inset.filled inset.filled.rectangle? .
rectangle.inset.filled.and.cursorarrow inset.filled.rectangle.and.pointer.arrow? .
rectangle.inset.filled.and.person.filled inset.filled.rectangle.and.person.filled? .
rectangle.inset.filled.badge.record inset.filled.rectangle.badge.record? .
rectangle.inset.filled.on.rectangle inset.filled.rectangle.on.rectangle? .
rectangle.inset.topleading.filled inset.filled.topleading.rectangle? .
rectangle.inset.topleft.fill inset.filled.topleft.rectangle? .
rectangle.inset.topleft.filled inset.filled.topleft.rectangle? .
rectangle.inset.topright.fill inset.filled.topright.rectangle? .
rectangle.inset.topright.filled inset.filled.topright.rectangle? .
rectangle.inset.toptrailing.filled inset.filled.toptrailing.rectangle? .
rectangle.leadinghalf.inset.filled inset.filled.leadinghalf.rectangle? .
rectangle.leadinghalf.inset.filled.arrow.leading inset.filled.leadinghalf.arrow.leading.rectangle? .
rectangle.leadingthird.inset.filled inset.filled.leadingthird.rectangle? .
rectangle.lefthalf.fill rectangle.lefthalf.filled .
rectangle.lefthalf.inset.fill inset.filled.lefthalf.rectangle? .
rectangle.lefthalf.inset.fill.arrow.left inset.filled.lefthalf.arrow.left.rectangle? .
rectangle.lefthalf.inset.filled inset.filled.lefthalf.rectangle? .
rectangle.lefthalf.inset.filled.arrow.left inset.filled.lefthalf.arrow.left.rectangle? .
rectangle.leftthird.inset.fill inset.filled.leftthird.rectangle? .
rectangle.leftthird.inset.filled inset.filled.leftthird.rectangle? .
rectangle.on.rectangle rectangle.fill.on.rectangle .angled.fill .fill
rectangle.portrait.bottomhalf.inset.filled inset.filled.bottomhalf.rectangle.portrait? .
rectangle.portrait.bottomleading.inset.filled inset.filled.bottomleading.rectangle.portrait? .
rectangle.portrait.bottomleft.inset.filled inset.filled.bottomleft.rectangle.portrait? .
rectangle.portrait.bottomright.inset.filled inset.filled.bottomright.rectangle.portrait? .
rectangle.portrait.bottomthird.inset.filled inset.filled.bottomthird.rectangle.portrait? .
rectangle.portrait.bottomtrailing.inset.filled inset.filled.bottomtrailing.rectangle.portrait? .
rectangle.portrait.center.inset.filled inset.filled.center.rectangle.portrait? .
rectangle.portrait.inset.filled inset.filled.rectangle.portrait? .
rectangle.portrait.leadinghalf.inset.filled inset.filled.leadinghalf.rectangle.portrait? .
rectangle.portrait.leadingthird.inset.filled inset.filled.leadingthird.rectangle.portrait? .
rectangle.portrait.lefthalf.inset.filled inset.filled.lefthalf.rectangle.portrait? .
rectangle.portrait.leftthird.inset.filled inset.filled.leftthird.rectangle.portrait? .
rectangle.portrait.righthalf.inset.filled inset.filled.righthalf.rectangle.portrait? .
rectangle.portrait.rightthird.inset.filled inset.filled.rightthird.rectangle.portrait? .
rectangle.portrait.tophalf.inset.filled inset.filled.tophalf.rectangle.portrait? .
rectangle.portrait.topleading.inset.filled inset.filled.topleading.rectangle.portrait? .
rectangle.portrait.topleft.inset.filled inset.filled.topleft.rectangle.portrait? .
rectangle.portrait.topright.inset.filled inset.filled.topright.rectangle.portrait? .
rectangle.portrait.topthird.inset.filled inset.filled.topthird.rectangle.portrait? .
rectangle.portrait.toptrailing.inset.filled inset.filled.toptrailing.rectangle.portrait? .
rectangle.portrait.trailinghalf.inset.filled inset.filled.trailinghalf.rectangle.portrait? .
rectangle.portrait.trailingthird.inset.filled inset.filled.trailingthird.rectangle.portrait? .
rectangle.righthalf.fill rectangle.righthalf.filled .
rectangle.righthalf.inset.fill inset.filled.righthalf.rectangle? .
rectangle.righthalf.inset.fill.arrow.right inset.filled.righthalf.arrow.right.rectangle? .
rectangle.righthalf.inset.filled inset.filled.righthalf.rectangle? .
rectangle.righthalf.inset.filled.arrow.right inset.filled.righthalf.arrow.right.rectangle? .
rectangle.rightthird.inset.fill inset.filled.rightthird.rectangle? .
rectangle.rightthird.inset.filled inset.filled.rightthird.rectangle? .
rectangle.roundedbottom button.roundedbottom.horizontal . .fill
rectangle.roundedtop button.roundedtop.horizontal . .fill
rectangle.stack.badge.minus.fill rectangle.stack.fill.badge.minus .
rectangle.stack.badge.plus.fill rectangle.stack.fill.badge.plus .
rectangle.stack.fill.badge.person.crop rectangle.stack.badge.person.crop.fill .
rectangle.stack.person.crop person.crop.rectangle.stack . .fill
rectangle.tophalf.inset.filled inset.filled.tophalf.rectangle? .
rectangle.topthird.inset inset.filled.topthird.rectangle? .
rectangle.topthird.inset.fill inset.filled.topthird.rectangle? .
rectangle.topthird.inset.filled inset.filled.topthird.rectangle? .
rectangle.trailinghalf.inset.filled inset.filled.trailinghalf.rectangle? .
rectangle.trailinghalf.inset.filled.arrow.trailing inset.filled.trailinghalf.arrow.trailing.rectangle? .
rectangle.trailingthird.inset.filled inset.filled.trailingthird.rectangle? .
ring.circle smallcircle.circle . .fill
rt.rectangle.roundedtop rt.button.roundedtop.horizontal . .fill
rublesign.arrow.circlepath rublesign.arrow.trianglehead.counterclockwise.rotate.90? .
rupeesign.arrow.circlepath rupeesign.arrow.trianglehead.counterclockwise.rotate.90? .
shared.with.you sharedwithyou? . .circle(.fill) .slash
shekelsign.arrow.circlepath shekelsign.arrow.trianglehead.counterclockwise.rotate.90? .
sheqelsign shekelsign .circle(.fill) .square(.fill)
shield.checkerboard shield.pattern.checkered? .
shield.checkered shield.pattern.checkered? .
shield.lefthalf.fill shield.lefthalf.filled . .slash
slider.horizontal.2.gobackward slider.horizontal.2.arrow.trianglehead.counterclockwise? .
slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90? .
slider.horizontal.below.square.fill.and.square slider.horizontal.below.square.filled.and.square .
smallcircle.fill.circle smallcircle.filled.circle . .fill
smiley face.smiling .
smiley.fill face.smiling.inverse .
snow snowflake .
sparkles.square.fill.on.square sparkles.square.filled.on.square .
speaker.1 speaker.wave.1 . .fill
speaker.2 speaker.wave.2 . .fill
speaker.3 speaker.wave.3 . .fill
speaker.wave.2.bubble.left speaker.wave.2.bubble . .fill(.rtl) .rtl
speedometer gauge.with.dots.needle.67percent .
square.2.stack.3d square.2.layers.3d .
square.2.stack.3d.bottom.fill square.2.layers.3d.bottom.filled .
square.2.stack.3d.bottom.filled square.2.layers.3d.bottom.filled .
square.2.stack.3d.top.fill square.2.layers.3d.top.filled .
square.2.stack.3d.top.filled square.2.layers.3d.top.filled .
square.3.stack.3d square.3.layers.3d .
square.3.stack.3d.bottom.fill square.3.layers.3d.bottom.filled .
square.3.stack.3d.bottom.filled square.3.layers.3d.bottom.filled .
square.3.stack.3d.middle.fill square.3.layers.3d.middle.filled .
square.3.stack.3d.middle.filled square.3.layers.3d.middle.filled .
square.3.stack.3d.slash square.3.layers.3d.slash .
square.3.stack.3d.top.fill square.3.layers.3d.top.filled .
square.3.stack.3d.top.filled square.3.layers.3d.top.filled .
square.and.line.vertical.and.square.fill square.and.line.vertical.and.square.filled .
square.bottomhalf.fill square.bottomhalf.filled .
square.bottomthird.inset.filled inset.filled.bottomthird.square? .
square.dashed.inset.fill inset.filled.square.dashed? .
square.dashed.inset.filled inset.filled.square.dashed? .
square.fill.and.line.vertical square.fill.and.line.vertical.and .square.fill square.filled.and.line.vertical .and.square
square.fill.on.square square.filled.on.square .
square.grid.3x1.fill.below.line.grid.1x2 square.grid.3x1.below.line.grid.1x2.fill .
square.grid.3x3.bottomleft.fill square.grid.3x3.bottomleft.filled .
square.grid.3x3.bottommiddle.fill square.grid.3x3.bottommiddle.filled .
square.grid.3x3.bottomright.fill square.grid.3x3.bottomright.filled .
square.grid.3x3.fill.square square.grid.3x3.square .
square.grid.3x3.middle.fill square.grid.3x3.middle.filled .
square.grid.3x3.middleleft.fill square.grid.3x3.middleleft.filled .
square.grid.3x3.middleright.fill square.grid.3x3.middleright.filled .
square.grid.3x3.topleft.fill square.grid.3x3.topleft.filled .
square.grid.3x3.topmiddle.fill square.grid.3x3.topmiddle.filled .
square.grid.3x3.topright.fill square.grid.3x3.topright.filled .
square.inset.filled inset.filled.square? .
square.leadingthird.inset.filled inset.filled.leadingthird.square? .
square.lefthalf.fill square.lefthalf.filled .
square.leftthird.inset.filled inset.filled.leftthird.square? .
square.line.vertical.square.fill.left square.filled.and.line.vertical.and.square .
square.on square.fill.on .circle.fill .square.fill
square.righthalf.fill square.righthalf.filled .
square.rightthird.inset.filled inset.filled.rightthird.square? .
square.stack.3d.down.dottedline square.stack.3d.forward.dottedline .
square.stack.3d.up.badge.a square.stack.3d.up.badge.automatic . .fill
square.tophalf.fill square.tophalf.filled .
square.topthird.inset.filled inset.filled.topthird.square? .
square.trailingthird.inset.filled inset.filled.trailingthird.square? .
squareshape.dashed.squareshape squareshape.dotted.squareshape .
squareshape.dotted.split.2x2 squareshape.split.2x2.dotted.outside? .
squareshape.split.2x2.dotted squareshape.split.2x2.dotted.inside? .
squareshape.squareshape.dashed squareshape.squareshape.dotted .
star.fill.left star.leadinghalf.filled .
star.leadinghalf.fill star.leadinghalf.filled .
star.lefthalf.fill star.leadinghalf.filled .
steeringwheel.and.lock steeringwheel.badge.lock? .
sterlingsign.arrow.circlepath sterlingsign.arrow.trianglehead.counterclockwise.rotate.90? .
sun.and.horizon sun.horizon . .circle(.fill) .fill
swedishkronasign.arrow.circlepath swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90? .
t.bubble character.bubble . .ar .fill(.ar .he) .he
table tablecells .
table.badge.more tablecells.badge.ellipsis .
table.badge.more.fill tablecells.fill.badge.ellipsis .
table.fill tablecells.fill .
tablecells.badge.ellipsis.fill tablecells.fill.badge.ellipsis .
tengesign.arrow.circlepath tengesign.arrow.trianglehead.counterclockwise.rotate.90? .
terminal apple.terminal . .fill
text.chevron.left decrease.indent .
text.chevron.right increase.indent .
text.cursor character.cursor.ibeam . .ar .he .hi .ja .ko .th .zh
text.justifyleft text.justify.left .
text.justifyright text.justify.right .
textbox character.textbox . .ar .he .hi .ja .ko .th .zh
textformat.12 textformat.numbers? . .ar .hi .km .my
textformat.abc textformat.characters? . .dottedunderline
thermometer thermometer.medium .
thermometer.snowlake thermometer.snowflake .
tram.tunnel.fill tram.fill.tunnel .
triangle.inset.filled inset.filled.triangle? .
triangle.lefthalf.fill triangle.lefthalf.filled .
triangle.righthalf.fill triangle.righthalf.filled .
tugriksign.arrow.circlepath tugriksign.arrow.trianglehead.counterclockwise.rotate.90? .
turkishlirasign.arrow.circlepath turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90? .
tv.inset.filled inset.filled.tv? .
tv.music.note music.note.tv . .fill
video.and.waveform video.badge.waveform . .fill
video.badge.plus.fill video.fill.badge.plus .
video.bubble.left video.bubble . .fill
visionpro vision.pro? . .and.arrow.forward(.fill) .badge.exclamationmark(.fill) .badge.play(.fill) .circle(.fill) .fill .slash(.circle .circle.fill .fill)
volume speaker . .fill .slash(.fill .fill.rtl .rtl) .zzz(.fill) speaker.wave .1(.fill) .2(.fill) .3(.fill)
wand.and.stars wand.and.sparkles? . .inverse
water.waves.and.arrow water.waves.and.arrow.trianglehead? .down(.trianglebadge.exclamationmark) .up
waveform.and.magnifyingglass waveform.badge.magnifyingglass .
waveform.and.mic waveform.badge.microphone? .
waveform.badge.mic waveform.badge.microphone? .
windshield.front.and.fluid windshield.front.and.spray .
windshield.rear.and.fluid windshield.rear.and.spray .
wonsign.arrow.circlepath wonsign.arrow.trianglehead.counterclockwise.rotate.90? .
wrench wrench.adjustable . .fill
x.squareroot radicand.squareroot? .
yensign.arrow.circlepath yensign.arrow.trianglehead.counterclockwise.rotate.90? .
zl.rectangle.roundedtop zl.button.roundedtop.horizontal . .fill
zr.rectangle.roundedtop zr.button.roundedtop.horizontal . .fill
"""
}
