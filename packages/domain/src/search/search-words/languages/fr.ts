import type { Dictionary } from './dictionary.ts'

const elision = /(?<!\p{L})(?:d|l|j|n|s|c|qu|jusqu)['’](?=\p{L})/giu
const beforeYear = /(?<!\p{L})avant (?=(?:19|20)\d\d(?!\d))/giu
/** "A4 Avant 2016" */
const audi = /(?<!\p{L})(?:audi|[as][3-8]|rs\d)(?![\p{L}\d])/iu

/** "Mini 110 kW": the least power or price, not the maker. */
const mini = /(?<!\p{L})mini (?=\d[\d. ]{0,8}(?:kw|ch|cv|chevaux|km|€|euros?)(?!\p{L}))/giu
const maxi = /(?<!\p{L})maxi(?= \d)/giu
/** "Tesla modèle S" */
const model = /(?<!\p{L})mod[èe]le (?=[3sxy](?![\p{L}\d]))/giu
/** "Essence auto" */
const automatic = /(?<!\p{L})(essence|diesel|hdi|bluehdi|dci|tdi|tsi|tce|puretech|gpl) auto(?![\p{L}'])/giu
/** "5 CV fiscaux" measures a tax, and so does a power that no car has. */
const fiscal =
  /(?<![\d.,])(?:([1-9]|1\d) ?cv|(\d{1,2}) ?(?:cv|ch|chevaux) ?fisca\p{L}{1,5})(?!\p{L})(?: ?fisca\p{L}{1,5})?/giu
/** "3T5" */
const tons = /(?<![\d.,])([1-7])t(\d)(?!\d)/giu
/** "Du 2021 au 2023" */
const years = /(?<!\p{L})(?:du|de) ((?:19|20)\d\d) (?:au|[àa]) (?=(?:19|20)\d\d(?!\d))/giu
/** "Vitres élec." */
const electric = /(?<!\p{L})[ée]lec(?:tr)?\.?(?![\p{L}'’])/giu

/** "15 000 € maxi", "150 ch mini"; "mini cooper" is a model. */
const unit = String.raw`(?<=\d ?(?:€|k€?|[a-zè]{2,10})?(?: (?:km|euros?|eur|€|ht|ttc))? )`
const maxiBehind = new RegExp(String.raw`${unit}maxi(?!\p{L})`, 'giu')
const miniBehind = new RegExp(
  String.raw`${unit}mini(?!\p{L})(?! ?(?:cooper|one|clubman|countryman|cabriolet))`,
  'giu',
)

/** "l'automatique" and "d'occasion" without the article; "avant 2015" where no Audi is meant. */
function rewrite(text: string): string {
  const plain = text
    .replaceAll(elision, (part) => (/^jusqu/i.test(part) ? 'jusqu ' : ''))
    .replaceAll(model, 'model ')
    .replaceAll(years, 'de $1 à ')
    .replaceAll(electric, 'électrique')
    .replaceAll(automatic, '$1 automatique')
    .replaceAll(fiscal, '$1$2 CV-fiscaux')
    .replaceAll(mini, 'minimum ')
    .replaceAll(maxi, 'maximum')
    .replaceAll(maxiBehind, 'maximum')
    .replaceAll(tons, '$1,$2 t')
    .replaceAll(miniBehind, 'minimum')
  return audi.test(plain) ? plain : plain.replaceAll(beforeYear, 'antérieur ')
}

export const fr: Dictionary = {
  ordinary: `
    fait monde nouveau nouveaux nouvelle nouveauté nouveautés belge belges fort jeune jeunes coup vite juste route
    routes campagne passage matériel machine machines voyage voyages voyageurs climat graphique couple transport
    demander sert course courses transmission agent stable mine civil midi kilos modes intégré intégrée intégrés
    gratuite compare mauvais bord mère caravane conducteur fille fils femme permis sale trop
    caractère caractères culasse portière portières plombier espagne pologne comporte niveau niveaux jointe joint suivre
    partager partiel copier faisons peuvent transporteur autorisé complète électronique expertise procès intégral intégrale
  `,
  endings: 'e s es x le les te tes he hes ne nes',
  shades: '',
  colours: 'behind',
  classes: { letter: 'classe', number: 'serie' },
  rewrite,
  entries: `
    kombi: break~, wagon, station wagon, break familial~, breack
    limousine: berline~, limousine~, tricorps
    suv: SUV~, tout terrain, crossover~, 4x4 SUV, tout chemin, tous chemins, baroudeur~, tout-terrain
    gunstig suv: petit~ SUV~, grand~ SUV~
    suv gunstig: SUV~ compact~, SUV~ urbain~
    cabrio: cabriolet~, décapotable~, cabrio, cabrio~, décap
    coupe: coupé~
    van: monospace~, ludospace~, van, vans, monospace~ familial~, grand monospace, voiture familiale, voitures familiales, auto familiale
    bus: minibus, mini bus
    lang hoch: long~ et haut~, haut~ et long~, long~ haut~, long et rehaussé, long rehaussé
    kleinwagen: citadine~, petite voiture~, petites voitures, petite~ citadine~, petit~ auto~, mini citadine, voiture~ de ville, compacte~, voiture citadine, petite~ compacte~, petit véhicule
    nutzfahrzeug: utilitaire~, véhicule~ utilitaire~, camionnette~, utilitaire~ léger~, VUL, VU, véhicule~ commercial~, camionnettes, petit utilitaire
    kastenwagen: fourgon~, fourgonnette~, fourgon~ tôlé~, tôlé~, fourgon~ tôle
    pickup: pickup~, pick up~
    pritsche: plateau, plateaux, plateau~ ridelle~, ridelle~
    kipper: benne~
    doppelkabine: double cabine, cabine double, double cab, cabine approfondie, crew cab, cab approfondie, double cabines
    pkw: voiture~ particulière~, véhicule~ particulier~
    benzin: essence, ess, moteur essence, essences, SP95, SP98, sans plomb, motorisation essence, voiture essence
    diesel: diesel, diesels, mazout, gazole, gasoil, gas oil, moteur diesel, diésel, gazoil, motorisation diesel, dièsel
    elektro: électrique, électriques, voiture~ électrique~, véhicule~ électrique~, e auto, électriqu~, 100% électrique, 100 électrique, tout électrique, VE, BEV, EV
    hybrid: hybride, hybrides, micro hybride, hybride légère, hybride léger, MHEV, full hybride, mild hybrid, hybrid
    plugin: hybride rechargeable, hybrides rechargeables, rechargeable~, PHEV, plug in, hybride plug in, plug in hybride
    autogas: GPL, bicarburation, GPL d'origine, LPG
    erdgas: GNV, gaz naturel
    ethanol: éthanol, bioéthanol, superéthanol, flexfuel, flex fuel, E85, bio éthanol
    wasserstoff: hydrogène, pile à combustible
    automatik: automatique, boîte automatique, boîte auto, automatiques, boîte de vitesses automatique, boîte de vitesse automatique, transmission automatique, BVA, boîte à automatique, bte auto, boîte robotisée, robotisé~, BVR, BVA6, BVA8, double embrayage, boîte double embrayage, semi automatique, BV auto, boîte vitesse auto, boîte de vitesses auto, boîte de vitesse auto, bva7, automatiqu~, boîte séquentielle, automatic, boîte EDC
    schaltgetriebe: manuelle, boîte manuelle, boîte mécanique, boîte méca, manuel, manuelles, boîte de vitesses manuelle, boîte de vitesse manuelle, BVM, BVM5, BVM6, transmission manuelle, mécanique, bte manuelle, BV manuelle, boîte à vitesses manuelle, boîte vitesse manuelle, 6 vitesses, 5 vitesses, boîte 6, boîte 5, boîte 6 vitesses, boîte 5 vitesses, boîte manuel, bv méca, boite man, manuelle 6 vitesses, boîte manuelle 6 vitesses, boîte manuelle 5 vitesses, transmission mécanique
    weiss: blanc, blanche, blancs, blanches, blanche~, blanc nacré, blanc cassé
    schwarz: noir, noir~
    grau: gris, gris~, anthracite, graphite, gris anthracite, gris foncé
    silber: argent, argenté~, gris argent, gris alu, gris clair métallisé, alu argent
    rot: rouge, rouge~, bordeaux, grenat, rouge foncé, rouge bordeaux
    blau: bleu, bleu~, bleu marine, bleu nuit, bleu ciel, marine
    grun: vert, vert~, vert foncé, vert anglais
    gelb: jaune, jaune~
    braun: marron, brun~, marron~, chocolat
    beige: beige, beige~, crème, sable, champagne
    orange: orange, orange~
    gold: or, doré~
    violett: violet, violet~, mauve~, prune, lilas
    bronze: bronze, cuivre, cuivré~
    anhangerkupplung: attelage, attelage~, crochet attelage, crochet d'attelage, attache remorque, crochet de remorquage, crochet remorque, boule attelage, boule d'attelage, crochet, attache caravane, attelage amovible, attelage~ col de cygne, rotule attelage, attelage de remorque, attelage~ démontable, attelage électrique
    navigation: navigation, GPS, système de navigation, système navigation, navi, navigation GPS, système GPS, GPS intégré, nav
    leder: cuir, intérieur cuir, sièges cuir, sièges en cuir, sellerie cuir, intérieur en cuir, siège~ cuir, cuir intégral, semi cuir, demi cuir, mi cuir, tout cuir, full cuir, siège~ en cuir, cuir complet, sellerie en cuir
    sitzheizung leder: sièges en cuir chauffants, sièges cuir chauffants, sellerie chauffante, sellerie cuir chauffante, cuir chauffant, cuir chauffants, intérieur cuir chauffant
    sitzheizung: sièges chauffants, siège~ chauffant~, siège~ avant chauffant~, siège~ avants chauffant~, siège~ chauffé~, chauffage siège~, chauffage des siège~, siège~ AV chauffant~
    einparkhilfe: radar de recul, radars de recul, caméra de recul, caméra, aide au stationnement, capteurs de stationnement, radars, radar recul, caméra recul, capteurs de recul, radar~ de recul, radar~ recul, radar~, radar~ avant arrière, radar~ avant et arrière, radar~ AV AR, radar~ AR, radar~ arrière, radar~ avant, aide au parking, aide parking, park assist, capteur~ de recul, capteur~ de stationnement, capteur~ de parking, capteur~ parking, radar~ de stationnement, radar~ de parking, radar~ stationnement, radar~ parking, caméra~ de recul, caméra~ recul, caméra~ arrière, caméra~ 360, caméra~ AR, caméra~, aide stationnement, capteurs, PDC, aide au créneau
    tempomat: régulateur de vitesse, régulateur, régulateur vitesse, régulateur adaptatif, régul, régulateur limiteur, limiteur régulateur, régulateur~ adaptatif~, cruise control, régulateur et limiteur, régulateur limiteur de vitesse, ACC, régulateur~
    alufelgen: jantes alu, jantes aluminium, jantes alliage, jantes en alliage, jantes, jante~ alu~, jante~ aluminium, jante~ alliage, jante~ en alu, jante~, alus
    klima: clim, climatisation, air conditionné, climatisé~, airco, A C, air co, air clim, clime
    klimaautomatik: climatisation automatique, clim auto, clim automatique, climatisation bizone, clim bizone, climatisation auto, clim bi zone, climatisation bi zone, bi zone, bizone, clim régulée, climatisation régulée, clim trizone, clim automatic, clim auto bizone, climatisation automatique bizone, clim automatique bizone, climatisation automatique bi zone
    led: LED, phares LED, feux LED, éclairage LED, feux à LED, phares à LED, phare~ LED, full LED, optiques LED, LEDs, phare~ full LED, projecteurs LED, phares à led
    xenon: xénon, phares xénon, feux xénon, xénons, phare~ xénon~, bi xénon, bixénon~, phares au xénon, phare~ bi xénon
    schiebedach: toit ouvrant, toit panoramique, toit ouvrant panoramique, toit en verre, toit vitré, toit ouvrant électrique, toit pano, toit panoramique ouvrant, toit ouvrant pano, panoramique~, TOE, toit verre, toit panoramique en verre, toit ouvrant panoramique électrique, toits ouvrants
    standheizung: chauffage stationnaire, chauffage autonome, chauffage additionnel, webasto, chauffage programmable, chauffage d'appoint, chauffage appoint
    isofix: isofix, fixation~ isofix, attache~ isofix
    freisprecheinrichtung: bluetooth, kit mains libres, mains libres, kit main libre, main libre, téléphone mains libres, kit bluetooth, kit téléphone
    scheckheftgepflegt: carnet d'entretien, carnet entretien, carnet d'entretien complet, carnet entretien complet, historique complet, entretien complet, suivi complet, carnet à jour, carnet entretien à jour, carnet d'entretien à jour, carnet entretien suivi, carnet, historique, historique entretien, suivi, suivi garage, suivi constructeur, entretien constructeur, entretien à jour, entretien suivi, carnet suivi, entretien régulier, historique d'entretien, suivi complet constructeur, carnet entretien tamponné, carnet entretien sans lacune, carnet d'entretien sans lacune, suivi concession, entretenu en concession
    huauneu: contrôle technique neuf, CT neuf, contrôle technique récent, CT ok, nouveau contrôle technique, contrôle technique ok, CT récent, CT vierge, CT à jour, contrôle technique vierge, contrôle technique à jour, contrôle technique fait, CT fait, nouveau CT, CT récent hu au, contrôle technique OK, CT valide, nouveau contrôle, contrôle technique moins de 6 mois, CT moins de 6 mois, CT de moins de 6 mois, contrôle technique de moins de 6 mois
    unfallfrei: non accidenté~, sans accident, sans accidents, jamais accidenté~, pas accidenté~, aucun accident, pas accident, pas d'accident, pas de accident, jamais accident, jamais d'accident, zéro accident, 0 accident, aucun accidents, pas de accidents, n'ayant jamais été accidenté~, jamais eu d'accident, jamais eu accident
    schadenfrei: sans dommage~, sans dégâts, sans dégât, aucun dommage, pas de dommage~, sans dommage~ antérieur~, aucun~ dommage~, non endommagé~, aucun dégât, sans choc, pas endommagé~, sans sinistre
    behindertengerecht: accès handicapé~, rampe fauteuil, rampe pour fauteuil, rampe handicapé, handicapé~, PMR, TPMR, accès fauteuil roulant, adapté~ au handicap, adapté~ handicap, handicap, aménagé~ handicapé~, fauteuil roulant, accès fauteuil, pour handicapé~, transport handicapé~, aménagement handicapé, pour fauteuil roulant, pour personne~ handicapée~, pour personnes à mobilité réduite
    allrad: quatre roues motrices, 4 roues motrices, transmission intégrale, 4x4, intégrale, 4RM, 4 X 4, 4WD, AWD, traction intégrale, transmission 4x4, roues motrices 4, à 4 roues motrices, transmission intégrale permanente, 4 motrices
    partikelfilter: filtre à particules, FAP, filtre à particule, filtres à particules
    trennwand: cloison, cloison de séparation, cloison~, paroi de séparation, séparation de cabine
    ladebordwand: hayon élévateur, hayon, hayon~ élévateur~, hayon hydraulique, hayon élévateur rabattable
    kran: grue, grue auxiliaire
    liegeplatz: couchette~, place~ de couchage, couchage~, lit, lits
    schiebetur: porte coulissante, porte~ coulissante~, portes latérales coulissantes, porte~ latérale~ coulissante~, porte~ latérale~, PLC
    schiebetur beidseitig: portes coulissantes des deux côtés, porte coulissante des deux côtés, deux portes coulissantes, double porte coulissante, 2 portes coulissantes, portes coulissantes deux côtés, portes latérales des deux côtés, portes coulissantes gauche et droite, portes coulissantes droite et gauche, deux portes latérales coulissantes, 2 portes latérales coulissantes, deux portes latérales, 2 portes latérales, doubles portes coulissantes, portes coulissantes de chaque côté, portes latérales coulissantes des deux côtés, porte coulissante de chaque côté, 2 PLC, portes coulissantes 2 côtés, doubles portes latérales, porte coulissante deux côtés
    winterreifen: pneu~ hiver, pneu~ neige
    allwetterreifen: pneu~ quatre saisons, pneu~ 4 saisons
    dachreling: barre~ de toit
    lenkradheizung: volant chauffant
    frontscheibenheizung: pare brise chauffant
    nichtraucher: non fumeur~
    garantie: garantie
    elektrische heckklappe: hayon électrique, coffre électrique
    elektrische fensterheber: vitres électriques, vitre~ électrique~, lève vitre~ électrique~
    elektrisches verdeck: capote électrique, toit électrique, hard top électrique
    elektrische sitze: sièges électriques, siège~ électrique~
    ausweisbar: TVA récupérable, TVA récup, TVA récupérable~, TVA déductible~, TVA apparente, TVA, TVA incluse, avec TVA, récup TVA, récupération TVA, récupération de TVA, récupérer la TVA, récupération de la TVA
    differenzbesteuert: TVA sur marge, TVA sur la marge, TVA à la marge, régime de la marge, sur marge, TVA non récupérable, sans TVA, sur la marge, TVA non déductible, TVA non récup
    netto: HT, hors taxe~, hors TVA, net, plus TVA, net de TVA
    brutto: TTC, toutes taxes comprises, brut
    euro: euro, euros
    franken: GBP, USD, livres, dollars, CHF, francs, franc
    tausend: mille, milles, mil
    km: km, kms, kilomètres, kilomètre, bornes, borne~, kilometre~
    ps: ch, cv, chevaux, cheval, chx, ch din, chevaux din, chev, canassons
    kw: kw
    tonnen: tonnes, tonne
    sitzer: places, place, sièges, personnes, passagers, pl, places assises, siège~, places assise
    turen: portes, porte, p, ptes
    jahre: ans, an, années
    schlussel: clés, clé, clefs, clef, jeu de clés, jeux de clés, jeux de clefs
    erste hand: première main, 1ère main, 1ere main, 1er main, 1re main, 1 ère main, une seule main, un seul propriétaire
    hand: main, mains, propriétaire~
    preis: prix, budget, prix de vente, budget de, prix de, tarif, au prix de, prix demandé, enveloppe de, budget maxi de, prix d'achat, enveloppe, fourchette de prix
    laufleistung: kilométrage, compteur, kilomètres au compteur, kilométrages, avec un kilométrage, kilométrage de
    gunstig laufleistung unter: faible kilométrage moins de #, peu de km moins de #
    baujahr: année, millésime, immatriculé~, première immatriculation, mise en circulation, première mise en circulation, 1ère immatriculation, 1ère mise en circulation, MEC, immatriculation, année modèle, immatriculé~ en, années #, an #, modèle #, année de, année modele, date de mise en circulation, millésime~, année de mise en circulation, sorti~ en, de année, année du véhicule, 1ere main #, mis en circulation
    leistung: puissance
    gesamtgewicht: PTAC, poids total
    reichweite: autonomie, autonomie de
    hubraum: cylindrée
    bis: jusqu'à, jusque, jusqu a, jusqu en, à #, jusqu, maxi #, jusqu'à max, jusqu max, jusqu maxi, jusqu maximum, dans la limite de, à concurrence de, max jusqu, jusqu à maximum
    unter: moins de, à moins de, sous, inférieur~ à, en dessous de, de moins de, au dessous de, moins cher~ que, en dessous, sous les #, inférieur~ ou égal à, moins cher de, en deçà de, pour moins de, moins #, moin de, moins d
    vor: antérieur~ à, antérieur~
    hochstens: au maximum, au plus, pas plus de, maximum de, ne dépassant pas, pas plus cher que, pas plus chère que, ne dépassant pas les, ne dépasse pas, sans dépasser, pas au dessus de, plafonné à, pas supérieur~ à, n'excédant pas, excédant pas
    mindestens: au moins, au minimum, minimum de, pas moins de, mini #, minimum #, pas en dessous de, pas inférieur~ à, au minimum de, à minima
    ab: pas avant, pas antérieur~, pas avant de, à partir de, depuis, dès, à partir du, à compter de, à partir, dès #, à compter du, à partir des, depuis #, démarrant à
    uber: plus de, au dessus de, supérieur~ à, de plus de, au delà de, dépassant, supérieur~ ou égal à, excédant
    nach: après, postérieur~ à, postérieur~, ultérieur~ à
    ca: environ, autour de, vers, aux alentours de, à peu près, autour, env, alentours de, approximativement, dans les #, de l'ordre de, de ordre de, circa, proche de, aux environs de, plus ou moins, aux alentours des
    zwischen: entre
    aus: de #
    nicht alter als: pas plus vieux que, pas plus ancien~ que, pas plus âgé~ que, pas plus vieille~ que, pas plus vieux de, pas plus vieille~ de, pas plus ancien~ de
    alter als: plus vieux que, plus ancien~ que, plus vieille~ que, plus vieux de
    neur als: plus récent~ que, plus jeune~ que, plus neuf que, plus neuve que, plus récent~ de
    oder neur: ou plus récent~, ou après, ou plus tard, ou plus, et plus, ou plus jeune, et plus récent~, ou plus neuf~, et après, et suivant~, ou suivant~, ou supérieur~, et au delà, ou mieux, ou postérieur~, et plus jeune~, ou plus puissant~, et supérieur~, ou au delà
    oder weniger: ou moins, ou inférieur~, et moins, ou moins cher~, ou en dessous
    und: et
    oder: ou, soit, voire
    aber: mais
    mit: avec, équipé~ de, doté~ de, muni~ de, avec un, avec une
    fur: pour #
    kein: pas de, pas, aucun~, ni, non, jamais, pas un, pas une, pas du, surtout pas, ne veux pas de, veux pas de, ne veut pas de, absolument pas, pas de la, en aucun cas, pas d, évitez, éviter, je ne veux pas de, ne veux pas
    ohne: sans
    ausser: sauf, excepté, hors, hormis, à part, à l'exception de, tout sauf, exception de, à l'exception du, exception du, toutes sauf, tous sauf, toute couleur sauf, toutes couleurs sauf, excepté le, à part le, exceptés, mis à part, n'importe laquelle sauf
    zwei: deux
    drei: trois
    vier: quatre
    funf: cinq
    sechs: six
    sieben: sept
    acht: huit
    10: dix
    12: douze
    15: quinze
    20: vingt
    30: trente
    40: quarante
    50: cinquante
    60: soixante
    100: cent
    farbe: couleur, couleurs, teinte, peinture
    gunstig: pas cher~, bon marché, économique~, fiable~, bon état, bon, bonne, joli~, beau, belle, grande, grandes, petit~, longue, haut, haute, propre~, familial~, faible kilométrage, peu de kilomètres, peu kilométré, peu, très, rapide~, neuf, neuve, récent~, obligatoire~, hiver, pack~, à petit prix, petit prix, faible, gros, grosse, grand, grands, spacieux, spacieuse~, sportif~, sportive~, puissant~, confortable~, soigné~, impeccable~, super, parfait~, sobre, économe~, entretenu~, bien entretenu~, sympa, pratique~, court~, robuste~, tbe, très bon état, excellent état, nickel, consomme peu, basse consommation, faible consommation
    januar: janvier #
    februar: février #
    marz: mars #
    april: avril #
    mai: mai #
    juni: juin #
    juli: juillet #
    august: août #
    september: septembre #
    oktober: octobre #
    november: novembre #
    dezember: décembre #
    lkw: camion~, poids lourd~
    hochdach: toit haut, toit surélevé, surélevé~, rehaussé~, réhaussé~, pavillon surélevé, toit rehaussé
    kastenwagen lang: fourgon~ long~
    kastenwagen hoch: fourgon~ haut~
    kastenwagen hochdach: fourgon~ rehaussé~, fourgon~ surélevé~, fourgon~ toit haut
    kastenwagen hoch lang: fourgon~ haut~ long~, fourgon~ long~ haut~, fourgon~ haut~ et long~, fourgon~ long~ et haut~
    koffer: caisse, caisse grand volume, grand volume
    kuhlfahrzeug: frigorifique~, camion frigorifique, véhicule~ frigorifique~, frigo, camion frigo, véhicule frigo, réfrigéré~, utilitaire frigorifique
    kuhlkastenwagen: fourgon~ frigorifique~, fourgon~ frigo
    kuhlkoffer: caisse frigorifique, caisse frigo
    isolierkoffer: caisse isotherme, isotherme~
    abschleppwagen: dépanneuse~
    autotransporter: porte voiture, porte voitures
    dreiseitenkipper: benne~ trilatérale~, tribenne~, tri benne
    fahrgestell: châssis, châssis cabine, châssis nu
    feuerwehrfahrzeug: véhicule incendie, véhicule d'incendie, camion de pompier~, pompier~
    glastransporter: transport de verre, porte verre
    getrankeaufbau: transport de boissons
    hubarbeitsbuhne: nacelle~, nacelle~ élévatrice~
    kehrmaschine: balayeuse~
    krankenwagen: ambulance~
    mullwagen: benne à ordures, camion poubelle, benne à ordures ménagères
    pferdetransporter: van à chevaux, transport de chevaux, camion chevaux, camion à chevaux
    pritsche mit plane: plateau bâché, plateau~ bâché~, bâché~
    verkaufsfahrzeug: véhicule de vente, camion magasin, food truck, véhicule magasin, camion pizza
    werkstattwagen: véhicule atelier, fourgon atelier, camion atelier, atelier
    kommunalfahrzeug: véhicule municipal, municipal, municipaux
    benzinhybrid: hybride essence, essence hybride, hybride essence électrique
    dieselhybrid: hybride diesel, diesel hybride, hybride diesel électrique
    anhangelast: tractant, pouvant tracter, tracter, remorquer, poids remorquable, charge remorquable, charge tractable, poids tractable, capacité de remorquage, capacité de traction
    klimaanlage: clim manuelle, climatisation manuelle
    schiebetur rechts: porte~ coulissante~ droite~, porte~ coulissante~ à droite, porte~ latérale~ droite~, porte~ latérale~ coulissante~ droite~, PLC droite, porte~ latérale~ à droite
    schiebetur links: porte~ coulissante~ gauche~, porte~ coulissante~ à gauche, porte~ latérale~ gauche~, porte~ latérale~ coulissante~ gauche~, PLC gauche
    elektrische spiegel: rétroviseur~ électrique~, rétro~ électrique~
    elektrische handbremse: frein~ à main électrique~, frein~ de parking électrique~, frein~ électrique~
    zoll: pouces, pouce
    2 schlussel: doubles des clés, doubles des clefs, doubles de clés, doubles clefs, les doubles, double des clés, double des clefs, double de clé~, double clé~, doubles clés, double jeu de clés, double de clefs, double clefs, deuxième clé, les deux clés, les 2 clés
    spatestens: au plus tard, au plus tard en
    fruhestens: au plus tôt, au plus tôt en
    fahrzeugalter: âge, âgé~ de
    gelaufen: au compteur, parcourus, au totalisateur
    ab baujahr: depuis année #, à partir de année #, à partir du millésime #, année minimum #, année mini #, année min #
    oder alter: ou plus ancien~, ou plus vieux, ou plus vieille~
    nicht notig: pas nécessaire~, non nécessaire~, pas obligatoire~, pas besoin, pas besoin de, pas besoin d, pas indispensable~, pas important~, facultatif, facultative
    egal: peu importe, indifférent~
    optional: en option, optionnel~
    ausgeschlossen: exclu~, interdit~, proscrit~, à exclure, à éviter, non merci
    neun: neuf #
    11: onze
    13: treize
    14: quatorze
    16: seize
    18: dix huit
    25: vingt cinq
    35: trente cinq
    70: soixante dix
    80: quatre vingts, quatre vingt
    90: quatre vingt dix
    dacia: dacias
    mercedes: merco, mercos, merc
    -: un, une, des, du, de, le, la, les, en, dans, sur, au, aux, à, ce, cette, je, nous, me, moi, il, elle, est, sont, qui, que, cherche, recherche, cherchons, veux, voudrais, souhaite, besoin, ai, s'il vous plaît, svp, voiture~, véhicule~, auto, autos, occasion, occasions, d'occasion, modèle~, marque~, boîte, boîte de vitesses, boîte de vitesse, moteur~, carrosserie, pour, uniquement, seulement, équipé~, doit, avoir, toutes, tous, tout, toute, n'importe quelle, quelle, foncé~, clair~, métallisé~, client~, de préférence, si possible, motorisation, acheter, achète, bien, chez, plus, norme~, norme antipollution, bonjour, salut, merci, urgent, recherchons, souhaitons, souhaiterais, aimerais, achat, aussi, par, ayant, ait, dont, son, sa, ses, mon, ma, mes, notre, nos, votre, si, comme, type, style, genre, finition~, version~, coloris, possible, possibilité, dispo, disponible~, vends, on, vous, elles, ils, cet, ces, ou bien, environnement, jour, avis, annonce, véhicule d'occasion, mini budget, car, teinté~, nacré~, mat, mate, peinture métallisée, s'il te plaît, stp, urgemment, actuellement, export, marchand, pro, professionnel, professionnels, garage, obligatoire, impératif, impérativement, indispensable~, souhaité~, idéalement, plutôt, préférence, simple, énergie, carburant, roulant, fonctionnant, motorisé~, tendance, été, fut, trouve, trouver, propose, proposez, besoin de, ça, cela, est ce que, auriez, avez, d, l, un véhicule, même, encore, puissance fiscale, se, leur, peut, peux, faut, faudrait, avons, sera, serait, également, toujours, surtout, vraiment, quelque, quelques, plusieurs, celui, celle, donc, alors, aimerait, aimerions, quelqu'un, quoi, comment, quand, parce, puisque, merci bien, y
  `,
}
