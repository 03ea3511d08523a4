import type { Dictionary } from './dictionary.ts'

/** "2017 t/m 2020" */
const until = /(?<!\p{L})t\/?m(?!\p{L})/giu
/** "Een ton op de teller" is 100,000 km. */
const tonsDriven = /(?<![\p{L}\d.,])(een|1|2|twee) ton(?= (?:op|km|gereden|gelopen)(?!\p{L}))/giu
/** "Elektr. ramen" */
const electric = /(?<!\p{L})(?:elektr|elek|el)\.? (?=\p{L}{3})/giu
/** "Kleine benzine auto" */
const smallCar = /(?<!\p{L})kleine (\p{L}+) (?:auto|wagen)(?!\p{L})/giu

export const nl: Dictionary = {
  ordinary: `
    leven beetje beste volgende kamer kantoor stil stille hond honden punt juiste betalen volledig volledige
    materiaal staten rent rivier bergen laden leveren starten campagne bestellen verse sparen januari borg business
    loon duitsers berlijn dochter zoon vrouw roker caravan
    stationair vliegwiel storing portier paard paarden bent openbaar volgen volgens akkoord opgave veld velden beide
    lezen laad versie mediane geschatte elektronisch transport
  `,
  endings: 'e en s n',
  shades: 'donker licht metallic mat parel nacht',
  colours: 'before',
  classes: { letter: 'klasse', number: 'serie' },
  rewrite: (text) =>
    text
      .replaceAll(until, 'tot')
      .replaceAll(tonsDriven, (_, count: string) => (/een|1/i.test(count) ? '100.000' : '200.000'))
      .replaceAll(electric, 'elektrische ')
      .replaceAll(smallCar, '$1 kleine auto'),
  entries: `
    kombi: stationwagen, station, stationwagon~, stationcar~, wagon, stations, stationwagens, combi~, break, break~, estate, familiebreak, gezinsbreak, stationswagen
    diesel kombi: dieselstation, dieselstationwagen
    limousine: sedan, sedans, limousine~, berline
    vierturer limousine: vierdeurs sedan, 4 deurs sedan
    suv: SUV, SUV's, terreinwagen~, terreinauto, crossover~, suvs, suv's, jeepachtige, terreinwagens, SUV'tje, terreinauto's
    gunstig suv: compacte SUV, kleine SUV, grote SUV
    cabrio: cabrio, cabriolet~, cabrio's, cabrio~, open auto, roadster
    coupe: coupé, coupé's
    van: ruimtewagen, ruimtewagens, MPV, MPV's, gezinsauto~, minivan~, gezinswagen~, ruimtewagen~, gezinsauto, monovolume~, gezinsbus, familieauto, familiewagen
    bus: busje, busjes, minibus, minibusje, personenbus~, personenbusje, personenbusjes, minibussen, 9 persoons bus, taxibus~
    kastenwagen lang hoch: bestelbus lang en hoog, bestelwagen lang en hoog, lange hoge bestelbus
    lang hoch: lang en hoog, hoog en lang, lang hoog, hoog lang, lange hoge, hoge lange
    kleinwagen: stadsauto, stadsauto's, kleine auto, kleine auto's, kleine wagen~, compacte auto, kleine stadsauto, klein autootje, autootje, boodschappenauto, compacte auto's, compactwagen, kleine stadswagen, stadswagen, stadsautootje, klein stadsautootje, kleine compacte auto, klein autotje
    nutzfahrzeug: bestelwagen, bestelbus, bestelauto, grijs kenteken, bestelwagens, bestelbussen, bestelauto's, bedrijfswagen~, bedrijfsauto, bedrijfsauto's, bedrijfsbus, bestelbusje, bestelbusjes, lichte vrachtwagen, bedrijfsbusje, werkbus~, klusbus, bedrijfsvoertuig~, bestelvoertuig, bestel, bedrijfsbussen, lichte bestelwagen~
    kastenwagen: gesloten bestelwagen~, gesloten bestelbus, gesloten bus, gesloten bestelauto, dichte bestelwagen, gesloten bestelbusje, dichte bestelbus, bestelwagen gesloten
    pickup: pick up, pickup, pickups, pick ups, pick up truck, pick up trucks
    pritsche: open laadbak, laadbak, open bak, platte bak, pick up met laadbak
    kipper: kipper~, kiepwagen, kiepbak, kiepauto
    doppelkabine: dubbele cabine, dubbel cabine, dubbelcabine, dubbele kabine, doka, crew cab, crewcab, double cab, dubbelcab, dubbele cabines
    pkw: personenauto, geel kenteken, personenauto's, personenwagen~
    benzin: benzine, benzinemotor, benzines, benzineauto, benzineauto's, op benzine, benzinewagen, euro 95
    diesel: diesel, diesels, dieselmotor, dieselauto, dieselauto's, dieselwagen, turbodiesel, dieseltje
    elektro: elektrisch, elektrische, elektrische auto, elektrische auto's, volledig elektrisch, EV, stekkerauto, e auto, elektro, 100% elektrisch~, 100 elektrisch~, EV's, elektrisch voertuig, elektrische wagen~, volledig elektrische, elektrische aandrijving
    hybrid: hybride, hybrides, hybrid, milde hybride, mild hybrid, hybride auto, mhev, hybridewagen
    plugin: plug in hybride, plugin hybride, plug in, phev, plug in hybrid~, stekkerhybride, plug in hybrides
    autogas: LPG, autogas, LPG G3, lpg installatie
    erdgas: aardgas, CNG
    wasserstoff: waterstof, waterstofauto
    automatik: automaat, automatische versnellingsbak, automatische transmissie, automaten, automatisch~, automaatbak, automatische bak, automatische versnelling, semi automaat, dubbele koppeling, schakelautomaat, automaatversnelling, automatisch geschakeld, automaatje, automatiek, vol automaat, automatic
    schaltgetriebe: handgeschakeld, handgeschakelde, handbak, schakelbak, handgeschakelde versnellingsbak, handmatige versnellingsbak, manueel, handmatig, handschakeling, schakel, manuele versnellingsbak, manuele, hand geschakeld, geschakeld, schakelauto, handversnelling, 6 versnellingen, 5 versnellingen, zesbak, vijfbak, zes versnellingen, handgeschakelde bak, manuele bak, handmatige bak, manuele transmissie, 6 bak, handmatige, handmatige versnelling, schakelversnelling, manuele versnelling
    weiss: wit, witte, parelwit, parelwitte, gebroken wit
    schwarz: zwart, zwart~
    grau: grijs, grijze, antraciet, grafiet, antracietgrijs, antracietgrijze, muisgrijs
    silber: zilver, zilver~, zilvergrijs, zilverkleurig~, zilvergrijze
    rot: rood, rode, bordeaux, wijnrood, wijnrode, bordeauxrood, bordeauxrode
    blau: blauw, blauw~, marineblauw~, navy, hemelsblauw~
    grun: groen, groen~, legergroen~
    gelb: geel, gele
    braun: bruin, bruin~
    beige: beige, crème, zand, champagne, zandkleur
    orange: oranje
    gold: goud, gouden, goudkleurig~
    violett: paars, paarse, lila
    bronze: brons, koperkleurig~
    anhangerkupplung: trekhaak, trekhaken, afneembare trekhaak, haak, wegklapbare trekhaak, vaste trekhaak, elektrische trekhaak, afneembare haak, trekhaak~
    navigation: navigatie, navigatiesysteem, navi, GPS, ingebouwde navigatie, navigatie systeem, nav, navigator, tomtom, sat nav
    leder: leer, leder, lederen bekleding, lederen stoelen, leren bekleding, leren stoelen, lederen interieur, leren interieur, lederen, leren, half leder, half leer, vol leder, lederbekleding, leerbekleding, leder interieur, volleder, leer interieur, leder bekleding, lederinterieur, half lederen bekleding, leren zetels, lederen zetels
    sitzheizung leder: verwarmd leer, verwarmde leren stoelen, verwarmde lederen stoelen
    sitzheizung: stoelverwarming, verwarmde stoelen, verwarmbare stoelen, verwarmde voorstoelen, zetelverwarming, verwarmde zetels, stoel verwarming, zitverwarming, verwarmde stoel, voorstoelen verwarmd, stoelen verwarmd
    einparkhilfe: parkeersensoren, parkeersensor, achteruitrijcamera, camera, parkeerhulp, parkeercamera, achteruitrij camera, parkeerassistent, parkeer sensoren, PDC, park assist, achteruitrijsensoren, camera achter, 360 camera, 360 graden camera, achteruitkijkcamera, parkeersensoren voor en achter, sensoren, achteruitrijcam, parkeersensors, parkeer hulp, achteruit camera, parkeerassistentie, parkeersensoren achter, parkeersensoren voor, achteruitrijcamera's
    tempomat: cruise control, cruisecontrol, cruise, adaptieve cruise control, adaptive cruise control, ACC, snelheidsregelaar, adaptive cruise, adaptieve cruise, cruisecontroll
    alufelgen: lichtmetalen velgen, lichtmetaal, alu velgen, aluvelgen, velgen, lm velgen, aluminium velgen, lmv, sportvelgen, alufelgen, lichtmetalen wielen, lichtmetaal velgen, lm, aluminium wielen, lichtmetalen
    klima: airco, airconditioning, air conditioning, airconditioner, aircondition, ac, air co, airco's
    klimaautomatik: climate control, automatische airco, klimaatregeling, automatische airconditioning, clima, klimaatcontrole, climate, ecc, dual zone, 2 zone climate control, climatronic, elektronische airco, automatische klimaatregeling, automatische climate control, dual zone climate control, gescheiden climate control, climat control, climatecontrol, klimaat controle, 2 zone airco
    led: LED, LED koplampen, LED verlichting, ledverlichting, ledkoplampen, LED lampen, full LED, matrix LED, ledlampen, led lichten, leds, ledlicht, LED-koplampen, full led koplampen, led licht
    xenon: xenon, xenon koplampen, xenonverlichting, xenon verlichting, xenonkoplampen, bi xenon, bixenon, xenonlampen, xenon lampen, xenonlicht
    schiebedach: schuifdak, panoramadak, panoramisch dak, glazen dak, open dak, panorama dak, schuif kanteldak, zonnedak, elektrisch schuifdak, glazen schuifdak, schuifkanteldak, pano, panorama, panoramaschuifdak, panoramisch schuifdak, panodak, glazen panoramadak, schuif kantel dak
    standheizung: standkachel, standverwarming, parkeerverwarming, webasto, voorverwarming, interieurvoorverwarming, stand kachel
    isofix: isofix, isofix bevestiging, iso fix
    freisprecheinrichtung: bluetooth, handsfree, handsfree set, carkit, handsfree bellen, bluetooth carkit, hands free, bluetooth telefoon, handsfree systeem, telefoonvoorbereiding
    scheckheftgepflegt: onderhoudsboekje, onderhoudsboekjes, dealer onderhouden, dealeronderhouden, onderhoudshistorie, onderhoudsboek, volledige onderhoudshistorie, volledig onderhouden, boekjes aanwezig, met boekjes, boekjes, volledig onderhoudsboekje, compleet onderhoudsboekje, volledige historie, volledige onderhoudshistoriek, onderhoudshistoriek, historiek, onderhoudsboekje aanwezig, dealeronderhoud, onderhoud bij dealer, compleet onderhouden, complete onderhoudshistorie, sluitende onderhoudshistorie, onderhouden bij dealer, volledig dealer onderhouden, volledig dealeronderhouden, historie, onderhoudsboekje volledig, compleet boekje, onderhoudsboekjes aanwezig, volledig dealeronderhoud
    huauneu: nieuwe APK, verse APK, nieuwe keuring, APK nieuw, lange apk, nieuwe keuring hu au, nieuwe technische keuring, vers gekeurd, apk vers, 1 jaar apk, jaar apk, gekeurd voor verkoop, nieuw gekeurd, nieuwe apk keuring, apk gekeurd
    unfallfrei: ongevalvrij, ongevallenvrij, geen ongeval~, zonder ongeval~, geen ongelukken, zonder ongelukken, ongevalsvrij, geen aanrijding~, niet aangereden, ongevalvrije, ongevallenvrije, geen ongeluk, zonder ongeluk, zonder aanrijding~, nooit ongeval, geen ongevallen, vrij van ongevallen, ongevallen vrij, ongeval vrij, geen schadeauto, nooit aangereden
    schadenfrei: schadevrij, zonder schade, geen schade, geen schades, onbeschadigd, zonder eerdere schade, geen eerdere schade, onbeschadigde, zonder schades, schadevrije, schade vrij, nooit schade gehad, geen schadeverleden, zonder schadeverleden, niet beschadigd
    behindertengerecht: rolstoelvriendelijk, rolstoelhelling, rolstoeloprijplaat, rolstoellift, rolstoelplaats, rolstoeltoegankelijk, invalidenauto, rolstoelbus, rolstoelauto, rolstoelauto's, aangepast bij handicap, rolstoel, rolstoelgebruiker, invalide, mindervaliden, aangepast voor rolstoel, voor gehandicapten, gehandicapten, rolstoelvervoer, rolstoeltoegankelijke, rolstoelvriendelijke, voor rolstoel, invalidenwagen
    allrad: vierwielaandrijving, vierwielaangedreven, 4x4, vier wiel aandrijving, 4 wielaandrijving, 4wd, awd, allrad, 4 wiel aandrijving, aandrijving op vier wielen, vierwiel aandrijving, integrale aandrijving, 4wielaandrijving, vier wielaandrijving, 4 x 4, vierwiel, vierwielaandrijvin, permanente vierwielaandrijving, vierwielige aandrijving
    partikelfilter: roetfilter, partikelfilter, deeltjesfilter, dpf, fap
    trennwand: tussenschot, scheidingswand, tussenwand, tussen schot, dichte tussenwand, laadruimte schot
    ladebordwand: laadklep, laadlift, laadkleppen, hydraulische laadklep
    kran: kraan, laadkraan, autolaadkraan
    liegeplatz: slaapplaats, slaapcabine, bed, slaapplek
    schiebetur: schuifdeur, schuifdeuren, zijschuifdeur, zijschuifdeuren, zijdeur, schuif deur
    schiebetur beidseitig: schuifdeuren aan beide kanten, schuifdeuren aan beide zijden, schuifdeur aan beide kanten, twee schuifdeuren, dubbele schuifdeur, 2 schuifdeuren, schuifdeuren beide kanten, schuifdeuren links en rechts, schuifdeur links en rechts, schuifdeur rechts en links, schuifdeuren rechts en links, schuifdeuren links rechts, beide schuifdeuren, dubbele schuifdeuren, 2 zijdeuren, twee zijdeuren, schuifdeuren twee kanten, schuifdeuren aan 2 kanten, schuifdeuren aan twee kanten, dubbele zijschuifdeur, dubbele zijschuifdeuren, twee zijschuifdeuren, 2 zijschuifdeuren, schuifdeur beide kanten, schuifdeur beide zijden, schuifdeuren beide zijden, schuifdeuren beide, 2x schuifdeur, dubbele zijdeur
    winterreifen: winterbanden
    allwetterreifen: vierseizoenenbanden, all season banden
    dachreling: dakrails, dakreling, dakdragers
    lenkradheizung: stuurverwarming, verwarmd stuur
    frontscheibenheizung: voorruitverwarming, verwarmde voorruit
    nichtraucher: niet roker, niet rokers
    garantie: garantie
    elektrische heckklappe: elektrische achterklep, elektrische kofferklep
    elektrische fensterheber: elektrische ramen, elektrische ruiten, elektrische raambediening
    elektrisches verdeck: elektrische kap, elektrisch dak, elektrische softtop, elektrisch verdeck, elektrische vouwkap, elektrisch vouwdak
    elektrische sitze: elektrische stoelen
    ausweisbar: btw verrekenbaar, btw auto, btw aftrekbaar, btw, inclusief btw, incl btw, btw voertuig, verrekenbare btw, aftrekbare btw, btw verrekenbare, btw wagen, btw aftrekbare, met btw, btw factuur, verrekenbaar, aftrekbaar, btw terugvorderbaar, btw terug te vorderen, btw-auto's, btw verrekenen, btw recupereerbaar, recupereerbare btw, met btw factuur
    differenzbesteuert: margeauto, marge, margeauto's, marge auto, margeregeling, marge regeling, geen btw, zonder btw, margewagen~, margevoertuig~, marge wagen, niet btw verrekenbaar, btw niet verrekenbaar, btw niet aftrekbaar, niet verrekenbaar, niet verrekenbare btw
    netto: netto, excl btw, exclusief btw, ex btw, plus btw, excl, exclusief, zonder btw erop, ex
    brutto: bruto
    euro: euro, euro's
    franken: GBP, USD, pond, ponden, dollar, dollars
    tausend: duizend, mille, dzd, duizenden, mile, mill
    km: km, kilometer, kilometers, kms, km's, kilometertjes
    ps: pk, paardenkracht, paarden, pk's, pks, paardekracht, pkn, pkjes
    kw: kw, kilowatt
    tonnen: ton, tonnen, ton's
    sitzer: zitter, p, zits, zitplaatsen, zitplaats, plaatsen, personen, persoons, stoelen, zitplaats~, pers, prs, zitsplaatsen, zetels, zit, plaats, persoon, zitplaatse, zitplek, zitplekken
    turen: deurs, deuren, deur, drs, deurtjes
    jahre: jaren
    jahr: jaar, jr
    schlussel: sleutels, sleutel, set sleutels, sets sleutels, autosleutels
    erste hand: eerste eigenaar, 1e eigenaar, eerste hand
    hand: eigenaren, eigenaar, eigenaars
    funfturer: vijfdeurs
    vierturer: vierdeurs
    dreiturer: driedeurs
    zweiturer: tweedeurs
    preis: prijs, budget, vraagprijs, budget van, prijs van, prijsklasse, prijsrange, koopprijs, aanschafprijs, richtprijs, kosten, prijzen, prijs rond
    laufleistung: kilometerstand, tellerstand, km stand, kilometrage, kmstand, km teller, kilometers #, teller, kilometerteller, tellerstand van
    gunstig laufleistung bis: lage kilometerstand tot #, lage km stand tot #, weinig kilometers tot #
    baujahr: bouwjaar, eerste toelating, jaartal, eerste registratie, toegelaten, geregistreerd, van bouwjaar, datum eerste toelating, modeljaar, bj, bouwjaren, bwjr, bwj, jaar #, jaren #, kentekenjaar, productiejaar, van bj, uit bj, 1e toelating, eerste inschrijving, inschrijving, jaargang, van het jaar, uit het jaar, datum eerste inschrijving, model jaar, eerste toelatingsdatum, bouwj
    leistung: vermogen
    gesamtgewicht: totaalgewicht, GVW
    reichweite: actieradius, rijbereik
    hubraum: cilinderinhoud
    bis: tot, t/m, tot en met, tot aan, tot max, tot maximaal, max tot, maximaal tot, tot ongeveer, tot hooguit, t m, tot een bedrag van, tot de
    unter: onder, minder dan, beneden, lager dan, goedkoper dan, onder de, beneden de, minder als, kleiner dan, lager als, minder #
    vor: voor #, eerder dan, van voor #, van voor
    hochstens: niet duurder dan, maximaal, hoogstens, hooguit, niet meer dan, ten hoogste, niet boven, niet boven de, niet hoger dan, niet over de, maximum, niet meer als, max van, maximum van, op zijn hoogst
    mindestens: minimaal, minstens, ten minste, tenminste, niet minder dan, minimum, op zijn minst, niet onder de, minimum van, min van
    ab: vanaf, niet voor #, sinds, van af, va, vanaf de, niet eerder dan, te beginnen bij, vanaf ongeveer
    aus: van #, uit #
    uber: boven, meer dan, hoger dan, groter dan, boven de, over de, sterker dan, meer als, boven #
    nach: na
    ca: ongeveer, circa, rond, rond de, zo'n, omstreeks, plusminus, om en nabij, rondom, in de buurt van, tegen de, plus minus, zo rond, ong, ca, rondom de, omstreeks de
    zwischen: tussen
    nicht alter als: niet ouder dan
    alter als: ouder dan
    neur als: nieuwer dan, jonger dan, recenter dan, later dan
    oder neur: of nieuwer, of jonger, of later, of meer, en nieuwer, of recenter, en later, en jonger, en hoger, of hoger, en meer, en recenter, of nieuw, of recent, of sterker, of beter, en op
    oder weniger: of minder, en minder, of lager, of goedkoper, of onder
    alt: oud
    und: en, alsook, plus #
    oder: of, ofwel, dan wel, danwel, hetzij
    aber: maar, echter, doch
    mit: met, inclusief, incl, inc, mét, voorzien van, uitgerust met
    kein: geen, niet, nooit, nee, liever geen, zeker geen, absoluut geen, niet een, mag geen, niet in, maar geen, zonder een, beslist geen, geen enkele, in geen geval
    ohne: zonder
    ausser: behalve, uitgezonderd, buiten, alles behalve, met uitzondering van, elke kleur behalve, alle kleuren behalve, alle behalve, elk behalve, m.u.v., muv, uitgezonderd een
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
    gunstig: goedkoop, goedkope, goedkoper, mooi~, nette, net, zuinig~, betrouwbare, goede staat, goed, goede, lage kilometerstand, lage km stand, weinig kilometers, weinig, lange, hoge, laag, lage, groot, grote, ruim~, schoon, snel~, nieuw, nieuwe, jong, jonge, kort, korte, klein, kleine, wielbasis, prima, sportief, sportieve, betaalbaar, betaalbare, comfortabel~, topstaat, perfect~, stoer~, degelijk~, recent~, netjes, zeer, heel, leuk~, praktisch~, luxe, goed onderhouden, wat, veel, superzuinig~, vlot, vlotte, pit
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
    lkw: vrachtwagen~, vrachtauto~, vrachtauto's
    hochdach: hoog dak, hoge dak, verhoogd dak, hoogdak
    kastenwagen lang: bestelwagen lang, lange bestelwagen, lange bestelbus, bestelbus lang
    kastenwagen hoch: bestelwagen hoog, hoge bestelwagen, hoge bestelbus, bestelbus hoog
    kastenwagen hochdach: bestelwagen hoog dak, bestelbus met hoog dak, bestelbus hoog dak, bestelwagen met hoog dak
    kastenwagen hoch lang: bestelwagen hoog lang, bestelwagen lang hoog, lange hoge bestelwagen, hoge lange bestelbus, bestelbus lang hoog, bestelbus hoog lang, hoge lange bestelwagen
    koffer: gesloten opbouw, bakwagen~, kofferopbouw, meubelbak, meubelwagen
    kuhlfahrzeug: koelwagen~, koelauto, koelauto~, koelbus~, koelvoertuig~, koeltransport, koelbusje, vrieswagen, gekoeld~
    kuhlkoffer: koelopbouw, koelbak
    isolierkoffer: isolatieopbouw, geïsoleerde opbouw, isotherm
    abschleppwagen: bergingsvoertuig~, bergingswagen, sleepwagen, takelwagen
    autotransporter: autoambulance~, autotransporter~, oprijwagen
    dreiseitenkipper: driezijdige kipper, 3 zijdige kipper, driezijdig kipper
    fahrgestell: chassis, chassis cabine
    feuerwehrfahrzeug: brandweerwagen~, brandweerauto~
    glastransporter: glastransport, glastransporter~, glaswagen
    getrankeaufbau: drankenopbouw, drankenwagen
    hochdachkombi: hogedakcombi, hoog dak combi, hoogdak combi
    hubarbeitsbuhne: hoogwerker~
    kehrmaschine: veegmachine~, veegwagen~
    krankenwagen: ambulance~, ziekenwagen~
    mullwagen: vuilniswagen~, huisvuilwagen
    pferdetransporter: paardenwagen~, paardentransport, paardenvrachtwagen, paardenauto
    pritsche mit plane: laadbak met huif, huifopbouw, huif, zeilopbouw, schuifzeil, schuifzeilen, bak met huif
    verkaufsfahrzeug: verkoopwagen~, foodtruck~, food truck
    werkstattwagen: werkplaatswagen~, servicewagen~
    kommunalfahrzeug: gemeentevoertuig~, gemeentelijk voertuig
    benzinhybrid: hybride benzine, benzine hybride, hybride benzine elektrisch
    dieselhybrid: hybride diesel, diesel hybride
    gas: op gas
    ethanol: bioethanol, bio ethanol
    anhangelast: trekken, aanhangwagen trekken, mag trekken, kan trekken, trekkracht, trekgewicht, trekvermogen, aanhangergewicht
    klimaanlage: handmatige airco, handbediende airco, manuele airco
    schiebetur rechts: schuifdeur rechts, rechter schuifdeur, zijdeur rechts, schuifdeur aan de rechterkant, zijschuifdeur rechts, rechterschuifdeur, schuifdeur rechterzijde
    schiebetur links: schuifdeur links, linker schuifdeur, zijdeur links, schuifdeur aan de linkerkant, zijschuifdeur links, linkerschuifdeur, schuifdeur linkerzijde
    elektrische spiegel: elektrische spiegels, elektrische buitenspiegels
    elektrische handbremse: elektrische handrem, elektrische parkeerrem
    tkm: dkm, dzdkm, duizendkm
    2 sitzer: tweepersoons, tweezitter, tweezits
    3 sitzer: driepersoons, driezitter
    4 sitzer: vierpersoons, vierzitter
    5 sitzer: vijfpersoons, vijfzitter, vijfzits
    6 sitzer: zespersoons, zeszitter
    7 sitzer: zevenpersoons, zevenzitter, zevenzits
    8 sitzer: achtpersoons, achtzitter
    9 sitzer: negenpersoons, negenzitter
    zoll: inch
    2 schlussel: reservesleutel, reserve sleutel, tweede sleutel, beide sleutels, dubbele sleutel
    spatestens: uiterlijk, ten laatste, op zijn laatst
    fruhestens: op zijn vroegst, ten vroegste
    fahrzeugalter: leeftijd
    gelaufen: gereden, op de teller, op teller, gelopen
    ab baujahr: vanaf bouwjaar #, vanaf bj #, vanaf het jaar #, vanaf jaar #, bouwjaar vanaf #, bj vanaf #, vanaf bouwjaar
    oder alter: of ouder, en ouder
    nicht notig: niet nodig, niet noodzakelijk, hoeft niet, hoeft geen, niet vereist, niet verplicht, niet belangrijk, geen must, geen vereiste
    optional: optioneel
    ausgeschlossen: uitgesloten, verboden, nee bedankt, valt af
    11: elf
    13: dertien
    14: veertien
    16: zestien
    17: zeventien
    18: achttien
    35: vijfendertig
    70: zeventig
    90: negentig
    120 tausend: honderdtwintigduizend
    10 tausend: tienduizend
    12 tausend: twaalfduizend
    15 tausend: vijftienduizend
    20 tausend: twintigduizend
    25 tausend: vijfentwintigduizend
    30 tausend: dertigduizend
    40 tausend: veertigduizend
    -: ben, op zoek naar, naar, een, de, het, 'n, in, op, aan, bij, van, uit, voor, te, om, is, zijn, ik, wij, we, mij, ons, zoek, zoeken, gezocht, zoekt, wil, willen, graag, koop, kopen, nodig, heb, hebben, alleen, enkel, alstublieft, aub, auto, auto's, wagen, wagens, voertuig~, tweedehands, occasion, occasions, gebruikt, gebruikte, model, modellen, merk, versnellingsbak, motor, carrosserie, alle, elke, ieder~, moet, liefst, bij voorkeur, die, dat, dit, uitgerust, voorzien, klant, iets, met spoed, hallo, dank, bedankt, dringend, aangeboden, aankoop, ook, er, dan, ze, hij, was, wordt, worden, kan, kunnen, zou, zouden, moeten, eventueel, evt, type, uitvoering, uitvoeringen, kleurstelling, metallic, het liefst, svp, a.u.b, alsjeblieft, wens, wensen, gewenst, gewenste, gezocht wordt, inkoop, export, handel, handelaar, verkoop, te koop, beschikbaar, norm, euronorm, emissieklasse, milieuklasse, lak, metaallak, donker, licht, carrosserievorm, brandstof, aandrijving, rijdend, rijden, aangedreven, geschikt, per, stuk, hebt, heeft, u, uw, mijn, onze, deze, welke, er op, erop, erbij, minstens een, staat, nog, graag een, onze klant, merkloos, ongeacht, maakt niet uit, max prijs in, mag, mogen, zo, als, zowel, nu, direct, alleen maar, uitsluitend, je, jij, jullie, hoe, waar, doe, doet, gaat, ga, wel, hem, haar, hun, even, gewoon, iemand, zien, weten, denk, vind, vinden, wilde, zoals, omdat, dus, natuurlijk, echt, wie, wanneer, het mag, staat er
  `,
}
