// Written by script/symbols.
// swift-format-ignore-file

extension SymbolFamilies {
    /// The release that a name came with.
    package static let releases: SymbolFamilies = """
0 2019 .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .square.ar .square.fill.ar 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi
00 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
01 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
02 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
03 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
04 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
05 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
06 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
07 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
08 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
09 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
1 2019 .circle(.fill) .magnifyingglass .square(.fill) 2020 .magnifyingglass.ar 2021 .magnifyingglass.hi 2022.1 .brakesignal .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
10 2019 .circle(.fill) .square(.fill) 2022.1 .lane 2022.2 .lane.ar .lane.hi 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2024 .arrow.trianglehead.clockwise(.ar .hi) .arrow.trianglehead.counterclockwise(.ar .hi) 2025 .calendar(.ar .hi)
11 2019 .circle(.fill) .square(.fill) 2022.1 .lane 2022.2 .lane.ar .lane.hi 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
12 2019 .circle(.fill) .square(.fill) 2022.1 .lane 2022.2 .lane.ar .lane.hi 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
123.rectangle 2021 . .ar .fill(.ar .hi) .hi
13 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
14 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
15 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2024 .arrow.trianglehead.clockwise(.ar .hi) .arrow.trianglehead.counterclockwise(.ar .hi) 2025 .calendar(.ar .hi)
16 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
17 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
18 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
19 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
2 2019 .circle(.fill) .square(.fill) 2022.1 .brakesignal .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
20 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
21 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
22 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
23 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
24 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
25 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
26 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
27 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
28 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
29 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
2h 2023 . .circle(.fill)
3 2019 .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
30 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2024 .arrow.trianglehead.clockwise(.ar .hi) .arrow.trianglehead.counterclockwise(.ar .hi) 2025 .calendar(.ar .hi)
31 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
32 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
33 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
34 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
35 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
36 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
37 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
38 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
39 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
4 2019 .alt.circle(.fill) .alt.square(.fill) .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
40 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
41 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
42 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
43 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
44 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
45 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi 2024 .arrow.trianglehead.clockwise(.ar .hi) .arrow.trianglehead.counterclockwise(.ar .hi)
46 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
47 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
48 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
49 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
4a 2023 . .circle(.fill)
4h 2023 . .circle(.fill)
4k.tv 2020 . .fill
4l 2023 . .circle(.fill)
5 2019 .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2024 .arrow.trianglehead.clockwise(.ar .hi) .arrow.trianglehead.counterclockwise(.ar .hi) 2025 .calendar(.ar .hi)
50 2019 .circle(.fill) .square(.fill) 2023.2 .circle.ar .circle.fill.ar .circle.fill.hi .circle.hi .square.ar .square.fill.ar .square.fill.hi .square.hi
6 2019 .alt.circle(.fill) .alt.square(.fill) .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
60.arrow.trianglehead 2024 .clockwise(.ar .hi) .counterclockwise(.ar .hi)
7 2019 .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
75.arrow.trianglehead 2024 .clockwise(.ar .hi) .counterclockwise(.ar .hi)
8 2019 .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
9 2019 .alt.circle(.fill) .alt.square(.fill) .circle(.fill) .square(.fill) 2022.1 .circle.ar .circle.fill.ar .lane .square.ar .square.fill.ar 2022.2 .lane.ar .lane.hi 2023.2 .circle.fill.hi .circle.hi .square.fill.hi .square.hi 2025 .calendar(.ar .hi)
90.arrow.trianglehead 2024 .clockwise(.ar .hi) .counterclockwise(.ar .hi)
a 2019 . .circle(.fill) .square(.fill) 2020 .book.closed(.ar .fill .fill.ar .fill.he .fill.hi .fill.ja .fill.ko .fill.th .fill.zh .he .hi .ja .ko .th .zh) .magnify
abc 2020 .
abs 2022 .brakesignal 2022.1 . .brakesignal.slash .circle(.fill)
ac 2025 . .slash
accessibility 2023 . .badge.arrow.up.right .fill
air 2022 .conditioner.horizontal(.fill) .conditioner.vertical(.fill) .purifier(.fill) 2024 .car.side(.fill) .convertible.side(.fill) .pickup.side(.fill) .suv.side(.fill) 2025.1 .conditioner(.slash)
airplane 2019 . 2020 .circle(.fill) 2021 .arrival .departure 2025 .cloud .landed .path.dotted .ticket(.fill) .up.forward(.app .app.fill) .up.right(.app .app.fill)
airplaneseat 2025 .
airplay 2024 .audio(.badge.exclamationmark .circle .circle.fill) .video(.badge.exclamationmark .circle .circle.fill)
airplayaudio 2019 . 2021 .badge.exclamationmark .circle(.fill)
airplayvideo 2019 . 2021 .badge.exclamationmark .circle(.fill)
airpod 2020 .left .right 2021.2 .gen3.left .gen3.right
airpodpro 2020 .left .right
airpods 2020 . 2021 .chargingcase(.fill .wireless .wireless.fill) 2021.2 .gen3(.chargingcase.wireless .chargingcase.wireless.fill) 2024 .max .pro(.chargingcase.wireless .chargingcase.wireless.fill .chargingcase.wireless.radiowaves.left.and.right .chargingcase.wireless.radiowaves.left.and.right.fill .left .right) 2024.2 .gen4(.chargingcase.wireless .chargingcase.wireless.fill .left .right)
airpodsmax 2020.2 .
airpodspro 2020 . 2021 .chargingcase.wireless(.fill) 2023 .chargingcase.wireless.radiowaves.left.and.right(.fill)
airport 2020 .express .extreme(.tower)
airtag 2021 . .fill .radiowaves.forward(.fill .fill.rtl .rtl)
alarm 2019 . .fill 2022 .waves.left.and.right(.fill)
align 2021 .horizontal.center(.fill) .horizontal.left(.fill) .horizontal.right(.fill) .vertical.bottom(.fill) .vertical.center(.fill) .vertical.top(.fill)
allergens 2021 . 2022 .fill
alt 2019 .
alternatingcurrent 2021 .
american.football 2024 . .circle(.fill) .fill .professional(.circle .circle.fill .fill)
amplifier 2020 .
angle 2022 .
ant 2019 . .circle(.fill) .fill
antenna.radiowaves.left.and.right 2019 . 2021 .circle(.fill) .slash 2024 .slash.circle(.fill)
app 2019 . .badge(.fill) .fill .gift(.fill) 2021 .badge.checkmark(.fill) .connected.to.app.below.fill .dashed 2024 .badge.clock(.fill) 2025 .background.dotted .grid .shadow .specular .translucent
appclip 2020 .
append.page 2024 . .fill(.rtl) .rtl
apple 2022 .logo 2023 .terminal(.fill .on.rectangle .on.rectangle.fill) 2023.3 .meditate(.square.stack .square.stack.fill) .terminal.circle(.fill) 2024 .haptics.and.exclamationmark.triangle .haptics.and.music.note(.slash) .image.playground(.fill) .intelligence .meditate.circle(.fill) 2024.2 .writing.tools 2024.4 .intelligence.badge.xmark 2025 .books.pages(.fill) .classical.pages(.fill) .homekit .podcasts.pages(.fill)
applelogo 2020 .
applepencil 2021 . 2023 .adapter.usb.c(.fill) .and.scribble .gen1 .gen2 .tip 2024 .doubletap .hover .squeeze
applescript 2020 . .fill
appletv 2020 . .fill 2025 .badge.checkmark(.fill) .badge.exclamationmark(.fill)
appletvremote 2021 .gen1(.fill) .gen2(.fill) .gen3(.fill) .gen4(.fill)
applewatch 2020 . .radiowaves.left.and.right .slash .watchface 2020.2 .side.right 2021 .case.inset.filled 2023 .and.arrow.forward(.rtl) 2024 .case.sizes 2025 .badge.checkmark .badge.exclamationmark
apps 2020 .ipad(.landscape) .iphone(.badge.plus .landscape .landscape.rtl) 2025 .ipad.badge.checkmark(.rtl) .ipad.badge.plus .ipad.on.rectangle.portrait.dashed(.rtl) .iphone.badge.checkmark(.rtl)
appwindow.swipe.rectangle 2023 .
aqi 2020.1 .high .low .medium 2025 .medium.gauge.open
arcade.stick 2023 . .and.arrow.down .and.arrow.left(.and.arrow.right) .and.arrow.right .and.arrow.up(.and.arrow.down) .console(.fill) 2024 .and.arrow.left.and.arrow.right.outward
archivebox 2019 . .fill 2020 .circle(.fill)
arkit 2019 . 2021 .badge.xmark
arrow.2 2019 .circlepath(.circle .circle.fill) .squarepath
arrow.3.trianglepath 2019 .
arrow.backward 2020 . .circle(.fill) .square(.fill) 2021 .to.line(.circle .circle.fill) 2023 .to.line.square(.fill) 2024 .circle.dotted 2024.3 .to.line.compact
arrow.branch 2019 .
arrow.circlepath 2023 .
arrow.clockwise 2019 . .circle(.fill) .icloud(.fill) 2020 .heart(.fill) 2023 .square(.fill)
arrow.counterclockwise 2019 . .circle(.fill) .icloud(.fill) 2023 .square(.fill)
arrow.down 2019 .
arrow.down.and.line.horizontal.and.arrow.up 2022 .
arrow.down.app 2020 . .fill 2023.3 .dashed(.trianglebadge.exclamationmark)
arrow.down.applewatch 2023 .
arrow.down.backward 2020 . .circle(.fill) .square(.fill) 2023 .and.arrow.up.forward(.circle .circle.fill .square .square.fill) .toptrailing.rectangle(.fill) 2024 .and.arrow.up.forward.rectangle(.fill) .circle.dotted
arrow.down.circle 2019 . .fill 2023 .dotted 2025 .badge.pause(.fill) .badge.xmark(.fill)
arrow.down.doc 2019 . .fill
arrow.down.document 2024 . .fill
arrow.down.forward 2020 . .and.arrow.up.backward(.circle .circle.fill) .circle(.fill) .square(.fill) 2023 .and.arrow.up.backward.square(.fill) .topleading.rectangle(.fill) 2024 .and.arrow.up.backward.rectangle(.fill) .circle.dotted
arrow.down.heart 2020 . .fill
arrow.down.left 2019 . .circle(.fill) .square(.fill) .video(.fill) 2023 .and.arrow.up.right(.circle .circle.fill .square .square.fill) .arrow.up.right(.circle .circle.fill .square .square.fill) .topright.rectangle(.fill) 2024 .and.arrow.up.right.rectangle(.fill) .circle.dotted
arrow.down.message 2022 . .fill
arrow.down.right 2019 . .and.arrow.up.left .circle(.fill) .square(.fill) 2020 .and.arrow.up.left.circle(.fill) 2023 .and.arrow.up.left.square(.fill) .topleft.rectangle(.fill) 2024 .and.arrow.up.left.rectangle(.fill) .circle.dotted
arrow.down.square 2019 . .fill
arrow.down.to.line 2019 . .alt 2021 .circle(.fill) .compact 2023 .square(.fill)
arrow.forward 2020 . .circle(.fill) .square(.fill) 2021 .to.line(.circle .circle.fill) 2023 .to.line.square(.fill) 2024 .circle.dotted 2024.3 .to.line.compact 2025 .folder(.fill .fill.rtl .rtl)
arrow.left 2019 . .and.right(.circle .circle.fill .square .square.fill) .circle(.fill) .square(.fill) .to.line(.alt) 2020 .and.right.righttriangle.left.righttriangle.right(.fill) .arrow.right(.circle .circle.fill .square .square.fill) 2021 .to.line.circle(.fill) .to.line.compact 2022 .and.line.vertical.and.arrow.right .and.right.text.vertical 2023 .to.line.square(.fill) 2024 .circle.dotted
arrow.merge 2019 .
arrow.rectanglepath 2020 .
arrow.right 2019 . .arrow.left(.circle .circle.fill .square .square.fill) .circle(.fill) .square(.fill) .to.line(.alt) 2020 .doc.on.clipboard 2021 .to.line.circle(.fill) .to.line.compact 2022 .and.line.vertical.and.arrow.left 2023 .to.line.square(.fill) 2024 .circle.dotted .filled.filter.arrow.right .page.on.clipboard
arrow.swap 2019 .
arrow.triangle 2020 .2.circlepath(.camera .camera.fill .circle .circle.fill .doc.on.clipboard) .branch .capsulepath .merge .pull .swap .turn.up.right.circle(.fill) .turn.up.right.diamond(.fill) 2023 .2.circlepath.icloud(.fill)
arrow.trianglehead 2024 .2.clockwise(.rotate.90 .rotate.90.camera .rotate.90.camera.fill .rotate.90.circle .rotate.90.circle.fill .rotate.90.icloud .rotate.90.icloud.fill .rotate.90.page.on.clipboard) .2.counterclockwise(.rotate.90) .bottomleft.capsulepath.clockwise .branch .clockwise(.heart .heart.fill .icloud .icloud.fill .rotate.90) .counterclockwise(.icloud .icloud.fill .rotate.90) .left.and.right.righttriangle.left.righttriangle.right(.fill) .merge .pull .rectanglepath .swap .topright.capsulepath.clockwise .turn.up.right.circle(.fill) .turn.up.right.diamond(.fill) .up.and.down.righttriangle.up.righttriangle.down(.fill) 2025 .turn.up.right
arrow.turn 2019 .down.left .down.right .left.down .left.up .right.down .right.up .up.left .up.right 2020 .up.forward.iphone(.fill)
arrow.up 2019 .
arrow.up.and 2019 .down(.circle .circle.fill .square .square.fill) 2020 .down.and.arrow.left.and.right .down.righttriangle.up.fill.righttriangle.down.fill .down.righttriangle.up.righttriangle.down .person.rectangle.portrait .person.rectangle.turn.left .person.rectangle.turn.right 2021 .down.righttriangle.up.righttriangle.down.fill 2022 .down.and.sparkles .down.text.horizontal .line.horizontal.and.arrow.down
arrow.up.arrow.down 2019 . .circle(.fill) .square(.fill)
arrow.up.backward 2020 . .and.arrow.down.forward(.circle .circle.fill) .circle(.fill) .square(.fill) 2023 .and.arrow.down.forward.square(.fill) .bottomtrailing.rectangle(.fill) 2024 .and.arrow.down.forward.rectangle(.fill) .circle.dotted
arrow.up.bin 2019 . .fill
arrow.up.circle 2019 . .fill 2022 .badge.clock 2024 .dotted
arrow.up.doc 2019 . .fill 2020 .on.clipboard
arrow.up.document 2024 . .fill
arrow.up.folder 2025 . .fill
arrow.up.forward 2020 . .app(.fill) .circle(.fill) .square(.fill) 2023 .and.arrow.down.backward(.circle .circle.fill .square .square.fill) .bottomleading.rectangle(.fill) 2024 .and.arrow.down.backward.rectangle(.fill) .circle.dotted
arrow.up.heart 2020 . .fill
arrow.up.left 2019 . .and.arrow.down.right .circle(.fill) .square(.fill) 2020 .and.arrow.down.right.circle(.fill) .and.down.right.and.arrow.up.right.and.down.left .and.down.right.magnifyingglass 2023 .and.arrow.down.right.square(.fill) .arrow.down.right(.circle .circle.fill .square .square.fill) .bottomright.rectangle(.fill) 2024 .and.arrow.down.right.rectangle(.fill) .circle.dotted
arrow.up.message 2020 . .fill
arrow.up.page.on.clipboard 2024 .
arrow.up.right 2019 . .circle(.fill) .diamond(.fill) .square(.fill) .video(.fill) 2020 .and.arrow.down.left.rectangle(.fill) 2023 .and.arrow.down.left(.circle .circle.fill .square .square.fill) .bottomleft.rectangle(.fill) 2024 .circle.dotted
arrow.up.square 2019 . .fill
arrow.up.to.line 2019 . .alt 2021 .circle(.fill) .compact 2023 .square(.fill)
arrow.up.trash 2023 . .fill
arrow.uturn 2019 .down(.circle .circle.fill .square .square.fill) .left(.circle .circle.fill .square .square.fill) .right(.circle .circle.fill .square .square.fill) .up(.circle .circle.fill .square .square.fill) 2019.1 .left.circle.badge.ellipsis 2020 .backward(.circle .circle.badge.ellipsis .circle.fill .square .square.fill) .forward(.circle .circle.fill .square .square.fill)
arrowkeys 2023 . .down.filled .fill .left.filled .right.filled .up.filled
arrowshape.backward 2022 . .fill 2023 .circle(.fill)
arrowshape.bounce 2020 .forward(.fill) .right(.fill)
arrowshape.down 2023 . .circle(.fill) .fill
arrowshape.forward 2022 . .fill 2023 .circle(.fill)
arrowshape.left 2022 . .fill 2023 .arrowshape.right(.fill) .circle(.fill)
arrowshape.right 2022 . .fill 2023 .circle(.fill)
arrowshape.turn.up 2019 .left(.2 .2.fill .circle .circle.fill .fill) .right(.circle .circle.fill .fill) 2020 .backward(.2 .2.circle .2.circle.fill .2.fill .circle .circle.fill .fill) .forward(.circle .circle.fill .fill) .left.2.circle(.fill) 2022 .backward.badge.clock(.fill .fill.rtl .rtl)
arrowshape.up 2023 . .circle(.fill) .fill
arrowshape.zigzag 2020 .forward(.fill) .right(.fill)
arrowtriangle.backward 2020 . .circle(.fill) .fill .square(.fill) 2025.1 .inset.filled.trailingthird.rectangle
arrowtriangle.down 2019 . .circle(.fill) .fill .square(.fill) 2025.1 .2(.fill)
arrowtriangle.forward 2020 . .circle(.fill) .fill .square(.fill) 2025.1 .inset.filled.trailingthird.rectangle
arrowtriangle.left 2019 . .circle(.fill) .fill .square(.fill) 2020 .and.line.vertical.and.arrowtriangle.right .fill.and.line.vertical.and.arrowtriangle.right.fill 2021 .and.line.vertical.and.arrowtriangle.right.fill
arrowtriangle.right 2019 . .circle(.fill) .fill .square(.fill) 2020 .and.line.vertical.and.arrowtriangle.left .fill.and.line.vertical.and.arrowtriangle.left.fill 2021 .and.line.vertical.and.arrowtriangle.left.fill
arrowtriangle.up 2019 . .circle(.fill) .fill .square(.fill) 2023 .arrowtriangle.down.window.left .arrowtriangle.down.window.right 2025.1 .2(.fill)
aspectratio 2019.1 . .fill
asterisk 2019 .circle(.fill) 2021 .
at 2019 . .badge.minus .badge.plus 2020 .circle(.fill)
atom 2020 .
audio.jack 2023.3 .mono .stereo
australian.football 2024 . .circle(.fill) .fill
australiandollarsign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
australsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
auto 2022.1 .brakesignal .headlight.high.beam(.fill) .headlight.low.beam(.fill)
automatic 2023 .brakesignal .headlight.high.beam(.fill) .headlight.low.beam(.fill)
autostartstop 2022.1 . .slash .trianglebadge.exclamationmark
av.remote 2022 . .fill
axel.2 2022.1 . .front.and.rear.engaged .front.engaged .rear.engaged
axle.2 2022.2 . .front.and.rear.engaged .front.engaged .rear.engaged 2023 .driveshaft.disengaged .front.disengaged .rear.disengaged .rear.lock
b 2019 .circle(.fill) .square(.fill)
backpack 2022 . .fill 2022.1 .circle(.fill) 2025 .sensor.tag.radiowaves.left.and.right(.fill)
backward 2019 . .end(.alt .alt.fill .fill) .fill 2020 .frame(.fill) 2021 .circle(.fill) 2022 .end.circle(.fill)
badge.plus.radiowaves 2019 .right 2020 .forward
bag 2019 . .badge.minus .badge.plus .fill(.badge.minus .badge.plus) 2020 .circle(.fill) 2022 .badge.questionmark(.ar) .fill.badge.questionmark(.ar)
bahtsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
balloon 2022 . .2(.fill) .fill
bandage 2019 . .fill
banknote 2020 . .fill
barcode 2019 . .viewfinder
barometer 2020 .
base.unit 2024 .
baseball 2022 . .circle(.fill) .diamond.bases .fill 2024 .diamond.bases.outs.indicator
basket 2022 . .fill
basketball 2022 . .circle(.fill) .fill
bathtub 2022 . .fill
battery 2019 .0 .100 .25 2020 .100.bolt(.rtl) 2021 .50 .75 2022 .100.circle(.fill) 2023 .0percent .100percent(.bolt .bolt.rtl .circle .circle.fill) .25percent .50percent .75percent
batteryblock 2022.1 . .fill .slash(.fill) 2024 .stack(.badge.snowflake .badge.snowflake.fill .fill .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill)
beach.umbrella 2022 . .fill
beats.earphones 2021 .
beats.fit.pro 2021.2 . .chargingcase(.fill) .left .right
beats.fitpro 2023 . .chargingcase(.fill) .left .right
beats.headphones 2021 .
beats.pill 2023.4 . .fill
beats.powerbeats 2021 . 2022.2 .left .right 2024 .pro(.chargingcase .chargingcase.fill .left .right) 2024.4 .pro.2(.chargingcase .chargingcase.fill .left .right)
beats.powerbeats3 2021 . 2022.2 .left .right
beats.powerbeatspro 2021 . .chargingcase(.fill) .left .right
beats.solobuds 2023.4 . .chargingcase(.fill) .left .right
beats.studiobud 2021 .left .right
beats.studiobuds 2021 . .chargingcase(.fill) 2024 .left .plus(.chargingcase .chargingcase.fill .left .right) .right
beats.studiobudsplus 2023 . .chargingcase(.fill) .left .right
bed.double 2019 . .fill 2021 .circle(.fill) 2025 .badge.checkmark(.fill)
bell 2019 . .circle(.fill) .fill .slash(.fill) 2020 .badge(.fill) .slash.circle(.fill) 2021 .and.waveform(.fill) .badge.circle(.fill) .square(.fill) 2022 .and.waves.left.and.right(.fill) 2023 .badge.slash(.fill .fill.rtl .rtl) .badge.waveform(.fill) 2025 .badge.waveform.slash(.fill)
beziercurve 2024 .
bicycle 2020 . .circle(.fill) 2025 .sensor.tag.radiowaves.left.and.right(.fill)
bin.xmark 2019 . .fill
binoculars 2020 . .fill 2023 .circle(.fill)
bird 2022 . .fill 2023 .circle(.fill)
birthday.cake 2022 . .fill
bitcoinsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
blinds 2022 .horizontal.closed .horizontal.open .vertical.closed .vertical.open
blood.pressure.cuff 2025 . .badge.gauge.with.needle(.fill) .fill
bold 2019 . .italic.underline .underline
bolt 2019 .
bolt.badge 2019 .a(.fill) 2022 .clock(.fill) 2023 .automatic(.fill) .checkmark(.fill) .xmark(.fill)
bolt.batteryblock 2021 . .fill
bolt.brakesignal 2022 .
bolt.car 2020 . .fill 2021 .circle(.fill)
bolt.circle 2019 . .fill
bolt.fill 2019 . 2020 .batteryblock(.fill)
bolt.heart 2020 . .fill
bolt.horizontal 2019 . .circle(.fill) .fill .icloud(.fill)
bolt.house 2024.1 . .fill
bolt.ring.closed 2021.1 .
bolt.shield 2021 . .fill
bolt.slash 2019 . .fill 2020 .circle(.fill)
bolt.square 2021 . .fill
bolt.trianglebadge.exclamationmark 2022.1 . .fill
bonjour 2020 .
book 2019 . .circle(.fill) .fill 2020 .closed(.fill) 2021 .closed.circle(.fill) 2023 .and.wrench(.fill) .pages(.fill) 2025 .badge.plus(.fill)
bookmark 2019 . .fill 2020 .circle(.fill) .slash(.fill) 2021 .square(.fill)
books.vertical 2020 . .fill 2021 .circle(.fill)
box.truck 2022 . .badge.clock(.fill .fill.rtl .rtl) .fill
brain 2021 . .head.profile 2023 .fill .filled.head.profile .head.profile.fill
brakesignal 2022 . .dashed
brazilianrealsign 2020.1 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
briefcase 2019 . .fill 2021 .circle(.fill) 2025 .sensor.tag.radiowaves.left.and.right(.fill)
bubble 2019 .left(.and.bubble.right .and.bubble.right.fill .fill) .middle.bottom(.fill) .middle.top(.fill) .right(.fill) 2021 .left.and.exclamationmark.bubble.right(.fill) .left.circle(.fill) .right.circle(.fill) 2023 . .circle(.fill) .fill .left.and.text.bubble.right(.fill .fill.rtl .rtl) 2024 .and.pencil(.rtl)
bubbles.and.sparkles 2022 . .fill
building 2020 . .2(.crop.circle .crop.circle.fill .fill) .columns(.fill) .fill 2021 .columns.circle(.fill)
burn 2019 .
burst 2019 . .fill
bus 2020 . .doubledecker(.fill) .fill
button 2022 .programmable(.square .square.fill) 2023 .angledbottom.horizontal.left(.fill) .angledbottom.horizontal.right(.fill) .angledtop.vertical.left(.fill) .angledtop.vertical.right(.fill) .horizontal(.fill .top.press .top.press.fill) .roundedbottom.horizontal(.fill) .roundedtop.horizontal(.fill) .vertical.left.press(.fill) .vertical.right.press(.fill) 2025.1 .horizontal.top(.fill) .vertical.left(.fill) .vertical.right(.fill)
c 2019 .circle(.fill) .square(.fill)
cabinet 2022 . .fill
cable 2021 .connector(.horizontal) 2023 .coaxial .connector.slash 2024.1 .connector.video
cablecar 2021 . .fill
calendar 2019 . .badge.minus .badge.plus .circle(.fill) 2020 .badge.clock(.rtl) .badge.exclamationmark 2021 .day.timeline.leading .day.timeline.left .day.timeline.right .day.timeline.trailing 2023 .badge.checkmark(.rtl) 2024 .and.person 2025 .badge(.lock) .day.timeline.leading.circle(.fill) .day.timeline.left.circle(.fill) .day.timeline.right.circle(.fill) .day.timeline.trailing.circle(.fill)
camera 2019 . .circle(.fill) .fill .on.rectangle(.fill) .rotate(.fill) .viewfinder 2020 .aperture .badge.ellipsis .fill.badge.ellipsis .filters .metering.center.weighted(.average) .metering.matrix .metering.multispot .metering.none .metering.partial .metering.spot .metering.unknown(.ar) 2021 .shutter.button(.fill) 2021.3 .macro(.circle .circle.fill) 2023 .badge.clock(.fill) .badge.ellipsis.fill 2024 .macro.slash(.circle .circle.fill) 2025 .sensor.tag.radiowaves.left.and.right(.fill) 2025.1 .viewfinder.badge.automatic
candybarphone 2020 .
capslock 2019 . .fill
capsule 2019 . .fill 2020 .portrait(.fill) 2021 .bottomhalf.filled .inset.filled .lefthalf.filled .portrait.bottomhalf.filled .portrait.inset.filled .portrait.lefthalf.filled .portrait.righthalf.filled .portrait.tophalf.filled .righthalf.filled .tophalf.filled 2024 .on.capsule(.fill) .on.rectangle(.fill)
captions.bubble 2019 . .fill
car 2019.1 .
car.2 2020 . .fill
car.badge.gearshape 2024 . .fill
car.circle 2020 . .fill
car.ferry 2021 . .fill
car.fill 2019 .
car.front.waves 2022.1 .up(.fill) 2023 .down(.fill) 2024 .left.and.right.and.up(.fill)
car.rear 2022.1 . .and.tire.marks(.slash) .fill .road.lane(.dashed) .waves.up(.fill) 2023 .and.collision.road.lane(.slash) 2024 .and.tire.marks.off .hazardsign(.fill) .road.lane.distance.1(.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle) .road.lane.distance.2(.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle) .road.lane.distance.3(.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle) .road.lane.distance.4(.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle) .road.lane.distance.5(.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle) .road.lane.off .road.lane.wave.up .tilt.road.lanes.curved.right 2025 .road.lane.dashed.arrowtriangle.2.outward
car.side 2022.1 .
car.side.air 2022.1 .circulate(.fill) .fresh(.fill)
car.side.and.exclamationmark 2022.1 . .fill
car.side.arrow.left.and.right 2024.3 . .fill
car.side.arrowtriangle 2022.1 .down(.fill) .up(.arrowtriangle.down .arrowtriangle.down.fill .fill)
car.side.fill 2022.1 .
car.side.front.open 2022.1 . .fill 2024 .crop(.fill)
car.side.hill 2023 .down(.fill) .up(.fill) 2024 .descent.control(.fill) 2024.3 .down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle(.fill)
car.side.lock 2023 . .fill .open(.fill)
car.side.rear 2022.1 .open(.fill) 2023 .and.collision.and.car.side.front(.slash) .and.exclamationmark.and.car.side.front .and.wave.3.and.car.side.front 2024 .and.exclamationmark.and.car.side.front.off .crop.trunk.partition(.fill) .open.crop(.fill) .tow.hitch(.fill) 2024.3 .and.collision.and.car.side.front.and.arrow.forward .and.collision.and.car.side.front.and.steeringwheel
car.side.roof.cargo.carrier 2024 . .fill .slash(.fill)
car.top.arrowtriangle 2024 .front.left(.fill) .front.right(.fill) .rear.left(.fill) .rear.right(.fill)
car.top.door 2022.1 .front.left.and.front.right.and.rear.left.and.rear.right.open(.fill) .front.left.and.front.right.and.rear.left.open(.fill) .front.left.and.front.right.and.rear.right.open(.fill) .front.left.and.front.right.open(.fill) .front.left.and.rear.left.and.rear.right.open(.fill) .front.left.and.rear.left.open(.fill) .front.left.and.rear.right.open(.fill) .front.left.open(.fill) .front.right.and.rear.left.and.rear.right.open(.fill) .front.right.and.rear.left.open(.fill) .front.right.and.rear.right.open(.fill) .front.right.open(.fill) .rear.left.and.rear.right.open(.fill) .rear.left.open(.fill) .rear.right.open(.fill) 2023 .sliding.left.open(.fill) .sliding.right.open(.fill)
car.top.front.radiowaves.front.left.and.front.and.front.right 2024 . .fill
car.top.frontleft.arrowtriangle 2023 . .fill
car.top.frontright.arrowtriangle 2023 . .fill
car.top.lane.dashed 2022.1 .arrowtriangle.inward(.fill) .badge.steeringwheel(.fill) .departure.left(.fill) .departure.right(.fill) 2024.3 .departure.left.slash(.fill) .departure.right.slash(.fill)
car.top.radiowaves 2022.1 .front(.fill) .rear(.fill .left .left.and.rear.right .left.and.rear.right.fill .left.fill .right .right.fill) 2023 .rear.right.badge.exclamationmark(.fill) .rear.right.badge.xmark(.fill) 2024 .rear.left.car.top.front(.fill) .rear.right.car.top.front(.fill) 2024.1 .2.front.left.front.front.right(.fill) .2.rear.left.rear.rear.right(.fill)
car.top.rear.radiowaves.rear.left.and.rear.and.rear.right 2024 . .fill
car.top.rearleft.arrowtriangle 2023 . .fill
car.top.rearright.arrowtriangle 2023 . .fill
car.top.video.rear 2024 .left(.fill) .right(.fill)
car.window 2023 .left(.badge.exclamationmark .badge.xmark .exclamationmark .xmark) .right(.badge.exclamationmark .badge.xmark .exclamationmark .xmark) 2025 .left.badge.lock .right.badge.lock
carbon 2022 .dioxide.cloud(.fill) .monoxide.cloud(.fill)
carrot 2022 . .fill
carseat 2023 .left(.1 .1.fill .2 .2.fill .3 .3.fill .and.heat.waves .and.heat.waves.fill .backrest.up.and.down .backrest.up.and.down.fill .fan .fan.fill .fill .forward.and.backward .forward.and.backward.fill .massage .massage.fill .up.and.down .up.and.down.fill) .right(.1 .1.fill .2 .2.fill .3 .3.fill .and.heat.waves .and.heat.waves.fill .backrest.up.and.down .backrest.up.and.down.fill .fan .fan.fill .fill .forward.and.backward .forward.and.backward.fill .massage .massage.fill .up.and.down .up.and.down.fill)
cart 2019 . .badge.minus .badge.plus .fill(.badge.minus .badge.plus) 2020.1 .circle(.fill) 2022 .badge.questionmark(.ar .rtl) .fill.badge.questionmark(.ar .rtl) 2024 .badge.clock(.fill .fill.rtl .rtl)
case 2020 . .fill
cat 2023 . .circle(.fill) .fill
cedisign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
cellularbars 2022 . 2025 .circle(.fill)
centsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
chair 2022 . .fill .lounge(.fill)
chandelier 2022 . .fill
character 2020.1 .
character.ar 2020.1 .
character.bn 2024 .
character.book.closed 2020.1 . .ar .fill(.ar .he .hi .ja .ko .th .zh) .he .hi .ja .ko .th .zh 2025 .bn .fill.bn .fill.gu .fill.kn .fill.ml .fill.mni .fill.mr .fill.or .fill.pa .fill.sat .fill.si .fill.ta .fill.te .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.bubble 2020.2 . .ar .fill(.ar .he) .he 2021 .fill.hi .fill.ja .fill.ko .fill.th .fill.zh .hi .ja .ko .th .zh 2025 .bn .fill.bn .fill.gu .fill.kn .fill.ml .fill.mni .fill.mr .fill.or .fill.pa .fill.sat .fill.si .fill.ta .fill.te .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.circle 2024 . .ar .fill(.ar .he .hi .ja .ko .th .zh) .he .hi .ja .ko .th .zh 2024.1 .bn .fill.bn .fill.gu .fill.kn .fill.ml .fill.mni .fill.mr .fill.or .fill.pa .fill.sat .fill.si .fill.ta .fill.te .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.cursor.ibeam 2020.2 . .ar .he .hi .ja .ko .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.duployan 2022 .
character.gu 2024 .
character.he 2020.1 .
character.hi 2020.1 .
character.ja 2020.1 .
character.kn 2024 .
character.ko 2020.1 .
character.magnify 2023 . .ar .he .hi .ja .ko .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.ml 2024 .
character.mni 2024 .
character.mr 2024 .
character.or 2024 .
character.pa 2024 .
character.phonetic 2022 .
character.sat 2024 .
character.si 2024 .
character.square 2024 . .ar .fill(.ar .he .hi .ja .ko .th .zh) .he .hi .ja .ko .th .zh 2024.1 .bn .fill.bn .fill.gu .fill.kn .fill.ml .fill.mni .fill.mr .fill.or .fill.pa .fill.sat .fill.si .fill.ta .fill.te .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.sutton 2022 .
character.ta 2024 .
character.te 2024 .
character.text.justify 2025 . .ar .bn .gu .he .hi .ja .kn .ko .ml .mni .mr .or .pa .sat .si .ta .te .th .zh
character.textbox 2020.2 . .ar .he .hi .ja .ko .th .zh 2024.3 .badge.sparkles(.ar .bn .gu .he .hi .ja .kn .ko .ml .mni .mr .or .pa .sat .si .ta .te .th .zh) .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
character.th 2020.1 .
character.zh 2020.1 .
characters 2024 .lowercase(.el .ru) .uppercase(.el .ru)
chart 2019 .bar(.fill) .pie(.fill) 2020 .bar.doc.horizontal(.fill) .bar.xaxis 2021 .line.uptrend.xyaxis(.circle .circle.fill) .xyaxis.line 2022 .line.downtrend.xyaxis(.circle .circle.fill) .line.flattrend.xyaxis(.circle .circle.fill) 2022.1 .dots.scatter 2023 .bar.xaxis.ascending(.badge.clock .badge.clock.rtl) 2024 .bar.horizontal.page(.fill) .bar.yaxis .line.text.clipboard(.fill) 2025 .bar.xaxis.descending
checkerboard 2020 .rectangle 2021 .shield
checklist 2021 . .rtl 2022 .checked(.rtl) .unchecked
checkmark 2019 .
checkmark.app 2025 . .fill
checkmark.applewatch 2023 .
checkmark.arrow.trianglehead 2024 .counterclockwise 2025 .clockwise
checkmark.bubble 2021 . .fill 2023 .fill.rtl .rtl
checkmark.circle 2019 . .fill 2021 .trianglebadge.exclamationmark 2022 .badge.questionmark(.ar .fill .fill.ar) .badge.xmark(.fill) 2025 .badge.airplane(.fill) .badge.plus(.fill) .dotted .trianglebadge.exclamationmark.fill
checkmark.diamond 2021 . .fill
checkmark.gobackward 2023 .
checkmark.icloud 2020 . .fill
checkmark.message 2022 . .fill
checkmark.rectangle 2019 . .fill 2020 .portrait(.fill) 2023 .stack(.fill)
checkmark.seal 2019 . .fill 2024 .text.page(.fill .fill.rtl .rtl)
checkmark.shield 2019 . .fill
checkmark.square 2019 . .fill
chevron.backward 2020 . .2 .circle(.fill) .square(.fill) 2022 .to.line 2024 .chevron.backward.dotted
chevron.compact 2019 .down .left .right .up 2023.1 .backward .forward 2024 .left.chevron.compact.right .up.chevron.compact.down .up.chevron.compact.right.chevron.compact.down.chevron.compact.left
chevron.down 2019 . .circle(.fill) .square(.fill) 2024 .2 .dotted.2 .forward.2 .forward.dotted.2 .right.2 .right.dotted.2
chevron.forward 2020 . .2 .circle(.fill) .square(.fill) 2022 .to.line 2024 .dotted.chevron.forward
chevron.left 2019 . .2 .circle(.fill) .slash.chevron.right .square(.fill) 2021 .forwardslash.chevron.right 2022 .to.line 2024 .chevron.left.dotted .chevron.right
chevron.right 2019 . .2 .circle(.fill) .square(.fill) 2022 .to.line 2024 .dotted.chevron.right
chevron.up 2019 . .chevron.down .circle(.fill) .square(.fill) 2024 .2 .chevron.down.square(.fill) .chevron.right.chevron.down.chevron.left .dotted.2 .forward.2 .forward.dotted.2 .right.2 .right.dotted.2
chineseyuanrenminbisign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
circle 2019 .
circle.and.line.horizontal 2021 . .fill
circle.badge 2023 .checkmark(.fill) .exclamationmark(.fill) .minus(.fill) .plus(.fill) .questionmark(.ar .fill .fill.ar) .xmark(.fill)
circle.bottomhalf 2020 .fill 2021 .filled 2023 .filled.inverse
circle.bottomrighthalf 2023 .checkered 2024 .pattern.checkered
circle.bottomthird.split 2019 .
circle.circle 2020 . .fill
circle.dashed 2020 . .inset.fill 2021 .inset.filled 2022 .rectangle
circle.dotted 2021 . 2023 .and.circle .circle(.fill)
circle.fill 2019 . 2020 .square.fill
circle.filled 2022 .pattern.diagonalline.rectangle 2023 .ipad(.fill .landscape .landscape.fill) .iphone(.fill)
circle.grid 2019 .3x3(.fill) .hex(.fill) 2019.1 .2x2(.fill) 2020 .cross(.down.fill .fill .left.fill .right.fill .up.fill) 2021 .2x1(.fill .left.filled .right.filled) .3x3.circle(.fill) .cross.down.filled .cross.left.filled .cross.right.filled .cross.up.filled 2025 .2x2.topleft.checkmark.filled
circle.hexagongrid 2021 . .circle(.fill) .fill
circle.hexagonpath 2021 . .fill
circle.inset.filled 2021 .
circle.lefthalf 2019 .fill 2021 .filled 2023 .filled.inverse .filled.righthalf.striped.horizontal(.inverse) .striped.horizontal(.inverse)
circle.on.square 2025 . .intersection.dotted .merge
circle.rectangle 2022 .dashed .filled.pattern.diagonalline
circle.righthalf 2019 .fill 2021 .filled 2023 .filled.inverse
circle.slash 2021 . .fill
circle.square 2020 . 2021 .fill
circle.tophalf 2020 .fill 2021 .filled 2023 .filled.inverse
circlebadge 2020 . .2(.fill) .fill
circles 2020 .hexagongrid(.fill) .hexagonpath(.fill)
clear 2019 . .fill
clipboard 2022 . .fill
clock 2019 . .fill 2020 .arrow.circlepath 2020.1 .arrow.2.circlepath 2021 .badge.checkmark(.fill) .badge.exclamationmark(.fill) .circle(.fill) 2022 .badge(.fill .questionmark .questionmark.ar .questionmark.fill .questionmark.fill.ar .xmark .xmark.fill) 2024 .arrow.trianglehead.2.counterclockwise.rotate.90 .arrow.trianglehead.counterclockwise.rotate.90 2025 .arrow.trianglehead.clockwise.rotate.90.path.dotted .badge.airplane(.fill)
cloud 2019 .
cloud.bolt 2019 . .fill .rain(.fill) 2022 .circle(.fill) .rain.circle(.fill)
cloud.circle 2022 . .fill
cloud.drizzle 2019 . .fill 2022 .circle(.fill)
cloud.fill 2019 .
cloud.fog 2019 . .fill 2022 .circle(.fill)
cloud.hail 2019 . .fill 2022 .circle(.fill)
cloud.heavyrain 2019 . .fill 2022 .circle(.fill)
cloud.moon 2019 . .bolt(.fill) .fill .rain(.fill) 2022 .bolt.circle(.fill) .circle(.fill) .rain.circle(.fill)
cloud.rain 2019 . .fill 2022 .circle(.fill)
cloud.rainbow 2023 .half(.fill) 2024 .crop(.fill)
cloud.sleet 2019 . .fill 2022 .circle(.fill)
cloud.snow 2019 . .fill 2022 .circle(.fill)
cloud.sun 2019 . .bolt(.fill) .fill .rain(.fill) 2022 .bolt.circle(.fill) .circle(.fill) .rain.circle(.fill)
coat 2024 . .fill 2025 .circle(.fill)
coloncurrencysign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
comb 2020 . .fill
command 2019 . 2020 .circle(.fill) .square(.fill)
compass.drawing 2022 .
computermouse 2021 . .fill
cone 2020 . .fill
contact.sensor 2022 . .fill
contextualmenu.and 2020 .cursorarrow 2025 .pointer.arrow
control 2019 .
convertible.side 2024 . .air.circulate(.fill) .air.fresh(.fill) .and.exclamationmark(.fill) .arrow.trianglehead.backward(.fill) .arrow.trianglehead.forward(.and.backward .and.backward.fill .fill) .arrowtriangle.down(.fill) .arrowtriangle.up(.arrowtriangle.down .arrowtriangle.down.fill .fill) .fill .front.open(.crop .crop.fill .fill) .hill.descent.control(.fill) .hill.down(.fill) .hill.up(.fill) .lock(.fill .open .open.fill) 2024.3 .arrow.left.and.right(.fill) .hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle(.fill)
cooktop 2022 . .fill
cpu 2020 . 2021 .fill
creditcard 2019 . .fill 2020 .circle(.fill) 2021 .and.123 .trianglebadge.exclamationmark 2022 .viewfinder 2023 .trianglebadge.exclamationmark.fill 2025 .and.numbers .arrow.trianglehead.2.clockwise.rotate.90 .rewards(.fill)
cricket.ball 2022 . .circle(.fill) .fill
crop 2019 . .rotate
cross 2020 . .case(.fill) .circle(.fill) .fill 2021 .vial(.fill) 2022.1 .case.circle(.fill)
crown 2020 . .fill
cruzeirosign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
cube 2019 . .box(.fill) .fill 2020 .transparent(.fill) 2025 .circle(.fill)
cup.and 2021 .saucer(.fill) 2024 .heat.waves(.fill)
curlybraces 2020 . .square(.fill)
cursor.rays 2019 .
cursorarrow 2020 . .and.square.on.square.dashed .click(.2 .badge.clock) .motionlines(.click) .rays .square 2022 .square.fill 2023 .slash(.square .square.fill) 2024.3 .resize.north.east.south.east
curtains 2022 .closed .open
cylinder 2020 . .fill .split.1x2(.fill)
d 2019 .circle(.fill) .square(.fill)
danishkronesign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
decrease 2019 .indent .quotelevel
degreesign 2024 .celsius .fahrenheit
dehumidifier 2022 . .fill
delete 2019 .left(.fill) .right(.fill) 2021 .backward(.fill) .forward(.fill)
deskclock 2020 . .fill
desktopcomputer 2019 . 2021 .and.arrow.down .trianglebadge.exclamationmark 2024 .and.macbook 2025 .badge.checkmark .badge.shield.checkmark
deskview 2022 . .fill
dial 2019 . .fill 2020 .max(.fill) .min(.fill) 2022 .high(.fill) .low(.fill) .medium(.fill)
diamond 2020 . .fill 2021 .bottomhalf.filled .circle(.fill) .inset.filled .lefthalf.filled .righthalf.filled .tophalf.filled
dice 2021 . .fill
die.face 2020 .1(.fill) .2(.fill) .3(.fill) .4(.fill) .5(.fill) .6(.fill)
digitalcrown 2021 .arrow.clockwise(.fill) .arrow.counterclockwise(.fill) .horizontal.arrow.clockwise(.fill) .horizontal.arrow.counterclockwise(.fill) .horizontal.press(.fill) .press(.fill) 2025.1 . .fill .horizontal(.fill)
directcurrent 2020.1 .
dishwasher 2022 . .fill 2023 .circle(.fill)
display 2020 . .2 .trianglebadge.exclamationmark 2021 .and.arrow.down 2025 .and.screwdriver
distribute 2022 .horizontal.center(.fill) .horizontal.left(.fill) .horizontal.right(.fill) .vertical.bottom(.fill) .vertical.center(.fill) .vertical.top(.fill) 2024 .horizontal(.fill) .vertical(.fill)
divide 2019 . .circle(.fill) .square(.fill)
doc 2019 .
doc.append 2019 . 2020 .fill(.rtl) .rtl
doc.badge 2020 .ellipsis .gearshape(.fill) .plus 2022 .arrow.up(.fill) 2023 .clock(.fill)
doc.circle 2019 . .fill
doc.fill 2019 . 2020 .badge.ellipsis .badge.plus
doc.on 2019 .clipboard(.fill) .doc(.fill)
doc.plaintext 2019 . 2020 .fill
doc.questionmark 2023 . .ar .fill(.ar .rtl) .rtl
doc.richtext 2019 . 2020 .ar .fill(.ar .he) .he 2021 .fill.hi .fill.ja .fill.ko .fill.th .fill.zh .hi .ja .ko .th .zh
doc.text 2019 . .fill .magnifyingglass .viewfinder 2020 .below.ecg(.fill) .fill.viewfinder 2020.1 .below.ecg.fill.rtl .below.ecg.rtl 2021 .image(.fill)
doc.viewfinder 2021 . .fill
doc.zipper 2020 .
dock 2020 .arrow.down.rectangle .arrow.up.rectangle .rectangle
document 2024 . .badge.arrow.up(.fill) .badge.clock(.fill) .badge.ellipsis(.fill) .badge.gearshape(.fill) .badge.plus(.fill) .circle(.fill) .fill .on.clipboard(.fill) .on.document(.fill) .viewfinder(.fill) 2025 .on.trash(.fill)
dog 2023 . .circle(.fill) .fill
dollarsign 2019 .circle(.fill) .square(.fill) 2022 . .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
dongsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
door 2022 .french.closed .french.open .garage.closed(.trianglebadge.exclamationmark) .garage.double.bay.closed(.trianglebadge.exclamationmark) .garage.double.bay.open(.trianglebadge.exclamationmark) .garage.open(.trianglebadge.exclamationmark) .left.hand.closed .left.hand.open .right.hand.closed .right.hand.open .sliding.left.hand.closed .sliding.left.hand.open .sliding.right.hand.closed .sliding.right.hand.open
dot 2019 .radiowaves.left.and.right .radiowaves.right .square(.fill) 2020 .arrowtriangles.up.right.down.left.circle .circle.and.cursorarrow .radiowaves.forward .squareshape(.fill .split.2x2) 2021 .circle.and.hand.point.up.left.fill .circle.viewfinder .radiowaves.up.forward .viewfinder 2023 .scope(.display .laptopcomputer) 2024.1 .car.top.radiowaves.2.rear.left.rear.rear.right(.fill) 2025 .circle.and.pointer.arrow .crosshair
dots.and.line.vertical.and 2021.3 .cursorarrow.rectangle 2025 .pointer.arrow.rectangle
dpad 2020 . .down.fill .fill .left.fill .right.fill .up.fill 2021 .down.filled .left.filled .right.filled .up.filled
drone 2024 . .fill
drop 2019 .triangle(.fill) 2020 . .fill 2021 .circle(.fill) 2022 .degreesign(.fill .slash .slash.fill .slash.fill.rtl .slash.rtl) .keypad.rectangle(.fill) 2023 .halffull .transmission
dryer 2022 . .fill 2023 .circle(.fill)
duffle.bag 2024 . .fill
dumbbell 2022 . .fill
e 2019 .circle(.fill) .square(.fill)
ear 2019 . 2020 .badge.checkmark .fill .trianglebadge.exclamationmark 2021 .and.waveform 2023 .badge.waveform
earbud 2025 .left .right
earbuds 2021 . .case(.fill) 2025 .bone.conduction(.left .right) .in.ear(.left .right) .stemless(.left .right)
earpods 2020 .
ecg.text.page 2024 . .fill(.rtl) .rtl
eject 2019 . .fill 2020 .circle(.fill)
electronic.toll.collection 2024.3 . .rectangle(.fill .slash .slash.fill .trianglebadge.exclamationmark .trianglebadge.exclamationmark.fill)
ellipses.bubble 2019 . .fill
ellipsis 2019 . .circle(.fill) 2020 .bubble(.fill) .rectangle(.fill) 2021 .curlybraces .vertical.bubble(.fill) 2022 .message(.fill) 2022.1 .viewfinder 2025 .calendar .circle.badge(.fill)
engine 2022.1 .combustion(.fill) 2023 .combustion.badge.exclamationmark(.fill) 2024 .emission.and.exclamationmark .emission.and.filter 2024.3 .emission.and.drop.2.water.wave.below
entry.lever.keypad 2022 . .fill .trianglebadge.exclamationmark(.fill)
envelope 2019 . .badge(.fill) .circle(.fill) .fill .open(.fill) 2020 .arrow.triangle.branch(.fill) .badge.shield.leadinghalf.fill .fill.badge.shield.trailinghalf.fill 2021 .badge.shield.half.filled(.fill) 2022 .open.badge.clock 2023 .badge.person.crop(.fill) 2024 .and.arrow.trianglehead.branch(.fill) .front(.fill .fill.rtl .rtl) 2024.1 .stack(.fill) 2024.3 .and.arrow.3.down(.fill) 2025 .and.hand.raised(.fill) .badge.minus(.fill) .badge.plus(.fill) .open.badge.clock.fill
environments 2025 . .circle(.fill) .fill .slash(.circle .circle.fill .fill)
equal 2019 . .circle(.fill) .square(.fill)
eraser 2022 . .fill .line.dashed(.fill) 2025 .badge.xmark(.fill) .slash(.fill) .trianglebadge.exclamationmark(.fill)
escape 2019 .
esim 2020 . .fill
eurosign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
eurozonesign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
ev 2023 .charger(.arrowtriangle.left .arrowtriangle.left.fill .arrowtriangle.right .arrowtriangle.right.fill .exclamationmark .exclamationmark.fill .fill .slash .slash.fill) .plug.ac.gb.t(.fill) .plug.ac.type.1(.fill) .plug.ac.type.2(.fill) .plug.dc.ccs1(.fill) .plug.dc.ccs2(.fill) .plug.dc.chademo(.fill) .plug.dc.gb.t(.fill) .plug.dc.nacs(.fill)
exclamationmark 2019 . .bubble(.fill) .circle(.fill) .icloud(.fill) .octagon(.fill) .shield(.fill) .square(.fill) .triangle(.fill) 2020 .2 .3 .arrow.circlepath .arrow.triangle.2.circlepath 2020.1 .applewatch 2021 .bubble.circle(.fill) 2022 .brakesignal .lock(.fill) .questionmark(.ar) 2022.1 .transmission 2023 .magnifyingglass .tirepressure .warninglight(.fill) 2024 .arrow.trianglehead.2.clockwise.rotate.90 .arrow.trianglehead.counterclockwise.rotate.90 2024.1 .message(.fill) 2024.2 .triangle.text.page(.fill .fill.rtl .rtl)
externaldrive 2020 . .badge.checkmark .badge.icloud .badge.minus .badge.person.crop .badge.plus .badge.timemachine .badge.wifi .badge.xmark .connected.to.line.below(.fill) .fill(.badge.checkmark .badge.icloud .badge.minus .badge.person.crop .badge.plus .badge.timemachine .badge.wifi .badge.xmark) 2022 .badge.exclamationmark .badge.questionmark(.ar) .fill.badge.exclamationmark .fill.badge.questionmark(.ar) .fill.trianglebadge.exclamationmark .trianglebadge.exclamationmark
eye 2019 . .fill .slash(.fill) 2020 .circle(.fill) 2021 .slash.circle(.fill) .square(.fill) .trianglebadge.exclamationmark(.fill) 2025 .half.closed(.fill)
eyebrow 2020 .
eyedropper 2019 . .full .halffull
eyeglasses 2019 . 2023 .slash
eyes 2020 . .inverse
f 2019 .circle(.fill) .cursive(.circle .circle.fill) .square(.fill) 2025 .cursive.slash
face 2020 .dashed(.fill) .smiling(.fill) 2022 .smiling.inverse
faceid 2019 .
facemask 2021 . .fill
fan 2022 .and.light.ceiling(.fill) .ceiling(.fill) .desk(.fill) .floor(.fill) .oscillation(.fill) 2023 . .badge.automatic(.fill) .fill .slash(.fill) 2025 .badge.arrow.up.and.down.and.arrow.left.and.right(.fill) .circle(.fill) .gauge.open
fanblades 2021 . .fill 2022 .slash(.fill)
faxmachine 2020 . 2022 .fill
ferry 2021 . .fill
fiberchannel 2020 .
fibrechannel 2021 .
field.of.view 2023 .ultrawide(.fill) .wide(.fill)
figure 2023 .
figure.2 2022 .and.child.holdinghands .arms.open 2023 . .circle(.fill) 2024 .left.holdinghands .right.holdinghands
figure.american.football 2022 . 2024 .circle(.fill)
figure.and.child.holdinghands 2022 .
figure.archery 2022 . 2024 .circle(.fill)
figure.arms.open 2022 .
figure.australian.football 2022 . 2024 .circle(.fill)
figure.badminton 2022 . 2024 .circle(.fill)
figure.barre 2022 . 2024 .circle(.fill)
figure.baseball 2022 . 2024 .circle(.fill)
figure.basketball 2022 . 2024 .circle(.fill)
figure.bowling 2022 . 2024 .circle(.fill)
figure.boxing 2022 . 2024 .circle(.fill)
figure.child 2023 . .and.lock(.fill .open .open.fill) .circle(.fill)
figure.climbing 2022 . 2024 .circle(.fill)
figure.cooldown 2022 . 2024 .circle(.fill)
figure.core.training 2022 . 2024 .circle(.fill)
figure.cricket 2022 . 2024 .circle(.fill)
figure.cross.training 2022 . 2024 .circle(.fill)
figure.curling 2022 . 2024 .circle(.fill)
figure.dance 2022 . 2024 .circle(.fill)
figure.disc.sports 2022 . 2024 .circle(.fill)
figure.dress.line.vertical.figure 2022 .
figure.elliptical 2022 . 2024 .circle(.fill)
figure.equestrian.sports 2022 . 2024 .circle(.fill)
figure.fall 2022 . .circle(.fill)
figure.fencing 2022 . 2024 .circle(.fill)
figure.field.hockey 2024 . .circle(.fill)
figure.fishing 2022 . 2024 .circle(.fill)
figure.flexibility 2022 . 2024 .circle(.fill)
figure.golf 2022 . 2024 .circle(.fill)
figure.gymnastics 2022 . 2024 .circle(.fill)
figure.hand.cycling 2022 . 2024 .circle(.fill)
figure.handball 2022 . 2024 .circle(.fill)
figure.highintensity.intervaltraining 2022 . 2024 .circle(.fill)
figure.hiking 2022 . 2024 .circle(.fill)
figure.hockey 2022 . 2024 .circle(.fill)
figure.hunting 2022 . 2024 .circle(.fill)
figure.ice 2024 .hockey(.circle .circle.fill) .skating(.circle .circle.fill)
figure.indoor 2022 .cycle 2024 .cycle.circle(.fill) .rowing(.circle .circle.fill) .soccer(.circle .circle.fill)
figure.jumprope 2022 . 2024 .circle(.fill)
figure.kickboxing 2022 . 2024 .circle(.fill)
figure.lacrosse 2022 . 2024 .circle(.fill)
figure.martial.arts 2022 . 2024 .circle(.fill)
figure.mind.and.body 2022 . 2024 .circle(.fill)
figure.mixed.cardio 2022 . 2024 .circle(.fill)
figure.open.water.swim 2022 . 2024 .circle(.fill)
figure.outdoor 2022 .cycle 2024 .cycle.circle(.fill) .rowing(.circle .circle.fill) .soccer(.circle .circle.fill)
figure.pickleball 2022 . 2024 .circle(.fill)
figure.pilates 2022 . 2024 .circle(.fill)
figure.play 2022 . 2024 .circle(.fill)
figure.pool.swim 2022 . 2024 .circle(.fill)
figure.racquetball 2022 . 2024 .circle(.fill)
figure.roll 2021 . 2022 .runningpace 2024 .circle(.fill) .runningpace.circle(.fill)
figure.rolling 2022 . 2024 .circle(.fill)
figure.rower 2022 .
figure.rugby 2022 . 2024 .circle(.fill)
figure.run 2022 . .circle(.fill) 2022.1 .square.stack(.fill) 2024 .treadmill(.circle .circle.fill)
figure.sailing 2022 . 2024 .circle(.fill)
figure.seated.seatbelt 2022.1 . .and.airbag.off .and.airbag.on 2024 .left.drive.seats.1(.1 .1.fill .2 .2.fill .fill) .left.drive.seats.2(.2 .2.2 .2.2.fill .2.3 .2.3.fill .2.fill .3 .3.2 .3.2.fill .3.3 .3.3.fill .3.fill .fill) .left.drive.seats.3(.3 .3.3 .3.3.fill .3.fill .fill)
figure.seated.side 2023 .
figure.seated.side.air 2022.1 .lower .upper(.and.lower) .windshield 2023 .distribution.lower .distribution.middle(.and.lower .and.lower.angled) .distribution.upper(.angled.and.lower.angled .angled.and.middle .angled.and.middle.and.lower.angled)
figure.seated.side.airbag 2022.1 .off(.2) .on(.2)
figure.seated.side.automatic 2023 .
figure.seated.side.left 2024 . .air.distribution.lower .air.distribution.middle(.and.lower .and.lower.angled) .air.distribution.upper(.angled.and.lower.angled .angled.and.middle .angled.and.middle.and.lower.angled) .airbag.off(.2) .airbag.on(.2) .automatic .fan .steeringwheel .windshield.front.and.heat.waves(.air.distribution.lower .air.distribution.middle .air.distribution.middle.and.lower .air.distribution.upper .air.distribution.upper.and.lower .air.distribution.upper.and.middle .air.distribution.upper.and.middle.and.lower) 2024.2 .air.distribution.upper.and.middle.and.lower 2025 .air.distribution.indirect .air.distribution.lower.angled.and.upper.angled .air.distribution.upper.angled.and.dottedline.and.lower.angled
figure.seated.side.right 2024 . .air.distribution.lower .air.distribution.middle(.and.lower .and.lower.angled) .air.distribution.upper(.angled.and.lower.angled .angled.and.middle .angled.and.middle.and.lower.angled) .airbag.off(.2) .airbag.on(.2) .automatic .fan .steeringwheel .windshield.front.and.heat.waves(.air.distribution.lower .air.distribution.middle .air.distribution.middle.and.lower .air.distribution.upper .air.distribution.upper.and.lower .air.distribution.upper.and.middle .air.distribution.upper.and.middle.and.lower) 2024.2 .air.distribution.upper.and.middle.and.lower 2025 .air.distribution.indirect .air.distribution.lower.angled.and.upper.angled .air.distribution.upper.angled.and.dottedline.and.lower.angled .child.lap
figure.seated.side.windshield.front.and.heat.waves 2022.1 . 2023 .air.distribution.lower .air.distribution.middle(.and.lower) .air.distribution.upper(.and.lower .and.middle .and.middle.and.lower)
figure.skateboarding 2024 . .circle(.fill)
figure.skating 2022 .
figure.skiing 2022 .crosscountry .downhill 2024 .crosscountry.circle(.fill) .downhill.circle(.fill)
figure.snowboarding 2022 . 2024 .circle(.fill)
figure.soccer 2022 .
figure.socialdance 2022 . 2024 .circle(.fill)
figure.softball 2022 . 2024 .circle(.fill)
figure.squash 2022 . 2024 .circle(.fill)
figure.stair.stepper 2022 . 2024 .circle(.fill)
figure.stairs 2022 . 2024 .circle(.fill)
figure.stand 2020 . .line.dotted.figure.stand 2024 .dress(.line.vertical.figure)
figure.step.training 2022 . 2024 .circle(.fill)
figure.strengthtraining 2022 .functional .traditional 2024 .functional.circle(.fill) .traditional.circle(.fill)
figure.surfing 2022 . 2024 .circle(.fill)
figure.table.tennis 2022 . 2024 .circle(.fill)
figure.taichi 2022 . 2024 .circle(.fill)
figure.tennis 2022 . 2024 .circle(.fill)
figure.track.and.field 2022 . 2024 .circle(.fill)
figure.volleyball 2022 . 2024 .circle(.fill)
figure.walk 2020 . .circle(.fill) .diamond(.fill) 2022 .arrival .departure .motion 2023 .motion.trianglebadge.exclamationmark 2024 .treadmill(.circle .circle.fill) .triangle(.fill) 2025 .suitcase.rolling(.circle .circle.fill)
figure.water.fitness 2022 . 2024 .circle(.fill)
figure.waterpolo 2022 . 2024 .circle(.fill)
figure.wave 2020 . .circle(.fill)
figure.wrestling 2022 . 2024 .circle(.fill)
figure.yoga 2022 . 2024 .circle(.fill)
filemenu.and 2020 .cursorarrow(.rtl) .selection 2025 .pointer.arrow(.rtl)
film 2019 . .fill 2021 .circle(.fill) 2022 .stack(.fill)
finder 2025 .
fire.extinguisher 2024 . .fill
fireplace 2022 . .fill
firewall 2022 . .fill
fireworks 2023 .
fish 2022 . .fill 2022.1 .circle(.fill)
flag 2019 . .circle(.fill) .fill .slash(.fill) 2020 .badge.ellipsis(.fill) .slash.circle(.fill) 2021 .2.crossed(.fill) .and.flag.filled.crossed .filled.and.flag.crossed .square(.fill) 2022 .2.crossed.circle(.fill) .checkered(.2.crossed) 2022.1 .checkered.circle(.fill) 2024 .pattern.checkered(.2.crossed .circle .circle.fill) 2024.3 .pattern.checkered.lc
flame 2019 . .fill 2021 .circle(.fill) 2025 .gauge.open
flashlight 2019.1 .off.fill .on.fill 2023 .off.circle(.fill) .on.circle(.fill) .slash(.circle .circle.fill)
flask 2023 . .fill
fleuron 2022 . .fill
flip.horizontal 2019.1 . .fill
flipphone 2020 .
florinsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
flowchart 2019 . .fill
fluid 2022 .brakesignal 2022.1 .transmission 2024 .batteryblock .coolant
fn 2020 .
folder 2019 . .badge.minus .badge.person.crop .badge.plus .circle(.fill) .fill(.badge.minus .badge.person.crop .badge.plus) 2020 .badge.gear .badge.questionmark(.ar) .fill.badge.gear .fill.badge.questionmark(.ar) 2021 .badge.gearshape .fill.badge.gearshape
football 2022 . .circle(.fill) .fill
fork.knife 2021 . .circle(.fill)
formfitting.gamecontroller 2024 . .fill
forward 2019 . .end(.alt .alt.fill .fill) .fill 2020 .frame(.fill) 2021 .circle(.fill) 2022 .end.circle(.fill)
fossil.shell 2022 . .fill
francsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
frying.pan 2022 . .fill
fuel.filter.water 2024.3 .
fuelpump 2021 . .circle(.fill) .fill 2023 .arrowtriangle.left(.fill) .arrowtriangle.right(.fill) .exclamationmark(.fill) .slash(.fill) 2024 .and.filter 2025 .thermometer(.fill)
function 2019 . 2024.3 .ar
fx 2019 .
g 2019 .circle(.fill) .square(.fill)
gamecontroller 2019 . .fill 2024 .circle(.fill)
gauge 2019 . .badge.minus .badge.plus 2022 .high .low .medium(.badge.minus .badge.plus) 2023 .open.with.lines.needle.33percent(.and.arrowtriangle .and.arrowtriangle.from.0percent.to.50percent) .open.with.lines.needle.67percent.and.arrowtriangle(.and.car) .open.with.lines.needle.84percent.exclamation .with.dots.needle.0percent .with.dots.needle.100percent .with.dots.needle.33percent .with.dots.needle.50percent .with.dots.needle.67percent .with.dots.needle.bottom.0percent .with.dots.needle.bottom.100percent .with.dots.needle.bottom.50percent(.badge.minus .badge.plus) .with.needle(.fill) 2024 .open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent 2025 .chart.lefthalf.righthalf .chart.leftthird.topthird.rightthird .open(.righthalf.dotted.with.needle.and.arrow.trianglehead.backward)
gear 2019 . 2021 .badge.checkmark .badge.questionmark .badge.xmark .circle(.fill) 2022 .badge(.rtl)
gearshape 2020 . .2(.fill) .fill 2021 .circle(.fill) 2022 .arrow.triangle.2.circlepath 2024 .arrow.trianglehead.2.clockwise.rotate.90
gearshift.layout.sixspeed 2023 .
gift 2019 . .fill 2020 .circle(.fill)
giftcard 2020 . .fill
globe 2019 . 2021 .americas(.fill) .asia.australia(.fill) .badge.chevron.backward .europe.africa(.fill) 2022 .central.south.asia(.fill) .desk(.fill) 2025 .badge.clock(.fill) .fill
glowplug 2022.1 .
gobackward 2019 . .10(.ar .hi) .15(.ar .hi) .30(.ar .hi) .45(.ar .hi) .60(.ar .hi) .75(.ar .hi) .90(.ar .hi) .minus 2021 .5(.ar .hi)
goforward 2019 . .10(.ar .hi) .15(.ar .hi) .30(.ar .hi) .45(.ar .hi) .60(.ar .hi) .75(.ar .hi) .90(.ar .hi) .plus 2021 .5(.ar .hi)
graduationcap 2020 . .fill 2021 .circle(.fill)
graph 2025 .2d .3d
greaterthan 2019 . .circle(.fill) .square(.fill)
greaterthanorequalto 2024 . .circle(.fill) .square(.fill)
greetingcard 2020 . .fill
grid 2019 . .circle(.fill)
guaranisign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
guidepoint 2025 .horizontal .vertical(.arrowtriangle.forward .numbers)
guitars 2019 . 2020 .fill
gym.bag 2023 . .fill
gyroscope 2020 .
h 2019 .circle(.fill) .square(.fill) 2020 .square.fill.on.square.fill .square.on.square 2021 .square.on.square.fill
hammer 2019 . .fill 2021 .circle(.fill)
hand.app 2022 . .fill
hand.draw 2019 . .fill 2024 .badge.ellipsis(.fill)
hand.palm.facing 2024 . .fill
hand.pinch 2024 . .fill
hand.point 2019 .left(.fill) .right(.fill) 2020 .down(.fill) .up(.braille .braille.fill .fill .left .left.fill) 2023 .up.left.and.text(.fill) 2024 .up.braille.badge.ellipsis(.fill)
hand.raised 2019 . .fill .slash(.fill) 2021 .circle(.fill) .square(.fill .on.square .on.square.fill) 2022 .fingers.spread(.fill) 2022.1 .app(.fill) .brakesignal(.slash) 2024 .palm.facing(.fill)
hand.rays 2024 . .fill
hand.tap 2020 . .fill
hand.thumbsdown 2019 . .fill 2021 .circle(.fill) 2024.1 .slash(.fill) 2025 .filled.hand.thumbsup .hand.thumbsup(.fill .filled)
hand.thumbsup 2019 . .fill 2021 .circle(.fill) 2024.1 .slash(.fill)
hand.wave 2020 . .fill
handbag 2022.1 . .fill 2023 .circle(.fill) 2025 .sensor.tag.radiowaves.left.and.right(.fill)
hands 2020 .clap(.fill) .sparkles(.fill) 2023 .and.sparkles(.fill)
hanger 2023 .
hare 2019 . .fill 2023 .circle(.fill)
hat 2024 .cap(.fill) .widebrim(.fill)
hazardsign 2022.1 . .fill
head.profile 2023 .arrow.forward.and.visionpro 2024 .arrow.forward.and.vision.pro 2025.1 .vision.pro.remove
headlight 2022 .high.beam(.fill) .low.beam(.fill) 2022.1 .daytime(.fill) .fog(.fill)
headphones 2019 . 2020 .circle(.fill) 2024 .slash 2024.2 .dots 2025 .over.ear .sensor.tag.radiowaves.left.and.right(.fill)
headset 2024 . .circle(.fill)
hearingaid.ear 2020 .
hearingdevice 2021 .ear 2022 .and.signal.meter(.fill) .ear.fill
heart 2019 . .circle(.fill) .fill .slash(.circle .circle.fill .fill) 2020 .text.square(.fill) 2021 .rectangle(.fill) .square(.fill) 2024 .text.clipboard(.fill) 2025 .badge.bolt(.fill .slash .slash.fill) .gauge.open
heat 2022.1 .element.windshield 2023 .waves 2024 .waves.and.fan 2025 .waves.circle(.fill) .waves.gauge.open
heater.vertical 2022 . .fill
helm 2019 .
helmet 2024 . .fill
hexagon 2019 . .fill 2021 .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled
hifireceiver 2022 . .fill
hifispeaker 2019 . .fill 2020 .2(.fill) .and.homepod(.fill) 2020.2 .and.homepodmini(.fill) 2021 .and.appletv(.fill) 2022 .and.appletv.fill.rtl .and.appletv.rtl 2024 .2.badge.minus(.fill) .2.badge.plus(.fill) .and.homepod.badge.minus(.fill) .and.homepod.badge.plus(.fill) .and.homepod.mini(.badge.minus .badge.minus.fill .badge.plus .badge.plus.fill .fill) .arrow.forward(.fill) .badge.minus(.fill) .badge.plus(.fill)
highlighter 2020 . 2025 .badge.ellipsis
hockey.puck 2022 . .circle(.fill) .fill
hold.brakesignal 2022 .
homekit 2020 .
homepod 2020 .
homepod.2 2020 . .fill 2024 .badge.minus(.fill) .badge.plus(.fill)
homepod.and 2020.2 .homepodmini(.fill) 2021 .appletv(.fill) 2022 .appletv.fill.rtl .appletv.rtl 2024 .homepod.mini(.badge.minus .badge.minus.fill .badge.plus .badge.plus.fill .fill)
homepod.arrow.forward 2024 . .fill
homepod.badge 2024 .minus(.fill) .plus(.fill) 2025 .checkmark(.fill .fill.rtl .rtl)
homepod.fill 2020 .
homepod.mini 2024 . .2(.badge.minus .badge.minus.fill .badge.plus .badge.plus.fill .fill) .arrow.forward(.fill) .badge.minus(.fill) .badge.plus(.fill) .fill 2025 .and.appletv(.fill .fill.rtl .rtl) .badge.checkmark(.fill .fill.rtl .rtl)
homepodmini 2020.2 . .2(.fill) .fill 2021 .and.appletv(.fill) 2022 .and.appletv.fill.rtl .and.appletv.rtl
horn 2023 . .blast(.fill) .fill
hourglass 2019 . .bottomhalf.fill .tophalf.fill 2020 .badge.plus 2021 .bottomhalf.filled .circle(.fill) .tophalf.filled 2023 .and.lock 2024 .badge.eye 2025 .badge.lock
house 2019 . .fill 2020 .circle(.fill) 2022.1 .and.flag(.circle .circle.fill .fill) .lodge(.circle .circle.fill .fill) 2024 .badge.exclamationmark(.fill) .badge.wifi(.fill) .slash(.fill)
hryvniasign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
humidifier 2022 . .and.droplets(.fill) .fill 2025 .and.ellipsis(.fill)
humidity 2021 . .fill
hurricane 2019 . 2022 .circle(.fill)
hydrogen 2024.3 . .circle(.fill) .square(.fill)
i 2019 .circle(.fill) .square(.fill)
icloud 2019 . .and.arrow.down(.fill) .and.arrow.up(.fill) .circle(.fill) .fill .slash(.fill) 2021 .square(.fill) 2025 .dashed
increase 2019 .indent .quotelevel
indianrupeesign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
infinity 2020 . 2020.1 .circle(.fill)
info 2019 . .circle(.fill) 2022 .bubble(.fill) .square(.fill) 2022.1 .windshield 2023 .bubble.fill.rtl .bubble.rtl 2024.2 .triangle(.fill) 2024.3 .circle.text.page(.fill .fill.rtl .rtl)
inhaler 2024 . .fill
inset.filled.applewatch.case 2024 .
inset.filled.bottomhalf 2024 .rectangle(.portrait) .tophalf.rectangle
inset.filled.bottomleading 2024 .rectangle(.portrait) 2025 .bottomtrailing.rectangle
inset.filled.bottomleft 2024 .rectangle(.portrait) 2025 .bottomright.rectangle
inset.filled.bottomright.rectangle 2024 . .portrait
inset.filled.bottomthird 2024 .rectangle(.portrait) .square
inset.filled.bottomtrailing.rectangle 2024 . .portrait
inset.filled.capsule 2024 . .portrait
inset.filled.center.rectangle 2024 . .badge.plus .portrait
inset.filled.circle 2024 . .dashed 2025 .slash
inset.filled.diamond 2024 .
inset.filled.leadinghalf 2024 .arrow.leading.rectangle .rectangle(.portrait) .toptrailing.bottomtrailing.rectangle .trailinghalf.rectangle
inset.filled.leadingthird 2024 .rectangle(.portrait) .square
inset.filled.lefthalf 2024 .arrow.left.rectangle .rectangle(.portrait) .righthalf.rectangle .topright.bottomright.rectangle
inset.filled.leftthird 2024 .rectangle(.portrait) .square 2025 .middlethird.rightthird.rectangle
inset.filled.oval 2024 . .portrait
inset.filled.pano 2025 .
inset.filled.rectangle 2024 . .and.cursorarrow .and.person.filled .badge.record .on.rectangle .portrait 2024.2 .and.person.filled.circle(.fill) 2025 .and.pointer.arrow 2025.1 .and.person.filled.slash(.rtl)
inset.filled.righthalf 2024 .arrow.right.rectangle .lefthalf.rectangle .rectangle(.portrait)
inset.filled.rightthird 2024 .rectangle(.portrait) .square
inset.filled.square 2024 . .dashed
inset.filled.tophalf 2024 .bottomhalf.rectangle .bottomleft.bottomright.rectangle .rectangle(.portrait)
inset.filled.topleading 2024 .bottomleading.trailinghalf.rectangle .rectangle(.portrait)
inset.filled.topleft 2024 .bottomleft.righthalf.rectangle .rectangle(.portrait) .topright.bottomhalf.rectangle .topright.bottomleft.bottomright.rectangle
inset.filled.topright.rectangle 2024 . .portrait
inset.filled.topthird 2024 .rectangle(.portrait) .square 2025 .middlethird.bottomthird.rectangle
inset.filled.toptrailing.rectangle 2024 . .portrait
inset.filled.trailinghalf 2024 .arrow.trailing.rectangle .leadinghalf.rectangle .rectangle(.portrait)
inset.filled.trailingthird 2024 .rectangle(.portrait) .square
inset.filled.triangle 2024 .
inset.filled.tv 2024 .
internaldrive 2020 . .fill
ipad 2020 .
ipad.and 2021 .arrow.forward .iphone 2022.1 .iphone.slash
ipad.badge 2020.1 .play 2023.3 .exclamationmark 2024 .location 2025 .checkmark
ipad.case 2023 . .and.iphone.case
ipad.gen1 2022.1 . .badge.play .landscape(.badge.play) 2023.3 .badge.exclamationmark .landscape.badge.exclamationmark 2024 .badge.location .landscape.badge.location .landscape.slash .slash 2025 .crop.homebutton.circle .sizes
ipad.gen2 2022.1 . .badge.play .landscape(.badge.play) 2023.3 .badge.exclamationmark .landscape.badge.exclamationmark 2024 .badge.location .landscape.badge.location .landscape.slash .slash 2025 .sizes
ipad.homebutton 2020 . .landscape 2020.1 .badge.play .landscape.badge.play
ipad.landscape 2020 . 2020.1 .badge.play 2023.3 .badge.exclamationmark 2024 .and.iphone(.slash) .badge.location 2025 .and.applewatch .and.ipod
ipad.rear.camera 2021 .
ipad.sizes 2023 .
iphone 2020 .
iphone.and 2021 .arrow.forward 2023 .arrow.left.and.arrow.right 2024 .arrow.forward.inward .arrow.forward.outward .arrow.left.and.arrow.right.inward .arrow.right.inward .arrow.right.outward 2025 .ipod .vision.pro
iphone.app.switcher 2024 .
iphone.badge 2020.1 .play 2023.3 .exclamationmark 2024 .location 2025 .checkmark
iphone.case 2023 .
iphone.circle 2021 . .fill
iphone.crop.circle 2024 .
iphone.dock.motorized.viewfinder 2024 .
iphone.gen1 2022.1 . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill) 2023.3 .badge.exclamationmark 2024 .and.arrow.left .badge.location .crop.circle .landscape.slash .motion 2025 .crop.homebutton.circle .sizes
iphone.gen2 2022.1 . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill) 2023.3 .badge.exclamationmark 2024 .and.arrow.left.and.arrow.right.inward .badge.location .crop.circle .landscape.slash .motion 2025 .sizes
iphone.gen3 2022.1 . .badge.play .circle(.fill) .landscape .radiowaves.left.and.right(.circle .circle.fill) .slash(.circle .circle.fill) 2023.3 .badge.exclamationmark 2024 .and.arrow.left.and.arrow.right.inward .badge.location .crop.circle .landscape.slash .motion 2025 .sizes
iphone.homebutton 2020 . .radiowaves.left.and.right .slash 2020.1 .badge.play .landscape 2021 .circle(.fill) .radiowaves.left.and.right.circle(.fill) .slash.circle(.fill)
iphone.landscape 2020.1 .
iphone.motion 2024 .
iphone.pattern.diagonalline 2025 . .on.rectangle.portrait.dashed
iphone.radiowaves.left.and.right 2020 . 2021 .circle(.fill)
iphone.rear.camera 2021 .
iphone.sizes 2023 .
iphone.slash 2020 . 2021 .circle(.fill)
iphone.smartbatterycase 2021 .gen1 .gen2
ipod 2020 . 2024 .shuffle.gen1 .shuffle.gen2 .shuffle.gen3 .shuffle.gen4 .touch(.landscape .slash) 2025 .and.applewatch .and.vision.pro
ipodshuffle 2020 .gen1 .gen2 .gen3 .gen4
ipodtouch 2020 . 2020.1 .landscape 2021 .slash
italic 2019 .
ivfluid.bag 2021 . .fill
j 2019 .circle(.fill) .square(.fill) 2020 .square.fill.on.square.fill .square.on.square 2021 .square.on.square.fill
jacket 2024 . .fill 2025 .circle(.fill) .sensor.tag.radiowaves.left.and.right(.fill)
k 2019 .circle(.fill) .square(.fill) 2020 .
kashida.arabic 2023 .
key 2020 . .fill .icloud(.fill) 2021.3 .viewfinder 2022.1 .horizontal(.fill) .radiowaves.forward(.fill) 2023 .radiowaves.forward.slash(.fill) .slash(.fill) 2024 .2.on.ring(.fill) .car.radiowaves.forward(.fill .fill.rtl .rtl) .card(.fill) 2024.3 .car.side(.fill) .convertible.side(.fill) .suv.side(.fill) .truck.pickup.side(.fill) 2025 .circle(.fill) .sensor.tag.radiowaves.left.and.right(.fill) .shield(.fill)
keyboard 2019 . .chevron.compact.down 2020 .badge.ellipsis .chevron.compact.left .macwindow .onehanded.left .onehanded.right 2021 .fill 2022 .badge.ellipsis.fill .badge.eye(.fill) .chevron.compact.down.fill .chevron.compact.left.fill .onehanded.left.fill .onehanded.right.fill
kipsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
kph 2022.1 . .circle(.fill)
l 2019 .circle(.fill) .square(.fill) 2020 .joystick(.down .down.fill .fill) .rectangle.roundedbottom(.fill) 2021 .joystick.press.down(.fill) .joystick.tilt.down(.fill) .joystick.tilt.left(.fill) .joystick.tilt.right(.fill) .joystick.tilt.up(.fill) 2023 .button.roundedbottom.horizontal(.fill)
l1 2020 .rectangle.roundedbottom(.fill) 2023 .button.roundedbottom.horizontal(.fill) .circle(.fill)
l2 2020 .rectangle.roundedtop(.fill) 2023 .button.angledtop.vertical.left(.fill) .button.roundedtop.horizontal(.fill) .circle(.fill)
l3.button.angledbottom.horizontal.left 2023 . .fill
l4.button.horizontal 2023 . .fill
ladybug 2020 . .fill 2023 .circle(.fill) 2024 .slash(.circle .circle.fill .fill)
lamp 2022 .ceiling(.fill .inverse) .desk(.fill) .floor(.fill) .table(.fill)
lane 2022.1 .
lanyardcard 2021 . .fill
laptopcomputer 2020 . .and.iphone 2021 .and.arrow.down .trianglebadge.exclamationmark 2022 .and.ipad 2022.1 .slash 2025 .badge.checkmark
largecircle.fill.circle 2019 .
larisign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
laser.burst 2023 .
lasso 2019 . 2020 .sparkles 2021 .and.sparkles 2023 .badge.sparkles
latch.2.case 2020 . .fill
laurel 2022 .leading .trailing 2024.1 .leading.laurel.trailing
lb 2020 .rectangle.roundedbottom(.fill) 2023 .button.roundedbottom.horizontal(.fill) .circle(.fill)
leaf 2019 .arrow.circlepath 2020 . .arrow.triangle.circlepath .fill 2021 .circle(.fill) 2024 .arrow.trianglehead.clockwise
left 2023 . .circle(.fill)
lessthan 2019 . .circle(.fill) .square(.fill)
lessthanorequalto 2024 . .circle(.fill) .square(.fill)
level 2020 . .fill
licenseplate 2023 . .fill
lifepreserver 2020 . .fill
light 2019 .max .min 2022 .beacon.max(.fill) .beacon.min(.fill) .cylindrical.ceiling(.fill .inverse) .panel(.fill) .recessed(.3 .3.fill .3.inverse .fill .inverse) .ribbon(.fill) .strip.2(.fill) 2022.1 .overhead.left(.fill) .overhead.right(.fill)
lightbulb 2019 . .fill .slash(.fill) 2021 .circle(.fill) 2022 .2(.fill) .led(.fill .wide .wide.fill) 2023 .max(.fill) .min(.badge.exclamationmark .badge.exclamationmark.fill .fill)
lightrail 2023 . .fill
lightspectrum.horizontal 2023 .
lightswitch 2022 .off(.fill .square .square.fill) .on(.fill .square .square.fill)
line 2019 .horizontal.3(.decrease .decrease.circle .decrease.circle.fill) 2020 .3.crossed.swirl.circle(.fill) .diagonal(.arrow) .horizontal.2.decrease.circle(.fill) .horizontal.3.circle(.fill) .horizontal.star.fill.line.horizontal 2021 .2.horizontal.decrease.circle(.fill) .3.horizontal(.circle .circle.fill .decrease .decrease.circle .decrease.circle.fill) 2023 .3.horizontal.button.angledtop.vertical.right(.fill) 2025 .diagonal.trianglehead.up.right(.left.down)
lines.measurement 2021 .horizontal 2023 .vertical 2025 .horizontal.aligned.bottom
lineweight 2020 .
link 2019 . .circle(.fill) .icloud(.fill) 2020 .badge.plus
lirasign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
list 2019 .bullet(.below.rectangle .indent) .dash .number(.rtl) 2020 .and.film .bullet.rectangle .number.ar .star .triangle 2021 .bullet.circle(.fill) .bullet.rectangle.fill .bullet.rectangle.portrait(.fill) .dash.header.rectangle .number.hi 2022 .bullet.clipboard(.fill) .clipboard(.fill) 2025 .bullet.badge.ellipsis .dash.badge.ellipsis .dash.header.rectangle.fill .number.badge.ellipsis(.hi .rtl)
livephoto 2019 . .play .slash 2020 .badge.a 2023 .badge.automatic
lizard 2022 . .fill 2023 .circle(.fill)
lm.button.horizontal 2023 . .fill
location 2019 . .circle(.fill) .fill .north(.fill .line .line.fill) .slash(.fill) 2020 .fill.viewfinder .viewfinder 2021 .magnifyingglass .north.circle(.fill) .square(.fill) 2022 .slash.circle(.fill) 2024 .app(.fill)
lock 2019 .
lock.app.dashed 2023 .
lock.applewatch 2020.1 .
lock.badge 2023 .clock(.fill) 2025 .checkmark(.fill) .xmark(.fill)
lock.circle 2019 . .fill 2023 .dotted
lock.desktopcomputer 2021 .
lock.display 2021 .
lock.doc 2020 . .fill
lock.document 2024 . .fill
lock.fill 2019 .
lock.heart 2025 . .fill
lock.icloud 2019 . .fill
lock.ipad 2021 .
lock.iphone 2021 .
lock.laptopcomputer 2021 .
lock.open 2019 . .fill 2021 .applewatch .desktopcomputer .display .ipad .iphone .laptopcomputer 2022 .trianglebadge.exclamationmark(.fill) 2022.1 .rotation
lock.rectangle 2020 . .fill .on.rectangle(.fill) .stack(.fill) 2024 .on.rectangle.dashed 2025 .dashed
lock.rotation 2019 . .open
lock.shield 2019 . .fill
lock.slash 2019 . .fill
lock.square 2020 . .fill .stack(.fill) 2025 .dashed
lock.trianglebadge.exclamationmark 2022 . .fill
logo 2021 .playstation .xbox
long.text.page.and.pencil 2024.3 . .fill
loupe 2020 .
lsb.button.angledbottom.horizontal.left 2023 . .fill
lt 2020 .rectangle.roundedtop(.fill) 2023 .button.roundedtop.horizontal(.fill) .circle(.fill)
lungs 2020 . .fill
m 2019 .circle(.fill) .square(.fill)
m1.button.horizontal 2023 . .fill
m2.button.horizontal 2023 . .fill
m3.button.horizontal 2023 . .fill
m4.button.horizontal 2023 . .fill
macbook 2022.1 .and.ipad .and.iphone 2023 . .and.visionpro .gen1 .gen2 2024 .and.applewatch .and.vision.pro .slash 2025 .and.ipod .badge.checkmark .badge.exclamationmark .badge.shield.checkmark .gen1.sizes .gen2.sizes .sizes .trianglebadge.exclamationmark
macmini 2020 . .fill 2024.3 .gen2(.fill) .gen3(.fill) 2025 .badge.checkmark(.fill)
macpro 2020 .gen1 .gen2(.fill) .gen3(.server) 2021 .gen1.fill .gen3.fill 2025 .gen3.badge.ckeckmark(.fill)
macstudio 2022 . .fill 2025 .badge.checkmark(.fill)
macwindow 2019 . 2020 .badge.plus .on.rectangle(.rtl) 2023 .and.cursorarrow(.rtl) 2025 .and.pointer.arrow(.rtl) .stack
magazine 2021 . .fill
magicmouse 2021 . .fill
magnifyingglass 2019 . .circle(.fill)
magsafe.batterypack 2021 . .fill
mail 2020 . .and.text.magnifyingglass(.rtl) .fill .stack(.fill)
malaysianringgitsign 2024 . .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .circle(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed) .square(.fill)
manatsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
map 2019 . .fill 2021 .circle(.fill)
mappin 2019 . .and.ellipse .slash 2019.1 .circle(.fill) 2021 .slash.circle(.fill) .square(.fill) 2023 .and.ellipse.circle(.fill)
matter.logo 2024 .
mecca 2024 .
medal 2022 . .fill 2023.3 .star(.fill)
mediastick 2021 .
medical.thermometer 2022 . .fill
megaphone 2020 . .fill
memories 2019 . .badge.minus .badge.plus 2024.1 .badge.checkmark .badge.xmark 2024.3 .slash
memorychip 2020 . 2021 .fill
menubar 2020 .arrow.down.rectangle .arrow.up.rectangle .dock.rectangle(.badge.record) .rectangle
menucard 2021 . .fill
message 2019 . .circle(.fill) .fill 2021 .and.waveform(.fill) 2022 .badge(.circle .circle.fill .circle.fill.rtl .circle.rtl .fill .fill.rtl .filled.fill .filled.fill.rtl .rtl) 2023 .badge.waveform(.fill)
metronome 2019 . 2020 .fill
mic 2019 . .circle(.fill) .fill .slash(.fill) 2021 .badge.plus .fill.badge.plus .slash.circle(.fill) .square(.fill) 2022 .and.signal.meter(.fill) .badge.xmark .fill.badge.xmark
microbe 2022 . .circle(.fill) .fill
microphone 2024 . .and.signal.meter(.fill) .badge.ellipsis(.fill) .badge.plus(.fill) .badge.xmark(.fill) .circle(.fill) .fill .slash(.circle .circle.fill .fill) .square(.fill)
microwave 2022 . .fill
millsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
minus 2019 . .circle(.fill) .magnifyingglass .rectangle(.fill) .slash.plus .square(.fill) 2020 .diamond(.fill) .plus.batteryblock(.fill) .rectangle.portrait(.fill) 2021 .forwardslash.plus 2022.1 .plus.and.fluid.batteryblock .plus.batteryblock.exclamationmark(.fill) .plus.batteryblock.slash(.fill) .plus.batteryblock.stack(.exclamationmark .exclamationmark.fill .fill) 2024 .arrow.trianglehead.counterclockwise 2024.3 .plus.batteryblock.stack.arrowtriangle.left(.fill) .plus.batteryblock.stack.arrowtriangle.right(.and.arrowtriangle.left .and.arrowtriangle.left.fill .fill) 2025 .arrow.trianglehead.clockwise .plus.lines.measurement.horizontal.aligned.bottom
mirror.side 2022 .left .right 2022.1 .left.and.arrow.turn.down.right .left.and.heat.waves .right.and.arrow.turn.down.left .right.and.heat.waves
moon 2019 . .circle(.fill) .fill .stars(.fill) .zzz(.fill) 2022 .haze(.circle .circle.fill .fill) .stars.circle(.fill) 2023 .dust(.circle .circle.fill .fill) 2024 .road.lanes
moonphase 2022 .first.quarter(.inverse) .full.moon(.inverse) .last.quarter(.inverse) .new.moon(.inverse) .waning.crescent(.inverse) .waning.gibbous(.inverse) .waxing.crescent(.inverse) .waxing.gibbous(.inverse)
moonrise 2023 . .circle(.fill) .fill
moonset 2023 . .circle(.fill) .fill
moped 2024 . .fill
mosaic 2020 . .fill
motorcycle 2024 . .fill
mount 2020 . .fill
mountain.2 2022.1 . .circle(.fill) .fill
mouth 2020 . .fill
move.3d 2020 .
movieclapper 2023 . .fill
mph 2022.1 . .circle(.fill)
mug 2022.1 . .fill
multiply 2019 . .circle(.fill) .square(.fill)
music 2019 .house(.fill) .mic .note(.list) 2020 .note.house(.fill) .quarternote.3 2021 .mic.circle(.fill) .note.tv(.fill) 2024 .microphone(.circle .circle.fill) 2025 .note.arrow.trianglehead.clockwise .note.slash .note.square.stack(.fill) .pages(.fill)
mustache 2020 . .fill
n 2019 .circle(.fill) .square(.fill)
nairasign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
network 2020 . 2021 .badge.shield.half.filled 2023 .slash
newspaper 2020 . .fill 2021 .circle(.fill)
norwegiankronesign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
nose 2020 . .fill
nosign 2019 . 2022 .app(.fill) 2024.3 .badge.clock
note 2020 . .text(.badge.plus)
notequal 2024 . .circle(.fill) .square(.fill)
number 2019 . .circle(.fill) .square(.fill)
numbers 2024 . .ar .hi .rectangle(.ar .fill .fill.ar .fill.hi .hi) 2025 .bn .gu .km .kn .ml .mni .mr .my .or .pa .sat .te
numbersign 2022 .
o 2019 .circle(.fill) .square(.fill)
oar.2.crossed 2022 . 2024 .circle(.fill)
octagon 2020 . .fill 2021 .bottomhalf.filled .lefthalf.filled .righthalf.filled .tophalf.filled
oilcan 2022.1 . .fill 2024 .and.thermometer(.fill)
opticaldisc 2020 . 2022 .fill
opticaldiscdrive 2020 . .fill
opticid 2023 . .fill
option 2019 .
oval 2020 . .fill .portrait(.fill) 2021 .bottomhalf.filled .inset.filled .lefthalf.filled .portrait.bottomhalf.filled .portrait.inset.filled .portrait.lefthalf.filled .portrait.righthalf.filled .portrait.tophalf.filled .righthalf.filled .tophalf.filled
oven 2022 . .fill
p 2019 .circle(.fill) .square(.fill)
p1.button.horizontal 2023 . .fill
p2.button.horizontal 2023 . .fill
p3.button.horizontal 2023 . .fill
p4.button.horizontal 2023 . .fill
pad.header 2025 .
paddleshifter 2023 .left(.fill) .right(.fill)
paint.bucket.classic 2025 .
paintbrush 2019 . .fill 2020 .pointed(.fill)
paintpalette 2020 . .fill
pano 2019 . .fill 2023 .badge.play(.fill)
paperclip 2019 . 2019.1 .circle(.fill) 2020 .badge.ellipsis
paperplane 2019 . .fill 2020 .circle(.fill)
paragraph 2019 .
paragraphsign 2020 .
parentheses 2021 .
parkinglight 2022 . .fill
parkingsign 2021 . .circle(.fill) 2022 .brakesignal(.slash) 2023 .radiowaves.left.and.right .radiowaves.right.and.safetycone .steeringwheel 2024 .radiowaves.down.right.off .radiowaves.left.and.right.slash .square(.fill)
party.popper 2022 . .fill
pause 2019 . .circle(.fill) .fill .rectangle(.fill)
pawprint 2021 . .circle(.fill) .fill
pc 2020 .
peacesign 2021 .
pedal 2023 .accelerator(.fill) .brake(.fill) .clutch(.fill)
pedestrian.gate 2022 .closed .open 2025 .closed.trianglebadge.exclamationmark .open.trianglebadge.exclamationmark
pencil 2019 . .and.ellipsis.rectangle .and.outline .circle(.fill) .slash .tip(.crop.circle .crop.circle.badge.minus .crop.circle.badge.plus) 2020 .tip.crop.circle.badge.arrow.forward 2022 .and.ruler(.fill) .line 2023 .and.list.clipboard(.rtl) .and.scribble .tip.crop.circle.badge.arrow.forward.fill .tip.crop.circle.badge.minus.fill .tip.crop.circle.badge.plus.fill .tip.crop.circle.fill
pentagon 2021 . .bottomhalf.filled .fill .lefthalf.filled .righthalf.filled .tophalf.filled
percent 2019 . 2020 .ar
person 2019 .
person.2 2019 . .fill .square.stack(.fill) 2020 .circle(.fill) 2021 .crop.square.stack(.fill) .wave.2(.fill) 2022 .badge.gearshape(.fill) .gobackward .slash(.fill) 2023 .badge.key(.fill) 2024 .arrow.trianglehead.counterclockwise .badge.minus(.fill) .badge.plus(.fill) 2025 .badge(.fill) .shield(.fill)
person.3 2019 . .fill 2021 .sequence(.fill)
person.and 2020 .arrow.left.and.arrow.right 2022 .background.dotted 2023 .background.striped.horizontal 2024 .arrow.left.and.arrow.right.outward
person.badge 2019 .minus(.fill) .plus(.fill) 2021 .clock(.fill) 2021.3 .key(.fill) 2022 .shield.checkmark(.fill) 2024 .shield.exclamationmark(.fill)
person.bubble 2023 . .fill
person.bust 2022 . .fill 2023 .circle(.fill)
person.checkmark.and.xmark 2024.3 . .rtl
person.circle 2019 . .fill
person.crop.artframe 2021 .
person.crop.badge.magnifyingglass 2024 . .fill
person.crop.circle 2019 . .badge.checkmark .badge.exclam .badge.minus .badge.plus .badge.xmark .fill(.badge.checkmark .badge.exclam .badge.minus .badge.plus .badge.xmark) 2020 .badge.exclamationmark .badge.questionmark(.ar) .fill.badge.exclamationmark .fill.badge.questionmark(.ar) 2021 .badge(.clock .clock.fill .exclamationmark.fill .fill .moon .moon.fill .questionmark.fill .questionmark.fill.ar) 2022.1 .dashed 2023 .dashed.circle(.fill) 2025 .badge.ellipsis(.fill)
person.crop.rectangle 2019 . .fill 2021 .stack(.fill) 2022 .badge.plus(.fill)
person.crop.square 2019 . .fill 2020 .fill.and.at.rectangle 2021 .filled.and.at.rectangle(.fill) 2023.1 .badge.camera(.fill) .badge.video(.fill) 2024 .on.square.angled(.fill)
person.fill 2019 . 2020 .and.arrow.left.and.arrow.right .badge.minus .badge.plus .checkmark(.rtl) .questionmark(.ar .rtl) .turn.down .turn.left .turn.right .viewfinder .xmark(.rtl) 2024 .and.arrow.left.and.arrow.right.outward 2024.3 .checkmark.and.xmark(.rtl)
person.icloud 2019 . .fill
person.line.dotted.person 2022 . .fill
person.slash 2023 . .fill
person.spatialaudio 2025 .3d.fill .fill .stereo.3d.fill .stereo.fill
person.text.rectangle 2021 . .fill 2025 .trianglebadge.exclamationmark(.fill)
person.wave.2 2021 . .fill
personalhotspot 2019 . 2021 .circle(.fill) 2024 .slash
perspective 2019 .
peruviansolessign 2024 . .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .circle(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed) .square(.fill)
pesetasign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
pesosign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
pet.carrier 2025 . .circle(.fill) .fill
phone 2019 .
phone.and.waveform 2021 . .fill
phone.arrow 2019 .down.left .right .up.right 2022 .down.left.fill .right.fill .up.right.circle(.fill) .up.right.fill
phone.badge 2019 .plus 2022 .checkmark 2023 .waveform(.fill) 2024 .clock(.fill)
phone.bubble 2020 .left(.fill) 2023 . .fill(.rtl) .rtl
phone.circle 2019 . .fill
phone.connection 2020 . 2022 .fill
phone.down 2019 . .circle(.fill) .fill 2022 .waves.left.and.right
phone.fill 2019 . .arrow.down.left .arrow.right .arrow.up.right .badge.plus 2020 .connection 2022 .badge.checkmark
phone.pause 2025 . .circle(.fill) .fill
photo 2019 . .fill(.on.rectangle.fill) .on.rectangle 2020 .on.rectangle.angled 2020.1 .tv 2021 .artframe .circle(.fill) 2022 .stack(.fill) 2023 .artframe.circle(.fill) .badge.arrow.down(.fill) .badge.checkmark(.fill) .badge.plus(.fill) 2024 .badge.exclamationmark(.fill) .on.rectangle.angled.fill 2024.1 .badge.magnifyingglass(.fill) 2024.3 .badge.shield.exclamationmark(.fill) .trianglebadge.exclamationmark(.fill)
pi 2024.3 . .circle(.fill) .square(.fill)
pianokeys 2020 . .inverse
pill 2022 . .circle(.fill) .fill
pills 2020 . .fill 2021 .circle(.fill)
pin 2019 . .fill .slash(.fill) 2019.1 .circle(.fill) 2021 .square(.fill)
pip 2020 . .enter .exit .fill .remove .swap
pipe.and.drop 2022 . .fill
placeholdertext.fill 2020 .
platter 2021 .2.filled.ipad(.landscape) .2.filled.iphone(.landscape) .bottom.applewatch.case .filled.bottom.applewatch.case .filled.top.applewatch.case .top.applewatch.case 2021.1 .filled.bottom.and.arrow.down.iphone .filled.bottom.iphone .filled.top.and.arrow.up.iphone .filled.top.iphone
play 2019 . .circle(.fill) .fill .rectangle(.fill) 2020 .slash(.fill) 2020.1 .tv(.fill) 2021 .rectangle.on.rectangle(.circle .circle.fill .fill) .square(.fill) 2022 .desktopcomputer .display .laptopcomputer 2022.1 .square.stack(.fill) 2023 .house(.fill) 2025 .diamond(.fill)
playpause 2019 . .fill 2022 .circle(.fill)
playstation.logo 2022 .
plus 2019 . .app(.fill) .bubble(.fill) .circle(.fill) .magnifyingglass .rectangle(.fill .fill.on.rectangle.fill .on.rectangle) .slash.minus .square(.fill .fill.on.square.fill .on.square) 2020 .diamond(.fill) .message(.fill) .rectangle.fill.on.folder.fill .rectangle.on.folder .rectangle.portrait(.fill) .viewfinder 2021 .forwardslash.minus .rectangle.on.folder.fill .square.dashed 2023.3 .circle.dashed 2024 .arrow.trianglehead.clockwise 2024.3 .minus.capsule(.fill) 2025 .arrow.trianglehead.counterclockwise .capsule(.fill)
plusminus 2019 . .circle(.fill)
point 2020 .fill.topleft.down.curvedto.point.fill.bottomright.up .topleft.down.curvedto.point.bottomright.up 2021 .3.connected.trianglepath.dotted .3.filled.connected.trianglepath.dotted .filled.topleft.down.curvedto.point.bottomright.up .topleft.down.curvedto.point.bottomright.up.fill .topleft.down.curvedto.point.filled.bottomright.up 2023 .bottomleft.filled.forward.to.point.topright.scurvepath .bottomleft.forward.to.arrowtriangle.uturn.scurvepath(.fill) .bottomleft.forward.to.point.topright.filled.scurvepath .bottomleft.forward.to.point.topright.scurvepath(.fill) .forward.to.point.capsulepath(.fill) .topleft.down.to.point.bottomright.curvepath(.fill) .topleft.down.to.point.bottomright.filled.curvepath .topleft.filled.down.to.point.bottomright.curvepath 2024 .bottomleft.forward.to.arrow.triangle.scurvepath(.fill) .bottomleft.forward.to.arrow.triangle.uturn.scurvepath(.fill) .topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath .topright.arrow.triangle.backward.to.point.bottomleft.scurvepath(.fill) .topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
pointer.arrow 2025 . .and.square.on.square.dashed .click(.2 .badge.clock) .ipad(.and.square.on.square.dashed .rays .slash .slash.square .slash.square.fill .square .square.fill) .motionlines(.click) .rays .slash(.square .square.fill) .square(.fill)
polishzlotysign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
popcorn 2022 . .circle(.fill) .fill
power 2019 . 2021 .circle(.fill) .dotted
powercord 2023 . .fill
powermeter 2024 .
poweroff 2020 .
poweron 2020 .
poweroutlet.strip 2022 . .fill
poweroutlet.type.a 2022 . .fill .square(.fill)
poweroutlet.type.b 2022 . .fill .square(.fill)
poweroutlet.type.c 2022 . .fill .square(.fill)
poweroutlet.type.d 2022 . .fill .square(.fill)
poweroutlet.type.e 2022 . .fill .square(.fill)
poweroutlet.type.f 2022 . .fill .square(.fill)
poweroutlet.type.g 2022 . .fill .square(.fill)
poweroutlet.type.h 2022 . .fill .square(.fill)
poweroutlet.type.i 2022 . .fill .square(.fill)
poweroutlet.type.j 2022 . .fill .square(.fill)
poweroutlet.type.k 2022 . .fill .square(.fill)
poweroutlet.type.l 2022 . .fill .square(.fill)
poweroutlet.type.m 2022 . .fill .square(.fill)
poweroutlet.type.n 2022 . .fill .square(.fill)
poweroutlet.type.o 2022 . .fill .square(.fill)
powerplug 2021 . .fill 2024 .portrait(.fill)
powersleep 2020 .
printer 2019 . .fill 2020 .dotmatrix(.fill .fill.and.paper.fill) .fill.and.paper.fill 2021 .dotmatrix.filled.and.paper .filled.and.paper 2024 .dotmatrix.filled.and.paper.inverse .dotmatrix.inverse .filled.and.paper.inverse .inverse
progress.indicator 2024 .
projective 2019 .
purchased 2019 . .circle(.fill)
puzzlepiece 2020 . .fill 2021 .extension(.fill)
pyramid 2020 . .fill
q 2019 .circle(.fill) .square(.fill)
qrcode 2019 . .viewfinder
questionmark 2019 .
questionmark.app 2021 . .ar .dashed(.ar) .fill(.ar)
questionmark.ar 2020 .
questionmark.bubble 2022 . .ar .fill(.ar)
questionmark.circle 2019 . .fill 2020 .ar .fill.ar 2024 .dashed(.ar)
questionmark.diamond 2019 . .fill 2020 .ar .fill.ar
questionmark.folder 2020 . .ar .fill(.ar)
questionmark.key.filled 2022.1 .
questionmark.message 2024.1 . .fill 2024.2 .ar .fill.ar
questionmark.square 2019 . .fill 2020 .ar .dashed(.ar) .fill.ar
questionmark.text.page 2024 . .ar .fill(.ar .rtl) .rtl
questionmark.video 2019 . .fill(.rtl) .rtl 2020 .ar .fill.ar
quote 2019 .bubble(.fill) 2020 .bubble.fill.rtl .bubble.rtl 2021 .closing .opening
quotelevel 2022 .
r 2019 .circle(.fill) .square(.fill) 2020 .joystick(.down .down.fill .fill) .rectangle.roundedbottom(.fill) .square.fill.on.square.fill .square.on.square 2021 .joystick.press.down(.fill) .joystick.tilt.down(.fill) .joystick.tilt.left(.fill) .joystick.tilt.right(.fill) .joystick.tilt.up(.fill) .square.on.square.fill 2023 .button.roundedbottom.horizontal(.fill)
r1 2020 .rectangle.roundedbottom(.fill) 2023 .button.roundedbottom.horizontal(.fill) .circle(.fill)
r2 2020 .rectangle.roundedtop(.fill) 2023 .button.angledtop.vertical.right(.fill) .button.roundedtop.horizontal(.fill) .circle(.fill)
r3.button.angledbottom.horizontal.right 2023 . .fill
r4.button.horizontal 2023 . .fill
radicand.squareroot 2025.1 . .ar
radio 2020 . .fill
radiowaves 2019 .left .right
rainbow 2023 .
rays 2019 .
rb 2020 .rectangle.roundedbottom(.fill) 2023 .button.roundedbottom.horizontal(.fill) .circle(.fill)
receipt 2024.2 . .fill
record.circle 2020 . .fill
recordingtape 2019 . 2022 .circle(.fill)
rectangle 2019 .
rectangle.2.swap 2021 .
rectangle.3 2019 .offgrid(.fill) 2020 .offgrid.bubble.left(.fill) 2021 .group(.bubble.left .bubble.left.fill .fill) 2023 .group.bubble(.fill) 2025 .group.dashed
rectangle.and 2019 .arrow.up.right.and.arrow.down.left(.slash) .paperclip 2020 .pencil.and.ellipsis(.rtl) .text.magnifyingglass(.rtl) 2021 .hand.point.up.left(.fill .filled)
rectangle.arrowtriangle.2 2020 .inward .outward
rectangle.badge 2019 .checkmark .xmark 2020 .minus .plus 2020.1 .person.crop 2025.1 .sparkles(.fill)
rectangle.bottomhalf 2021 .filled .inset.filled
rectangle.bottomthird.inset 2020 .fill 2021 .filled
rectangle.center.inset 2020 .fill 2021 .filled(.badge.plus)
rectangle.checkered 2023 .
rectangle.compress.vertical 2019 .
rectangle.connected.to.line.below 2020 .
rectangle.dashed 2020 . .and.paperclip .badge.record
rectangle.dock 2019 .
rectangle.expand 2019 .vertical 2024 .diagonal
rectangle.fill 2019 . .badge.checkmark .badge.xmark .on.rectangle.angled.fill .on.rectangle.fill 2020 .badge.minus .badge.plus .on.rectangle.fill.circle(.fill) .on.rectangle.fill.slash.fill 2020.1 .badge.person.crop
rectangle.filled.and.hand.point.up.left 2021 .
rectangle.grid 2019 .1x2(.fill) .2x2(.fill) .3x2(.fill) 2024 .3x3(.fill) 2024.1 .3x1(.fill) 2025 .1x3(.fill)
rectangle.inset 2020 .bottomleft.fill .bottomright.fill .fill .topleft.fill .topright.fill 2021 .bottomleading.filled .bottomleft.filled .bottomright.filled .bottomtrailing.filled .filled(.and.person.filled .on.rectangle) .topleading.filled .topleft.filled .topright.filled .toptrailing.filled 2023 .filled.and.cursorarrow .filled.badge.record
rectangle.landscape.rotate 2023 . 2025 .slash
rectangle.leadinghalf 2021 .inset.filled(.arrow.leading) 2021.2 .filled
rectangle.leadingthird.inset.filled 2021 .
rectangle.lefthalf 2020 .fill .inset.fill(.arrow.left) 2021 .filled .inset.filled(.arrow.left)
rectangle.leftthird.inset 2020 .fill 2021 .filled
rectangle.on.rectangle 2019 . .angled 2020 .slash 2021 .circle(.fill) .slash.circle(.fill) .slash.fill .square(.fill) 2023 .badge.gearshape .button.angledtop.vertical.left(.fill) 2024 .dashed
rectangle.pattern.checkered 2024 .
rectangle.portrait 2020 .
rectangle.portrait.and.arrow 2021 .right(.fill) 2022 .forward(.fill)
rectangle.portrait.arrowtriangle.2 2020 .inward .outward
rectangle.portrait.badge.plus 2023 . .fill
rectangle.portrait.bottomhalf 2021 .filled .inset.filled
rectangle.portrait.bottomleading.inset.filled 2021 .
rectangle.portrait.bottomleft.inset.filled 2021 .
rectangle.portrait.bottomright.inset.filled 2021 .
rectangle.portrait.bottomthird.inset.filled 2021 .
rectangle.portrait.bottomtrailing.inset.filled 2021 .
rectangle.portrait.center.inset.filled 2021 .
rectangle.portrait.fill 2020 .
rectangle.portrait.inset.filled 2021 .
rectangle.portrait.leadinghalf.inset.filled 2021 .
rectangle.portrait.leadingthird.inset.filled 2021 .
rectangle.portrait.lefthalf 2021 .filled .inset.filled
rectangle.portrait.leftthird.inset.filled 2021 .
rectangle.portrait.on.rectangle.portrait 2021 . .fill .slash(.fill) 2022 .angled(.fill)
rectangle.portrait.righthalf 2021 .filled .inset.filled
rectangle.portrait.rightthird.inset.filled 2021 .
rectangle.portrait.rotate 2023 . 2025 .slash
rectangle.portrait.slash 2021 . .fill
rectangle.portrait.split.2x1 2021 . .fill .slash(.fill)
rectangle.portrait.tophalf 2021 .filled .inset.filled
rectangle.portrait.topleading.inset.filled 2021 .
rectangle.portrait.topleft.inset.filled 2021 .
rectangle.portrait.topright.inset.filled 2021 .
rectangle.portrait.topthird.inset.filled 2021 .
rectangle.portrait.toptrailing.inset.filled 2021 .
rectangle.portrait.trailinghalf.inset.filled 2021 .
rectangle.portrait.trailingthird.inset.filled 2021 .
rectangle.ratio 2023 .16.to.9(.fill) .3.to.4(.fill) .4.to.3(.fill) .9.to.16(.fill)
rectangle.righthalf 2020 .fill .inset.fill(.arrow.right) 2021 .filled .inset.filled(.arrow.right)
rectangle.rightthird.inset 2020 .fill 2021 .filled
rectangle.roundedbottom 2020 . .fill
rectangle.roundedtop 2020 . .fill
rectangle.slash 2020 . .fill
rectangle.split 2019 .3x1(.fill) .3x3(.fill) 2020 .1x2(.fill) .2x1(.fill) .2x2(.fill) 2021 .2x1.slash(.fill)
rectangle.stack 2019 . .badge.minus .badge.person.crop .badge.plus .fill(.badge.minus .badge.person.crop .badge.plus) .person.crop(.fill) 2021 .badge.person.crop.fill .badge.play(.fill) 2025 .slash(.fill)
rectangle.tophalf 2021 .filled .inset.filled
rectangle.topthird.inset 2020.1 . 2020.2 .fill 2021 .filled
rectangle.trailinghalf 2021 .inset.filled(.arrow.trailing) 2021.2 .filled
rectangle.trailingthird.inset.filled 2021 .
refrigerator 2022 . .fill
repeat 2019 . .1 2020.1 .1.circle(.fill) .circle(.fill) 2021 .1.ar .1.circle.ar .1.circle.fill.ar .1.circle.fill.hi .1.circle.hi .1.hi 2024.3 .badge.xmark.circle.fill 2025 .badge.xmark
restart 2020 . .circle 2021 .circle.fill
retarder.brakesignal 2022.1 . 2023 .and.exclamationmark .slash
return 2019 . 2021 .left .right
rhombus 2019 . .fill
richtext.page 2024 . .ar .fill(.ar .he .hi .ja .ko .th .zh) .he .hi .ja .ko .th .zh
right 2023 . .circle(.fill)
righttriangle 2023 . .fill .split.diagonal(.fill)
ring 2025 . .dashed
rm.button.horizontal 2023 . .fill
road 2022 .lanes(.curved.left .curved.right) 2022.1 .lane.arrowtriangle.2.inward 2024.3 .lane.arrowtriangle.2.outward
robotic.vacuum 2024 . .fill 2024.3 .and.arrowtriangle.up(.fill) .and.ellipsis(.fill)
roller.shade 2022 .closed .open
roman.shade 2022 .closed .open
rosette 2019 .
rotate 2019 .left(.fill) .right(.fill) 2020 .3d 2023 .3d.circle(.fill) .3d.fill
rsb.button.angledbottom.horizontal.right 2023 . .fill
rt 2020 .rectangle.roundedtop(.fill) 2023 .button.roundedtop.horizontal(.fill) .circle(.fill)
rublesign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
rugbyball 2024 . .circle(.fill) .fill
ruler 2020 . .fill
rupeesign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
s 2019 .circle(.fill) .square(.fill)
safari 2019 . .fill
sailboat 2022 . .fill 2022.1 .circle(.fill)
scale.3d 2020 .
scalemass 2020 . .fill
scanner 2020 . .fill
scissors 2019 . 2019.1 .badge.ellipsis 2021 .circle(.fill)
scooter 2021 .
scope 2019 .
screwdriver 2021 . .fill
scribble 2019 . 2020 .variable
scroll 2020 . .fill
sdcard 2020 . .fill
seal 2020 . .fill
selection.pin.in.out 2019 .
sensor 2021 .tag.radiowaves.forward(.fill) 2022 . .fill 2025 .radiowaves.left.and.right(.fill)
server.rack 2020 .
service.dog 2025 . .fill
shadow 2020 .
shared.with.you 2022 . .slash 2023 .circle(.fill)
sharedwithyou 2024 . .circle(.fill) .slash
shareplay 2021 . .slash
shazam.logo 2022 . .fill
shekelsign 2020 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
sheqelsign 2019 .circle(.fill) .square(.fill)
shield 2019 . .fill .lefthalf.fill .slash(.fill) 2020 .lefthalf.fill.slash 2020.1 .checkerboard 2021 .lefthalf.filled(.slash) .righthalf.filled 2023 .checkered .lefthalf.filled.badge.checkmark .lefthalf.filled.trianglebadge.exclamationmark 2024 .pattern.checkered
shift 2019 . .fill
shippingbox 2020 . .fill 2021 .circle(.fill) 2022 .and.arrow.backward(.fill)
shoe 2023 . .2(.fill) .circle(.fill) .fill 2025 .arrow.trianglehead.up.and.down(.fill) .arrow.trianglehead.up.right(.circle .circle.fill .fill)
shoeprints.fill 2022 .
shower 2022 . .fill .handheld(.fill) .sidejet(.fill)
shuffle 2019 . 2020.1 .circle(.fill)
sidebar 2019 .left .right 2020 .leading .squares.leading .squares.left .squares.right .squares.trailing .trailing
signature 2019 . 2020 .ar .he 2021 .ja .th .zh
signpost 2020 .left(.fill) .right(.fill) 2022.1 .and.arrowtriangle.up(.circle .circle.fill .fill) .left.circle(.fill) .right.and.left(.circle .circle.fill .fill) .right.circle(.fill)
simcard 2020 . .2(.fill) .fill
singaporedollarsign 2024 . .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .circle(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed) .square(.fill)
sink 2022 . .fill
siri 2025 .
skateboard 2023 . .fill
skew 2019 .
skis 2023 . .fill
slash.circle 2019 . .fill
sleep 2020 . 2021 .circle(.fill)
slider 2019 .horizontal.3 .horizontal.below.rectangle 2020 .horizontal.below.square.fill.and.square .vertical.3 2021 .horizontal.2.rectangle.and.arrow.triangle.2.circlepath .horizontal.below.square.filled.and.square 2022 .horizontal.2.gobackward .horizontal.2.square.badge.arrow.down .horizontal.2.square.on.square .horizontal.below.square.and.square.filled 2023 .horizontal.2.square .horizontal.below.sun.max 2024 .horizontal.2.arrow.trianglehead.counterclockwise .horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 2025 .horizontal.below.circle.lefthalf.filled(.inverse) .horizontal.below.circle.righthalf.filled(.inverse) 2025.1 .horizontal.below.sun.min
slowmo 2019 .
smallcircle 2019 .circle(.fill) .fill.circle(.fill) 2021 .filled.circle(.fill)
smartphone 2023 .
smiley 2019 . .fill
smoke 2019 . .fill 2022 .circle(.fill)
snow 2019 .
snowboard 2023 . .fill
snowflake 2021 . .circle(.fill) 2022.1 .road.lane(.dashed) .slash
soccerball 2022 . .circle(.fill .fill.inverse .inverse) .inverse
sofa 2022 . .fill
sos 2022.1 . .circle(.fill)
space 2022 .
sparkle 2020 . 2021 .magnifyingglass 2025 .text.clipboard(.fill)
sparkles 2019 . 2020 .rectangle.stack(.fill) .square.fill.on.square 2021 .square.filled.on.square .tv(.fill) 2025 .2
spatial.capture 2025 . .fill .on.hexagon(.fill) .slash(.fill)
speaker 2019 .
speaker.1 2019 . .fill
speaker.2 2019 . .fill
speaker.3 2019 . .fill
speaker.badge.exclamationmark 2021 . .fill
speaker.circle 2021 . .fill
speaker.fill 2019 .
speaker.minus 2022 . .fill
speaker.plus 2022 . .fill
speaker.slash 2019 . .fill(.rtl) .rtl 2020 .circle(.fill .fill.rtl .rtl)
speaker.square 2022 . .fill
speaker.trianglebadge.exclamationmark 2025 . .fill
speaker.wave 2020 .1(.fill) .2(.circle .circle.fill .fill) .3(.fill) 2022 .2.bubble.left(.fill .fill.rtl .rtl) 2023 .2.bubble(.fill .fill.rtl .rtl) 2024 .1.arrowtriangles.up.right.down.left
speaker.zzz 2019 . .fill(.rtl) .rtl
speedometer 2019 .
spigot 2022 . .fill
spoon.serving 2024.3 .
sportscourt 2019 . .fill 2022 .circle(.fill)
sprinkler 2022 . .and.droplets(.fill) .fill
square 2019 .
square.2 2020 .stack.3d(.bottom.fill .top.fill) 2021 .stack.3d.bottom.filled .stack.3d.top.filled 2022 .layers.3d(.bottom.filled .top.filled) 2023 .layers.3d.fill
square.3 2020 .stack.3d(.bottom.fill .middle.fill .top.fill) 2021 .stack.3d.bottom.filled .stack.3d.middle.filled .stack.3d.top.filled 2021.1 .layers.3d.down.backward .layers.3d.down.forward .layers.3d.down.left .layers.3d.down.right 2021.2 .layers.3d.down.left.slash .layers.3d.down.right.slash .stack.3d.slash 2022 .layers.3d(.bottom.filled .down.backward.slash.rtl .down.forward.slash.rtl .middle.filled .slash .top.filled)
square.and 2019 .arrow.down(.fill .on.square .on.square.fill) .arrow.up(.fill .on.square .on.square.fill) .line.vertical.and.square(.fill) .pencil 2020 .at.rectangle 2021 .arrow.up.circle(.fill) .arrow.up.trianglebadge.exclamationmark .at.rectangle.fill .line.vertical.and.square.filled 2022 .pencil.circle(.fill) 2023.2 .arrow.up.badge.clock(.fill) 2024 .arrow.down.badge.clock(.fill) .arrow.up.trianglebadge.exclamationmark.fill 2024.1 .arrow.down.badge.checkmark(.fill) .arrow.down.badge.xmark(.fill) 2024.3 .arrow.up.badge.checkmark(.fill)
square.arrowtriangle.4.outward 2023 .
square.badge.plus 2023 . .fill
square.bottomhalf 2020 .fill 2021 .filled
square.bottomthird.inset.filled 2022 .
square.circle 2020 . .fill
square.dashed 2020 . .inset.fill 2021 .inset.filled
square.dotted 2022 .
square.fill 2019 . .and.line.vertical.and.square .and.line.vertical.square.fill .on.circle.fill .on.square.fill 2020 .on.square .text.grid.1x2 2021 .and.line.vertical.and.square.fill
square.filled 2021 .and.line.vertical.and.square .on.square
square.grid 2019 .2x2(.fill) .3x2(.fill) .4x3.fill 2020 .3x1.below.line.grid.1x2 .3x1.fill.below.line.grid.1x2 .3x1.folder.badge.plus .3x1.folder.fill.badge.plus .3x3(.bottomleft.fill .bottommiddle.fill .bottomright.fill .fill .fill.square .middle.fill .middleleft.fill .middleright.fill .topleft.fill .topmiddle.fill .topright.fill) 2021 .3x1.below.line.grid.1x2.fill .3x3.bottomleft.filled .3x3.bottommiddle.filled .3x3.bottomright.filled .3x3.middle.filled .3x3.middleleft.filled .3x3.middleright.filled .3x3.square .3x3.topleft.filled .3x3.topmiddle.filled .3x3.topright.filled 2024 .3x3.square.badge.ellipsis
square.inset.filled 2021 .
square.leadingthird.inset.filled 2022 .
square.lefthalf 2019 .fill 2021 .filled
square.leftthird.inset.filled 2022 .
square.on 2019 .circle .square 2020 .square.dashed .square.squareshape.controlhandles 2022 .square.badge.person.crop(.fill) .square.intersection.dashed
square.resize 2023 . .down .up
square.righthalf 2019 .fill 2021 .filled
square.rightthird.inset.filled 2022 .
square.slash 2020 . .fill
square.split 2019 .1x2(.fill) .2x1(.fill) .2x2(.fill) 2020 .bottomrightquarter(.fill) .diagonal(.2x2 .2x2.fill .fill)
square.stack 2019 . .3d.down.dottedline .3d.down.right(.fill) .3d.up(.fill .slash .slash.fill) .fill 2020 .3d.down.forward(.fill) .3d.forward.dottedline(.fill) .3d.up.badge.a(.fill) 2023 .3d.up.badge.automatic(.fill) .3d.up.trianglebadge.exclamationmark(.fill)
square.text.square 2021 . .fill
square.tophalf 2020 .fill 2021 .filled
square.topthird.inset.filled 2022 .
square.trailingthird.inset.filled 2022 .
squareroot 2024 .
squares 2019 .below.rectangle 2022 .leading.rectangle 2023 .leading.rectangle.fill
squareshape 2020 . .controlhandles.on.squareshape.controlhandles .dashed.squareshape .fill .split.2x2(.dotted) .split.3x3 .squareshape.dashed 2022 .dotted.split.2x2 2023 .dotted.squareshape .squareshape.dotted 2024.3 .split.2x2.dotted.inside(.and.outside) .split.2x2.dotted.outside
stairs 2022 .
star 2019 . .circle(.fill) .fill .lefthalf.fill .slash(.fill) 2020 .leadinghalf.fill .square(.fill) 2021 .bubble(.fill) .leadinghalf.filled 2022 .square.on.square(.fill) 2024.3 .hexagon(.fill) 2025.1 .rectangle(.fill)
staroflife 2019 . .fill 2020 .circle(.fill) 2023 .shield(.fill)
steeringwheel 2022.1 . .and.heat.waves .and.key .and.lock .exclamationmark .road.lane(.dashed) .slash 2023 .and.liquid.wave .arrowtriangle.left .arrowtriangle.right .badge.exclamationmark .circle(.fill) 2024 .and.hands .arrow.trianglehead.counterclockwise.and.clockwise 2025 .badge.lock
sterlingsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
stethoscope 2020 . 2021 .circle(.fill)
stop 2019 . .circle(.fill) .fill
stopwatch 2019 . .fill
storefront 2023 . .circle(.fill) .fill
stove 2022 . .fill
strikethrough 2019 . 2025 .double
stroke.line.diagonal 2025 . .slash
stroller 2022.1 . .fill
studentdesk 2019.1 .
suit 2019 .club(.fill) .diamond(.fill) .heart(.fill) .spade(.fill)
suitcase 2021 . .cart(.fill) .fill 2022.1 .rolling(.fill) 2025 .circle(.fill) .rolling.and.film(.circle .circle.fill .fill) .rolling.and.suitcase(.circle .circle.fill .fill) .rolling.circle(.fill)
sum 2019 . 2020 .ar
sun 2019 .dust(.fill) .haze(.fill) .max(.fill) .min(.fill) 2021 .and.horizon(.fill) .max.circle(.fill) 2022 .and.horizon.circle(.fill) .dust.circle(.fill) .haze.circle(.fill) .max.trianglebadge.exclamationmark(.fill) 2023 .horizon(.circle .circle.fill .fill) .rain(.circle .circle.fill .fill) .snow(.circle .circle.fill .fill) 2024 .lefthalf.filled .righthalf.filled
sunglasses 2023 . .fill
sunrise 2019 . .fill 2022 .circle(.fill)
sunset 2019 . .fill 2022 .circle(.fill)
surfboard 2023 . .fill
suspension.shock 2024 .
suv.side 2022.1 . .air.circulate(.fill) .air.fresh(.fill) .and.exclamationmark(.fill) .arrowtriangle.down(.fill) .arrowtriangle.up(.arrowtriangle.down .arrowtriangle.down.fill .fill) .fill .front.open(.fill) .rear.open(.fill) 2023 .hill.down(.fill) .hill.up(.fill) .lock(.fill .open .open.fill) 2024 .front.open.crop(.fill) .hill.descent.control(.fill) .rear.open.crop(.fill) .roof.cargo.carrier(.fill .slash .slash.fill) 2024.3 .arrow.left.and.right(.fill) .hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle(.fill)
swatchpalette 2022 . .fill
swedishkronasign 2023 . .arrow.circlepath .circle(.fill) .square(.fill) 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
swift 2020 .
swiftdata 2023 .
swirl.circle.righthalf.filled 2023 . .inverse
switch 2020 .2 2022 .programmable(.fill .square .square.fill)
syringe 2022 . .fill
t 2019 .bubble(.fill) .circle(.fill) .square(.fill) 2020 .bubble.ar .bubble.fill.ar .bubble.fill.he .bubble.he
table 2019 . .badge.more(.fill) .fill 2022 .furniture(.fill)
tablecells 2020 . .badge.ellipsis(.fill) .fill 2021 .fill.badge.ellipsis
tachometer 2024 .
tag 2019 . .circle(.fill) .fill 2020 .slash(.fill) 2021 .square(.fill)
taillight.fog 2022.1 . .fill
takeoutbag.and.cup.and.straw 2021 . .fill
target 2020 .
teddybear 2022 . .fill
teletype 2019 . .answer 2020 .circle(.fill) 2021 .answer.circle(.fill)
tengesign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
tennis.racket 2022 . .circle(.fill)
tennisball 2022 . .circle(.fill) .fill
tent 2022 . .fill 2022.1 .2(.circle .circle.fill .fill) .circle(.fill)
terminal 2020 . .fill
testtube.2 2021 .
text.aligncenter 2019 .
text.alignleft 2019 .
text.alignright 2019 .
text.and.command.macwindow 2020 .
text.append 2019 .
text.badge 2019 .checkmark .minus .plus .star .xmark 2020 .checkmark.rtl
text.below 2020 .photo(.fill) 2020.1 .photo.fill.rtl .photo.rtl 2025 .folder(.fill)
text.book.closed 2020 . .fill
text.bubble 2019 . .fill 2020 .fill.rtl .rtl 2024 .badge.clock(.fill .fill.rtl .rtl)
text.cursor 2019 . 2020 .ar .he .hi .ja .ko .th .zh
text.document 2024 . .fill
text.insert 2019 .
text.justify 2019 . 2021.1 .leading .left .right .trailing
text.justifyleft 2019 .
text.justifyright 2019 .
text.line 2022 .first.and.arrowtriangle.forward .last.and.arrowtriangle.forward 2024 .magnify 2025 .2.summary(.badge.xmark) .3.summary
text.magnifyingglass 2020 . .rtl
text.pad.header 2025 . .badge.clock(.rtl) .badge.plus
text.page 2024 . .badge.magnifyingglass .fill .slash(.fill .fill.rtl .rtl)
text.quote 2019 . 2020 .rtl
text.rectangle 2024 .page(.fill) 2025 . .fill
text.redaction 2020 .
text.square.filled 2025 .
text.viewfinder 2021 .
text.word.spacing 2022 .
textbox 2019 . 2020 .ar .he .hi .ja .ko .th .zh
textformat 2019 .
textformat.12 2022 . .ar .hi 2023 .km .my
textformat.123 2019 . 2020 .ar 2021 .hi
textformat.abc 2019 . .dottedunderline
textformat.alt 2019 . 2024 .ar .el .he .hi .ja .ko .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.ar 2024 .
textformat.bn 2024.3 .
textformat.characters 2024 .
textformat.characters.ar 2024 .
textformat.characters.arrow.left.and.right 2024 . .ar .el .he .hi .ja .ko .ru .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.characters.bn 2024.3 .
textformat.characters.dottedunderline 2024 . .ar .el .he .hi .ja .ko .ru .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.characters.el 2024 .
textformat.characters.gu 2024.3 .
textformat.characters.he 2024 .
textformat.characters.hi 2024 .
textformat.characters.ja 2024 .
textformat.characters.kn 2024.3 .
textformat.characters.ko 2024 .
textformat.characters.ml 2024.3 .
textformat.characters.mni 2024.3 .
textformat.characters.mr 2024.3 .
textformat.characters.or 2024.3 .
textformat.characters.pa 2024.3 .
textformat.characters.ru 2024 .
textformat.characters.sat 2024.3 .
textformat.characters.si 2024.3 .
textformat.characters.ta 2024.3 .
textformat.characters.te 2024.3 .
textformat.characters.th 2024 .
textformat.characters.zh 2024 .
textformat.el 2024 .
textformat.gu 2024.3 .
textformat.he 2024 .
textformat.hi 2024 .
textformat.ja 2024 .
textformat.kn 2024.3 .
textformat.ko 2024 .
textformat.ml 2024.3 .
textformat.mni 2024.3 .
textformat.mr 2024.3 .
textformat.numbers 2024 . .ar .bn .gu .hi .km .kn .ml .mni .my .or .pa .sat .te 2025 .mr
textformat.or 2024.3 .
textformat.pa 2024.3 .
textformat.sat 2024.3 .
textformat.si 2024.3 .
textformat.size 2019 .
textformat.size.ar 2020.1 .
textformat.size.bn 2024 .
textformat.size.gu 2024 .
textformat.size.he 2020.1 .
textformat.size.hi 2020.1 .
textformat.size.ja 2020.1 .
textformat.size.kn 2024 .
textformat.size.ko 2020.1 .
textformat.size.larger 2020.1 . .ar .he .hi .ja .ko .th .zh 2024 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.size.ml 2024 .
textformat.size.mni 2024 .
textformat.size.mr 2024 .
textformat.size.or 2024 .
textformat.size.pa 2024 .
textformat.size.sat 2024 .
textformat.size.si 2024 .
textformat.size.smaller 2020.1 . .ar .he .hi .ja .ko .th .zh 2024 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.size.ta 2024 .
textformat.size.te 2024 .
textformat.size.th 2020.1 .
textformat.size.zh 2020.1 .
textformat.subscript 2019 . 2020.1 .ar .he .hi .ja .ko .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.superscript 2019 . 2020.1 .ar .he .hi .ja .ko .th .zh 2024.3 .bn .gu .kn .ml .mni .mr .or .pa .sat .si .ta .te
textformat.ta 2024.3 .
textformat.te 2024.3 .
textformat.th 2024 .
textformat.zh 2024 .
theatermask.and.paintbrush 2022 . .fill
theatermasks 2021 . .circle(.fill) .fill
thermometer 2019 . .snowflake .sun 2020 .sun.fill 2022 .brakesignal .high .low .medium(.slash) .snowflake.circle(.fill) .sun.circle(.fill) 2022.1 .and.liquid.waves .transmission 2023 .variable.and.figure(.circle .circle.fill) 2024 .and.liquid.waves.snowflake .and.liquid.waves.trianglebadge.exclamationmark .variable 2025 .and.ellipsis .gauge.open .tirepressure .variable.badge.clock .variable.badge.play
ticket 2020 . .fill 2025 .circle(.fill)
timelapse 2019 .
timeline.selection 2020 .
timer 2019 . 2020 .square 2022 .circle(.fill)
tire 2024 . .badge.snowflake
tirepressure 2023 .
togglepower 2020 .
toilet 2022 . .fill 2022.1 .circle(.fill)
tornado 2019 . 2022 .circle(.fill)
tortoise 2019 . .fill 2023 .circle(.fill)
torus 2020.1 .
touchid 2020 .
tow.hitch 2024 . .exclamationmark(.fill) .fill
traction.control.tirepressure 2023 . .exclamationmark .slash
train.side 2021 .front.car .middle.car .rear.car
tram 2019 .fill 2020 . .circle(.fill) .tunnel.fill 2021 .fill.tunnel 2025 .card(.fill)
translate 2023.3 .
transmission 2022.1 .
trapezoid.and.line 2021 .horizontal(.fill) .vertical(.fill)
trash 2019 . .circle(.fill) .fill .slash(.fill) 2021 .slash.circle(.fill) .slash.square(.fill) .square(.fill)
tray 2019 . .2(.fill) .and.arrow.down(.fill) .and.arrow.up(.fill) .fill .full(.fill) 2020 .circle(.fill) 2025 .badge(.fill)
tree 2022.1 . .circle(.fill) .fill
triangle 2019 . .fill .lefthalf.fill .righthalf.fill 2020 .circle(.fill) 2021 .bottomhalf.filled .inset.filled .lefthalf.filled .righthalf.filled .tophalf.filled
triangleshape 2023 . .fill
trophy 2022 . .circle(.fill) .fill
tropicalstorm 2019 . 2022 .circle(.fill)
truck.box 2023 . .badge.clock(.fill .fill.rtl .rtl) .fill
truck.pickup.side 2023 . .air.circulate(.fill) .air.fresh(.fill) .and.exclamationmark(.fill) .arrowtriangle.down(.fill) .arrowtriangle.up(.arrowtriangle.down .arrowtriangle.down.fill .fill) .fill .front.open(.fill) .hill.down(.fill) .hill.up(.fill) .lock(.fill .open .open.fill) 2024 .front.open.crop(.fill) 2024.3 .arrow.left.and.right(.fill) .hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle(.fill)
truck.side 2024 .hill.descent.control(.fill) .roof.cargo.carrier(.fill .slash .slash.fill)
tsa 2024 . .circle(.fill) .slash
tshirt 2021 . .fill 2023 .circle(.fill)
tugriksign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
tuningfork 2019 .
turkishlirasign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
tv 2019 . .circle(.fill) .fill .music.note(.fill) 2020 .and.hifispeaker.fill 2020.1 .and.mediabox 2021 .inset.filled 2022 .and.mediabox.fill 2023 .badge.wifi(.fill) .slash(.fill)
u 2019 .circle(.fill) .square(.fill)
uiwindow.split.2x1 2019 .
umbrella 2019 . .fill 2022 .percent(.ar .fill .fill.ar) 2025 .circle(.fill) .gauge.open .sensor.tag.radiowaves.left.and.right(.fill)
underline 2019 . 2025 .double
v 2019 .circle(.fill) .square(.fill)
vent.heat.waves.upward 2025 .
vial.viewfinder 2022 .
video 2019 . .badge.plus(.fill) .circle(.fill) .fill .slash(.fill) 2020 .badge.checkmark .bubble.left(.fill) .fill.badge.checkmark .fill.badge.plus 2021 .and.waveform(.fill) .badge.ellipsis .fill.badge.ellipsis .square(.fill) 2022 .doorbell(.fill) 2023 .badge.waveform(.fill) .bubble(.fill .fill.rtl .rtl) .slash.circle(.fill)
videoprojector 2022 . .fill
view 2019 .2d .3d
viewfinder 2019 . .circle(.fill) 2023 .rectangular .trianglebadge.exclamationmark
vision.pro 2024 . .and.arrow.forward(.fill) .badge.exclamationmark(.fill) .badge.play(.fill) .circle(.fill) .fill .slash(.circle .circle.fill .fill) .trianglebadge.exclamationmark(.fill) 2025 .badge.checkmark(.fill)
visionpro 2023 . .and.arrow.forward(.fill) .badge.exclamationmark(.fill) .badge.play(.fill) .circle(.fill) .fill .slash(.circle .circle.fill .fill)
voiceover 2023 .
volleyball 2022 . .circle(.fill) .fill
w 2019 .circle(.fill) .square(.fill)
wake 2020 . 2021 .circle(.fill)
wallet 2020 .pass(.fill) 2024 .bifold(.fill) 2025 .sensor.tag.radiowaves.left.and.right(.fill)
wand.and 2019 .rays(.inverse) .stars(.inverse) 2024 .sparkles(.inverse) 2024.2 .outline(.inverse)
warninglight 2023 . .fill
washer 2022 . .fill 2023 .circle(.fill)
watch.analog 2023 .
watchface.applewatch.case 2021 .
water.waves 2022 . .and.arrow.down(.trianglebadge.exclamationmark) .and.arrow.up .slash 2024 .and.arrow.trianglehead.down(.trianglebadge.exclamationmark) .and.arrow.trianglehead.up
waterbottle 2023 . .fill
wave.3 2020 .backward(.circle .circle.fill) .forward(.circle .circle.fill) .left(.circle .circle.fill) .right(.circle .circle.fill) 2024 .down(.car.side .car.side.fill .circle .circle.fill .convertible.side .convertible.side.fill .pickup.side .pickup.side.fill .suv.side .suv.side.fill) .up(.circle .circle.fill)
waveform 2019 . .circle(.fill) .path(.badge.minus .badge.plus .ecg) 2020 .path.ecg.rectangle(.fill) 2021 .and.magnifyingglass .and.mic .badge.exclamationmark .badge.minus .badge.plus 2022 .slash 2023 .and.person.filled .badge.magnifyingglass .badge.mic 2024 .badge.microphone 2024.1 .badge.checkmark .badge.xmark .path.ecg.magnifyingglass .path.ecg.text(.clipboard .clipboard.fill .clipboard.fill.rtl .clipboard.rtl .page .page.fill .page.fill.rtl .page.rtl .rtl) 2025 .low .mid
web.camera 2022 . .fill
wheelchair 2024 .
widget 2024 .extralarge(.badge.plus) .large(.badge.plus) .medium(.badge.plus) .small(.badge.plus)
wifi 2019 . .exclamationmark .slash 2021 .circle(.fill) .square(.fill) 2022 .router(.fill) 2023 .exclamationmark.circle(.fill) 2025 .badge.lock
wind 2019 . .snow 2022 .circle(.fill) .snow.circle(.fill)
window 2022 .awning(.closed) .casement(.closed) .ceiling(.closed) .horizontal(.closed) .shade.closed .shade.open .vertical.closed .vertical.open
windshield 2022 .front.and.fluid .front.and.wiper(.and.drop) .rear.and.fluid .rear.and.wiper 2022.1 .front.and.fluid.and.spray .front.and.heat.waves .front.and.spray .front.and.wiper.and.spray .front.and.wiper.exclamationmark .front.and.wiper.intermittent .rear.and.fluid.and.spray .rear.and.heat.waves .rear.and.spray .rear.and.wiper.and.drop .rear.and.wiper.and.spray .rear.and.wiper.exclamationmark .rear.and.wiper.intermittent
wineglass 2022 . .fill
wonsign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
wrench 2019 . .fill 2020 .and.screwdriver(.fill) 2022 .adjustable(.fill)
wrongwaysign 2022.1 . .fill
x 2019 .circle(.fill) .square(.fill) .squareroot
xbox.logo 2022 .
xmark 2019 . .circle(.fill) .icloud(.fill) .octagon(.fill) .rectangle(.fill) .seal(.fill) .shield(.fill) .square(.fill) 2020 .bin(.circle .circle.fill .fill) .diamond(.fill) .rectangle.portrait(.fill) 2021 .app(.fill) 2024 .triangle.circle.square(.fill) 2025 .circle.badge.airplane(.fill)
xserve 2020 . 2023 .raid
y 2019 .circle(.fill) .square(.fill)
yensign 2019 .circle(.fill) .square(.fill) 2022 . 2023 .arrow.circlepath 2024 .arrow.trianglehead.counterclockwise.rotate.90 .bank.building(.fill) .gauge.chart.lefthalf.righthalf .gauge.chart.leftthird.topthird.rightthird .ring(.dashed)
yieldsign 2023 . .fill
z 2019 .circle(.fill) .square(.fill)
zipper.page 2024 .
zl 2020 .rectangle.roundedtop(.fill) 2023 .button.roundedtop.horizontal(.fill)
zr 2020 .rectangle.roundedtop(.fill) 2023 .button.roundedtop.horizontal(.fill)
zzz 2019 .
"""
}
