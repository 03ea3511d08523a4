import type { Dictionary } from './dictionary.ts'
import { withoutPolishSpellings } from './polish-spellings.ts'

export const pl: Dictionary = {
  ordinary: `
    eksport naprawdę naprawde pana rano wina szkoda szkody córka córki dawno mieszkanie mieszkania naprzód podróży
    ledwo niezbyt rachunek komórki kontakt pole transport dostarczyć dostawa dostawy bateria rower rowery niemiecki
    niemieck~ student żona syn konto konta dostawc~ stron~ zawiera~ polu
    partnersk~ numer~ termin~ napraw~ masa prac~ roczn~ dzielon~ minął dania austria końca godz
  `,
  endings:
    'a e i o u y ach ami ego ej em emu ich ie iem im imi om owi ow owie ych ym ymi iej iego ii ia iu mi',
  softened: 'cie:t dzie:d rze:r ce:k dze:g scie:st ci:t',
  hasFreeOrder: true,
  shades: 'ciemno jasno sniezno perlowo',
  colours: 'beside',
  classes: { letter: 'klas~', number: 'seri~' },
  rewrite: withoutPolishSpellings,
  entries: `
    kombi: kombi, combi, kombiak~, kombiacz~, station wagon, wagon
    limousine: sedan, sedan~, limuzyn~
    suv: SUV, SUV~, terenow~, samochod~ terenow~, crossover~, auto terenowe, suvik~, terenówk~, aut~ terenow~, sportowo użytkow~, offroad, off road, terenów~
    gunstig suv: mał~ SUV~, kompaktow~ SUV~, duż~ SUV~
    cabrio: kabriolet, kabriolet~, kabrio, cabrio, cabriolet~, aut~ bez dachu, odkryt~ dach~
    coupe: coupe, kupe
    van: minivan, minivan~, van, van~, rodzinn~ van~, familijn~, wan, wana, aut~ rodzinn~, samochod~ rodzinn~, samochód rodzinny
    bus: minibus, minibus~, mikrobus~, busik~, bus~ osobow~, bus osobowy
    lang hoch: dług~ i wysok~, wysok~ i dług~, dług~ wysok~, wysok~ dług~
    kleinwagen: samochód miejski, na miasto, po mieście, jazd~ po mieście, mał~ samochod~, małe auto, małe auta, samochod~ miejsk~, auto miejskie, miejsk~, małe autko, mał~ autk~, miejsk~ autk~, miejsk~ aut~, miejsk~ samochod~, miejski samochód, mały samochód, mał~ miejsk~ aut~, małe auto miejskie, aut~ miejsk~, do miasta, mieszczuch~, maluch~, kompakt~, mał~ aut~
    nutzfahrzeug: dostawczy, dostawcz~, samochod~ dostawcz~, auto dostawcze, auta dostawcze, bus, bus~, dostawczak~, ciężarow~, aut~ dostawcz~, użytkow~, samochod~ użytkow~, aut~ użytkow~, pojazd~ użytkow~, busa, busem, busy
    kastenwagen: furgon, furgon~, blaszak~, blaszan~, furgonetk~, bus~ blaszak~
    pickup: pickup, pickup~, pick up~, pikap~, pick-up
    pritsche: skrzyniow~, platform~, skrzyni~ ładunkow~, burtow~
    kipper: wywrotk~, wywrot~, kiper~
    doppelkabine: podwójna kabina, podwójn~ kabin~, dubelkabin~, dubel kabin~, dubelk~, brygadow~, brygadówk~, doka
    pkw: samochód osobowy, samochod~ osobow~, auto osobowe, auta osobowe
    benzin: benzyna, benzyn~, benzynow~, silnik benzynowy, pb, benzyniak~, pb95, na benzynę, silnik~ benzynow~, benz, beznyn~
    diesel: diesel, diesel~, diesl~, ropa, rop~, olej napędowy, na ropę, wysokoprężn~, silnik~ wysokoprężn~, dizel~, dizl~, ropniak~, w ropie, silnik~ diesl~, silnik~ diesel~
    elektro: elektryczny, elektryczn~, elektryk~, samochod~ elektryczn~, auto elektryczne, e auto, prąd, prąd~, na prąd, aut~ elektryczn~, EV, BEV, elektromobil~, elektro, w pełni elektryczn~, silnik~ elektryczn~
    hybrid: hybryda, hybryd~, hybrydow~, miękk~ hybryd~, MHEV, mild hybrid, napęd~ hybrydow~, samochod~ hybrydow~, aut~ hybrydow~, silnik~ hybrydow~
    plugin: hybryda plug in, hybryd~ plug in, plugin, plug in, PHEV, hybryd~ ładowan~
    autogas: LPG, gaz LPG, autogaz~, instalacj~ LPG, instalacj~ gazow~ LPG, LPG gaz, benzyn~ LPG, na gaz LPG
    gas: gaz, gaz~, instalacj~ gazow~
    erdgas: CNG, gaz CNG, gaz~ CNG, gaz~ ziemn~, metan~
    wasserstoff: wodór, wodor~, wodorow~
    automatik: automat, automatyczna skrzynia biegów, automat~, automacie, automatyczn~, automatyczn~ skrzyni~ bieg~, skrzyni~ automatyczn~, skrzyni~ bieg~ automatyczn~, automatyczn~ skrzyni~, automatyk, skrzyni~ automat~, skrzyni~ bieg~ automat~, automatyk~, dwusprzęgłow~, skrzyni~ dwusprzęgłow~, przekładni~ automatyczn~, półautomat~, dwusprzęgłow~ skrzyni~ bieg~
    schaltgetriebe: manualna skrzynia, manualn~ skrzyni~, manualn~ skrzyni~ bieg~, skrzyni~ manualn~, manual~, manualn~, ręczn~, manualu, skrzyni~ bieg~ manualn~, ręczn~ skrzyni~ bieg~, skrzyni~ ręczn~, skrzyni~ bieg~ ręczn~, skrzyni~ manual~, skrzyni~ bieg~ manual~, skrzyni~ mechaniczn~, mechaniczn~ skrzyni~ bieg~, sześciobiegow~, pięciobiegow~, 6 biegow~, 5 biegow~, 6 biegów, 5 biegów, bieg~ manualn~, bieg~ ręczn~, manul~
    weiss: biały, biał~, biel~, śnieżnobiał~, białą perłą
    schwarz: czarny, czarn~, czerń
    grau: szary, szar~, grafitow~, antracyt~, grafit~, stalow~, popielat~
    silber: srebrny, srebrn~, srebr~, srebrzyst~
    rot: czerwony, czerwon~, bordow~, bordo, wiśniow~, czerwień, rubinow~
    blau: niebieski, niebiesk~, granatow~, błękitn~, granat~, błękit~, chabrow~, lazurow~
    grun: zielony, zielon~, zieleń, butelkow~ zielon~
    gelb: żółty, żółt~
    braun: brązowy, brązow~, czekoladow~, kasztanow~, brunatn~
    beige: beżowy, beżow~, kremow~, beż, beż~, piaskow~, szampańsk~
    orange: pomarańczowy, pomarańczow~, pomarańcz~
    gold: złoty, złot~
    violett: fioletowy, fioletow~, fiolet~, liliow~, purpurow~
    bronze: miedzian~
    anhangerkupplung: hak, hak~, hak~ holownicz~, hak do przyczepy, zaczep~ kulow~, hak~ odpinan~, hak~ wypinan~, hak~ chowan~, elektryczn~ hak~
    navigation: nawigacja, nawigacj~, navi, GPS, system~ nawigacji, nawi, nawigacj~ GPS
    leder: skóra, skór~, skórzan~, skórzan~ tapicerk~, skórzan~ fotel~, skórzan~ siedzeni~, tapicerk~ skórzan~, fotel~ skórzan~, skórk~, wnętrz~ skórzan~, półskór~, pół skór~, pełn~ skór~
    sitzheizung leder: podgrzewan~ skór~, grzan~ skór~, podgrzewan~ skórzan~ fotel~
    sitzheizung: podgrzewane fotele, podgrzewan~ fotel~, podgrzewan~ siedzeni~, grzan~ fotel~, fotel~ podgrzewan~, podgrzewani~ fotel~, podgrzewan~ siedzen~, grzan~ siedzeni~, grzan~ siedzen~, podgrzewani~ siedzen~, podgrzewani~ siedzeni~, ogrzewan~ fotel~, ogrzewan~ siedzeni~, grzan~ stołk~, podgrzewan~ kanap~, podgrzewan~ przedni~ fotel~
    einparkhilfe: czujniki parkowania, czujnik~ parkowania, czujnik~ cofania, kamera cofania, kamer~ cofania, kamer~, asystent~ parkowania, kamer~ parkowania, czujnik~ parkowani~, czujnik~ cofani~, kamer~ cofani~, kamer~ tyln~, kamer~ 360, parktronik~, PDC, asyst~ parkowani~, asystent~ parkowani~, czujnik~, kamer~ 360 stopni, kamerk~ cofani~, kamerk~
    tempomat: tempomat, tempomat~, aktywn~ tempomat~, adaptacyjn~ tempomat~, ACC
    alufelgen: alufelgi, alufelg~, felg~ aluminiow~, aluminiow~ felg~, alusy, felg~ alu, alu felg~, alus~, aluminiow~ obręcz~, aluminiow~ koł~, felg~ aluminow~
    klima: klima, klimatyzacja, klimatyzacj~, klim~, klimatyzowan~, AC
    klimaautomatik: klimatyzacja automatyczna, 2 strefow~, klim~ 2 strefow~, 2 strefow~ klim~, klimatyzacj~ 2 strefow~, 2 strefow~ klimatyzacj~, klim~ 3 strefow~, 3 strefow~ klim~, klimatyzacj~ 3 strefow~, 3 strefow~ klimatyzacj~, klim~ 4 strefow~, 4 strefow~ klim~, klimatyzacj~ 4 strefow~, 4 strefow~ klimatyzacj~, klim~ automatyczn~ 2 strefow~, klimatyzacj~ automatyczn~ 2 strefow~, klimatyzacj~ automatyczn~, automatyczn~ klimatyzacj~, klimatronik~, climatronic, klim~ automatyczn~, automatyczn~ klim~, climatronik~, klimatronic
    led: LED, led~, światła LED, świat~ LED, światł~ LED, reflektor~ LED, ledy, ledow~, full LED, lamp~ LED, lamp~ ledow~, reflektor~ ledow~, światł~ ledow~, matrix LED, oświetleni~ LED, przedni~ światł~ LED
    xenon: xenon, ksenon~, xenon~, biksenon~, bi ksenon~, bixenon~, lamp~ ksenonow~, światł~ ksenonow~, reflektor~ ksenonow~, światł~ xenon~, lamp~ xenon~
    schiebedach: szyberdach, szyberdach~, dach panoramiczny, dach~ panoramiczn~, panoramiczn~ dach~, dach~ szklan~, szklan~ dach~, panoram~, okn~ dachow~, otwieran~ dach~, szyber~, elektryczn~ szyberdach~, panoramiczn~ okn~ dachow~
    standheizung: ogrzewanie postojowe, ogrzewani~ postojow~, webasto, webast~, ogrzewani~ dodatkow~, ogrzewani~ niezależn~
    isofix: isofix, isofix~, mocowani~ isofix, isofiks
    freisprecheinrichtung: bluetooth, zestaw głośnomówiący, zestaw~ głośnomówiąc~, głośnomówiąc~, bluetootha, blutut, bluetoth, zestaw~ bluetooth
    scheckheftgepflegt: książka serwisowa, książk~ serwisow~, pełn~ histori~ serwisow~, histori~ serwisow~, serwisowan~ w aso, pełn~ książk~ serwisow~, udokumentowan~ histori~, udokumentowan~ histori~ serwisow~, w pełni serwisowan~, serwisowan~ z książk~, serwis~ aso, aso, w aso, pełn~ serwis~
    huauneu: nowy przegląd, now~ przegląd~, śwież~ przegląd~, śwież~ przegląd~ techniczn~, śwież~ badani~ techniczn~, aktualn~ przegląd~ techniczn~, now~ badani~, now~ badani~ techniczn~, now~ badani~ hu au, now~ przegląd~ techniczn~, aktualn~ przegląd~, świeżo po przeglądzie, śwież~ tuv, nowy tuv
    unfallfrei: bezwypadkowy, bezwypadkow~, bez wypadku, bez wypadk~, niebit~, nie bit~, nie powypadkow~, bezkolizyjn~, bez kolizji, bez stłuczk~, nigdy nie bit~, bezwypadk~, nie miał wypadk~
    schadenfrei: bez uszkodzeń, bez uszkodze~, nieuszkodzon~, bez szkód, bez szkod~, bez wcześniejsz~ uszkodzen~, bez uszkodzen~, bez wcześniejszych uszkodzeń, nie uszkodzon~
    behindertengerecht: dla niepełnosprawnych, ramp~ dla wózk~, najazd~ dla wózk~, dla inwalid~, niepełnosprawn~, przystosowan~ dla niepełnosprawn~, wózk~ inwalidzk~, wózek inwalidzki, dla osób niepełnosprawnych, dla osoby niepełnosprawnej, do przewozu niepełnosprawnych, inwalidzk~
    allrad: napęd na cztery koła, napęd~ na cztery koła, napęd~ na 4 koła, napęd~ 4x4, 4x4, na cztery koła, napęd~ na wszystkie koła, napęd~ na cztery koł~, napęd~ na 4 koł~, napęd~ na obie osie, na 4 koła, napęd~ na 4, czteronapęd~, 4 x 4, napęd~ awd, napęd~ 4wd, napęd~ quattro
    partikelfilter: filtr cząstek stałych, filtr~ cząstek stałych, DPF, filtr~ dpf, fap
    trennwand: gródź, grodzi~, gródz~, ściank~ działow~, przegrod~, przegród~, ścian~ działow~, ściank~ grodziow~
    ladebordwand: winda, wind~, wind~ załadowcz~, klap~ załadowcz~, platform~ załadowcz~, wind~ załadunkow~
    kran: dźwig~, HDS, żuraw~
    liegeplatz: miejsce do spania, leżank~, miejsc~ do spani~, miejsc~ sypialn~
    schiebetur: drzwi przesuwne, drzwi przesuwn~, przesuwn~ drzwi, drzwi~ przesuwn~, drzwi~ boczn~ przesuwn~, suwan~ drzwi~, rozsuwan~ drzwi~
    schiebetur beidseitig: drzwi przesuwne po obu stronach, drzwi~ boczn~ po obu stronach, drzwi~ boczn~ z obu stron, drzwi przesuwn~ obustronn~, obustronn~ drzwi przesuwn~, drzwi przesuwn~ po obu stronach, drzwi przesuwn~ z obu stron, drzwi~ przesuwn~ po prawej i lewej, drzwi~ przesuwn~ po lewej i prawej, drzwi~ przesuwn~ z prawej i lewej, drzwi~ przesuwn~ z lewej i prawej, drzwi~ przesuwn~ lew~ i praw~, drzwi~ przesuwn~ praw~ i lew~, dwoje drzwi przesuwn~, przesuwn~ drzwi po obu stronach, drzwi~ przesuwn~ po obu stron~, drzwi~ przesuwn~ z obu stron~, drzwi~ przesuwn~ z dwóch stron, drzwi~ przesuwn~ po dwóch stronach, drzwi~ przesuwn~ obustronn~, obustronn~ drzwi~ przesuwn~, przesuwn~ drzwi~ po obu stron~, przesuwn~ drzwi~ z obu stron, dwoje drzwi~ przesuwn~, dwoje przesuwn~ drzwi~, 2 drzwi~ przesuwn~, dwie pary drzwi~ przesuwn~, 2 pary drzwi~ przesuwn~, dwie pary przesuwn~, 2 pary przesuwn~
    winterreifen: opony zimowe, opon~ zimow~
    allwetterreifen: opon~ całoroczn~
    dachreling: reling~ dachow~, reling~
    lenkradheizung: podgrzewan~ kierownic~
    frontscheibenheizung: podgrzewan~ szyb~, podgrzewan~ przedni~ szyb~
    nichtraucher: niepaląc~
    garantie: gwarancj~
    elektrische heckklappe: elektryczn~ klap~, elektryczn~ bagażnik~
    elektrische fensterheber: elektryczn~ szyb~
    elektrisches verdeck: elektryczn~ dach~, elektrycznie otwieran~ dach~
    elektrische sitze: elektryczn~ fotel~
    ausweisbar: fvat, f vat, faktura VAT, faktur~ VAT, VAT 23%, VAT 23, VAT, odliczenie VAT, VAT do odliczenia, VAT odliczeni~, pełn~ VAT, FV, FV 23, faktur~, z VAT, VATem, z VATem, VAT u, z odliczeni~ VAT, możliwoś~ odliczeni~ VAT, odlicz~ VAT, do odliczenia, VAT odlicz~, faktur~ 23%, faktur~ 23, FV VAT, możliwość odliczenia, odliczeni~ VAT, rachunek VAT, pełn~ faktur~ VAT, faktur~ z VAT
    differenzbesteuert: VAT marża, faktur~ VAT marża, marża, FV marża, bez VAT, faktur~ marża, procedur~ VAT marż~, marż~, VAT marż~, faktur~ marż~, faktur~ VAT marż~, na marżę, FV marż~
    netto: netto, bez VATu, plus VAT
    brutto: brutto
    euro: euro
    franken: PLN, GBP, USD, dolarów, funtów
    tausend: tys, tysięcy, tysiąc~, tyś, tysiące, tysiak~, tysi, tysie
    km: km, kilometrów, kilometr~
    ps: koni, koni mocy, koni mechanicznych, konie, koń, konn~, kucy, koniam~, konia, km mocy
    kw: kw, kilowat~
    tonnen: ton, tony, tona
    sitzer: miejsc, osób, osobow~, miejscow~, miejsca, osoby, miejscami, osob~, os, osob, pasażer~, foteli, siedzeń, miejsc~, cio osobow~
    turen: drzwi, drzwiówk~, drzwiow~, drzwiami, drzwi~, dwrzi
    jahre: lat, lata, letni~, latek
    jahr: rok, roku
    schlussel: kpl kluczyk~, kpl kluczy, zestaw~ kluczy, par~ kluczyk~, kluczyk~, klucz~, komplet~ kluczyk~, komplet~ kluczy, kluczy
    vorbesitzer: właściciel~
    erste hand: pierwszy właściciel, pierwsz~ właściciel~, 1 właściciel, 1szy właściciel
    funfturer: pięciodrzwiow~
    vierturer: czterodrzwiow~
    dreiturer: trzydrzwiow~
    zweiturer: dwudrzwiow~
    preis: cena, cen~, cen~ ostateczn~, cen~ końcow~, cen~ docelow~, cen~ całkowit~, cen~ wywoławcz~, cen~ sprzedaży, cen~ zakupu, budżet~, kwot~, koszt~, cena do zapłaty, przedział~ cenow~, cenow~, w cenie
    laufleistung: przebieg, przebieg~ oryginaln~, przebieg~ realn~, przebieg~ rzeczywist~, przebieg~ udokumentowan~, przebieg~ aktualn~, przebieg~ potwierdzon~, przebieg~ faktyczn~, przebieg~ autentyczn~, przebieg~ całkowit~, przebieg~, stan~ licznik~, licznik~, przebieg~ km, z przebieg~
    gunstig laufleistung bis: mał~ przebieg~ do #, nisk~ przebieg~ do #, małym przebiegiem do #
    baujahr: rocznik, koniec #, końca #, końcówk~ #, z końca #, początek #, początku #, z początku #, połow~ #, rok produkcji, rocznik~, roku produkcji, z lat, z roku, pierwsza rejestracja, pierwsz~ rejestracj~, zarejestrowan~, rejestracj~, data pierwszej rejestracji, wyprodukowan~, rok modelowy, rok prod, prod, produkcj~, rok produkcj~, roku prod, rok #, lata #, lat #, latach #, data rejestracj~, rok rejestracj~, pierwsz~ rej, rej, 1 rejestracj~, data produkcj~, rejestrowan~, zarejestr~, wyprod, z lat #, rocznikow~
    leistung: moc, moc~
    gesamtgewicht: DMC, masa całkowita
    letzten: ostatni~ #
    reichweite: zasięg~, zasięg~ na prąd~, zasięg~ w trybie elektryczn~, na prądzie zasięg~
    hubraum: pojemność, poj, pojemnoś~
    bis: do #, max do #, maks do #, maksymalnie do #, do max #, do maks #, do maksymalnie #, do kwoty #, do ceny #, w granicach do #, nie przekraczając~ #, nieprzekraczając~ #, do okoł~ #, gdzieś do #
    unter: poniżej, niżej niż, mniej niż, taniej niż, tańsz~ niż, mniejsz~ niż, niższ~ niż, tańsz~ od, mniejsz~ od, niższ~ od, mniej jak, pod #, mniej #
    vor: przed #, wcześniejsz~ niż, sprzed #, wcześniej niż
    hochstens: maksymalnie, nie wyżej niż, nie przekracz~, nie przekraczając~, maks, najwyżej, co najwyżej, nie więcej niż, nie drożs~ niż, nie droższ~ niż, nie drożej niż, maksimum, maksymaln~, góra, nie powyżej, nie ponad, nie wyższ~ niż, nie większ~ niż, maksymaln~ do, maksimum do
    mindestens: co najmniej, przynajmniej, conajmniej, minimaln~, nie mniej niż, nie mniejsz~ niż, minimum od, min od, minimalnie, nie mniej jak, od minimum, od min
    ab: nie przed, nie niżej niż, nie wcześniej niż, od #, począwszy od, od roku, nie niższ~ niż, nie wcześniejsz~ niż, zaczynając od, od około, poczynając od
    uber: powyżej, wyżej niż, ponad, więcej niż, większ~ niż, wyższ~ niż, mocniejsz~ niż, więcej jak, większ~ od, wyższ~ od, pow, mocniejsz~ od
    nach: po #, później niż, późniejsz~ niż
    ca: około, w okolicy, ok, w okolicach, mniej więcej, circa, koło, w granicach, rzędu, ca, plus minus, coś koło, mniejwięcej, okol
    zwischen: między, pomiędzy
    aus: z #
    nicht alter als: nie starsz~ niż, niestarsz~ niż, nie starsz~ od, nie starsz~ jak, nie starszy
    alter als: starsz~ niż, starsz~ od
    neur als: nowsz~ niż, młodsz~ niż, nowsz~ od, późniejsz~ od, młodsz~ od
    oder neur: lub nowsz~, i nowsz~, albo nowsz~, lub młodsz~, lub więcej, lub później, albo później, i później, wzwyż, i więcej, i młodsz~, albo młodsz~, w górę, w gore, i wyżej, lub wyżej, lub wyższ~, lub większ~, i nowszy, lub lepsz~, oraz nowsz~, i wzwyż, bądź nowsz~, albo więcej, lub mocniejsz~
    oder weniger: lub mniej, i mniej, albo mniej, lub taniej, lub mniejsz~
    und: i, oraz, a #, a także
    oder: lub, albo, czy, bądź, ewentualnie
    aber: ale, lecz, jednak, tylko że
    mit: z, ze, wraz z, razem z
    fur: za #
    kein: nie, żadn~, ani, nigdy, byle nie, tylko nie, aby nie, żeby nie, nie chcę, nie interesuje mnie, nie interesują mnie, nie w, nie może być, wszystko tylko nie, zadne, bez żadn~
    ohne: bez, z wyłączeniem
    ausser: oprócz, poza, z wyjątkiem, prócz, za wyjątkiem, wszystk~ oprócz, każd~ oprócz, dowoln~ oprócz, wszystk~ poza, każd~ poza, z wyjątk~, wyłączając
    zwei: dwa, dwie, dwoje, dwóch, dwoma, dwom
    drei: trzy, troje, trzech, trzema
    vier: cztery, czterech
    funf: pięć, pięciu, pięcioro, pięcioma
    sechs: sześć
    sieben: siedem, siedmiu, siedmioro
    acht: osiem
    neun: dziewięć
    farbe: kolor, kolor~, lakier~
    gunstig: faktur~ za, faktur~ serwisow~, serwisowan~, tani, tani~, mały przebieg, niski przebieg, mał~, duż~, dobr~, ładn~, zadban~, ekonomiczn~, niezawodn~, now~, stary, stare, stara, rodzinn~, stan, stan~, długi, długie, krótki~, wysok~, szybk~, niedrog~, okazj~, sprawn~, pewn~, prost~, świetn~, idealn~, super, dynamiczn~, mocn~, przestronn~, praktyczn~, oszczędn~, tanie, tanio, bogat~, mało, dużo, bardzo, fajn~, elegancki~, sportow~, dobrze, utrzyman~, komfortow~, wygodn~, atrakcyjn~, porządn~, solidn~, małym, nisk~
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
    lkw: ciężarów~, ciężarówk~
    hochdach: wysok~ dach~, podwyższon~ dach~, podwyższon~
    kastenwagen lang: furgon~ dług~, dług~ furgon~
    kastenwagen hoch: furgon~ wysok~
    kastenwagen hochdach: furgon~ z wysok~ dach~
    kastenwagen hoch lang: furgon~ wysok~ dług~, furgon~ dług~ wysok~, furgon~ wysok~ i dług~, furgon~ dług~ i wysok~, dług~ wysok~ furgon~
    koffer: kontener~, zabudow~ kontenerow~, kontenerow~
    kuhlfahrzeug: chłodni~, chłodnicz~, samochod~ chłodni~, samochod~ chłodnicz~, aut~ chłodni~
    kuhlkastenwagen: furgon~ chłodnicz~, furgon~ chłodni~
    kuhlkoffer: kontener~ chłodnicz~, kontener~ chłodni~
    isolierkoffer: izoterm~
    abschleppwagen: pomoc~ drogow~, holownik~
    autotransporter: autolawet~, lawet~, autotransporter~
    dreiseitenkipper: wywrotk~ trójstronn~, wywrotk~ trzystronn~
    fahrgestell: podwozi~
    feuerwehrfahrzeug: wóz strażacki, wóz~ strażack~, strażack~, pożarnicz~
    glastransporter: do przewozu szkła, do szkła
    getrankeaufbau: do przewozu napojów
    hochdachkombi: kombi z wysok~ dach~, kombivan~, kombi van~
    hubarbeitsbuhne: podnośnik~ koszow~, zwyżk~, podnośnik~
    kehrmaschine: zamiatark~
    krankenwagen: karetk~, ambulans~
    mullwagen: śmieciark~
    pferdetransporter: do przewozu koni, koniowóz, koniowoz~
    pritsche mit plane: skrzyniow~ z plandek~, plandek~, skrzyni~ z plandek~, firan~
    verkaufsfahrzeug: pojazd~ handlow~, handlow~, food truck, gastronomiczn~
    werkstattwagen: warsztatow~, pojazd~ warsztatow~
    kommunalfahrzeug: komunaln~, pojazd~ komunaln~
    benzinhybrid: hybryd~ benzyn~ prąd~, hybryd~ benzynow~, benzyn~ hybryd~, hybryd~ benzyn~
    dieselhybrid: hybryd~ diesel~ prąd~, hybryd~ diesl~, diesl~ hybryd~, hybryd~ diesel~
    ethanol: etanol~, bioetanol~
    braun bronze: brąz, brązie
    anhangelast: uciągni~, dmc przyczepy, ciągnąć, uciąg~, masa przyczepy
    klimaanlage: klimatyzacj~ manualn~, klim~ manualn~, klimatyzacj~ ręczn~
    schiebetur rechts: drzwi~ przesuwn~ po prawej, drzwi~ przesuwn~ z prawej, praw~ drzwi~ przesuwn~, drzwi~ przesuwn~ po prawej stronie, drzwi~ przesuwn~ z prawej strony, drzwi~ przesuwn~ praw~
    schiebetur links: drzwi~ przesuwn~ po lewej, drzwi~ przesuwn~ z lewej, lew~ drzwi~ przesuwn~, drzwi~ przesuwn~ po lewej stronie, drzwi~ przesuwn~ z lewej strony, drzwi~ przesuwn~ lew~
    elektrische spiegel: elektryczn~ lusterk~
    elektrische handbremse: elektryczn~ hamulec, elektryczn~ hamulc~
    zoll: cali, cale, calowe
    2 schlussel: drugi kluczyk, drugi klucz, zapasow~ klucz, zapasow~ kluczyk~, drugi komplet kluczy
    bis baujahr: do roku #, do rocznik~ #, do rok #
    spatestens: najpóźniej
    fruhestens: najwcześniej
    fahrzeugalter: wiek~
    gelaufen: przejechan~, na liczniku, nalatan~, przejechał~
    ab baujahr: od rocznik~ #, od roku #, od rok #, od roku produkcji #, rocznik od #, rok od #, od r #
    oder alter: lub starsz~, albo starsz~, i starsz~
    nicht notig: nie potrzebn~, niepotrzebn~, niekonieczn~, nie jest konieczn~, nie jest potrzebn~, nie wymagan~, nie wymaga~, nie musi być
    ausgeschlossen: odpada, odpadają, wykluczon~
    mercedes: mesiek, merol~, merc, mercem
    bmw: beemk~, bmk~, beemwic~, bawark~
    audi: audic~, audik~
    opel: opl~
    volkswagen: folkswagen~, vw~
    golf: golfin~
    passat: paserat~, passerat~
    megane: megank~
    kia: kii, kię, kią
    -: wyłącznie, w, we, na, o, do, od, dla, po, przy, za, jest, są, być, to, ten, ta, te, samochód, samochod~, auto, auta, aut, autem, pojazd~, wóz, szukam, poszukuj~, szuka, szukamy, kupię, kupi, kupić, chcę, chciał~, chciałbym, potrzebuj~, proszę, tylko, koniecznie, używan~, z drugiej ręki, model, modele, modelu, mark~, skrzyni~ bieg~, skrzyni~, silnik~, każd~, dowoln~, wszystk~, wersj~, najlepiej, ma, mam, mieć, musi, może, który, która, które, klient~, jakiś, jakieś, coś, wyposażon~, metalik, nadwozi~, typ~, napęd~, się, mi, nam, autko, autk~, norm~, norma, euro norma, emisj~, spełniając~, klas~ emisji, wersja, pilnie, pilne, sprowadz~, kupie, kupimy, kupno, interesuje, interesują, interesuj~, mnie, poproszę, oferta, ofert~, sprzedam, by, było, był~, aby, żeby, jeszcze, też, także, również, rokiem, rokiem produkcji, wstecz, przedzial~, w przedziale, lakierowan~, odcień, odcien~, odmian~, perłow~, metaliczn~, mat, matow~, dzień dobry, witam, dziękuję, pozdrawiam, najchętniej, chętnie, obowiązkowo, konieczn~, wymagan~, mile widzian~, obecnie, jako, albo też, jej, jego, nasz~, klientem, handlow~ pojazd~, będzie, będą, mogą, muszą, musi być, może być, mógłby, powinien, powinn~, posiadając~, posiada, wraz, razem, rodzaj~, rodzaju, napędem, napędzan~, zasilan~, paliw~, rodzaj paliwa, typu, ze skrzyni~, skrzyn~ bieg~, biegów, nadwoziem, karoseri~, kabin~, szuka~, szukając~, do kupienia, na sprzedaż, od zaraz, wartości, sztuk~, jak, ja, tym, tego, już, jeśli, mogę, gdzie, kiedy, macie, mają, mamy, masz, jestem, jesteśmy, trzeba, można, moje, mój, swoje, taki, takie, taka, raczej, chyba, państwo, państwa, posiadacie, dostępn~, jaki, jakie, jaką, jaka, niech, np, itp, zakres~, gdyby, czegoś, jakąś, jakiegoś
  `,
}
