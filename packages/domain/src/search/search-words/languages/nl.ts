import type { Dictionary } from './dictionary.ts'

export const nl: Dictionary = {
  endings: 'e en s n',
  shades: 'donker licht metallic mat',
  classes: { letter: 'klasse', number: 'serie' },
  entries: `
    kombi: stationwagen, station, stationwagon~, stationcar~, stations, stationwagens, combi~, break
    diesel kombi: dieselstation, dieselstationwagen
    limousine: sedan, sedans, limousine~, berline
    suv: SUV, SUV's, terreinwagen~, terreinauto, crossover~
    cabrio: cabrio, cabriolet~, cabrio's
    coupe: coupé, coupé's
    van: ruimtewagen, ruimtewagens, MPV, MPV's, gezinsauto~, minivan~, gezinswagen~
    bus: busje, busjes, minibus, minibusje, personenbus~, personenbusje
    kastenwagen lang hoch: bestelbus lang en hoog, bestelwagen lang en hoog, lange hoge bestelbus
    lang hoch: lang en hoog, hoog en lang
    kleinwagen: stadsauto, stadsauto's, kleine auto, kleine auto's, kleine wagen~, compacte auto
    nutzfahrzeug: bestelwagen, bestelbus, bestelauto, bestelwagens, bestelbussen, bestelauto's, bedrijfswagen~, bedrijfsauto, bedrijfsauto's, bedrijfsbus, bestelbusje, bestelbusjes, lichte vrachtwagen
    kastenwagen: gesloten bestelwagen~, gesloten bestelbus, gesloten bus
    pickup: pick up, pickup, pickups, pick ups, pick up truck
    pritsche: open laadbak, laadbak
    kipper: kipper~, kiepwagen
    kuhlwagen: koelwagen~, koelauto
    doppelkabine: dubbele cabine, dubbel cabine, dubbelcabine
    pkw: personenauto, personenauto's, personenwagen~
    benzin: benzine, benzinemotor, benzines
    diesel: diesel, diesels, dieselmotor
    elektro: elektrisch, elektrische, elektrische auto, elektrische auto's, volledig elektrisch, EV, stekkerauto, e auto
    hybrid: hybride, hybrides, hybrid
    plugin: plug in hybride, plugin hybride, plug in
    autogas: LPG, autogas
    erdgas: aardgas, CNG
    wasserstoff: waterstof, waterstofauto
    automatik: automaat, automatische versnellingsbak, automatische transmissie, automaten, automatisch~, automaatbak
    schaltgetriebe: handgeschakeld, handgeschakelde, handbak, schakelbak, handgeschakelde versnellingsbak, handmatige versnellingsbak, manueel, handmatig, handschakeling, schakel, manuele versnellingsbak, manuele
    weiss: wit, witte
    schwarz: zwart, zwart~
    grau: grijs, grijze, antraciet
    silber: zilver, zilver~, zilvergrijs
    rot: rood, rode
    blau: blauw, blauw~
    grun: groen, groen~
    gelb: geel, gele
    braun: bruin, bruin~
    beige: beige, crème
    orange: oranje
    gold: goud, gouden
    violett: paars, paarse
    bronze: brons, koper
    anhangerkupplung: trekhaak, trekhaken, afneembare trekhaak
    navigation: navigatie, navigatiesysteem, navi, GPS
    leder: leer, leder, lederen bekleding, lederen stoelen, leren bekleding, leren stoelen, lederen interieur, leren interieur, lederen, leren
    sitzheizung: stoelverwarming, verwarmde stoelen, verwarmbare stoelen
    einparkhilfe: parkeersensoren, parkeersensor, achteruitrijcamera, camera, parkeerhulp, parkeercamera, achteruitrij camera, parkeerassistent
    tempomat: cruise control, cruisecontrol, cruise, adaptieve cruise control, adaptive cruise control
    alufelgen: lichtmetalen velgen, lichtmetaal, alu velgen, aluvelgen, velgen, lm velgen, aluminium velgen
    klima: airco, airconditioning
    klimaautomatik: climate control, automatische airco, klimaatregeling, automatische airconditioning, clima, klimaatcontrole, climate
    led: LED, LED koplampen, LED verlichting, ledverlichting, ledkoplampen, LED lampen
    xenon: xenon, xenon koplampen, xenonverlichting, xenon verlichting, xenonkoplampen
    schiebedach: schuifdak, panoramadak, panoramisch dak, glazen dak, open dak, panorama dak, schuif kanteldak
    standheizung: standkachel, standverwarming, parkeerverwarming
    isofix: isofix
    freisprecheinrichtung: bluetooth, handsfree, handsfree set, carkit, handsfree bellen, bluetooth carkit
    scheckheftgepflegt: onderhoudsboekje, onderhoudsboekjes, dealer onderhouden, dealeronderhouden, onderhoudshistorie, onderhoudsboek, volledige onderhoudshistorie, volledig onderhouden, boekjes aanwezig
    huauneu: nieuwe APK, verse APK, nieuwe keuring, APK nieuw
    unfallfrei: ongevalvrij, ongevallenvrij, geen ongeval~, zonder ongeval~, geen ongelukken, zonder ongelukken, ongevalsvrij, geen aanrijding~, niet aangereden
    schadenfrei: schadevrij, zonder schade, geen schade, geen schades, onbeschadigd
    behindertengerecht: rolstoelvriendelijk, rolstoeltoegankelijk, invalidenauto, rolstoelbus, rolstoelauto, rolstoelauto's
    allrad: vierwielaandrijving, vierwielaangedreven, 4x4, vier wiel aandrijving, 4 wielaandrijving, 4wd, awd
    partikelfilter: roetfilter, partikelfilter, deeltjesfilter
    trennwand: tussenschot, scheidingswand, tussenwand
    ladebordwand: laadklep
    kran: kraan, laadkraan
    liegeplatz: slaapplaats
    schiebetur: schuifdeur, schuifdeuren, zijschuifdeur
    schiebetur beidseitig: schuifdeuren aan beide kanten, schuifdeuren aan beide zijden, schuifdeur aan beide kanten, twee schuifdeuren, dubbele schuifdeur, 2 schuifdeuren, schuifdeuren beide kanten
    winterreifen: winterbanden
    allwetterreifen: vierseizoenenbanden, all season banden
    dachreling: dakrails, dakreling, dakdragers
    lenkradheizung: stuurverwarming, verwarmd stuur
    frontscheibenheizung: voorruitverwarming, verwarmde voorruit
    nichtraucher: niet roker, niet rokers
    garantie: garantie
    elektrische heckklappe: elektrische achterklep, elektrische kofferklep
    elektrische fensterheber: elektrische ramen
    elektrische sitze: elektrische stoelen
    ausweisbar: btw verrekenbaar, btw auto, btw aftrekbaar, btw, inclusief btw, incl btw, btw voertuig, verrekenbare btw, aftrekbare btw, btw verrekenbare
    differenzbesteuert: margeauto, marge, margeauto's, marge auto, margeregeling, marge regeling, geen btw, zonder btw
    netto: netto, excl btw, exclusief btw, ex btw, plus btw
    brutto: bruto
    euro: euro, euro's
    franken: GBP, USD, pond, ponden, dollar, dollars
    tausend: duizend, mille
    km: km, kilometer, kilometers, kms
    ps: pk, paardenkracht, paarden
    kw: kw, kilowatt
    tonnen: ton, tonnen, ton's
    sitzer: zitter, zits, zitplaatsen, zitplaats, plaatsen, personen, persoons, stoelen, zitplaats~
    turen: deurs, deuren, deur, drs
    jahre: jaren
    jahr: jaar, jr
    schlussel: sleutels, sleutel
    erste hand: eerste eigenaar, 1e eigenaar, eerste hand
    hand: eigenaren, eigenaar, eigenaars
    funfturer: vijfdeurs
    vierturer: vierdeurs
    dreiturer: driedeurs
    zweiturer: tweedeurs
    preis: prijs, budget, vraagprijs
    laufleistung: kilometerstand, tellerstand, km stand, kilometrage
    baujahr: bouwjaar, eerste toelating, jaartal, eerste registratie, toegelaten, geregistreerd, van bouwjaar, datum eerste toelating, modeljaar, bj
    leistung: vermogen
    gesamtgewicht: totaalgewicht, GVW
    reichweite: actieradius, rijbereik
    hubraum: cilinderinhoud
    bis: tot, t/m, tot en met, tot aan
    unter: onder, minder dan, beneden, lager dan, goedkoper dan
    vor: voor #
    hochstens: niet duurder dan, maximaal, hoogstens, hooguit, niet meer dan, ten hoogste, niet boven
    mindestens: minimaal, minstens, ten minste, tenminste, niet minder dan
    ab: vanaf, niet voor #, sinds, van af
    aus: van #, uit #
    uber: boven, meer dan, hoger dan, groter dan
    nach: na
    ca: ongeveer, circa, rond, rond de, zo'n, omstreeks
    zwischen: tussen
    nicht alter als: niet ouder dan
    alter als: ouder dan
    neur als: nieuwer dan, jonger dan
    oder neur: of nieuwer, of jonger, of later, of meer, en nieuwer, of recenter
    oder weniger: of minder
    alt: oud
    und: en
    oder: of
    aber: maar
    mit: met
    kein: geen, niet, nooit, nee
    ohne: zonder
    ausser: behalve, uitgezonderd, buiten, alles behalve
    zwei: twee
    drei: drie
    vier: vier
    funf: vijf
    sechs: zes
    sieben: zeven
    acht: acht
    neun: negen
    10: tien
    12: twaalf
    15: vijftien
    20: twintig
    25: vijfentwintig
    30: dertig
    40: veertig
    50: vijftig
    60: zestig
    80: tachtig
    100: honderd
    50 tausend: vijftigduizend
    60 tausend: zestigduizend
    80 tausend: tachtigduizend
    100 tausend: honderdduizend
    150 tausend: honderdvijftigduizend
    farbe: kleur, kleuren
    gunstig: goedkoop, goedkope, goedkoper, mooi~, nette, net, zuinig~, betrouwbare, goede staat, goed, goede, lage kilometerstand, lage km stand, weinig kilometers, weinig, lange, hoge, laag, lage, groot, grote, ruim~, schoon, snel~, nieuw, nieuwe, jong, jonge, kort, korte, klein, kleine, wielbasis
    januar: januari #
    februar: februari #
    marz: maart #
    april: april #
    mai: mei #
    juni: juni #
    juli: juli #
    august: augustus #
    september: september #
    oktober: oktober #
    november: november #
    dezember: december #
    -: ben, op zoek naar, naar, een, de, het, 'n, in, op, aan, bij, van, uit, voor, te, om, is, zijn, ik, wij, we, mij, ons, zoek, zoeken, gezocht, zoekt, wil, willen, graag, koop, kopen, nodig, heb, hebben, alleen, enkel, alstublieft, aub, auto, auto's, wagen, wagens, voertuig~, tweedehands, occasion, occasions, gebruikt, gebruikte, model, modellen, merk, versnellingsbak, motor, carrosserie, alle, elke, ieder~, moet, liefst, bij voorkeur, die, dat, dit, uitgerust, voorzien, klant, iets, interieur, met spoed
  `,
}
