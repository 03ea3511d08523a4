import type { Dictionary } from './dictionary.ts'

/** "KM" is horsepower; smaller numbers are hardly a mileage. */
const horsepower = /(?<![\d.,]|\d )([1-9]\d{1,2}) ?km(?![\p{L}\d])/giu
/** "150 koni mechanicznych", "KM od 150" */
const horsepowerBefore = /(?<!\p{L})KM (?=(?:od|min|minimum|powyżej|ponad|co najmniej) \d{2,3}(?![\d.,]))/gu
/** "2018 r.", "2018 rok" */
const year = /(?<!\d)((?:19|20)\d\d) ?(?:r\.?|rok|roku|rocznik)(?!\p{L})/giu

/** "12 tys. zł"; "złoty" before a noun is golden. */
const zloty = /(?<=\d ?|tys\.? |tysięcy )z[łl](?:ot\p{L}+)?(?!\p{L})/giu

export const pl: Dictionary = {
  endings:
    'a e i o u y ach ami ego ej em emu ich ie iem im imi om owi ow owie ych ym ymi iej iego ii ia iu mi',
  shades: 'ciemno jasno',
  hasColourBehind: true,
  classes: { letter: 'klas~', number: 'seri~' },
  rewrite: (text) =>
    text
      .replaceAll(zloty, ' PLN')
      .replaceAll(horsepower, '$1 KM')
      .replaceAll(/(?<=(?<![\d.,])[1-9]\d{1,2} )KM(?!\p{L})/gu, 'koni')
      .replaceAll(horsepowerBefore, 'moc ')
      .replaceAll(year, '$1 ez'),
  entries: `
    kombi: kombi, combi
    limousine: sedan, sedan~, limuzyn~
    suv: SUV, SUV~, terenow~, samochod~ terenow~, crossover~, auto terenowe
    cabrio: kabriolet, kabriolet~, kabrio, cabrio
    coupe: coupe, kupe
    van: minivan, minivan~, van, van~, rodzinn~ van~
    bus: minibus, minibus~, mikrobus~
    lang hoch: dług~ i wysok~, wysok~ i dług~, dług~ wysok~
    kleinwagen: samochód miejski, mał~ samochod~, małe auto, małe auta, samochod~ miejsk~, auto miejskie, miejsk~
    nutzfahrzeug: dostawczy, dostawcz~, samochod~ dostawcz~, auto dostawcze, auta dostawcze, bus, bus~, dostawczak~, ciężarow~
    kastenwagen: furgon, furgon~, blaszak~
    pickup: pickup, pickup~, pick up~
    pritsche: skrzyniow~, platform~
    kipper: wywrotk~
    kuhlwagen: chłodni~
    doppelkabine: podwójna kabina, podwójn~ kabin~, dubelkabin~
    pkw: samochód osobowy, samochod~ osobow~, auto osobowe, auta osobowe
    benzin: benzyna, benzyn~, benzynow~, silnik benzynowy, pb
    diesel: diesel, diesel~, diesl~, ropa, rop~, olej napędowy, na ropę, wysokoprężn~, silnik~ wysokoprężn~
    elektro: elektryczny, elektryczn~, elektryk~, samochod~ elektryczn~, auto elektryczne, e auto
    hybrid: hybryda, hybryd~, hybrydow~
    plugin: hybryda plug in, hybryd~ plug in, plugin
    autogas: LPG, gaz LPG, autogaz~
    gas: gaz, gaz~, instalacj~ gazow~
    erdgas: CNG, gaz CNG, gaz~ CNG, gaz~ ziemn~
    wasserstoff: wodór, wodor~, wodorow~
    automatik: automat, automatyczna skrzynia biegów, automat~, automacie, automatyczn~, automatyczn~ skrzyni~ bieg~, skrzyni~ automatyczn~, skrzyni~ bieg~ automatyczn~, automatyczn~ skrzyni~, automatyk
    schaltgetriebe: manualna skrzynia, manualn~ skrzyni~, manualn~ skrzyni~ bieg~, skrzyni~ manualn~, manual~, manualn~, ręczn~, manualu, skrzyni~ bieg~ manualn~
    weiss: biały, biał~
    schwarz: czarny, czarn~
    grau: szary, szar~, grafitow~, antracyt~
    silber: srebrny, srebrn~, srebr~
    rot: czerwony, czerwon~, bordow~
    blau: niebieski, niebiesk~, granatow~, błękitn~
    grun: zielony, zielon~
    gelb: żółty, żółt~
    braun: brązowy, brązow~
    beige: beżowy, beżow~, kremow~
    orange: pomarańczowy, pomarańczow~
    gold: złoty, złot~
    violett: fioletowy, fioletow~
    bronze: miedzian~
    anhangerkupplung: hak, hak~, hak~ holownicz~
    navigation: nawigacja, nawigacj~, navi, GPS, system~ nawigacji
    leder: skóra, skór~, skórzan~, skórzan~ tapicerk~, skórzan~ fotel~, skórzan~ siedzeni~, tapicerk~ skórzan~, fotel~ skórzan~
    sitzheizung: podgrzewane fotele, podgrzewan~ fotel~, podgrzewan~ siedzeni~, grzan~ fotel~, fotel~ podgrzewan~, podgrzewani~ fotel~
    einparkhilfe: czujniki parkowania, czujnik~ parkowania, czujnik~ cofania, kamera cofania, kamer~ cofania, kamer~, asystent~ parkowania, kamer~ parkowania
    tempomat: tempomat, tempomat~
    alufelgen: alufelgi, alufelg~, felg~ aluminiow~, aluminiow~ felg~, alusy
    klima: klima, klimatyzacja, klimatyzacj~, klim~
    klimaautomatik: klimatyzacja automatyczna, klimatyzacj~ automatyczn~, automatyczn~ klimatyzacj~, klimatronik~, climatronic, klimatyzacj~ dwustrefow~
    led: LED, światła LED, świat~ LED, światł~ LED, reflektor~ LED, ledy, ledow~
    xenon: xenon, ksenon~, xenon~
    schiebedach: szyberdach, szyberdach~, dach panoramiczny, dach~ panoramiczn~, panoramiczn~ dach~, dach~ szklan~, szklan~ dach~, panoram~
    standheizung: ogrzewanie postojowe, ogrzewani~ postojow~, webasto
    isofix: isofix
    freisprecheinrichtung: bluetooth, zestaw głośnomówiący, zestaw~ głośnomówiąc~
    scheckheftgepflegt: książka serwisowa, książk~ serwisow~, pełn~ histori~ serwisow~, histori~ serwisow~, serwisowan~ w aso
    huauneu: nowy przegląd, now~ przegląd~, śwież~ przegląd~
    unfallfrei: bezwypadkowy, bezwypadkow~, bez wypadku, bez wypadk~, niebit~, nie bit~, nie powypadkow~
    schadenfrei: bez uszkodzeń, bez uszkodze~, nieuszkodzon~, bez szkód, bez szkod~
    behindertengerecht: dla niepełnosprawnych, dla inwalid~
    allrad: napęd na cztery koła, napęd~ na cztery koła, napęd~ na 4 koła, napęd~ 4x4, 4x4, na cztery koła, napęd~ na wszystkie koła
    partikelfilter: filtr cząstek stałych, filtr~ cząstek stałych, DPF
    trennwand: gródź, grodzi~, gródz~, ściank~ działow~, przegrod~
    ladebordwand: winda, wind~, wind~ załadowcz~
    kran: dźwig~, HDS
    liegeplatz: miejsce do spania
    schiebetur: drzwi przesuwne, drzwi przesuwn~, przesuwn~ drzwi
    schiebetur beidseitig: drzwi przesuwne po obu stronach, drzwi przesuwn~ obustronn~, obustronn~ drzwi przesuwn~, drzwi przesuwn~ po obu stronach, drzwi przesuwn~ z obu stron, dwoje drzwi przesuwn~, przesuwn~ drzwi po obu stronach
    winterreifen: opony zimowe, opon~ zimow~
    allwetterreifen: opon~ całoroczn~
    dachreling: reling~ dachow~, reling~
    lenkradheizung: podgrzewan~ kierownic~
    frontscheibenheizung: podgrzewan~ szyb~, podgrzewan~ przedni~ szyb~
    nichtraucher: niepaląc~
    garantie: gwarancj~
    elektrische heckklappe: elektryczn~ klap~, elektryczn~ bagażnik~
    elektrische fensterheber: elektryczn~ szyb~
    elektrische sitze: elektryczn~ fotel~
    ausweisbar: faktura VAT, faktur~ VAT, VAT 23%, VAT 23, VAT, odliczenie VAT, VAT do odliczenia, VAT odliczeni~, pełn~ VAT, FV, FV 23, faktur~, z VAT
    differenzbesteuert: VAT marża, faktur~ VAT marża, marża, FV marża, bez VAT, faktur~ marża
    netto: netto, bez VATu, plus VAT
    brutto: brutto
    euro: euro
    franken: PLN, GBP, USD, dolarów, funtów
    tausend: tys, tysięcy, tysiąc~, tyś, tysiące
    km: km, kilometrów, kilometr~
    ps: koni, koni mechanicznych, konie, koń
    kw: kw, kilowat~
    tonnen: ton, tony, tona
    sitzer: miejsc, osób, osobow~, miejscow~, miejsca, osoby, miejscami, osob~
    turen: drzwi, drzwiow~, drzwiami
    jahre: lat, lata, letni~, latek
    jahr: rok, roku
    schlussel: kluczyk~, klucz~
    vorbesitzer: właściciel~
    erste hand: pierwszy właściciel, pierwsz~ właściciel~
    funfturer: pięciodrzwiow~
    vierturer: czterodrzwiow~
    dreiturer: trzydrzwiow~
    zweiturer: dwudrzwiow~
    7 sitzer: siedmioosobow~, siedmiomiejscow~
    5 sitzer: pięcioosobow~, pięciomiejscow~
    9 sitzer: dziewięcioosobow~
    preis: cena, cen~, budżet~, kwot~
    laufleistung: przebieg, przebieg~
    baujahr: rocznik, rok produkcji, rocznik~, roku produkcji, z lat, z roku, pierwsza rejestracja, pierwsz~ rejestracj~, zarejestrowan~, rejestracj~, data pierwszej rejestracji, wyprodukowan~, rok modelowy
    leistung: moc, moc~
    gesamtgewicht: DMC, masa całkowita
    reichweite: zasięg~
    hubraum: pojemność, pojemnoś~
    bis: do #
    unter: poniżej, mniej niż, taniej niż, tańsz~ niż
    vor: przed #
    hochstens: maksymalnie, maks, najwyżej, co najwyżej, nie więcej niż, nie drożs~ niż, nie droższ~ niż, nie drożej niż, maksimum, maksymaln~
    mindestens: co najmniej, przynajmniej, conajmniej, minimaln~, nie mniej niż
    ab: nie przed, nie wcześniej niż, od #, począwszy od, od roku
    uber: powyżej, ponad, więcej niż
    nach: po #
    ca: około, ok, w okolicach, mniej więcej, circa
    zwischen: między, pomiędzy
    aus: z #
    nicht alter als: nie starsz~ niż, niestarsz~ niż, nie starsz~ od
    alter als: starsz~ niż, starsz~ od
    neur als: nowsz~ niż, młodsz~ niż, nowsz~ od
    oder neur: lub nowsz~, i nowsz~, albo nowsz~, lub młodsz~, lub więcej, lub później, albo później, i później, wzwyż, i więcej
    oder weniger: lub mniej
    und: i, oraz, a #
    oder: lub, albo, czy
    aber: ale, lecz
    mit: z, ze
    fur: za #
    kein: nie, żadn~, ani, nigdy
    ohne: bez
    ausser: oprócz, poza, z wyjątkiem, prócz
    zwei: dwa, dwie, dwoje, dwóch
    drei: trzy, troje, trzech
    vier: cztery, czterech
    funf: pięć, pięciu
    sechs: sześć
    sieben: siedem, siedmiu
    acht: osiem
    neun: dziewięć
    10: dziesięć, dziesięciu
    12: dwanaście
    15: piętnaście, piętnastu
    20: dwadzieścia, dwudziestu
    30: trzydzieści
    40: czterdzieści
    50: pięćdziesiąt
    60: sześćdziesiąt
    80: osiemdziesiąt
    100: sto
    farbe: kolor, kolor~, lakier~
    gunstig: tani, tani~, mały przebieg, niski przebieg, mał~, duż~, dobr~, ładn~, zadban~, ekonomiczn~, niezawodn~, now~, stary, stare, stara, rodzinn~, stan, stan~, długi, długie, krótki~, wysok~, szybk~, niedrog~, okazj~, serwisowan~
    januar: styczeń #, stycznia #, styczniu #
    februar: luty #, lutego #, lutym #
    marz: marzec #, marca #, marcu #
    april: kwiecień #, kwietnia #, kwietniu #
    mai: maj #, maja #, maju #
    juni: czerwiec #, czerwca #, czerwcu #
    juli: lipiec #, lipca #, lipcu #
    august: sierpień #, sierpnia #, sierpniu #
    september: wrzesień #, września #, wrześniu #
    oktober: październik #, października #, październiku #
    november: listopad #, listopada #, listopadzie #
    dezember: grudzień #, grudnia #, grudniu #
    -: mocy, w, we, na, o, do, od, dla, po, przy, za, jest, są, być, to, ten, ta, te, samochód, samochod~, auto, auta, aut, autem, pojazd~, wóz, szukam, poszukuj~, szuka, szukamy, kupię, kupi, kupić, chcę, chciał~, chciałbym, potrzebuj~, proszę, tylko, koniecznie, używan~, z drugiej ręki, model, modele, modelu, mark~, skrzyni~ bieg~, skrzyni~, silnik~, każd~, dowoln~, wszystk~, wersj~, najlepiej, ma, mam, mieć, musi, może, który, która, które, klient~, jakiś, jakieś, coś, wyposażon~, metalik, nadwozi~, typ~, napęd~, się, mi, nam
  `,
}
