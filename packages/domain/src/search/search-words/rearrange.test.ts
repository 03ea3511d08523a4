import { describe } from 'vitest'
import { testPhrases } from '../../testing/read-as-meant.ts'

describe('A phrase whose words are put in order', () => {
  describe('A unit before another number is the topic of that number where the first one has another', () => {
    testPhrases(
      'de',
      `
  Golf Preis 9000 km 80000 | price_to=9000&km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf bis 5000 km bis 60000 | price_to=5000&km_stand_to=60000&maker=Volkswagen&car_model=Golf
  Golf bis 5000 km bis 30000 | km_stand_to=5000&price_to=30000&maker=Volkswagen&car_model=Golf
  unter 500 km 60000 | price_to=500&km_stand_to=60000
  Golf unter 5000 km 2019 | km_stand_to=5000&first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf bis 8000 kW 110 | price_to=8000&leistung_from=110&maker=Volkswagen&car_model=Golf
  Golf bis 5000 km bis 49999 | km_stand_to=5000&price_to=49999&maker=Volkswagen&car_model=Golf
  Golf bis 5000 km bis 50000 | price_to=5000&km_stand_to=50000&maker=Volkswagen&car_model=Golf
  Golf bis 1000 km 2100 | km_stand_to=1000&price_to=2100&maker=Volkswagen&car_model=Golf
  Golf 499 km bis 60000 | km_stand_to=499&price_to=60000&maker=Volkswagen&car_model=Golf
  Golf bis 999 kW 110 | leistung_to=999&maker=Volkswagen&car_model=Golf | 110
  Golf bis 1000 kW 110 | price_to=1000&leistung_from=110&maker=Volkswagen&car_model=Golf
  Golf EZ 2019 km 80000 | first_reg_from=2019&first_reg_to=2019&km_stand_to=80000&maker=Volkswagen&car_model=Golf
  Golf Preis 9000 km, bis 80000 | km_stand_to=9000&price_to=80000&maker=Volkswagen&car_model=Golf
  Golf Baujahr 2015 km bis 90000 | first_reg_from=2015&first_reg_to=2015&km_stand_to=90000&maker=Volkswagen&car_model=Golf
  Golf Reichweite 300 km bis 20000 | price_to=20000&maker=Volkswagen&car_model=Golf | Reichweite 300 km
  Golf Leistung 110 kW 2019 | leistung_from=110&first_reg_from=2019&first_reg_to=2019&maker=Volkswagen&car_model=Golf
  Golf Sitze 5 Türen 5 | seatsfrom=5&seatsto=5&doors=4/5&maker=Volkswagen&car_model=Golf
  Golf bis 3000 Kilometer egal | price_to=3000&maker=Volkswagen&car_model=Golf
  Golf 3000 Kilometer egal | km_stand_to=3000&maker=Volkswagen&car_model=Golf
  Leistung 150 PS bis 20000 | psvon=150&price_to=20000
  `,
    )
  })
  describe('A weight behind the coupling is what the car may pull, unless a comma or another thing stands between', () => {
    testPhrases(
      'de',
      `
  Golf AHK mindestens 2 t | ahk=true&maker=Volkswagen&car_model=Golf | mindestens 2 t
  Golf AHK schwenkbar ab 2,5 t | ahk=true&maker=Volkswagen&car_model=Golf | schwenkbar; ab 2,5 t
  Golf AHK über 1,8 t | ahk=true&maker=Volkswagen&car_model=Golf | über 1,8 t
  Transporter AHK 2 t | transporter=true&ahk=true&zulaessigesgesamtgewichtbis=2000
  Transporter 2,8 t AHK 2 t | transporter=true&zulaessigesgesamtgewichtbis=2800&ahk=true | 2 t
  Pickup AHK 3 t | ahk=true&fahrzeugkategorietypnfz=Pickup | 3 t
  Golf AHK, 3500 kg | ahk=true&zulaessigesgesamtgewichtbis=3500&maker=Volkswagen&car_model=Golf
  Golf AHK, abnehmbar 3500 kg | ahk=true&zulaessigesgesamtgewichtbis=3500&maker=Volkswagen&car_model=Golf | abnehmbar
  Golf AHK Diesel 3500 kg | ahk=true&zulaessigesgesamtgewichtbis=3500&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Golf AHK bis 3,5 t | ahk=true&zulaessigesgesamtgewichtbis=3500&maker=Volkswagen&car_model=Golf
  Golf abnehmbar 3500 kg | zulaessigesgesamtgewichtbis=3500&maker=Volkswagen&car_model=Golf | abnehmbar
  `,
    )
  })
  describe('Whole tons are thousands of euros or doors, but in a phrase with a van', () => {
    testPhrases(
      'de',
      `
  Polo 5t | doors=4/5&maker=Volkswagen&car_model=Polo
  Golf 3 t | doors=2/3&maker=Volkswagen&car_model=Golf
  Golf Diesel 4t | doors=4/5&maker=Volkswagen&car_model=Golf&kraftstoffart=diesel
  Polo ab 5t | price_from=5000&maker=Volkswagen&car_model=Polo
  Kastenwagen bis 14t netto | price_to=16660&mwst=REGEL&fahrzeugkategorietypnfz=Kastenwagen
  Pritsche 2 t | zulaessigesgesamtgewichtbis=2000&fahrzeugkategorietypnfz=Pritsche
  Polo bis 5t | price_to=5000&maker=Volkswagen&car_model=Polo
  Polo Preis 5t | price_to=5000&maker=Volkswagen&car_model=Polo
  Golf MwSt ausweisbar bis 9t | mwst=REGEL&price_to=9000&maker=Volkswagen&car_model=Golf
  Golf bis 3 Tonnen | zulaessigesgesamtgewichtbis=3000&maker=Volkswagen&car_model=Golf
  Golf 3,5t bis 9t | zulaessigesgesamtgewichtbis=3500&price_to=9000&maker=Volkswagen&car_model=Golf
  Transporter bis 3t | transporter=true&zulaessigesgesamtgewichtbis=3000
  Doppelkabine bis 3t | doppelkabine=true&zulaessigesgesamtgewichtbis=3000
  Ladebordwand bis 5t | ladebordwand=true&zulaessigesgesamtgewichtbis=5000
  Kastenwagen 3,5t bis 9t | zulaessigesgesamtgewichtbis=3500&price_to=9000&fahrzeugkategorietypnfz=Kastenwagen
  Pritsche 3,5 t, AHK 3 to | zulaessigesgesamtgewichtbis=3500&ahk=true&fahrzeugkategorietypnfz=Pritsche | 3 to
  Transporter bis 3,5 t und bis 9t | transporter=true&zulaessigesgesamtgewichtbis=3500&price_to=9000
  `,
    )
  })
  describe('A fraction of a ton behind a name is a turbo engine, elsewhere a weight', () => {
    testPhrases(
      'de',
      `
  Golf 1,8 t | maker=Volkswagen&car_model=Golf | 1,8 t
  Golf 2,4t | maker=Volkswagen&car_model=Golf | 2,4t
  Golf 2,5 t | zulaessigesgesamtgewichtbis=2500&maker=Volkswagen&car_model=Golf
  Golf 1,8 to | zulaessigesgesamtgewichtbis=1800&maker=Volkswagen&car_model=Golf
  1,8 t Golf | zulaessigesgesamtgewichtbis=1800&maker=Volkswagen&car_model=Golf
  Golf bis 1,8 t | zulaessigesgesamtgewichtbis=1800&maker=Volkswagen&car_model=Golf
  Golf Gesamtgewicht 1,8 t | zulaessigesgesamtgewichtbis=1800&maker=Volkswagen&car_model=Golf
  `,
    )
  })
  describe('Four metres are a badge behind a name and a length elsewhere', () => {
    testPhrases(
      'de',
      `
  Golf 4m | allradantrieb=true&maker=Volkswagen&car_model=Golf
  4m Golf | maker=Volkswagen&car_model=Golf | 4m
  Golf 4m breit | maker=Volkswagen&car_model=Golf | 4m; breit
  Transporter 4m | transporter=true | 4m
  Golf 4m lang | maker=Volkswagen&car_model=Golf | 4m; lang
  Sharan 4m Laderaum | maker=Volkswagen&car_model=Sharan | 4m; Laderaum
  `,
    )
  })
  describe('A negation can stand behind what it excludes', () => {
    testPhrases(
      'de',
      `
  Golf Diesel kein, Kombi | maker=Volkswagen&car_model=Golf&kraftstoffart!=diesel&fahrzeugtyp=KOMBI
  Golf Diesel nicht Kombi | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&fahrzeugtyp!=KOMBI
  Diesel nicht aber Benzin | kraftstoffart=benzin
  Rot nicht sondern blau | ausstattung=blau
  Diesel bitte nicht | kraftstoffart!=diesel
  Diesel oder Benzin nicht | kraftstoffart!=benzin&kraftstoffart!=diesel
  Golf, Diesel oder Benzin raus | maker=Volkswagen&car_model=Golf&kraftstoffart!=benzin&kraftstoffart!=diesel
  Golf Diesel oder Benzin nein danke | maker=Volkswagen&car_model=Golf&kraftstoffart!=benzin&kraftstoffart!=diesel
  Golf Diesel mag ich nicht, Kombi | maker=Volkswagen&car_model=Golf&kraftstoffart!=diesel&fahrzeugtyp=KOMBI
  Golf Diesel kommt nicht in Frage | maker=Volkswagen&car_model=Golf&kraftstoffart!=diesel
  Golf Diesel soll nicht sein | maker=Volkswagen&car_model=Golf&kraftstoffart!=diesel
  Golf Diesel nicht gewünscht | maker=Volkswagen&car_model=Golf&kraftstoffart!=diesel
  `,
    )
  })
  describe('Gas and hybrid say more than the name of an engine', () => {
    testPhrases(
      'de',
      `
  Megane TCe Kombi LPG | maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI&kraftstoffart=autogas
  TSI oder LPG Golf | maker=Volkswagen&car_model=Golf&kraftstoffart=autogas&kraftstoffart=benzin
  Megane TCe ohne LPG | maker=Renault&car_model=Megane&kraftstoffart=benzin
  Golf Diesel Gas | maker=Volkswagen&car_model=Golf&kraftstoffart=autogas&kraftstoffart=diesel&kraftstoffart=erdgas
  Golf Plugin TSI | maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Golf Benzin Hybrid | maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_benzin_elektro
  Golf Diesel Kombi Hybrid | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&fahrzeugtyp=KOMBI
  Golf LPG TSI Diesel | maker=Volkswagen&car_model=Golf&kraftstoffart=autogas&kraftstoffart=diesel
  Golf TSI kein LPG | maker=Volkswagen&car_model=Golf&kraftstoffart=benzin
  Golf Benzin LPG | maker=Volkswagen&car_model=Golf&kraftstoffart=autogas
  Golf Benzin Kombi LPG | maker=Volkswagen&car_model=Golf&kraftstoffart=autogas&kraftstoffart=benzin&fahrzeugtyp=KOMBI
  Golf TDI LPG | maker=Volkswagen&car_model=Golf&kraftstoffart=autogas&kraftstoffart=diesel
  Golf TDI Hybrid | maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Golf TSI Hybrid | maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  Golf Diesel Hybrid | maker=Volkswagen&car_model=Golf&kraftstoffart=hybrid_diesel_elektro
  Golf Kombi TDI und Hybrid | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro
  `,
    )
  })
  describe('A comma keeps a count from what is before it', () => {
    testPhrases(
      'de',
      `
  Golf Isofix x3 | isofix=true&maker=Volkswagen&car_model=Golf | x3
  Golf Schlüssel x2 | keysfrom=2&maker=Volkswagen&car_model=Golf
  Golf Diesel x3 | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | x3
  Golf Isofix x10 | isofix=true&maker=Volkswagen&car_model=Golf | x10
  Golf Isofix, x3 | isofix=true&maker=Volkswagen&car_model=Golf | x3
  `,
    )
  })
})
