import type { Dictionary } from './dictionary.ts'

export const en: Dictionary = {
  endings: 's es',
  shades: 'dark light',
  rewrite: (text) => text.replaceAll(/(?<=\d )grand(?!\p{L})/giu, 'thousand'),
  classes: { letter: 'class', number: 'series' },
  entries: `
    kombi: estate, estate car~, wagon~, station wagon~, stationwagon~, touring
    limousine: saloon, saloon car~, sedan~, limousine~, limo
    suv: SUV~, off roader~, off road, crossover~, jeep style
    cabrio: convertible, cabriolet~, soft top, drop top
    coupe: coupe~
    van: people carrier, minivan~, MPV~, people mover~
    bus: minibus, minibuses
    lang hoch: long and high, long and high roof, long high roof, high and long, LWB high roof, long wheelbase high roof
    kleinwagen: small car, small cars, city car~, supermini~, compact car~, subcompact~
    nutzfahrzeug: van~, commercial vehicle~, light commercial vehicle~, LCV~, delivery van~
    kastenwagen: panel van~, box van~
    pickup: pickup, pickups, pick up~, pickup truck~, pick up truck~
    pritsche: flatbed~, dropside~
    kipper: tipper~
    kuhlwagen: refrigerated van~, fridge van~
    doppelkabine: double cab~, crew cab~, doublecab~
    pkw: passenger car~
    benzin: petrol, gasoline, petrol engine~, gas engine
    diesel: diesel, diesels, diesel engine~
    elektro: electric, electric car~, electric vehicle~, EV, EVs, fully electric, BEV
    hybrid: hybrid~, hybrid car~
    plugin: plug in hybrid~, PHEV~, plugin hybrid~
    autogas: LPG, autogas
    erdgas: CNG, natural gas
    wasserstoff: hydrogen, hydrogen car~, fuel cell~, hydrogen fuel cell
    automatik: automatic, auto, autos, automatic gearbox~, automatic transmission~, auto gearbox, automatics, auto box, auto transmission
    schaltgetriebe: manual, manual gearbox~, manual transmission~, stick shift, manuals
    weiss: white
    schwarz: black
    grau: grey, gray, anthracite
    silber: silver
    rot: red
    blau: blue, navy
    grun: green
    gelb: yellow
    braun: brown
    beige: cream
    orange: orange
    gold: gold, golden
    violett: purple, violet
    bronze: bronze, copper
    anhangerkupplung: tow bar, tow bar~, towbar~, tow hitch~, towing hitch, trailer hitch, towing hook, trailer coupling, hitch
    navigation: navigation, navigation system~, sat nav, satnav, nav, GPS, nav system
    leder: leather, leather seats, leather interior, leather upholstery
    sitzheizung leder: heated leather seats
    sitzheizung: heated seats, heated front seats, seat heating
    einparkhilfe: parking sensors, parking sensor~, park assist, parking aid, rear camera, reversing camera, rear view camera, backup camera, reverse camera, parking camera, reversing sensor~, camera, 360 camera
    tempomat: cruise control, cruise, adaptive cruise control, adaptive cruise
    alufelgen: alloy wheels, alloy~, alloy wheel~, alloy rim~, aluminium wheel~
    klima: air conditioning, air con, aircon, AC, air condition
    klimaautomatik: climate control, climate, automatic air conditioning, automatic climate control, dual zone climate, dual zone climate control
    led: LED, LED headlight~, LED light~, LED lamp~
    xenon: xenon, xenon light~, xenon headlight~, xenons
    schiebedach: sunroof, panoramic roof, panoramic sunroof, panorama roof, glass roof, moonroof, sun roof, pano roof
    standheizung: parking heater, auxiliary heating, auxiliary heater, night heater
    isofix: isofix, child seat anchor~
    freisprecheinrichtung: bluetooth, hands free, handsfree, hands free kit, bluetooth hands free
    scheckheftgepflegt: full service history, service history, FSH, service book, complete service history, full dealer service history
    huauneu: new MOT, fresh MOT, new inspection, new TUV
    unfallfrei: accident free, no accident~, without accident~, never crashed, no crash~, non accident, no accident damage, without any accident~
    schadenfrei: without damage, no damage~, damage free, undamaged, without any damage
    behindertengerecht: disabled access, wheelchair accessible, wheelchair access
    allrad: four wheel drive, all wheel drive, 4 wheel drive, 4wd, awd, 4x4
    partikelfilter: particle filter, particulate filter, diesel particulate filter, DPF
    trennwand: bulkhead, partition
    ladebordwand: tail lift, taillift
    kran: crane
    liegeplatz: sleeping berth
    schiebetur: sliding door, sliding doors
    schiebetur beidseitig: sliding doors on both sides, sliding door~ both sides, sliding door~ each side, sliding door on both sides, two sliding doors, twin sliding doors
    winterreifen: winter tyre~, winter tire~
    allwetterreifen: all season tyre~, all season tire~
    dachreling: roof rail~, roof rack~
    lenkradheizung: heated steering wheel
    frontscheibenheizung: heated windscreen, heated windshield
    nichtraucher: non smoker, non smoker car, non smoking
    garantie: warranty, guarantee
    elektrische heckklappe: electric tailgate, power tailgate, electric boot
    elektrische fensterheber: electric windows, power windows
    elektrische sitze: electric seats, power seats
    ausweisbar: VAT reclaimable, VAT qualifying, reclaimable VAT, VAT deductible, deductible VAT, vatable, VAT shown, VAT, VAT included, incl VAT, including VAT
    differenzbesteuert: margin scheme, margin, margin car~, VAT margin scheme, margin VAT, no VAT, without VAT
    netto: net, net of VAT, plus VAT, ex VAT, excl VAT, excluding VAT, exclusive of VAT, before VAT
    brutto: gross
    euro: euro, euros
    franken: GBP, pounds, pound, sterling, USD, dollars, dollar
    tausend: thousand
    km: km, kms, kilometres, kilometers, kilometre, kilometer
    meilen: miles, mile, mi
    ps: hp, bhp, horsepower, horse power, horses
    kw: kw, kilowatts
    kg: kilograms
    tonnen: tonnes, tonne, tons, ton
    sitzer: seater, seaters, seats, passengers, persons, people
    sitze: seats #
    turen: door, doors, dr
    jahre: years, yrs
    jahr: year, yr
    schlussel: keys, key
    vorbesitzer: previous owners, previous owner, owners, owner
    erste hand: first owner, first hand
    ein vorbesitzer: one owner, single owner
    preis: price, budget, priced, asking price
    laufleistung: mileage, odometer, kilometrage
    baujahr: model year, year of manufacture, built, built in, registered, first registered, first registration, registration, registered in, first reg
    baujahr ab: registered from
    leistung: power, engine power, output
    gesamtgewicht: gross weight, gross vehicle weight, GVW
    reichweite: range of
    hubraum: displacement, engine size
    bis: up to, until, till, to #, upto, no later than
    unter: sub #, under, below, less than, cheaper than, lower than, beneath
    vor: before
    hochstens: at most, maximum of, no more than, not more than, not over, not above, not exceeding, a maximum of, not more expensive than, no dearer than
    ab: not before #, no earlier than, not earlier than
    mindestens: at least, minimum of, no less than, not less than, a minimum of, not under, not below
    ab: from #, starting at, starting from, as of, since, from the year
    uber: over, above, more than, greater than, bigger than
    nach: after #
    ez: plate, reg
    ca: around, about, approximately, approx, roughly, circa
    zwischen: between
    nicht alter als: not older than, no older than
    alter als: older than
    neur als: newer than, younger than
    oder neur: or newer, or later, or younger, and newer, onwards, or above, or more, and up, and above
    oder weniger: or less, or below, or under
    alt: old
    und: and
    oder: or
    aber: but
    mit: with, w
    fur: for #
    kein: no, not, not a, none, dont want, do not want, don't want, never, neither, nor
    ohne: without, exclude, excludes, w/o, excluding, free of
    ausser: except, apart from, other than, except for, anything but, all but
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
    25: twenty five
    30: thirty
    40: forty
    50: fifty
    60: sixty
    80: eighty
    100: hundred, one hundred, a hundred
    farbe: colour, colours, color, colors, paint, painted
    gunstig: cheap, cheaper, affordable, low mileage, low km, low, inexpensive, bargain, reliable, nice, good, clean, great, excellent, best, well kept, economical, high, large, big, small, short, fast, newest, latest, roomy, family, good condition, keyless, full, young, used once, non, smoker, truck, brand new
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
    -: wanted, a, an, after, anything, the, of, in, on, at, by, is, are, be, it, its, from, for, to, some, any, all, i, i'm, im, i am, we, me, my, our, you, your, want, need, needs, would, like, looking, look, search, searching, show, find, buy, please, only, used, second hand, pre owned, preowned, car, cars, vehicle, vehicles, automobile, model, models, brand, make, gearbox, transmission, engine, engined, engines, must, have, has, should, having, preferably, ideally, that, which, this, equipped, fitted, dark, light, metallic, interior colour, drive, body, do, does, can, get, give, us, customer, client, just, also, something, interested, either
  `,
}
