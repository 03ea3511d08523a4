import type { Dictionary } from './dictionary.ts'
import { withoutPolishSpellings } from './polish-spellings.ts'

export const pl: Dictionary = {
  ordinary: `
    eksport naprawdę naprawde pana rano wina szkoda szkody córka córki dawno mieszkanie mieszkania naprzód podróży
    ledwo niezbyt rachunek komórki kontakt pole transport dostarczyć dostawa dostawy bateria rower rowery niemiecki
    niemieck~ student żona syn konto konta dostawc~ stron~ zawiera~ polu
    partnersk~ numer~ termin~ napraw~ masa prac~ roczn~ dzielon~ minął dania austria końca godz
    zatem gratis~ gratisow~ bezcłow~ wiosn~ wiosenn~ marcow~ czerwcow~ środ~ bentley~ warsztat~ serwisant~ premier~
    brawo rower~ bagażow~ branżow~ milionow~ terminow~ strażak~ klimat~ matur~ spełni~ dostarcza~ stanow~ stary~ chłodnic~ berlin~ hamburg~ niemc~ polsk~
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
    suv: SUV, suw, SUV~, terenow~, samochod~ terenow~, crossover~, auto terenowe, suvik~, terenówk~, aut~ terenow~, sportowo użytkow~, offroad, off road, terenów~
    gunstig suv: mał~ SUV~, kompaktow~ SUV~, duż~ SUV~
    cabrio: kabriolet, kabriolet~, kabrio, cabrio, cabriolet~, aut~ bez dachu, odkryt~ dach~
    coupe: coupe, kupe, cupe, coupet~
    van: minivan, minivan~, van, van~, rodzinn~ van~, familijn~, wan, wana, aut~ rodzinn~, samochod~ rodzinn~, samochód rodzinny, MPV, kompaktow~ van~, wielozadaniow~
    bus: minibus, minibus~, mikrobus~, busik~, bus~ osobow~, bus osobowy, bus~ do przewozu osób, do przewozu osób, do przewozu pasażerów, bus~ pasażersk~
    lang hoch: dług~ i wysok~, wysok~ i dług~, dług~ wysok~, wysok~ dług~
    kleinwagen: samochód miejski, na miasto, po mieście, jazd~ po mieście, mał~ samochod~, małe auto, małe auta, samochod~ miejsk~, auto miejskie, miejsk~, małe autko, mał~ autk~, miejsk~ autk~, miejsk~ aut~, miejsk~ samochod~, miejski samochód, mały samochód, mał~ miejsk~ aut~, małe auto miejskie, aut~ miejsk~, do miasta, mieszczuch~, maluch~, kompakt~, mał~ aut~, nieduż~ aut~, niewielk~ aut~, nieduż~ samochod~, niewielk~ samochod~, kompaktow~ aut~, kompaktow~ samochod~, kompaktow~ hatchback~, mał~ hatchback~, miejsk~ hatchback~, coś mał~, czegoś mał~, coś niewielk~, czegoś niewielk~, coś nieduż~, czegoś nieduż~, samochodzik~, auteczk~, mał~ samochodzik~, mał~ auteczk~, mał~ pojazd~, mał~ miejsk~, mał~ miejsk~ samochod~
    nutzfahrzeug: dostawczy, dostawcz~, samochod~ dostawcz~, auto dostawcze, auta dostawcze, bus, bus~, dostawczak~, ciężarow~, aut~ dostawcz~, użytkow~, samochod~ użytkow~, aut~ użytkow~, pojazd~ użytkow~, busa, busem, busy
    kastenwagen: furgon, furgon~, blaszak~, blaszan~, furgonetk~, bus~ blaszak~, furgonik~
    pickup: pickup, pickup~, pick up~, pikap~, pick-up
    pritsche: skrzyniow~, platform~, skrzyni~ ładunkow~, burtow~, otwart~ skrzyni~, skrzyni~ ładown~, otwart~ pak~
    kipper: wywrotk~, wywrot~, kiper~
    doppelkabine: podwójna kabina, podwójn~ kabin~, dubelkabin~, dubel kabin~, dubelk~, brygadow~, brygadówk~, doka
    pkw: samochód osobowy, samochod~ osobow~, auto osobowe, auta osobowe
    benzin: benzyna, benzyn~, benzynow~, silnik benzynowy, pb, benzyniak~, pb95, na benzynę, silnik~ benzynow~, benz, beznyn~, benzynk~, bezołowiow~, pb98
    diesel: diesel, diesel~, diesl~, ropa, rop~, olej napędowy, na ropę, wysokoprężn~, silnik~ wysokoprężn~, dizel~, dizl~, ropniak~, w ropie, silnik~ diesl~, silnik~ diesel~, dieslow~, dieslowsk~, turbodiesel~, turbodiesl~, TD
    elektro: elektryczny, elektryczn~, elektryk~, samochod~ elektryczn~, auto elektryczne, e auto, prąd, prąd~, na prąd, aut~ elektryczn~, EV, BEV, elektromobil~, elektro, w pełni elektryczn~, silnik~ elektryczn~, bateryjn~, 100 elektryczn~, całkowicie elektryczn~, pojazd~ elektryczn~, napęd~ elektryczn~, pełn~ elektryk~, czysto elektryczn~, na baterie, na baterię
    hybrid: hybryda, hybryd~, hybrydow~, miękk~ hybryd~, MHEV, mild hybrid, napęd~ hybrydow~, samochod~ hybrydow~, aut~ hybrydow~, silnik~ hybrydow~, pełn~ hybryd~, klasyczn~ hybryd~, zwykł~ hybryd~, hybryd~ samoładując~, samoładując~, hybryd~ bez ładowani~, hybryd~ bez wtyczk~, hybryd~ bez plug in, full hybrid, HEV, pełn~ hybryd~ bez ładowani~
    plugin: hybryda plug in, hybryd~ plug in, plugin, plug in, PHEV, hybryd~ ładowan~, plugin~, hybryd~ z wtyczk~, hybryd~ ładowan~ z gniazdk~, hybryd~ z ładowani~, hybryd~ z gniazdk~, hybryd~ z ładowani~ z gniazdk~, hybryd~ na kabel, hybryd~ plugin~, hybryd~ PHEV
    autogas: LPG, gaz LPG, autogaz~, instalacj~ LPG, instalacj~ gazow~ LPG, LPG gaz, benzyn~ LPG, na gaz LPG, benzyn~ z LPG, benzyn~ i LPG, benzyn~ z gazem LPG, benzyn~ z instalacj~ LPG, benzyn~ z instalacj~ gazow~ LPG, pb LPG, na LPG, sekwencj~ LPG
    gas: gaz, gaz~, instalacj~ gazow~, benzyn~ z gaz~, benzyn~ i gaz~, benzyn~ z instalacj~ gazow~, zagazowan~, gazow~, fabryczn~ gaz~, fabryczn~ instalacj~ gazow~, sekwencj~ gaz~
    erdgas: CNG, gaz CNG, gaz~ CNG, gaz~ ziemn~, metan~
    wasserstoff: wodór, wodor~, wodorow~
    automatik: automat, autmat, automatyczna skrzynia biegów, automat~, automacie, automatyczn~, automatyczn~ skrzyni~ bieg~, skrzyni~ automatyczn~, skrzyni~ bieg~ automatyczn~, automatyczn~ skrzyni~, automatyk, skrzyni~ automat~, skrzyni~ bieg~ automat~, automatyk~, dwusprzęgłow~, skrzyni~ dwusprzęgłow~, przekładni~ automatyczn~, półautomat~, dwusprzęgłow~ skrzyni~ bieg~, bezstopniow~, bezstopniow~ skrzyni~, zautomatyzowan~, zautomatyzowan~ skrzyni~, przekładni~ bezstopniow~, automacik~, automatyczn~ zmian~ bieg~, wariator~, skrzyni~ w automacie, bez sprzęgła
    schaltgetriebe: manualna skrzynia, manualn~ skrzyni~, manualn~ skrzyni~ bieg~, skrzyni~ manualn~, manual~, manualn~, ręczn~, manualu, skrzyni~ bieg~ manualn~, ręczn~ skrzyni~ bieg~, skrzyni~ ręczn~, skrzyni~ bieg~ ręczn~, skrzyni~ manual~, skrzyni~ bieg~ manual~, skrzyni~ mechaniczn~, mechaniczn~ skrzyni~ bieg~, sześciobiegow~, pięciobiegow~, 6 biegow~, 5 biegow~, 6 biegów, 5 biegów, bieg~ manualn~, bieg~ ręczn~, manul~, przekładni~ manualn~, ręczn~ zmian~ bieg~, zwykł~ skrzyni~, skrzyni~ w manualu
    weiss: biały, biał~, biel~, śnieżnobiał~, białą perłą, perłowobiał~, mleczn~, kremowobiał~, alpejsk~ biel~
    schwarz: czarny, czarn~, czerń, czern~, czarn~ perł~, węglow~, heban~, kruczoczarn~
    grau: szary, szar~, grafitow~, antracyt~, grafit~, stalow~, popielat~, tytanow~, szaroś~, ołowian~, grafitow~ szar~, betonow~, cementow~
    silber: srebrny, srebrn~, srebr~, srebrzyst~, platynow~, srebrn~ metalik~
    rot: czerwony, czerwon~, bordow~, bordo, wiśniow~, czerwień, rubinow~, burgund~, burgundow~, czerwien~, wiśni~, ceglast~, karminow~, malinow~, szkarłatn~, bordeaux, bordo~
    blau: niebieski, niebiesk~, granatow~, błękitn~, granat~, błękit~, chabrow~, lazurow~, szafirow~, kobaltow~, indygo, modr~, atramentow~, morsk~, lazur~
    grun: zielony, zielon~, zieleń, butelkow~ zielon~, zielen~, oliwkow~, szmaragdow~, khaki, miętow~, seledynow~, militarn~, leśn~ zielen~, morsk~ zielen~, oliwk~
    gelb: żółty, żółt~, cytrynow~, musztardow~, kanarkow~
    braun: brązowy, brązow~, czekoladow~, kasztanow~, brunatn~, karmelow~, kawow~, brąz~, orzechow~, mahoń, mahoniow~
    beige: beżowy, beżow~, kremow~, beż, beż~, piaskow~, szampańsk~, ecru, kość słoniow~, kości słoniow~, szampan~, kawa z mlekiem, cappuccino
    orange: pomarańczowy, pomarańczow~, pomarańcz~
    gold: złoty, złot~, złocist~, złotaw~
    violett: fioletowy, fioletow~, fiolet~, liliow~, purpurow~, śliwkow~, wrzosow~, lila
    bronze: miedzian~, miedź, miedzi~, brązowozłot~
    anhangerkupplung: hak, hak~, hak~ holownicz~, hak do przyczepy, zaczep~ kulow~, hak~ odpinan~, hak~ wypinan~, hak~ chowan~, elektryczn~ hak~, kulk~ hak~, hak~ stał~, hak~ automatyczn~, hak~ składan~, zaczep~, kul~ holownicz~, hak~ do przyczep~, hak~ na przyczep~, hak~ z kul~, hak~ kulow~, hak~ holown
    navigation: nawigacja, nawigacj~, navi, GPS, system~ nawigacji, nawi, nawigacj~ GPS, nawigacj~ satelitarn~, fabryczn~ nawigacj~, navi~, duż~ nawigacj~
    leder: skóra, skór~, skórzan~, skórzan~ tapicerk~, skórzan~ fotel~, skórzan~ siedzeni~, tapicerk~ skórzan~, fotel~ skórzan~, skórk~, wnętrz~ skórzan~, półskór~, pół skór~, pełn~ skór~, tapicerk~ ze skór~, fotel~ ze skór~, fotel~ w skórze, wnętrz~ w skórze, jasn~ skór~ tapicerk~, tapicerk~ skór~, półskórk~, fotel~ skór~, skór~ naturaln~, skórzan~ kanap~, siedzeni~ ze skór~
    sitzheizung leder: podgrzewan~ skór~, grzan~ skór~, podgrzewan~ skórzan~ fotel~, fotel~ skórzan~ podgrzewan~, skórzan~ grzan~ fotel~, podgrzewan~ skór~ fotel~
    sitzheizung: podgrzewane fotele, podgrzewan~ fotel~, podgrzewan~ siedzeni~, grzan~ fotel~, fotel~ podgrzewan~, podgrzewani~ fotel~, podgrzewan~ siedzen~, grzan~ siedzeni~, grzan~ siedzen~, podgrzewani~ siedzen~, podgrzewani~ siedzeni~, ogrzewan~ fotel~, ogrzewan~ siedzeni~, grzan~ stołk~, podgrzewan~ kanap~, podgrzewan~ przedni~ fotel~, grzani~ fotel~, grzani~ siedze~, ogrzewani~ fotel~, ogrzewani~ siedzeń, ogrzewani~ siedzeni~, fotel~ z podgrzewani~, siedzeni~ z podgrzewani~, fotel~ z ogrzewani~, podgrzewacz~ fotel~, podgrzew~ fotel~, podgrzewan~ siedzisk~, grzan~ kanap~, podgrzewan~ miejsc~, podgrzewan~ tyln~ fotel~, podgrzewan~ tyln~ siedzeni~, podgrzewan~ przedni~ siedzeni~, grzan~ przedni~ fotel~
    einparkhilfe: czujniki parkowania, czujnik~ parkowania, czujnik~ cofania, kamera cofania, kamer~ cofania, kamer~, asystent~ parkowania, kamer~ parkowania, czujnik~ parkowani~, czujnik~ cofani~, kamer~ cofani~, kamer~ tyln~, kamer~ 360, parktronik~, PDC, asyst~ parkowani~, asystent~ parkowani~, czujnik~, kamer~ 360 stopni, kamerk~ cofani~, kamerk~, asystent~ cofani~, wspomagani~ parkowani~, pomoc przy parkowaniu, sensor~ parkowani~, system~ parkowani~, kamer~ wsteczn~, kamer~ przedni~, kamer~ z tył~, kamer~ z przod~, parkowani~ automatyczn~, czujnik~ odległości, parktronic~, czujnik~ park, czujnik~ przód tył, czujnik~ przód i tył, czujnik~ z przodu i z tyłu, czujnik~ parkowani~ przód i tył, czujnik~ parkowani~ przód tył, czujnik~ przedni~ i tyln~, czujnik~ parkowani~ z przodu i z tyłu, czujnik~ z przodu i tyłu, czujnik~ parkowani~ z przodu i tyłu, czujnik~ parkowani~ przedni~ i tyln~, czujnik~ i kamer~
    tempomat: tempomat, tempomat~, aktywn~ tempomat~, adaptacyjn~ tempomat~, ACC, radarow~ tempomat~, inteligentn~ tempomat~, tempomat~ z radarem, tempomat~ ACC, cruise control
    alufelgen: alufelgi, alufelg~, felg~ aluminiow~, aluminiow~ felg~, alusy, felg~ alu, alu felg~, alus~, aluminiow~ obręcz~, aluminiow~ koł~, felg~ aluminow~, aluminiow~, koł~ alu, felg~ z aluminium, felg~ ze stopów lekkich, alu, lekki~ felg~
    klima: klima, klimatyzacja, klimatyzacj~, klim~, klimatyzowan~, AC, klimatyzator~, klimatyzacyjn~
    klimaautomatik: klimatyzacja automatyczna, 2 strefow~, klim~ 2 strefow~, 2 strefow~ klim~, klimatyzacj~ 2 strefow~, 2 strefow~ klimatyzacj~, klim~ 3 strefow~, 3 strefow~ klim~, klimatyzacj~ 3 strefow~, 3 strefow~ klimatyzacj~, klim~ 4 strefow~, 4 strefow~ klim~, klimatyzacj~ 4 strefow~, 4 strefow~ klimatyzacj~, klim~ automatyczn~ 2 strefow~, klimatyzacj~ automatyczn~ 2 strefow~, klimatyzacj~ automatyczn~, automatyczn~ klimatyzacj~, klimatronik~, climatronic, klim~ automatyczn~, automatyczn~ klim~, climatronik~, klimatronic, 2 strefy, dwie strefy, klim~ 2 strefy, klim~ dwie strefy, klimatyzacj~ 2 strefy, klimatyzacj~ dwie strefy, wielostrefow~, klimatyzacj~ wielostrefow~, klim~ wielostrefow~, klim~ 2 strefow~ automatyczn~, automatyczn~ 2 strefow~ klim~, automatyczn~ 2 strefow~ klimatyzacj~, automatyczn~ klimatyzacj~ 2 strefow~, automatyczn~ klim~ 2 strefow~, elektroniczn~ klimatyzacj~, 2 strefow~ automatyczn~ klimatyzacj~, klimatyzacj~ 2 strefow~ automatyczn~, klim~ climatronic, klim~ auto, klim~ 2 stref, klimatyzacj~ 3 strefy, 3 strefow~, 4 strefow~, klim~ automatyczn~ 3 strefow~, klim~ automatyczn~ 4 strefow~, klimatyzacj~ automatyczn~ 3 strefow~, klimatyzacj~ automatyczn~ 4 strefow~
    led: LED, led~, światła LED, świat~ LED, światł~ LED, reflektor~ LED, ledy, ledow~, full LED, lamp~ LED, lamp~ ledow~, reflektor~ ledow~, światł~ ledow~, matrix LED, oświetleni~ LED, przedni~ światł~ LED, światł~ w technologii LED, lamp~ przedni~ LED, reflektor~ full LED, świateł LED, diodow~, lamp~ diodow~, światł~ diodow~, lampy full LED, światł~ full LED, matryc~ LED, reflektor~ matrix LED, światł~ matrix LED, świateł ledow~, lamp~ matrix LED, przedni~ lamp~ LED, światł~ LED matrix, LED matrix, reflektor~ LED matrix, lamp~ LED matrix, matrycow~ LED
    xenon: xenon, ksenon~, xenon~, biksenon~, bi ksenon~, bixenon~, lamp~ ksenonow~, światł~ ksenonow~, reflektor~ ksenonow~, światł~ xenon~, lamp~ xenon~, światł~ biksenonow~, biksenonow~, reflektor~ biksenonow~, lamp~ biksenonow~, xenonow~, lamp~ xenonow~, światł~ xenonow~, reflektor~ xenonow~, reflektor~ xenon~, reflektor~ ksenon~, świateł ksenonow~, lamp~ bi xenon, ksenonk~, światł~ ksenon~, lamp~ ksenon~, ksenonow~, reflektor~ bi xenon, reflektor~ bi ksenon~, lamp~ bi ksenon~, światł~ bi ksenon~, światł~ bi xenon
    schiebedach: szyberdach, szyber dach~, szyberdach~, dach panoramiczny, dach~ panoramiczn~, panoramiczn~ dach~, dach~ szklan~, szklan~ dach~, panoram~, okn~ dachow~, otwieran~ dach~, szyber~, elektryczn~ szyberdach~, panoramiczn~ okn~ dachow~, przeszklon~ dach~, dach~ panoram~, szklan~ panoram~, dach~ ze szkł~, dach~ panoramiczn~ otwieran~, otwieran~ dach~ panoramiczn~, otwieran~ panoram~, szyberdach~ panoramiczn~, dach~ szyberdach~, okn~ w dachu
    standheizung: ogrzewanie postojowe, ogrzewani~ postojow~, webasto, webast~, ogrzewani~ dodatkow~, ogrzewani~ niezależn~, ogrzewani~ postojow~ webasto, ogrzewani~ autonomiczn~, nagrzewnic~ postojow~, ogrzewani~ webasto
    isofix: isofix, isofix~, mocowani~ isofix, isofiks, zaczep~ isofix, mocowani~ fotelik~, mocowani~ na fotelik~, mocowani~ fotelik~ isofix, fotelik~ isofix, system~ isofix, uchwyt~ isofix
    freisprecheinrichtung: bluetooth, zestaw głośnomówiący, zestaw~ głośnomówiąc~, głośnomówiąc~, bluetootha, blutut, bluetoth, zestaw~ bluetooth, bluetooth~, zestaw~ głośnomówiąc~ bluetooth, blue tooth
    scheckheftgepflegt: książka serwisowa, książk~ serwisow~, pełn~ histori~ serwisow~, histori~ serwisow~, serwisowan~ w aso, pełn~ książk~ serwisow~, udokumentowan~ histori~, udokumentowan~ histori~ serwisow~, w pełni serwisowan~, serwisowan~ z książk~, serwis~ aso, aso, w aso, pełn~ serwis~, książk~ przegląd~, książeczk~ serwisow~, książeczk~ przegląd~, dokumentacj~ serwisow~, pełn~ dokumentacj~ serwisow~, serwisowan~ w autoryzowan~ serwis~, histori~ z aso, histori~ aso, pełn~ histori~, serwis~ w aso, komplet~ książk~ serwisow~, kompletn~ histori~ serwisow~, kompletn~ książk~ serwisow~, prowadzon~ książk~ serwisow~, serwisowan~ aso, książk~ serwis, książk~ i serwis~, udokumentowan~ serwis~, pełn~ histori~ w aso, pełn~ histori~ aso, histori~ serwis~, udokumentowan~ histori~ serwis~, pełn~ histori~ serwis~, autoryzowan~ serwis~, regularnie serwisowan~ w aso, serwisowan~ tylko w aso, serwisowan~ wyłącznie w aso, serwisowan~ od nowości w aso, serwisowan~ w aso od nowości, serwisowan~ do końca w aso, histori~ przegląd~, ciągł~ histori~ serwisow~, ksiaz serwisow~, książk~
    huauneu: nowy przegląd, now~ przegląd~, śwież~ przegląd~, śwież~ przegląd~ techniczn~, śwież~ badani~ techniczn~, aktualn~ przegląd~ techniczn~, now~ badani~, now~ badani~ techniczn~, now~ badani~ hu au, now~ przegląd~ techniczn~, aktualn~ przegląd~, świeżo po przeglądzie, śwież~ tuv~, now~ tuv~, aktualn~ badani~ techniczn~, aktualn~ badani~, świeżo zrobion~ przegląd~, przegląd~ świeżo zrobion~, nowo zrobion~ przegląd~, dopiero co po przeglądzie, świeżo po badaniu, świeżo po badaniach, świeżo po badaniu technicznym, now~ TÜV, śwież~ HU, now~ HU, po świeżym przeglądzie, przegląd~ na świeżo, przegląd~ now~ techniczn~, now~ przegląd~ HU, now~ przegląd~ TÜV, przegląd~ HU AU now~
    unfallfrei: bezwypadkowy, bez wypadkowy, bez wypadkowa, bez wypadkowe, bez wypadkowego, bez wypadkową, bez wypadkowej przeszłości, bezwypadkow~, bez wypadku, bez wypadk~, niebit~, nie bit~, nie powypadkow~, bezkolizyjn~, bez kolizji, bez stłuczk~, nigdy nie bit~, bezwypadk~, nie miał wypadk~, niewypadkow~, brak wypadk~, nierozbit~, nieuderzon~, bez kolizj~, nie uczestniczył~ w wypadk~, nie uczestniczył~ w kolizj~, nie miał~ kolizj~, nigdy nie miał~ wypadk~, bez dzwon~, bez żadn~ wypadk~, zero wypadk~, 0 wypadk~, nie po wypadku, nie po wypadk~, nie po kolizji, nie po stłuczce, bez stłucz~, bez przygód, nie brał~ udziału w wypadk~, nigdy nie rozbit~, w pełni bezwypadkow~, 100% bezwypadkow~, brak kolizj~, żadn~ wypadk~
    schadenfrei: bez uszkodzeń, bez uszkodze~, nieuszkodzon~, bez szkód, bez szkod~, bez wcześniejsz~ uszkodzen~, bez uszkodzen~, bez wcześniejszych uszkodzeń, nie uszkodzon~, brak uszkodze~, brak szkód, bez żadn~ uszkodze~, bez wad, brak usterek, bez wgniot~, bez żadnych szkód, żadn~ uszkodze~, zero uszkodze~, bez wcześniejszych szkód, bez historii szkód
    behindertengerecht: dla niepełnosprawnych, ramp~ dla wózk~, najazd~ dla wózk~, dla inwalid~, niepełnosprawn~, przystosowan~ dla niepełnosprawn~, wózk~ inwalidzk~, wózek inwalidzki, dla osób niepełnosprawnych, dla osoby niepełnosprawnej, do przewozu niepełnosprawnych, inwalidzk~, podjazd~ dla wózk~, podnośnik~ dla wózk~, podnośnik~ dla niepełnosprawn~, wind~ dla wózk~, wind~ dla niepełnosprawn~, wind~ dla inwalid~, dla wózkowicz~, przewóz niepełnosprawnych, do przewozu osób niepełnosprawnych, przystosowan~ dla inwalid~, przystosowan~ do wózk~, przystosowan~ do przewozu niepełnosprawnych, przystosowan~ do przewozu osób niepełnosprawnych, dostosowan~ dla niepełnosprawn~, przystosowan~ dla osób niepełnosprawnych, dostosowan~ dla osób niepełnosprawnych, ramp~ inwalidzk~, ramp~ dla niepełnosprawn~, ramp~ dla inwalid~, na wózek, najazd~ dla niepełnosprawn~, miejsc~ na wózek, miejsce na wózek inwalidzki, ramp~ dla wózk~ inwalidzk~, najazd~ dla wózk~ inwalidzk~, wind~ dla wózk~ inwalidzk~
    allrad: napęd na cztery koła, napęd~ na cztery koła, napęd~ na 4 koła, napęd~ 4x4, 4x4, na cztery koła, napęd~ na wszystkie koła, napęd~ na cztery koł~, napęd~ na 4 koł~, napęd~ na obie osie, na 4 koła, napęd~ na 4, czteronapęd~, 4 x 4, napęd~ awd, napęd~ 4wd, napęd~ quattro, 4 na 4, napęd~ 4 na 4, napęd~ na cztery, cztery koła napędzane, napędzan~ na cztery koła, stał~ napęd~ na cztery koła, stał~ napęd~ 4x4, napęd~ czterokołow~, napęd~ na 4 łapy, na cztery łapy, na 4 łapy, dołączan~ napęd~, na wszystkie koła, napęd~ na dwie osie, napęd~ na 2 osie, obie osie
    partikelfilter: filtr cząstek stałych, filtr~ cząstek stałych, DPF, filtr~ dpf, fap
    trennwand: gródź, grodzi~, gródz~, ściank~ działow~, przegrod~, przegród~, ścian~ działow~, ściank~ grodziow~, przegrod~ ładunkow~, grodzio~
    ladebordwand: winda, wind~, wind~ załadowcz~, klap~ załadowcz~, platform~ załadowcz~, wind~ załadunkow~, wind~ hydrauliczn~, klap~ hydrauliczn~, podest~ załadowcz~, wind~ rozładunkow~, wind~ tyln~, klap~ rozładunkow~
    kran: dźwig~, HDS, żuraw~
    liegeplatz: miejsce do spania, leżank~, miejsc~ do spani~, miejsc~ sypialn~, spani~ w kabinie, łóżk~, miejsc~ noclegow~, kabin~ sypialn~, kabin~ do spania
    schiebetur: drzwi przesuwne, drzwi przesuwn~, przesuwn~ drzwi, drzwi~ przesuwn~, drzwi~ boczn~ przesuwn~, suwan~ drzwi~, rozsuwan~ drzwi~
    schiebetur beidseitig: drzwi przesuwne po obu stronach, drzwi~ boczn~ po obu stronach, drzwi~ boczn~ z obu stron, drzwi przesuwn~ obustronn~, obustronn~ drzwi przesuwn~, drzwi przesuwn~ po obu stronach, drzwi przesuwn~ z obu stron, drzwi~ przesuwn~ po prawej i lewej, drzwi~ przesuwn~ po lewej i prawej, drzwi~ przesuwn~ z prawej i lewej, drzwi~ przesuwn~ z lewej i prawej, drzwi~ przesuwn~ lew~ i praw~, drzwi~ przesuwn~ praw~ i lew~, dwoje drzwi przesuwn~, przesuwn~ drzwi po obu stronach, drzwi~ przesuwn~ po obu stron~, drzwi~ przesuwn~ z obu stron~, drzwi~ przesuwn~ z dwóch stron, drzwi~ przesuwn~ po dwóch stronach, drzwi~ przesuwn~ obustronn~, obustronn~ drzwi~ przesuwn~, przesuwn~ drzwi~ po obu stron~, przesuwn~ drzwi~ z obu stron, dwoje drzwi~ przesuwn~, dwoje przesuwn~ drzwi~, 2 drzwi~ przesuwn~, dwie pary drzwi~ przesuwn~, 2 pary drzwi~ przesuwn~, dwie pary przesuwn~, 2 pary przesuwn~
    winterreifen: opony zimowe, opon~ zimow~, zimówk~, koł~ zimow~, zestaw~ zimow~ opon~, zestaw~ zimow~, komplet~ zimow~, komplet~ opon~ zimow~, komplet~ zimówek, zimówek
    allwetterreifen: opon~ całoroczn~, opon~ wielosezonow~, wielosezonow~, całoroczn~
    dachreling: reling~ dachow~, reling~
    lenkradheizung: podgrzewan~ kierownic~
    frontscheibenheizung: podgrzewan~ szyb~, podgrzewan~ przedni~ szyb~
    nichtraucher: niepaląc~, bez dym~, dla niepaląc~
    garantie: gwarancj~, rękojmi~, gwarancj~ fabryczn~, gwarancj~ producenta, gwarancj~ ważn~, gwarancj~ salonow~
    elektrische heckklappe: elektryczn~ klap~, elektryczn~ bagażnik~, elektryczn~ tyln~ klap~, elektryczn~ klap~ bagażnik~, elektryczn~ otwieran~ klap~, elektryczn~ otwieran~ bagażnik~, elektryczn~ klap~ tyln~
    elektrische fensterheber: elektryczn~ szyb~, elektryczn~ okn~, elektryczn~ podnośnik~ szyb~, elektryczn~ opuszczan~ szyb~, elektryczn~ szyb~ i lusterk~, elektryczn~ szyb~ lusterk~, elektryczn~ otwieran~ szyb~
    elektrisches verdeck: elektryczn~ dach~, elektrycznie otwieran~ dach~
    elektrische sitze: elektryczn~ fotel~, elektryczn~ regulacj~ fotel~, elektryczn~ regulacj~ siedze~, elektryczn~ regulowan~ fotel~, fotel~ regulowan~ elektryczn~, elektryczn~ siedzeni~
    ausweisbar: fvat, f vat, faktura VAT, faktur~ VAT, VAT 23%, VAT 23, VAT, odliczenie VAT, VAT do odliczenia, VAT odliczeni~, pełn~ VAT, FV, FV 23, faktur~, z VAT, VATem, z VATem, VAT u, z odliczeni~ VAT, możliwoś~ odliczeni~ VAT, odlicz~ VAT, do odliczenia, VAT odlicz~, faktur~ 23%, faktur~ 23, FV VAT, możliwość odliczenia, odliczeni~ VAT, rachunek VAT, pełn~ faktur~ VAT, faktur~ z VAT, FV VAT 23, faktur~ VAT 23%, pełn~ faktur~, faktur~ z odliczeniem, pełn~ odliczeni~, pełn~ odliczeni~ VAT, 23 VAT, vatow~, z możliwości~ odliczeni~ VAT, z możliwości~ odliczeni~, do odliczenia VAT, odliczaln~, faktur~ VAT do odliczenia, na faktur~ VAT, na faktur~, na firmę z VAT, VAT 23 procent, faktur~ VATow~, faktur~ vatowsk~, VATu do odliczenia, nie VAT marż~, nie marż~, bez marż~, bez VAT marż~, nie faktur~ marż~, nie na marż~, z odliczeni~, odliczeni~
    differenzbesteuert: VAT marża, faktur~ VAT marża, marża, FV marża, bez VAT, faktur~ marża, procedur~ VAT marż~, marż~, VAT marż~, faktur~ marż~, faktur~ VAT marż~, na marżę, FV marż~, faktur~ na marż~, VAT na marż~, marżow~, faktur~ marżow~, bez odliczeni~ VAT, bez odliczeni~, bez VATu
    netto: netto, plus VAT, kwot~ netto, cen~ netto, bez podatku, netto plus vat, excl VAT
    brutto: brutto, kwot~ brutto, z podatkiem
    euro: euro, euras~, eurosów, ojro, eurów, euraków, jewro
    franken: PLN, GBP, USD, dolarów, funtów
    tausend: tys, tysięcy, tysiąc~, tyś, tysiące, tysiak~, tysi, tysie, tysiów, tysiączk~
    km: km, kilometrów, kilometr~
    ps: koni, koni mocy, koni mechanicznych, konie, koń, konn~, kucy, koniam~, konia, km mocy, kuców, kuce, kucyk~, km mechanicznych
    kw: kw, kilowat~
    tonnen: ton, tony, tona, tonow~
    sitzer: miejsc, osób, osobow~, miejscow~, miejsca, osoby, miejscami, osob~, os, osob, pasażer~, miejsc~, cio osobow~
    turen: drzwi, drzwiówk~, drzwiow~, drzwiami, drzwi~, dwrzi, liczb~ drzwi, ilość drzwi, ilości drzwi, dr
    jahre: lat, lata, letni~, latek
    jahr: rok, roku
    schlussel: kpl kluczyk~, kpl kluczy, zestaw~ kluczy, par~ kluczyk~, kluczyk~, klucz~, komplet~ kluczyk~, komplet~ kluczy, kluczy, liczb~ kluczyk~, ilość kluczyk~, liczb~ kluczy, szt kluczyk~, sztuki kluczyk~
    vorbesitzer: właściciel~
    erste hand: pierwszy właściciel, pierwsz~ właściciel~, 1 właściciel, 1szy właściciel
    funfturer: pięciodrzwiow~
    vierturer: czterodrzwiow~
    dreiturer: trzydrzwiow~
    zweiturer: dwudrzwiow~
    preis: cena, cen~, cen~ ostateczn~, cen~ końcow~, cen~ docelow~, cen~ całkowit~, cen~ wywoławcz~, cen~ sprzedaży, cen~ zakupu, budżet~, kwot~, koszt~, cena do zapłaty, przedział~ cenow~, cenow~, w cenie, cen~ maks, wartoś~, górn~ granic~ cenow~, górn~ granic~ ceny, górn~ granic~, limit~, limit~ cenow~, pułap~ cenow~, cen~ rynkow~, mam do wydania, do wydania, do wydania mam, mogę wydać, chcę wydać, mogę przeznaczyć, chcę przeznaczyć, przeznaczam, dysponuję kwotą, dysponuję budżetem, mam do dyspozycji, możliwości finansowe, cen~ samochod~, cen~ auta, zapłacę, przedział~ ceny, widełki, widełki cenowe, cen~ ofertow~, zakres~ cen~, zakres~ cenow~
    laufleistung: przebieg, przebieg~ oryginaln~, przebieg~ realn~, przebieg~ rzeczywist~, przebieg~ udokumentowan~, przebieg~ aktualn~, przebieg~ potwierdzon~, przebieg~ faktyczn~, przebieg~ autentyczn~, przebieg~ całkowit~, przebieg~, stan~ licznik~, licznik~, przebieg~ km, z przebieg~, kilometraż~, przebieg~ licznikow~, nalot~, przebieg~ maksymaln~, stan~ licznik~ km, najazd~ km, przebieg~ w km, przebieg~ samochod~, przebieg~ auta
    gunstig laufleistung bis: mał~ przebieg~ do #, nisk~ przebieg~ do #, małym przebiegiem do #
    baujahr: rocznik, koniec #, końca #, końcówk~ #, z końca #, początek #, początku #, z początku #, połow~ #, rok produkcji, rocznik~, roku produkcji, z lat, z roku, pierwsza rejestracja, pierwsz~ rejestracj~, zarejestrowan~, rejestracj~, data pierwszej rejestracji, wyprodukowan~, rok modelowy, rok prod, prod, produkcj~, rok produkcj~, roku prod, rok #, lata #, lat #, latach #, data rejestracj~, rok rejestracj~, pierwsz~ rej, rej, 1 rejestracj~, data produkcj~, rejestrowan~, zarejestr~, wyprod, z lat #, rocznikow~, rok pierwszej rejestracji, rok 1 rejestracji, data 1 rejestracji, data pierwszej rej, pierwszy raz zarejestrowan~, zarejestrowan~ pierwszy raz, zarejestrowan~ po raz pierwszy, po raz pierwszy zarejestrowan~, rok zarejestrowania, rocznik~ produkcj~, zbudowan~, wyprodukowan~ w roku, rok modelowy od, roku modelowego, rok budowy, rok wyprodukowania, dat~ pierwszej rejestracji, 1 rej, 1sza rej, 1sza rejestracj~, I rej
    leistung: moc, moc~, moc~ silnik~, o mocy, moc~ maksymaln~, moc~ silnik~ od
    gesamtgewicht: DMC, masa całkowita, dopuszczaln~ mas~ całkowit~, DMC~, mas~ całkowit~, tonaż~
    letzten: ostatni~ #
    reichweite: zasięg~, zasięg~ na prąd~, zasięg~ w trybie elektryczn~, na prądzie zasięg~, zasięg~ na baterii, realn~ zasięg~, zasięg~ WLTP, ładowani~ #, ładowark~ #, ładowark~ pokładow~ #, moc~ ładowani~
    hubraum: pojemność, poj, pojemnoś~
    bis: do #, max do #, maks do #, maksymalnie do #, do max #, do maks #, do maksymalnie #, do kwoty #, do ceny #, w granicach do #, nie przekraczając~ #, nieprzekraczając~ #, do okoł~ #, gdzieś do #, do sumy #, do wysokości #, do limitu #, aż do #, do najwyżej #, do co najwyżej #, tak do #, do powiedzmy #, powiedzmy do #, maksymalnie tak do #, do jakiś #, do jakichś #, nie więcej niż do #, do tych #, do granicy #, do budżetu #, mniej więcej do #, coś do #
    unter: poniżej, niżej niż, mniej niż, taniej niż, tańsz~ niż, mniejsz~ niż, niższ~ niż, tańsz~ od, mniejsz~ od, niższ~ od, mniej jak, pod #, mniej #, słabsz~ niż, lżejsz~ niż, taniej od, niżej od, mniej od, krótsz~ niż, poniżej kwoty, niższ~ jak, poniżej progu, tańsz~ jak
    vor: przed #, wcześniejsz~ niż, sprzed #, wcześniej niż
    hochstens: maksymalnie, nie wyżej niż, nie przekracz~, nie przekraczając~, maks, najwyżej, co najwyżej, nie więcej niż, nie drożs~ niż, nie droższ~ niż, nie drożej niż, maksimum, maksymaln~, góra, nie powyżej, nie ponad, nie wyższ~ niż, nie większ~ niż, maksymaln~ do, maksimum do, nie może przekraczać, nie może przekroczyć, nie powinien przekraczać, nie powinna przekraczać, nie powinno przekraczać, żeby nie przekroczył~, bez przekraczania, nie mocniejsz~ niż, nie cięższ~ niż, nie więcej od, nie dłużej niż, zmieścić się w, mieszcząc~ się w, mieści się w, nie ponad #, najwięcej, w maksymalnej kwocie
    mindestens: co najmniej, przynajmniej, conajmniej, minimaln~, nie mniej niż, nie mniejsz~ niż, minimum od, min od, minimalnie, nie mniej jak, od minimum, od min, nie słabsz~ niż, nie krótsz~ niż, nie mniej od, choćby, co najmniej od, minimalnie od, nie poniżej, nie gorzej niż
    ab: nie przed, nie niżej niż, nie wcześniej niż, od #, począwszy od, od roku, nie niższ~ niż, nie wcześniejsz~ niż, zaczynając od, od około, poczynając od, nie poniżej roku, nie poniżej rocznika, już od #, tak od #
    uber: powyżej, wyżej niż, ponad, więcej niż, większ~ niż, wyższ~ niż, mocniejsz~ niż, więcej jak, większ~ od, wyższ~ od, pow, mocniejsz~ od, droższ~ niż, drożej niż, droższ~ od, cięższ~ niż, dłuższ~ niż, powyżej kwoty, przekraczając~, wyżej od, więcej od
    nach: po #, później niż, późniejsz~ niż
    ca: około, w okolicy, ok, w okolicach, mniej więcej, circa, koło, w granicach, rzędu, ca, plus minus, coś koło, mniejwięcej, okol, w pobliżu, tak koło, tak około, gdzieś koło, gdzieś około, blisko #, coś około, jakieś #, orientacyjnie
    zwischen: między, pomiędzy
    aus: z #
    nicht alter als: nie starsz~ niż, niestarsz~ niż, nie starsz~ od, nie starsz~ jak, nie starszy
    alter als: starsz~ niż, starsz~ od
    neur als: nowsz~ niż, młodsz~ niż, nowsz~ od, późniejsz~ od, młodsz~ od
    oder neur: lub nowsz~, i nowsz~, albo nowsz~, lub młodsz~, lub więcej, lub później, albo później, i później, wzwyż, i więcej, i młodsz~, albo młodsz~, w górę, w gore, i wyżej, lub wyżej, lub wyższ~, lub większ~, i nowszy, lub lepsz~, oraz nowsz~, i wzwyż, bądź nowsz~, albo więcej, lub mocniejsz~, do góry, i dalej, i w górę, i powyżej, lub powyżej, i lepsz~, albo lepsz~, bądź więcej, bądź młodsz~, albo wyżej, albo mocniejsz~, i mocniejsz~, albo wyższ~, i wyższ~, albo większ~, i większ~, i do przodu, albo nawet nowsz~, a najlepiej nowsz~, i późniejsz~, lub późniejsz~, albo późniejsz~, oraz młodsz~, oraz wyższ~, lub ponad, i ponad
    oder weniger: lub mniej, i mniej, albo mniej, lub taniej, lub mniejsz~, lub poniżej, i poniżej, albo poniżej, albo taniej, i taniej, lub niżej, i niżej, albo niżej, lub tańsz~, i tańsz~, bądź mniej, albo mniejsz~, i mniejsz~, albo tańsz~, lub niższ~, i niższ~
    und: i, oraz, a #, a także, a do tego, do tego, jak również
    oder: lub, albo, czy, bądź, ewentualnie
    aber: ale, lecz, jednak, tylko że
    mit: z, ze, wraz z, razem z
    fur: za #
    kein: nie, żadn~, ani, nigdy, byle nie, tylko nie, aby nie, żeby nie, nie chcę, nie interesuje mnie, nie interesują mnie, nie w, nie może być, zadne, bez żadn~, byleby nie, oby nie, broń boże, w żadnym wypadku, na pewno nie, absolutnie nie, zdecydowanie nie, unikam, unikać, unikamy, wolę nie, wolałbym nie, wolałabym nie, raczej nie, nie szukam, nie lubię, nie toleruję, nie rozważam, nie akceptuję, nie życzę sobie, nie ma być, tylko bez, byle bez, oby bez, byleby bez, nie chcemy, nie chciał~, nie chciałbym, nie chciałabym, nie interesują nas, nie interesuje nas, ani też, absolutnie żadn~, na pewno żadn~, nie biorę pod uwagę
    ohne: bez, z wyłączeniem, z pominięciem, pomijając
    ausser: oprócz, poza, z wyjątkiem, prócz, za wyjątkiem, wszystk~ oprócz, każd~ oprócz, dowoln~ oprócz, wszystk~ poza, każd~ poza, z wyjątk~, wyłączając, inn~ niż, inn~ od, poza kolorem, za wyjatkiem, byle inn~ niż, wszystk~ byle nie, każd~ byle nie, dowoln~ byle nie, każd~ tylko nie, dowoln~ tylko nie, wszystk~ tylko nie, każd~ ale nie, dowoln~ ale nie, dowoln~ poza, każd~ z wyjątkiem, wszystk~ z wyjątkiem, dowoln~ z wyjątkiem, kolor~ inn~ niż, dowoln~ inn~ niż, każd~ inn~ niż, z wyłączeniem
    zwei: dwa, dwie, dwoje, dwóch, dwoma, dwom, dwiema, dwojgiem, dwojga
    drei: trzy, troje, trzech, trzema, trojgiem, trojga
    vier: cztery, czterech, czterema, czworo, czworga
    funf: pięć, pięciu, pięcioro, pięcioma, pięciorgiem
    sechs: sześć, sześciu, sześcioma, sześcioro
    sieben: siedem, siedmiu, siedmioro, siedmioma
    acht: osiem, ośmiu, ośmioma, ośmioro
    neun: dziewięć, dziewięciu, dziewięcioma, dziewięcioro
    farbe: kolor, kolor~, lakier~
    gunstig: faktur~ za, faktur~ serwisow~, serwisowan~, tani, tani~, mały przebieg, niski przebieg, mał~, duż~, dobr~, ładn~, zadban~, ekonomiczn~, niezawodn~, now~, stary, stare, stara, rodzinn~, stan, stan~, długi, długie, krótki~, wysok~, szybk~, niedrog~, okazj~, sprawn~, pewn~, prost~, świetn~, idealn~, super, dynamiczn~, mocn~, przestronn~, praktyczn~, oszczędn~, tanie, tanio, bogat~, mało, dużo, bardzo, fajn~, elegancki~, sportow~, dobrze, utrzyman~, komfortow~, wygodn~, atrakcyjn~, porządn~, solidn~, małym, nisk~, reflektor~, lamp~, światł~, holowani~, holować, ciągnięci~, przyczep~, przedni~ lamp~, czujnik~ kolizji, czujnik~ ruchu, czujnik~ temperatury, czujnik~ uderzeni~, czujnik~ alarm~, transport~ lawet~, dowóz lawetą, na lawecie, opon~ terenow~, zawieszeni~ terenow~
    januar: styczeń #, stycznia #, styczniu #, styczniem #, sty #
    februar: luty #, lutego #, lutym #, lut #
    marz: marzec #, marca #, marcu #, marcem #, mar #
    april: kwiecień #, kwietnia #, kwietniu #, kwietniem #, kwi #
    mai: maj #, maja #, maju #, majem #
    juni: czerwiec #, czerwca #, czerwcu #, czerwcem #, cze #
    juli: lipiec #, lipca #, lipcu #, lipcem #, lip #
    august: sierpień #, sierpnia #, sierpniu #, sierpniem #, sie #
    september: wrzesień #, września #, wrześniu #, wrześniem #, wrz #
    oktober: październik #, października #, październiku #, październikiem #, paź #
    november: listopad #, listopada #, listopadzie #, listopadem #, lis #
    dezember: grudzień #, grudnia #, grudniu #, grudniem #, gru #
    lkw: ciężarów~, ciężarówk~
    hochdach: wysok~ dach~, podwyższon~ dach~, podwyższon~
    kastenwagen lang: furgon~ dług~, dług~ furgon~, blaszak~ dług~, dług~ bus~ blaszak~
    kastenwagen hoch: furgon~ wysok~, blaszak~ wysok~
    kastenwagen hochdach: furgon~ z wysok~ dach~
    kastenwagen hoch lang: furgon~ wysok~ dług~, furgon~ dług~ wysok~, furgon~ wysok~ i dług~, furgon~ dług~ i wysok~, dług~ wysok~ furgon~, blaszak~ wysok~ dług~, blaszak~ dług~ wysok~, blaszak~ wysok~ i dług~, blaszak~ dług~ i wysok~, dług~ i wysok~ furgon~, wysok~ i dług~ furgon~, dług~ i wysok~ blaszak~, wysok~ i dług~ blaszak~
    koffer: kontener~, zabudow~ kontenerow~, kontenerow~, meblowóz~, meblówk~, zabudow~ kontener~, zabudow~ furgonow~
    kuhlfahrzeug: chłodni~, chłodnicz~, samochod~ chłodni~, samochod~ chłodnicz~, aut~ chłodni~, mroźni~, chłodziark~
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
    benzinhybrid: hybryd~ benzyn~ prąd~, hybryd~ benzynow~, benzyn~ hybryd~, hybryd~ benzyn~, mild hybrid benzyn~, miękk~ hybryd~ benzyn~, benzyn~ mild hybrid, benzyn~ miękk~ hybryd~, hybryd~ plug in benzyn~, benzyn~ plug in, benzyn~ hybryd~ plug in, plug in benzyn~, benzynow~ plug in, hybryd~ plugin~ benzyn~, plugin~ benzyn~, PHEV benzyn~, benzyn~ MHEV, benzyn~ HEV, hybryd~ benzynow~ plug in, pełn~ hybryd~ benzyn~, hybryd~ w benzynie
    dieselhybrid: hybryd~ diesel~ prąd~, hybryd~ diesl~, diesl~ hybryd~, hybryd~ diesel~, mild hybrid diesel~, miękk~ hybryd~ diesel~, diesel~ mild hybrid, hybryd~ plug in diesel~, diesel~ plug in, diesel~ hybryd~ plug in, plug in diesel~, hybryd~ plugin~ diesel~, plugin~ diesel~, hybryd~ w dieslu, diesel~ PHEV, diesel~ MHEV, diesl~ plug in
    ethanol: etanol~, bioetanol~
    braun bronze: brąz, brązie
    anhangelast: uciągni~, dmc przyczepy, ciągnąć, uciąg~, masa przyczepy, holowani~ przyczep~ #, ciągnięci~ przyczep~ #, przyczep~ #, do przyczep~ #, przyczep~ o masie, przyczep~ o wadze, przyczep~ o dmc, udźwig~ hak~, hak~ o uciąg~, uciąg~ hak~, mas~ holowan~
    klimaanlage: klimatyzacj~ manualn~, klim~ manualn~, klimatyzacj~ ręczn~
    schiebetur rechts: drzwi~ przesuwn~ po prawej, drzwi~ przesuwn~ z prawej, praw~ drzwi~ przesuwn~, drzwi~ przesuwn~ po prawej stronie, drzwi~ przesuwn~ z prawej strony, drzwi~ przesuwn~ praw~
    schiebetur links: drzwi~ przesuwn~ po lewej, drzwi~ przesuwn~ z lewej, lew~ drzwi~ przesuwn~, drzwi~ przesuwn~ po lewej stronie, drzwi~ przesuwn~ z lewej strony, drzwi~ przesuwn~ lew~
    elektrische spiegel: elektryczn~ lusterk~
    elektrische handbremse: hamulec ręczn~ elektryczn~, hamulec postojow~ elektryczn~, hamulc~ ręczn~ elektryczn~, elektryczn~ hamulec, elektryczn~ hamulc~, elektryczn~ ręczn~, elektryczn~ hamulec ręczny, elektryczn~ hamulec postojowy, elektryczn~ hamulcem postojowym, elektryczn~ hamulcem ręcznym
    zoll: cali, cale, calowe
    2 schlussel: drugi kluczyk, drugi klucz, zapasow~ klucz, zapasow~ kluczyk~, drugi komplet kluczy, oba kluczyk~, obydwa kluczyk~, oba klucze, obydwa klucze, obydwoma kluczykami, oboma kluczykami, dwa komplet~ klucz~
    bis baujahr: do roku #, do rocznik~ #, do rok #
    spatestens: najpóźniej, nie później niż, nie późniejsz~ niż
    fruhestens: najwcześniej
    fahrzeugalter: wiek~, w wieku
    gelaufen: przejechan~, na liczniku, nalatan~, przejechał~, najechan~, nakręcon~, przelatan~, nabit~, wyjeżdżon~, na szafie, na budziku
    ab baujahr: od rocznik~ #, od roku #, od rok #, od roku produkcji #, rocznik od #, rok od #, od r #, najstarsz~ rocznik~, najniższ~ rocznik~, rocznik~ minimaln~, rocznik~ minimum
    oder alter: lub starsz~, albo starsz~, i starsz~
    nicht notig: nie potrzebn~, niepotrzebn~, niekonieczn~, nie jest konieczn~, nie jest potrzebn~, nie wymagan~, nie wymaga~, nie musi być, zbędn~, nie są potrzebne, nie musi mieć, nie trzeba, nie jest wymagan~, nie są wymagan~, nieobowiązkow~, nie muszę mieć
    ausgeschlossen: odpada, odpadają, wykluczon~, nie wchodzi w grę, nie wchodzą w grę, wykluczam, nie wchodzi w rachubę, nie wchodzą w rachubę, zabronion~, niedopuszczaln~, nie dziękuję
    mercedes: mesiek, merol~, merc, mercem
    bmw: beemk~, bmk~, beemwic~, bawark~
    audi: audic~, audik~
    opel: opl~
    volkswagen: folkswagen~, vw~
    golf: golfin~
    passat: paserat~, passerat~
    megane: megank~
    kia: kii, kię, kią
    regensensor: czujnik~ deszcz~, czujnik~ deszczu i zmierzchu, czujnik~ deszczu i światł~
    lichtsensor: czujnik~ zmierzch~, czujnik~ zmierzchu i deszczu, czujnik~ światł~
    reifendruckkontrolle: czujnik~ ciśnieni~, czujnik~ ciśnieni~ w opon~, czujnik~ ciśnieni~ opon~
    rate: rat~, rat~ miesięczn~, rat~ leasing~
    monatlich: miesięcznie, na miesiąc
    anzahlung: wpłat~ własn~, wkład~ własn~, wpłat~ początkow~
    tuv: OC, OC ważn~, ubezpieczeni~, przegląd~, przegląd~ ważn~, badani~ techniczn~, przegląd~ techniczn~, ważn~ badani~ techniczn~, przegląd~ techniczn~ ważn~, ważn~ przegląd~ techniczn~, TÜV ważn~, HU ważn~
    monate: miesięcy, miesiące, miesiąc, miesiąca, mies
    bis heute: do dziś, do dzisiaj, do teraz, do chwili obecnej
    egal: obojętn~, nieistotn~, nieważn~, bez znaczenia, nie ma znaczenia, nie gra roli, bez różnicy, wszystko jedno, nie jest ważn~, nie jest istotn~, nie są ważn~, drugorzędn~
    sitze: liczb~ miejsc, ilość miejsc, ilości miejsc, liczb~ osób, liczb~ foteli, ilość osób, miejsc #, miejsca #, liczb~ miejsc siedząc~, fotel~, siedzeni~, siedzen~, siedzisk~, kanap~
    nicht junger als: nie nowsz~ niż, nie młodsz~ niż
    gunstig kombi: kompaktow~ kombi, duż~ kombi, mał~ kombi
    handbremse: hamulec ręczn~, hamulcem ręcznym
    pritsche doppelkabine: skrzyni~ doka, brygadow~ skrzyni~, podwójn~ kabin~ skrzyni~
    rostfrei: zero rdzy, bez śladów rdzy, bez śladów korozji, bez oznak rdzy, bez oznak korozji, brak rdzy, brak korozji, bez korozji, bez rdz~, nie rdzewieje
    stuck: szt
    -: wyłącznie, w, we, na, o, do, od, dla, po, przy, za, jest, są, być, to, ten, ta, te, samochód, samochod~, auto, auta, aut, autem, pojazd~, wóz, szukam, poszukuj~, szuka, szukamy, kupię, kupi, kupić, chcę, chciał~, chciałbym, potrzebuj~, proszę, tylko, koniecznie, używan~, z drugiej ręki, model, modele, modelu, mark~, skrzyni~ bieg~, skrzyni~, silnik~, każd~, dowoln~, wszystk~, wersj~, najlepiej, ma, mam, mieć, musi, może, który, która, które, klient~, jakiś, jakieś, coś, wyposażon~, metalik, nadwozi~, typ~, napęd~, się, mi, nam, autko, autk~, norm~, norma, euro norma, emisj~, spełniając~, klas~ emisji, wersja, pilnie, pilne, sprowadz~, kupie, kupimy, kupno, interesuje, interesują, interesuj~, mnie, poproszę, oferta, ofert~, sprzedam, by, było, był~, aby, żeby, jeszcze, też, także, również, rokiem, rokiem produkcji, wstecz, przedzial~, w przedziale, lakierowan~, odcień, odcien~, odmian~, perłow~, metaliczn~, mat, matow~, dzień dobry, witam, dziękuję, pozdrawiam, najchętniej, chętnie, obowiązkowo, konieczn~, wymagan~, mile widzian~, obecnie, jako, albo też, jej, jego, nasz~, klientem, handlow~ pojazd~, będzie, będą, mogą, muszą, musi być, może być, mógłby, powinien, powinn~, posiadając~, posiada, wraz, razem, rodzaj~, rodzaju, napędem, napędzan~, zasilan~, paliw~, rodzaj paliwa, typu, ze skrzyni~, skrzyn~ bieg~, biegów, nadwoziem, karoseri~, kabin~, szuka~, szukając~, do kupienia, na sprzedaż, od zaraz, wartości, sztuk~, jak, ja, tym, tego, już, jeśli, mogę, gdzie, kiedy, macie, mają, mamy, masz, jestem, jesteśmy, trzeba, można, moje, mój, swoje, taki, takie, taka, raczej, chyba, państwo, państwa, posiadacie, dostępn~, jaki, jakie, jaką, jaka, niech, np, itp, zakres~, gdyby, czegoś, jakąś, jakiegoś, chciałabym, chcielibyśmy, chcemy, chcą, potrzebn~, rozgląda~, rozglądam się za, zależy mi na, zależy, przydałby się, przydałby, przydałaby się, przydałoby się, przyda się, fajnie, fajnie jakby, dobrze jakby, jakby, miał, miała, miało, mieli, miałby, miałaby, miałoby, byłby, byłaby, byłoby, mogłaby, mogłoby, tak, nawet, więc, czyli, bo, ponieważ, gdyż, właśnie, oczywiście, wozu, wozem, wozy, kogoś, ktoś, wam, panu, pani, nas, im, sobie, opcjonalnie, preferowan~, preferuj~, preferencj~, kolor~ preferowan~, rozważam, rozważę, wchodzi w grę, wchodzą w grę, w grę wchodzi, pokroju, podobn~ do, w typie, w rodzaju, coś w stylu, najchętniej w, wolę, wolał~, pokaż, pokażcie, znajdź, znajdźcie, wyszukaj, macie może, czy macie, posiadam, liczb~, ilość, czekam, zapraszam, z góry dziękuję, dzięki, z góry, cześć, hej, od ręki, dostępn~ od ręki, do odbioru, dla klienta, pod klienta, na zamówienie, zlecenie, zamówienie, mam klienta na, mam klienta, rzeczywist~, podan~, na stanie, typ nadwozia, rodzaj skrzyni, kraj, procent, w pełni, tylko i wyłącznie, jedynie, z opcją, opcj~, wyposażeni~, wyposażeni~ z, na pokładzie, mając~, mieć będzie, któryś, któraś, będąc~, gdzieś, wolałbym, wolałabym, poszukujemy, potrzebujemy, rozglądamy, oczekuj~, oczekujemy, wymagamy, preferujemy, zależy nam na, zależy nam, interesujemy, pytamy, bierzemy, biorę, wezmę, weźmiemy, prosimy, proszę o ofert~, prosimy o ofert~, proszę o
  `,
}
