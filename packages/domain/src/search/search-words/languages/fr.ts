import type { Dictionary } from './dictionary.ts'

const elision = /(?<!\p{L})(?:d|l|j|n|s|c|qu|jusqu)['’](?=\p{L})/giu
const beforeYear = /(?<!\p{L})avant (?=(?:19|20)\d\d(?!\d))/giu
/** "A4 Avant 2016" */
const audi = /(?<!\p{L})(?:audi|[as][3-8]|rs\d)(?![\p{L}\d])/iu

/** "Mini 110 kW": the least power or price, not the maker. */
const mini = /(?<!\p{L})mini (?=\d[\d. ]{0,8}(?:kw|ch|cv|chevaux|km|€|euros?)(?!\p{L}))/giu
const maxi = /(?<!\p{L})maxi(?= \d)/giu

/** "l'automatique" and "d'occasion" without the article; "avant 2015" where no Audi is meant. */
function rewrite(text: string): string {
  const plain = text
    .replaceAll(elision, (part) => (/^jusqu/i.test(part) ? 'jusqu ' : ''))
    .replaceAll(mini, 'minimum ')
    .replaceAll(maxi, 'maximum')
  return audi.test(plain) ? plain : plain.replaceAll(beforeYear, 'antérieur ')
}

export const fr: Dictionary = {
  endings: 'e s es x le les te tes he hes ne nes',
  shades: '',
  hasColourBehind: true,
  classes: { letter: 'classe', number: 'serie' },
  rewrite,
  entries: `
    kombi: break~
    limousine: berline~, limousine~
    suv: SUV~, tout terrain, crossover~
    cabrio: cabriolet~, décapotable~
    coupe: coupé~
    van: monospace~, ludospace~
    bus: minibus
    lang hoch: long~ et haut~, haut~ et long~, long~ haut~
    kleinwagen: citadine~, petite voiture~, petites voitures
    nutzfahrzeug: utilitaire~, véhicule~ utilitaire~, camionnette~, utilitaire~ léger~
    kastenwagen: fourgon~, fourgonnette~, fourgon~ tôlé~
    pickup: pickup~, pick up~
    pritsche: plateau, plateaux
    kipper: benne~
    kuhlwagen: frigorifique~, fourgon~ frigorifique~, camion frigorifique
    doppelkabine: double cabine, cabine double
    pkw: voiture~ particulière~, véhicule~ particulier~
    benzin: essence, moteur essence
    diesel: diesel, diesels, mazout, gazole, gasoil, gas oil, moteur diesel
    elektro: électrique, électriques, voiture~ électrique~, véhicule~ électrique~, e auto
    hybrid: hybride, hybrides
    plugin: hybride rechargeable, hybrides rechargeables, rechargeable~
    autogas: GPL
    erdgas: GNV, gaz naturel
    ethanol: éthanol, bioéthanol
    wasserstoff: hydrogène, pile à combustible
    automatik: automatique, boîte automatique, boîte auto, automatiques, boîte de vitesses automatique, boîte de vitesse automatique, transmission automatique, BVA, boîte à automatique
    schaltgetriebe: manuelle, boîte manuelle, boîte mécanique, boîte méca, manuel, manuelles, boîte de vitesses manuelle, boîte de vitesse manuelle, BVM, BVM5, BVM6, transmission manuelle
    weiss: blanc, blanche, blancs, blanches
    schwarz: noir, noir~
    grau: gris, gris~, anthracite
    silber: argent, argenté~, gris argent
    rot: rouge, rouge~, bordeaux
    blau: bleu, bleu~
    grun: vert, vert~
    gelb: jaune, jaune~
    braun: marron, brun~, marron~
    beige: beige, beige~, crème
    orange: orange, orange~
    gold: or, doré~
    violett: violet, violet~, mauve~
    bronze: bronze, cuivre
    anhangerkupplung: attelage, attelage~, crochet attelage, crochet d'attelage, attache remorque, crochet de remorquage, crochet remorque, boule attelage, boule d'attelage
    navigation: navigation, GPS, système de navigation, système navigation, navi
    leder: cuir, intérieur cuir, sièges cuir, sièges en cuir, sellerie cuir, intérieur en cuir, siège~ cuir
    sitzheizung leder: sièges en cuir chauffants, sièges cuir chauffants
    sitzheizung: sièges chauffants, siège~ chauffant~
    einparkhilfe: radar de recul, radars de recul, caméra de recul, caméra, aide au stationnement, capteurs de stationnement, radars, radar recul, caméra recul, capteurs de recul
    tempomat: régulateur de vitesse, régulateur, régulateur vitesse, régulateur adaptatif
    alufelgen: jantes alu, jantes aluminium, jantes alliage, jantes en alliage, jantes
    klima: clim, climatisation, air conditionné, climatisé~
    klimaautomatik: climatisation automatique, clim auto, clim automatique, climatisation bizone, clim bizone, climatisation auto
    led: LED, phares LED, feux LED, éclairage LED
    xenon: xénon, phares xénon, feux xénon, xénons
    schiebedach: toit ouvrant, toit panoramique, toit ouvrant panoramique, toit en verre, toit vitré
    standheizung: chauffage stationnaire, chauffage autonome, chauffage additionnel
    isofix: isofix
    freisprecheinrichtung: bluetooth, kit mains libres, mains libres, kit main libre, main libre
    scheckheftgepflegt: carnet d'entretien, carnet entretien, carnet d'entretien complet, carnet entretien complet, historique complet, entretien complet, suivi complet, carnet à jour
    huauneu: contrôle technique neuf, CT neuf, contrôle technique récent, CT ok, nouveau contrôle technique, contrôle technique ok, CT récent
    unfallfrei: non accidenté~, sans accident, sans accidents, jamais accidenté~, pas accidenté~, aucun accident, pas accident, pas d'accident, pas de accident
    schadenfrei: sans dommage~, sans dégâts, sans dégât, aucun dommage, pas de dommage~
    behindertengerecht: accès handicapé~, handicapé~, PMR, TPMR, accès fauteuil roulant
    allrad: quatre roues motrices, 4 roues motrices, transmission intégrale, 4x4, intégrale, 4RM
    partikelfilter: filtre à particules, FAP
    trennwand: cloison, cloison de séparation, cloison~
    ladebordwand: hayon élévateur, hayon
    kran: grue
    liegeplatz: couchette~
    schiebetur: porte coulissante, porte~ coulissante~, portes latérales coulissantes
    schiebetur beidseitig: portes coulissantes des deux côtés, porte coulissante des deux côtés, deux portes coulissantes, double porte coulissante, 2 portes coulissantes
    winterreifen: pneu~ hiver, pneu~ neige
    allwetterreifen: pneu~ quatre saisons, pneu~ 4 saisons
    dachreling: barre~ de toit
    lenkradheizung: volant chauffant
    frontscheibenheizung: pare brise chauffant
    nichtraucher: non fumeur~
    garantie: garantie
    elektrische heckklappe: hayon électrique, coffre électrique
    elektrische fensterheber: vitres électriques, vitre~ électrique~
    elektrische sitze: sièges électriques, siège~ électrique~
    ausweisbar: TVA récupérable, TVA récup, TVA récupérable~, TVA déductible~, TVA apparente, TVA, TVA incluse, avec TVA
    differenzbesteuert: TVA sur marge, TVA sur la marge, TVA à la marge, régime de la marge, sur marge, TVA non récupérable, sans TVA
    netto: HT, hors taxe~, hors TVA, net, plus TVA, net de TVA
    brutto: TTC, toutes taxes comprises, brut
    euro: euro, euros
    franken: GBP, USD, livres, dollars, CHF, francs, franc
    tausend: mille
    km: km, kms, kilomètres, kilomètre, bornes
    ps: ch, cv, chevaux, cheval
    kw: kw
    tonnen: tonnes, tonne
    sitzer: places, place, sièges, personnes, passagers
    turen: portes, porte, p
    jahre: ans, an, années
    schlussel: clés, clé, clefs, clef
    erste hand: première main, 1ère main, 1ere main
    hand: main, mains, propriétaire~
    preis: prix, budget, prix de vente
    laufleistung: kilométrage, compteur, kilomètres au compteur
    baujahr: année, millésime, immatriculé~, première immatriculation, mise en circulation, première mise en circulation, 1ère immatriculation, 1ère mise en circulation, MEC, immatriculation, année modèle, immatriculé~ en
    leistung: puissance
    gesamtgewicht: PTAC, poids total
    reichweite: autonomie, autonomie de
    hubraum: cylindrée
    bis: jusqu'à, jusque, jusqu a, jusqu en, à #, jusqu
    unter: moins de, à moins de, sous, inférieur~ à, en dessous de, de moins de, au dessous de, moins cher~ que, en dessous
    vor: antérieur~ à, antérieur~
    hochstens: au maximum, au plus, pas plus de, maximum de, ne dépassant pas, pas plus cher que, pas plus chère que
    mindestens: au moins, au minimum, minimum de, pas moins de
    ab: pas avant, pas antérieur~, pas avant de, à partir de, depuis, dès, à partir du, à compter de, à partir
    uber: plus de, au dessus de, supérieur~ à, de plus de, au delà de
    nach: après
    ca: environ, autour de, vers, aux alentours de, à peu près, autour
    zwischen: entre
    aus: de #
    nicht alter als: pas plus vieux que, pas plus ancien~ que, pas plus âgé~ que
    alter als: plus vieux que, plus ancien~ que, plus vieille~ que
    neur als: plus récent~ que, plus jeune~ que, plus neuf que, plus neuve que
    oder neur: ou plus récent~, ou après, ou plus tard, ou plus, et plus, ou plus jeune
    oder weniger: ou moins
    und: et
    oder: ou
    aber: mais
    mit: avec
    fur: pour #
    kein: pas de, pas, aucun~, ni, non, jamais, pas un, pas une, pas du
    ohne: sans
    ausser: sauf, excepté, hors, hormis, à part, à l'exception de
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
    gunstig: pas cher~, bon marché, économique~, fiable~, bon état, bon, bonne, joli~, beau, belle, grande, grandes, petit~, longue, haut, haute, propre~, familial~, faible kilométrage, peu de kilomètres, peu kilométré, peu, très, rapide~, neuf, neuve, récent~, obligatoire~, intérieur, hiver, pack~
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
    -: un, une, des, du, de, le, la, les, en, dans, sur, au, aux, à, ce, cette, je, nous, me, moi, il, elle, est, sont, qui, que, cherche, recherche, cherchons, veux, voudrais, souhaite, besoin, ai, s'il vous plaît, svp, voiture~, véhicule~, auto, autos, occasion, occasions, d'occasion, modèle~, marque~, boîte, boîte de vitesses, boîte de vitesse, moteur~, carrosserie, pour, uniquement, seulement, équipé~, doit, avoir, toutes, tous, tout, toute, n'importe quelle, quelle, foncé~, clair~, métallisé~, client~, de préférence, si possible, motorisation, acheter, achète, bien, chez, plus
  `,
}
