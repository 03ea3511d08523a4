import type { Dictionary } from './dictionary.ts'

/** "7 seat", which is no car of the maker */
const seat = /(?<=(?:\d|two|four|five|six|seven|eight|nine))[ -]seat(?!\p{L})/giu
/** "2019 model" */
const yearOfModel = /(?<!\d)((?:19|20)\d\d) (?:model|car|plate|vehicle)s?(?! \d)(?!\p{L})/giu
/** "2019 up" and "2019 plus" are no models. */
const orNewer = /(?<!\d)((?:19|20)\d\d) (?:on|up|plus)(?!\p{L})(?! to| vat)/giu
/** "Elec. windows" */
const electric =
  /(?<!\p{L})elec(?:tr)?\.? (?=(?:window|seat|mirror|tailgate|boot|roof|hood|folding|handbrake)s?(?!\p{L}))/giu
/** "Small petrol car" */
const smallCar = /(?<!\p{L})small (\p{L}+) (?:car|hatchback)s?(?!\p{L})/giu

export const en: Dictionary = {
  ordinary: `
    lady state while january delivery natural electronic electronics material materials storage rent flat fort couple
    cold estimate estimates block blocks core variable modes versus automated automation loan standing charged
    highlights yards tourist austria berlin coat daughter wife student insurance runaround caravan spare barn leak pump country write writes sent
    sender storing monday audit jump allow allows word states hungary expect uploaded gets
  `,
  endings: 's es',
  shades: 'dark light',
  rewrite: (text) =>
    text
      .replaceAll(/(?<=\d )grand(?!\p{L})/giu, 'thousand')
      .replaceAll(seat, ' seats')
      .replaceAll(yearOfModel, '$1 reg')
      .replaceAll(orNewer, '$1 onwards')
      .replaceAll(electric, 'electric ')
      .replaceAll(smallCar, 'small car $1'),
  colours: 'before',
  classes: { letter: 'class', number: 'series' },
  entries: `
    kombi: estate, estate car~, wagon~, station wagon~, stationwagon~, touring, family estate~, tourer~, shooting brake
    tonnen anhangelast: tonne towing, tonnes towing, ton towing, tonne towing capacity
    kg anhangelast: kg towing, kg towing capacity
    black edition: black edition, black pack, black package, black line, black style
    limousine: saloon, saloon car~, sedan~, limousine~, limo
    vierturer limousine: four door saloon~, 4 door saloon~, four door sedan~, 4 door sedan~
    suv: SUV~, off roader~, off road, crossover~, jeep style, SUV's, four by four SUV, offroader~, off road vehicle~, sport utility vehicle~
    gunstig suv: compact SUV~, small SUV~, big SUV~, large SUV~
    cabrio: convertible, cabriolet~, soft top, drop top, soft top~, drop head, open top
    coupe: coupe~
    van: people carrier, minivan~, MPV~, people mover~, people carrier~, family van, MPV's, family car~, family mpv, family minivan
    bus: minibus, minibuses, minibus~, passenger van~, minivan bus
    lang hoch: long and high, long and high roof, long high roof, high and long, LWB high roof, long wheelbase high roof, high roof long, long high top, long wheelbase and high roof, high roof long wheelbase, high roof LWB
    kleinwagen: small car, small cars, city car~, supermini~, compact car~, subcompact~, small city car~, small hatchback~, small hatch, small runabout, runabout, little car~, tiny car~, town car~, small family car~
    nutzfahrzeug: van~, commercial vehicle~, light commercial vehicle~, LCV~, delivery van~, work van~, cargo van~, commercial~, commercial van~, goods vehicle~, transporter van~, light truck~
    kastenwagen: panel van~, box van~, panelvan~
    pickup: pickup, pickups, pick up~, pickup truck~, pick up truck~
    pritsche: flatbed~, dropside~
    kipper: tipper~
    doppelkabine: double cab~, crew cab~, doublecab~, dual cab~, crewcab~, crew van~, double cabin
    pkw: passenger car~
    benzin: petrol, gasoline, petrol engine~, gas engine, petrol car~, petrol powered, unleaded, petrols
    diesel: diesel, diesels, diesel engine~, diesel car~, diesel powered, turbo diesel
    elektro: electric, electric car~, electric vehicle~, EV, EVs, fully electric, BEV, electric powered, all electric, pure electric, battery electric, electrics, e car, 100% electric, long range
    hybrid: hybrid~, hybrid car~, mild hybrid~, full hybrid~, self charging hybrid~, MHEV, HEV
    plugin: plug in hybrid~, PHEV~, plugin hybrid~, plug in, plugin, plug ins
    autogas: LPG, autogas, LPG gas, LPG converted
    erdgas: CNG, natural gas
    wasserstoff: hydrogen, hydrogen car~, fuel cell~, hydrogen fuel cell
    automatik: automatic, auto, autos, automatic gearbox~, automatic transmission~, auto gearbox, automatics, auto box, auto transmission, automatic gear box, automatic car~, semi automatic, auto gear box, autobox, automatic box, dual clutch, twin clutch, dual clutch gearbox, automatic shift, auto shift, selfshifter
    schaltgetriebe: manual, manual gearbox~, manual transmission~, stick shift, manuals, manual gear box, manual box, manual shift, manual car~, stick, 6 speed manual, 5 speed manual, six speed manual, five speed manual, 6 speed, 5 speed, 6sp manual, clutch pedal
    weiss: white, pearl white, off white, snow white
    schwarz: black
    grau: grey, gray, anthracite, charcoal, graphite, gunmetal, slate, dark grey, silver grey
    silber: silver
    rot: red, burgundy, maroon, crimson, wine red, dark red, cherry red
    blau: blue, navy, navy blue, royal blue, sky blue, dark blue, light blue
    grun: green, racing green, dark green
    gelb: yellow
    braun: brown, chocolate, dark brown
    beige: cream, champagne, sand
    orange: orange
    gold: gold, golden
    violett: purple, violet, lilac
    bronze: bronze, copper
    anhangerkupplung: tow bar, electric tow bar, electric towbar~, electric tow hitch, tow bar electric, towbar electric, tow hitch electric, electric hitch, retractable tow bar, retractable towbar, swivel tow bar, swan neck, tow bar~, towbar~, tow hitch~, towing hitch, trailer hitch, towing hook, trailer coupling, hitch, tow hook~, tow ball, towball, trailer hook, detachable tow bar, removable tow bar, detachable towbar, removable towbar, towing bracket, tow pack, towing
    navigation: navigation, navigation system~, sat nav, satnav, nav, GPS, nav system, satellite navigation, sat navigation, built in nav, navi, GPS navigation, built in navigation
    leder: leather, leather seats, leather interior, leather upholstery, full leather, leather trim, part leather, half leather, leather seat
    sitzheizung leder: heated leather seats, heated leather, heated leather interior
    sitzheizung: heated seats, heated front seats, seat heating, heated seat, seat heater~, seat warmers, heated rear seats
    einparkhilfe: parking sensors, parking sensor~, park assist, parking aid, rear camera, reversing camera, rear view camera, backup camera, reverse camera, parking camera, reversing sensor~, camera, 360 camera, PDC, park distance control, parking assist~, parking assistance, rear parking sensor~, front parking sensor~, front and rear parking sensor~, rear sensors, park sensors, reverse sensor~, reverse cam, reversing cam, rear view cam, backup cam, rear cam, rearview camera, 360 degree camera, surround camera, parking cameras, rear parking camera
    tempomat: cruise control, cruise, adaptive cruise control, adaptive cruise, ACC
    alufelgen: alloy wheels, alloy~, alloy wheel~, alloy rim~, aluminium wheel~, alloy rims, alus, aluminium rim~, aluminum wheel~, aluminum rim~
    klima: air conditioning, air con, aircon, AC, air condition, a c, airco, air conditioned, air cond, aircondition
    klimaautomatik: climate control, climate, automatic air conditioning, automatic climate control, dual zone climate, dual zone climate control, dual climate, dual zone, dual zone air con, auto climate, auto AC, auto air con, automatic AC, automatic air con, 2 zone climate, two zone climate, 2 zone climate control, two zone climate control, three zone climate
    led: LED, LED headlight~, LED light~, LED lamp~, LEDs, full LED, full LED headlight~, matrix LED, matrix LED headlight~, LED matrix
    xenon: xenon, xenon light~, xenon headlight~, xenons, bi xenon, bixenon, HID, HID lights, xenon lamp~, xenon head light~
    schiebedach: sunroof, panoramic roof, panoramic sunroof, panorama roof, glass roof, moonroof, sun roof, pano roof, pan roof, panroof, panoramic glass roof, opening roof, panoramic, pano, electric sunroof, sunroofs, glass sunroof
    standheizung: parking heater, auxiliary heating, auxiliary heater, night heater, webasto, pre heater, preheater, aux heater, aux heating, independent heating
    isofix: isofix, child seat anchor~, iso fix
    freisprecheinrichtung: bluetooth, hands free, handsfree, hands free kit, bluetooth hands free, hands free phone, handsfree kit, bluetooth handsfree, phone kit, bluetooth phone
    scheckheftgepflegt: full service history, service history, FSH, service book, complete service history, full dealer service history, fully serviced, full history, dealer history, main dealer history, documented service history, documented history, full service record, service record~, service booklet, maintenance history, full maintenance history, stamped service book, dealer serviced, full dealer history, full service book
    huauneu: new MOT, fresh MOT, new inspection, new TUV, long MOT, 12 months MOT, full MOT, MOT new, fresh inspection, freshly inspected, freshly tested, freshly MOTed, new technical inspection, newly inspected, inspection new
    unfallfrei: accident free, no accident~, without accident~, never crashed, no crash~, non accident, no accident damage, without any accident~, no previous accident~, never had an accident, zero accidents, not crashed, no accident history, not accident damaged, no crash damage, crash free, accidentfree, never been in an accident, no prior accident~
    schadenfrei: without damage, no damage~, damage free, undamaged, without any damage, no previous damage, without previous damage, no prior damage, not damaged, without damages
    behindertengerecht: disabled access, wheelchair accessible, wheelchair access, disability adapted, WAV, wheelchair adapted, wheelchair car, wheelchair van, wheelchair friendly, wheelchair ramp, for disabled, disabled, wheelchair accessible vehicle
    allrad: four wheel drive, all wheel drive, 4 wheel drive, 4wd, awd, 4x4, four wheel, all wheel, 4 x 4, four by four, four wheel driven, all wheel driven
    partikelfilter: particle filter, particulate filter, diesel particulate filter, DPF, soot filter
    trennwand: bulkhead, partition, partition wall, steel bulkhead, cargo partition
    ladebordwand: tail lift, taillift, tailgate lift, tail gate lift, loading lift, lifting platform
    kran: crane, cranes, loading crane
    liegeplatz: sleeping berth, sleeping place~, sleeping compartment, berth~, bunk~, bed, sleeper berth, sleeper cab, bunk bed
    schiebetur: sliding door, sliding doors
    schiebetur beidseitig: sliding doors on both sides, sliding door~ both sides, sliding door~ each side, sliding door on both sides, two sliding doors, twin sliding doors, both sliding doors, dual sliding doors, double sliding doors, sliding doors left and right, sliding doors right and left, sliding door~ left and right, sliding door~ right and left, sliding doors both, sliding doors either side, twin side doors, sliding doors on each side, 2 sliding doors
    winterreifen: winter tyre~, winter tire~
    allwetterreifen: all season tyre~, all season tire~
    dachreling: roof rail~, roof rack~
    lenkradheizung: heated steering wheel
    frontscheibenheizung: heated windscreen, heated windshield
    nichtraucher: non smoker, non smoker car, non smoking
    garantie: warranty, guarantee
    elektrische heckklappe: electric tailgate, power tailgate, electric boot
    elektrische fensterheber: electric windows, power windows
    elektrisches verdeck: electric roof, electric hood, power roof, power top, electric soft top, power hood, electric folding roof
    elektrische sitze: electric seats, power seats
    ausweisbar: VAT reclaimable, VAT qualifying, reclaimable VAT, VAT deductible, deductible VAT, vatable, VAT shown, VAT, VAT included, incl VAT, including VAT, VAT invoice, VAT refundable, VAT recoverable, with VAT, VAT can be reclaimed, VAT reclaim, VAT deduction, reclaim VAT, VAT qualified, plus VAT invoice
    differenzbesteuert: margin scheme, margin, margin car~, VAT margin scheme, margin VAT, no VAT, without VAT, VAT margin, no VAT reclaim, VAT not reclaimable, VAT not deductible, not VAT qualifying, non VAT qualifying
    netto: net, net of VAT, plus VAT, ex VAT, excl VAT, excluding VAT, exclusive of VAT, before VAT
    brutto: gross
    euro: euro, euros
    franken: GBP, pounds, pound, sterling, USD, dollars, dollar
    tausend: thousand, thou, thousands, grand
    km: km, kms, kilometres, kilometers, kilometre, kilometer, klicks
    meilen: miles, mile, mi
    ps: hp, bhp, horsepower, horse power, horses, ponies, brake horsepower, metric horsepower
    kw: kw, kilowatts
    kg: kg, kilograms
    tonnen: tonnes, tonne, tons, ton
    sitzer: seater, seaters, seats, passengers, persons, people, passenger, str, pax, seated
    sitze: seats #
    turen: door, doors, dr, doored, drs
    jahre: years, yrs
    jahr: year, yr
    schlussel: keys, key, sets of keys, set of keys, key sets, key fobs, keyfobs, car keys
    vorbesitzer: previous owners, previous owner, owners, owner
    erste hand: first owner, first hand, 1st owner
    ein vorbesitzer: one owner, single owner
    preis: price, budget, priced, asking price, price of, budget of, price limit, price range, price cap, price tag, cost, costing, priced at, price point, price ceiling, purchase price
    laufleistung: mileage, odometer, kilometrage, odo, km reading, mileage of, kms reading
    gunstig laufleistung unter: low mileage under #, low mileage below #, low mileage up to #
    baujahr: model year, year of manufacture, built, built in, registered, first registered, first registration, registration, registered in, first reg, years #, year #, MY #, manufactured, manufactured in, production year, reg year, registration year, year of registration, registration date, date of first registration, year of build, year built, first reg date, first registered in, model years #, registered between #
    baujahr ab: registered from
    leistung: power, engine power, output
    gesamtgewicht: gross weight, gross vehicle weight, GVW
    reichweite: range of
    hubraum: displacement, engine size
    bis: up to, until, till, to #, upto, no later than, up to a maximum of, up to max, up to maximum, up to a max of, max of, maximum up to, as high as, until max
    unter: sub #, under, below, less than, cheaper than, lower than, beneath, fewer than, smaller than, within #, within a budget of, less then, cheaper then, lower then, fewer then
    vor: before, pre #, prior to, earlier than
    hochstens: at most, maximum of, no more than, not more than, not over, not above, not exceeding, a maximum of, not more expensive than, no dearer than, capped at, not exceeding a, not higher than, does not exceed, cannot exceed, no higher than, no greater than, no above, no over, no bigger than, no pricier than
    ab: not before #, no earlier than, not earlier than, from #, starting at, starting from, as of, since, from the year, beginning from, as from, not older than year
    mindestens: at least, minimum of, no less than, not less than, a minimum of, not under, not below, min of, a min of, at the least, no lower than, no smaller than, no fewer than, not lower than
    uber: over, above, more than, greater than, bigger than, in excess of, exceeding, north of, higher than, stronger than, upwards of, more then, greater then
    nach: after #, post #, later than, past #
    ez: plate, reg
    ca: around, about, approximately, approx, roughly, circa, ca, close to, in the region of, somewhere around, near #, give or take, approx.
    zwischen: between
    nicht alter als: not older than, no older than, not older then, no older then
    alter als: older than, older then
    neur als: newer than, younger than, newer then, younger then
    oder neur: or newer, or later, or younger, and newer, onwards, or above, or more, and up, and above, upwards, and later, and onwards, and younger, or after, or up, or higher, and more, and over, or over, or better, upward, and upwards, or greater
    oder weniger: or less, or below, or under, or lower, or fewer, and under, and below, and less, or cheaper, or smaller
    alt: old
    und: and
    oder: or, alternatively, otherwise
    aber: but, though, however
    mit: with, w, including, incl, featuring, w/
    fur: for #
    kein: no, not, not a, none, dont want, do not want, don't want, never, neither, nor, avoid, avoiding, not interested in, no more, absolutely no, definitely not, but not, definitely no, isnt, isn't, must not be, not in
    ohne: without, exclude, excludes, w/o, excluding, free of, w/out, minus
    ausser: except, apart from, other than, except for, anything but, all but, but not a, any colour but, any color but, any colour except, any color except, anything except, any except, everything except, everything but, besides, other than a, excl #
    zwei: two
    drei: three
    vier: four
    funf: five
    sechs: six
    sieben: seven
    acht: eight
    neun: nine
    10: ten
    12: twelve
    15: fifteen
    20: twenty
    25: twenty five, twenty-five
    30: thirty
    40: forty
    50: fifty
    60: sixty
    80: eighty
    100: hundred, one hundred, a hundred
    farbe: colour, colours, color, colors, paint, painted
    gunstig: cheap, cheaper, affordable, low mileage, low km, low, inexpensive, bargain, reliable, nice, good, clean, great, excellent, best, well kept, economical, high, large, big, small, short, fast, newest, latest, roomy, family, good condition, full, young, used once, non, smoker, truck, brand new, spacious, practical, tidy, immaculate, mint, pristine, sporty, powerful, well maintained, low miles, little, modern, comfy, comfortable, solid, older, newer, recent, decent, lovely, beautiful, cool, sensible, frugal, strong, first car, very, really, quite, top
    januar: january #
    februar: february #
    marz: march #
    april: april #
    mai: may #
    juni: june #
    juli: july #
    august: august #
    september: september #
    oktober: october #
    november: november #
    dezember: december #
    fortwo: for two
    forfour: for four
    lkw: lorry, lorries, HGV
    hochdach: high roof, hi roof, high top, highroof
    kastenwagen lang: panel van long, long panel van, long wheelbase panel van, LWB panel van, panel van LWB, LWB van, long wheelbase van
    kastenwagen hoch: panel van high, high panel van
    kastenwagen hochdach: high roof van, high roof panel van, panel van high roof, high top van
    kastenwagen hoch lang: panel van high long, panel van long and high, panel van long and high roof, panel van high and long roof, panel van long high roof, panel van long high, panel van high and long, long high panel van, long high van, LWB high roof van
    koffer: box body, luton van~, luton, box truck~
    kuhlfahrzeug: refrigerated van~, fridge van~, refrigerated vehicle~, reefer, reefer van, freezer van~, refrigerated, cooling van, chiller van
    kuhlkastenwagen: refrigerated panel van~
    kuhlkoffer: refrigerated box, refrigerated box body
    isolierkoffer: insulated box body, insulated box, insulated body
    abschleppwagen: recovery vehicle~, recovery truck~, tow truck~, breakdown truck~
    autotransporter: car transporter~, car carrier~
    dreiseitenkipper: three way tipper~, 3 way tipper~
    fahrgestell: chassis, chassis cab~, cab chassis
    feuerwehrfahrzeug: fire engine~, fire truck~
    glastransporter: glass transporter~, glass van~
    getrankeaufbau: drinks body, beverage body
    hochdachkombi: high roof estate~, high roof combi
    hubarbeitsbuhne: aerial work platform~, cherry picker~, access platform
    kehrmaschine: road sweeper~, street sweeper~
    krankenwagen: ambulance~
    mullwagen: refuse lorry, refuse truck~, garbage truck~, bin lorry
    pferdetransporter: horsebox, horseboxes, horse box, horse transporter~
    pritsche mit plane: dropside with cover, flatbed with cover, flatbed with tarpaulin, curtainsider~, curtain sider~, tarpaulin
    verkaufsfahrzeug: mobile shop~, food truck~, catering van~, sales vehicle~
    werkstattwagen: workshop van~, workshop vehicle~
    kommunalfahrzeug: municipal vehicle~, municipal, council vehicle~
    benzinhybrid: petrol hybrid~
    dieselhybrid: diesel hybrid~
    ethanol: bioethanol, flex fuel, flexfuel
    anhangelast: tows, can tow, able to tow, to tow, pulling, towing capacity of, tow rating, towing capacity, tow capacity, towing weight
    klimaanlage: manual air conditioning, manual air con, manual AC
    schiebetur rechts: right sliding door, sliding door right, sliding door on the right, right hand sliding door, right side door, sliding door on right
    schiebetur links: left sliding door, sliding door left, sliding door on the left, left hand sliding door, left side door, sliding door on left
    elektrische spiegel: electric mirrors, power mirrors, folding mirrors
    elektrische handbremse: electric handbrake, electric parking brake
    zoll: inch, inches
    2 schlussel: spare key, spare keys, second key, both keys
    spatestens: at the latest #, latest #, at latest
    fruhestens: at the earliest #, earliest #, at earliest
    fahrzeugalter: age, vehicle age, car age
    gelaufen: on the clock, on clock, driven, covered
    ab baujahr: from year #, from model year #, from reg #, year from, registered since, built from, built since, first registered from
    max: tops
    oder alter: or older, and older
    notig: needed, necessary
    nicht notig: not needed, not necessary, not required, not essential, no need, not important, not a must, no must, not a requirement, dont need, don't need, do not need, doesn't need to be, doesn't have to be, does not need to be, does not have to be
    egal: doesn't matter, does not matter, don't mind, no matter
    ausgeschlossen: forbidden, not wanted, no thanks, no thank you, excluded, ruled out
    70: seventy
    90: ninety
    11: eleven
    13: thirteen
    14: fourteen
    16: sixteen
    18: eighteen
    -: wanted, a, an, after, anything, the, of, in, on, at, by, is, are, be, it, its, from, for, to, some, any, all, i, i'm, im, i am, we, me, my, our, you, your, want, need, needs, would, like, looking, look, search, searching, show, find, buy, please, only, used, second hand, pre owned, preowned, car, cars, vehicle, vehicles, automobile, model, models, brand, make, gearbox, transmission, engine, engined, engines, must, have, has, should, having, preferably, ideally, that, which, this, equipped, fitted, dark, light, metallic, interior colour, drive, body, do, does, can, get, give, us, customer, client, just, also, something, interested, either, hi, hello, hey, thanks, thank you, there, could, will, let, seeking, seek, require, required, requires, requirement, wish, wishes, interested in, purchase, purchasing, buying, sale, for sale, stock, available, got, lhd, left hand drive, deep, bright, pale, pearl, matt, matte, metallic paint, finish, type, version, style, shape, spec, trim level, norm, standard, emission, emissions, emission class, compliant, rated, approved, exterior, bodywork, bodystyle, bodied, styled, running, powered, fuelled, driving, also with, must be, needs to be, has to be, should be, would be, can be, possibly, maybe, perhaps, about it, urgently, urgent, asap, currently, them, they, he, she, his, her, these, those, one, ones, another, both, good with, condition, my customer, dealer, dealers, trade, b2b, export, each, per, piece, im looking, i would like, in colour, in the colour, coloured, colored, or similar, as well, too, up for, am, been, was, then, so, how, when, where, who, what, which one, may, know, think, same, because, while, sure, anyone, anybody, somebody, someone, got any, did, see, help
  `,
}
