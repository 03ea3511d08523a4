import { conditionsOf, type SearchedVehicle, satisfies } from '@portal/domain/search/conditions'
import { Criteria } from '@portal/domain/search/criteria'
import { NameIndex } from '@portal/domain/search/search-words/catalogue'
import { searchedWords } from '@portal/domain/search/search-words/nothing-found'
import { readWords } from '@portal/domain/search/search-words/read-words'
import { golf } from '@portal/domain/testing/vehicle'
import { fold } from '@portal/domain/values/fold'
import { codesOf } from '@portal/domain/vehicles/attributes/attribute'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { searchCriteria } from '@portal/domain/vehicles/attributes/criterion-rules'
import { bitOf } from '@portal/domain/vehicles/attributes/equipment'
import { searchedNames } from '@portal/domain/vehicles/attributes/searched'
import { isSearchable, wordsIn } from '@portal/domain/vehicles/description-words'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasBit } from '../../stock/memory/bits.ts'
import { noTexts, Texts } from '../../stock/memory/texts.ts'
import { demoRows } from './commands.ts'
import type { DemoRow } from './listing.ts'

/** How dealers and private buyers ask: the phrase | the criteria meant | parts that no criterion can mean. */
const phrases = `
  20 Zoll | text=20 Zoll
  Golf 18" Alus | maker=Volkswagen&car_model=Golf&leichtmetallfelgen=true&text=18 Zoll
  A6 Avant 20 Zöller | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&text=20 Zoll
  18-Zoll-Felgen | text=18 Zoll
  Octavia 17 Zoll LMF | maker=Škoda&car_model=Octavia&leichtmetallfelgen=true&text=17 Zoll
  Felgen 19 Zoll | text=19 Zoll
  Passat 18 oder 19 Zoll Felgen | maker=Volkswagen&car_model=Passat&text=18 Zoll oder 19 Zoll
  A4 18" oder 19" | maker=Audi&car_model=A4&text=18 Zoll oder 19 Zoll
  mindestens 18 Zoll Alufelgen | leichtmetallfelgen=true | mindestens 18 Zoll
  ohne 20 Zoll |  | ohne 20 Zoll
  2x Airbag Twingo | maker=Renault&car_model=Twingo | 2x Airbag
  8fach bereift |  | 8fach bereift
  C-Max 2x PDC | maker=Ford&car_model=C-Max&einparkhilfe=true | 2x
  4x Fensterheber | text=fensterheber | 4x
  12 Monate Garantie Polo | maker=Volkswagen&car_model=Polo | 12 Monate; Garantie
  merzedes e klasse t-modell diesel schwarz | maker=Mercedes-Benz&car_model=E-Klasse&fahrzeugtyp=KOMBI&kraftstoffart=diesel&ausstattung=schwarz
  mercedez benz a klasse automatik | maker=Mercedes-Benz&car_model=A-Klasse&getriebe=AUTOMATIK
  oktavia kombi tdi | maker=Škoda&car_model=Octavia&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  peugot partner bis 5000 | maker=Peugeot&text=partner&price_to=5000
  Golf mit sitzheitzung | maker=Volkswagen&car_model=Golf&sitzheizung=true
  Passat klimaautomatic Xenonn | maker=Volkswagen&car_model=Passat&airConditioning=klimaautomatik&headLights=xenon
  opel asta caravan | maker=Opel&car_model=Astra&fahrzeugtyp=KOMBI
  Hundai Tucson Anhängekuplung | maker=Hyundai&car_model=Tucson&ahk=true
  Toyta Jaris | maker=Toyota&car_model=Yaris
  wolkswagen sharan 7 sitzer | maker=Volkswagen&car_model=Sharan&seatsfrom=7&seatsto=7
  Porsche Kayenne | maker=Porsche&car_model=Cayenne
  Nissan Qashkay automatic | maker=Nissan&car_model=Qashqai&getriebe=AUTOMATIK
  renault capture | maker=Renault&text=capture
  ford focuss turnier diesl | maker=Ford&car_model=Focus&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  skoda fabja benzin klima | maker=Škoda&car_model=Fabia&kraftstoffart=benzin&airConditioning=klimaanlage&airConditioning=klimaautomatik
  Anhängerkuplung Navigazion | ahk=true&navigation=true
  Standheitzung und Tempomatt | standheizung=true&tempomat=true
  Cabriolett rot bis 8000 Euro | fahrzeugtyp=CABRIO&ausstattung=rot&price_to=8000
  Mitsubischi Pajero | maker=Mitsubishi&car_model=Pajero
  Suzuky Swift | maker=Suzuki&car_model=Swift
  BMW 320d | maker=BMW&car_model=3er&text=320d
  BMW 750Li xDrive | maker=BMW&car_model=7er&text=750li&allradantrieb=true
  320d touring automatik | maker=BMW&car_model=3er&text=320d&fahrzeugtyp=KOMBI&getriebe=AUTOMATIK
  118i unter 10000 | maker=BMW&car_model=1er&text=118i&price_to=10000
  bmw 530 d xdrive | maker=BMW&car_model=5er&text=530d&allradantrieb=true
  BMW 525 | maker=BMW&car_model=5er&text=525
  c180 | maker=Mercedes-Benz&car_model=C-Klasse&text=c180
  Mercedes C 220 CDI T-Modell | maker=Mercedes-Benz&car_model=C-Klasse&text=c220&kraftstoffart=diesel&fahrzeugtyp=KOMBI
  E 350 4matic | maker=Mercedes-Benz&car_model=E-Klasse&text=e350&allradantrieb=true
  A 160 | maker=Mercedes-Benz&car_model=A-Klasse&text=a160
  ml 320 cdi | maker=Mercedes-Benz&car_model=M-Klasse&text=ml320&kraftstoffart=diesel
  206 cc | maker=Peugeot&car_model=2er-Reihe&text=206cc
  Peugeot 307 SW | maker=Peugeot&car_model=3er-Reihe&text=307&fahrzeugtyp=KOMBI
  peugeot 107 | maker=Peugeot&car_model=1er-Reihe&text=107
  T5 Multivan | maker=Volkswagen&car_model=Transporter&text=t5&text=multivan
  VW T4 Caravelle | maker=Volkswagen&car_model=Transporter&text=t4&text=caravelle
  X5 | maker=BMW&car_model=X-Reihe&text=x5
  X3 Diesel Automatik | maker=BMW&car_model=X-Reihe&text=x3&kraftstoffart=diesel&getriebe=AUTOMATIK
  Z4 Roadster | maker=BMW&car_model=Z-Reihe&text=z4&fahrzeugtyp=CABRIO
  XC90 D5 7-Sitzer | maker=Volvo&car_model=XC-Reihe&text=xc90&text=d5&seatsfrom=7&seatsto=7
  Hyundai i30 Kombi | maker=Hyundai&car_model=i-Reihe&text=i30&fahrzeugtyp=KOMBI
  ix35 allrad | maker=Hyundai&car_model=i-Reihe&text=ix35&allradantrieb=true
  mx5 | maker=Mazda&car_model=MX-Reihe&text=mx5
  Mazda CX-7 | maker=Mazda&car_model=CX-Reihe&text=cx7
  Honda CR-V Automatik | maker=Honda&car_model=CR-Reihe&text=crv&getriebe=AUTOMATIK
  320d oder 330d | maker=BMW&car_model=3er&text=320d oder 330d
  BMW 3er kein 316i | maker=BMW&car_model=3er | kein 316i
  EZ 06/2012 bis 12/2014 | first_reg_month_from=201206&first_reg_month_to=201412
  Golf EZ 03/2015 | maker=Volkswagen&car_model=Golf&first_reg_month_from=201503&first_reg_month_to=201503
  ab 05.2018 | first_reg_month_from=201805
  Erstzulassung ab Juli 2016 Kombi | first_reg_month_from=201607&fahrzeugtyp=KOMBI
  Passat Erstzulassung vor 09/2019 | maker=Volkswagen&car_model=Passat&first_reg_month_to=201908
  Audi A4 EZ 7/15 | maker=Audi&car_model=A4&first_reg_month_from=201507&first_reg_month_to=201507
  EZ 01/2018 bis 12/2018 | first_reg_from=2018&first_reg_to=2018
  Corsa EZ 02/2017 - 08/2018 unter 8000 | maker=Opel&car_model=Corsa&first_reg_month_from=201702&first_reg_month_to=201808&price_to=8000
  günstiger Kombi | fahrzeugtyp=KOMBI
  billig | 
  billiger Golf mit TÜV neu | maker=Volkswagen&car_model=Golf&huauneu=true
  preiswertes Stadtauto | fahrzeugtyp=KLEINWAGEN
  schöner gepflegter Kombi | fahrzeugtyp=KOMBI
  Golf mit MwSt ausweisbar | maker=Volkswagen&car_model=Golf&mwst=REGEL
  Sprinter, MwSt. ausweisbar, bis 15000 | maker=Mercedes-Benz&car_model=Sprinter&mwst=REGEL&price_to=15000
  5 Jahre alt oder jünger | first_reg_from=2021
  Kombi maximal 5 Jahre alt | fahrzeugtyp=KOMBI&first_reg_from=2021
  8 Jahre oder jünger | first_reg_from=2018
  nicht älter als 10 Jahre | first_reg_from=2016
  Golf 1. Hand | maker=Volkswagen&car_model=Golf | 1 Hand
  Polo aus erster Hand | maker=Volkswagen&car_model=Polo | erster Hand
  Passat bis 2 Vorbesitzer | maker=Volkswagen&car_model=Passat | bis 2 Vorbesitzer
  Astra max. 3 Vorbesitzer Diesel | maker=Opel&car_model=Astra&kraftstoffart=diesel | max 3 Vorbesitzer
  Audi A3 TÜV bis 2027 | maker=Audi&car_model=A3 | TÜV bis 2027
  Corsa HU 08/2027 | maker=Opel&car_model=Corsa | HU 08/2027
  Golf unter 10.000 netto | maker=Volkswagen&car_model=Golf&price_to=11900&mwst=REGEL
  Transporter bis 8000 € netto | transporter=true&price_to=9520&mwst=REGEL
  netto ab 5000 bis 10000 | price_from=5950&price_to=11900&mwst=REGEL
  Caddy 12.500 Euro netto max | maker=Volkswagen&car_model=Caddy&price_to=14875&mwst=REGEL
  bis 10.000 brutto | price_to=10000
  Cabrio aus den 90ern | fahrzeugtyp=CABRIO&first_reg_from=1990&first_reg_to=1999
  90er Jahre Mercedes | maker=Mercedes-Benz&first_reg_from=1990&first_reg_to=1999
  80er Porsche | maker=Porsche&first_reg_from=1980&first_reg_to=1989
  Audi 80 | maker=Audi&car_model=80
  Schrauberauto bis 1500 | price_to=1500 | Schrauberauto
  Winterauto unter 1000 Euro mit TÜV | price_to=1000&text=winterauto | TÜV
  Anfängerauto Kleinwagen bis 4000 | fahrzeugtyp=KLEINWAGEN&price_to=4000&text=anfängerauto
  zuverlässiger Diesel Kombi mit AHK bis 150tkm | fahrzeugtyp=KOMBI&kraftstoffart=diesel&ahk=true&km_stand_to=150000
  sparsamer Kleinwagen 5-türig | fahrzeugtyp=KLEINWAGEN&doors=4/5
  Familienauto mit viel Platz | fahrzeugtyp=VAN_KLEINBUS
  Touran 7-Sitzer TDI DSG AHK Standheizung | maker=Volkswagen&car_model=Touran&seatsfrom=7&seatsto=7&kraftstoffart=diesel&getriebe=AUTOMATIK&ahk=true&standheizung=true
  Octavia RS TDI | maker=Škoda&car_model=Octavia&text=rs&kraftstoffart=diesel
  Golf GTI | maker=Volkswagen&car_model=Golf&text=gti
  Astra OPC | maker=Opel&car_model=Astra&text=opc
  A6 Avant 3.0 TDI quattro S line | maker=Audi&car_model=A6&fahrzeugtyp=KOMBI&kraftstoffart=diesel&allradantrieb=true&text=line | 3.0; S
  Fiesta 5 Türen Klima scheckheft | maker=Ford&car_model=Fiesta&doors=4/5&airConditioning=klimaanlage&airConditioning=klimaautomatik&scheckheftgepflegt=true
  Golf 2.0 TDI 140 PS DSG | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&psvon=140&getriebe=AUTOMATIK | 2.0
  weißer Smart fortwo Cabrio Automatik | maker=Smart&car_model=forTwo&ausstattung=weiß&fahrzeugtyp=CABRIO&getriebe=AUTOMATIK
  schwarzer 5er Touring bis 15 k | maker=BMW&car_model=5er&ausstattung=schwarz&fahrzeugtyp=KOMBI&price_to=15000
  Mini Cooper S | maker=MINI&car_model=Cooper | S
  Zafira Erdgas 7 Sitze | maker=Opel&car_model=Zafira&kraftstoffart=erdgas&seatsfrom=7&seatsto=7
  Mercedes Vito Kasten lang 3 Sitze | maker=Mercedes-Benz&car_model=Vito&fahrzeugkategorietypnfz=Kastenwagen lang&seatsfrom=3&seatsto=3
  Transit Pritsche Doka | maker=Ford&car_model=Transit&fahrzeugkategorietypnfz=Pritsche&doppelkabine=true
  Ducato Kasten bis 3,5 t | maker=Fiat&car_model=Ducato&fahrzeugkategorietypnfz=Kastenwagen&zulaessigesgesamtgewichtbis=3500
  Crafter hoch lang unter 12000 | fahrzeugkategorietypnfz=Kastenwagen hoch %2B lang&price_to=12000&text=crafter
  Handwerkerauto Caddy Kasten | maker=Volkswagen&car_model=Caddy&fahrzeugkategorietypnfz=Kastenwagen | Handwerkerauto
  Golf Plus bis 6000 | maker=Volkswagen&car_model=Golf&text=plus&price_to=6000
  Golf Sportsvan | maker=Volkswagen&car_model=Golf&text=sportsvan
  keine Franzosen unter 5000 Euro | price_to=5000 | keine Franzosen
  irgendwas mit Automatik und Klima bis 7 | getriebe=AUTOMATIK&airConditioning=klimaanlage&airConditioning=klimaautomatik | bis 7
  Kombi oder Van bis 10tsd Euro, kein Diesel | fahrzeugtyp=KOMBI&fahrzeugtyp=VAN_KLEINBUS&price_to=10000&kraftstoffart!=diesel
  Automatik, Leder, Navi, unter 100.000 km, ab Bj 2015 | getriebe=AUTOMATIK&lederausstattung=true&navigation=true&km_stand_to=100000&first_reg_from=2015
  Bj. 2012-2016 Benzin max. 80.000 km bis 9.000,- € | first_reg_from=2012&first_reg_to=2016&kraftstoffart=benzin&km_stand_to=80000&price_to=9000
  was gibts für 3000 Euro mit TÜV neu | price_to=3000&huauneu=true
  zeig mir alle Audi A4 Avant ab 2014 mit Automatik | maker=Audi&car_model=A4&fahrzeugtyp=KOMBI&first_reg_from=2014&getriebe=AUTOMATIK
  ich suche einen Golf Diesel bis 8000 € mit wenig Kilometern | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel&price_to=8000
  Euro 5 Diesel Kombi AHK | schadstoffklassetyp=EURO_5&kraftstoffart=diesel&fahrzeugtyp=KOMBI&ahk=true
  grüne Plakette Diesel | kraftstoffart=diesel | grüne Plakette
  mindestens 150 PS Allrad SUV | psvon=150&allradantrieb=true&fahrzeugtyp=SUV_GELAENDEWAGEN
  ab 100 kW Benziner Schalter | leistung_from=100&kraftstoffart=benzin&getriebe=SCHALT_GETRIEBE
  Hybrid unter 50 tkm | kraftstoffart=hybrid_benzin_elektro&kraftstoffart=hybrid_diesel_elektro&km_stand_to=50000
  E-Auto bis 20.000€ | kraftstoffart=elektro&price_to=20000
  unfallfreier Polo aus 2014 scheckheftgepflegt | unfallfrei=true&maker=Volkswagen&car_model=Polo&first_reg_from=2014&first_reg_to=2014&scheckheftgepflegt=true
  2 Schlüssel, unfallfrei, Scheckheft lückenlos | keysfrom=2&unfallfrei=true&scheckheftgepflegt=true
  Twingo rot Schiebedach | maker=Renault&car_model=Twingo&ausstattung=rot&schiebedach=true
  Jahreswagen VW | maker=Volkswagen&first_reg_from=2025
  Polo Cross | maker=Volkswagen&car_model=Polo&text=cross
  C-Max Titanium Diesel | maker=Ford&car_model=C-Max&text=titanium&kraftstoffart=diesel
  S-Max 2.0 TDCi Automatik | maker=Ford&car_model=S-Max&kraftstoffart=diesel&getriebe=AUTOMATIK | 2.0
  Kia ceed sw | maker=Kia&car_model=Ceed&fahrzeugtyp=KOMBI
  Alfa 159 Sportwagon jtdm | maker=Alfa Romeo&car_model=159&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  Landrover Freelander Diesel | maker=Land Rover&car_model=Freelander&kraftstoffart=diesel
  Chrysler PT Cruiser Cabrio | maker=Chrysler&car_model=PT Cruiser&fahrzeugtyp=CABRIO
  Jeep Grand Cherokee CRD Leder Xenon AHK | maker=Jeep&car_model=Grand Cherokee&kraftstoffart=diesel&lederausstattung=true&headLights=xenon&ahk=true
  New Beetle Cabrio | maker=Volkswagen&car_model=Beetle&fahrzeugtyp=CABRIO
  Megane Grandtour dci | maker=Renault&car_model=Megane&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  Citroen C4 Picasso | maker=Citroën&car_model=C4&text=picasso
  Berlingo Schiebetüren Klima | maker=Citroën&car_model=Berlingo&airConditioning=klimaanlage&airConditioning=klimaautomatik
  Dacia Sandero Stepway LPG | maker=Dacia&car_model=Sandero&text=stepway&kraftstoffart=autogas
  SLK 200 Kompressor | maker=Mercedes-Benz&car_model=SLK&text=slk200&text=kompressor
  CLK 320 Cabrio | maker=Mercedes-Benz&car_model=CLK&text=clk320&fahrzeugtyp=CABRIO
  Mercedes w211 | maker=Mercedes-Benz&text=w211
  BMW e46 coupe | maker=BMW&text=e46&fahrzeugtyp=Coupe
  Golf 4 Diesel | maker=Volkswagen&car_model=Golf&kraftstoffart=diesel | 4
  Porsche 911 Carrera 4S | maker=Porsche&car_model=911&text=carrera&text=4s
  Preis 5.000 - 8.000 VB, EZ ab 2012, max 120tkm | price_from=5000&price_to=8000&first_reg_from=2012&km_stand_to=120000
  Golf Variant 1.9 TDI, 105 PS, AHK, ca. 150 tkm | maker=Volkswagen&car_model=Golf&fahrzeugtyp=KOMBI&kraftstoffart=diesel&psvon=105&ahk=true&km_stand_from=135000&km_stand_to=165000 | 1.9
  Seat Ibiza ST | maker=Seat&car_model=Ibiza&fahrzeugtyp=KOMBI
  Avensis Kombi D-4D | maker=Toyota&car_model=Avensis&fahrzeugtyp=KOMBI&kraftstoffart=diesel
  Subaru Forester Automatik AHK abnehmbar | maker=Subaru&car_model=Forester&getriebe=AUTOMATIK&ahk=true&text=abnehmbar
  Rentnerfahrzeug Garagenwagen Automatik | getriebe=AUTOMATIK&text=rentnerfahrzeug&text=garagenwagen
  Lupo 3L | maker=Volkswagen&car_model=Lupo&text=3l
  Seat Leon FR | maker=Seat&car_model=Leon&text=fr
  Passat B6 Kombi | maker=Volkswagen&car_model=Passat&text=b6&fahrzeugtyp=KOMBI
`

/** Titles of advertisements, pasted whole: the title | its maker | its model group. */
const titles = `
  VW Golf VII 1.6 TDI BMT Comfortline *NAVI*SHZ*PDC* | Volkswagen | Golf
  Volkswagen Golf 1.4 TSI DSG Highline Xenon Navi Leder Panoramadach | Volkswagen | Golf
  BMW 320d Touring Aut. M-Sportpaket Navi Prof. HUD AHK | BMW | 3er
  Mercedes-Benz C 220 CDI T BlueEfficiency Avantgarde AMG-Line 7G-Tronic | Mercedes-Benz | C-Klasse
  Audi A4 Avant 2.0 TDI S-Line quattro S-tronic Xenon+ B&O | Audi | A4
  Opel Astra J Sports Tourer 1.7 CDTI Edition, TÜV 07/2027, 1. Hand | Opel | Astra
  Ford Focus Turnier 1.6 TDCi Trend / Klima / TÜV NEU / Scheckheft | Ford | Focus
  Skoda Octavia Combi 2.0 TDI Elegance DSG, AHK, Standheizung, 8-fach bereift | Škoda | Octavia
  Renault Clio 1.2 16V Dynamique 5-türig Klima wenig KM!! | Renault | Clio
  Peugeot 206 CC 110 Platinum Cabrio Leder Klima TÜV 05/2026 | Peugeot | 2er-Reihe
  Fiat Punto 1.2 8V Dynamic 3-Türer, 98.000 km, VB 1.950 € | Fiat | Punto
  VW T5 Multivan Startline 2.0 TDI Navi AHK 7 Sitze Standheizung | Volkswagen | Transporter
  BMW X5 xDrive30d Sportpaket Panorama AHK Head-Up 20 Zoll | BMW | X-Reihe
  MINI Cooper S Chili Xenon Harman Kardon Panoramadach | MINI | Cooper
  Toyota Yaris 1.0 VVT-i Cool Klima 1.Hand Scheckheft TÜV neu | Toyota | Yaris
  Nissan Qashqai 1.5 dCi Acenta Navi Rückfahrkamera Euro 5 | Nissan | Qashqai
  Mercedes Benz E 220 CDI Classic Automatik, Rentnerfahrzeug, unfallfrei | Mercedes-Benz | E-Klasse
  Volvo V70 D5 Kinetic Leder Xenon Standheizung Bj. 2009 | Volvo | V70
  Smart ForTwo Coupe 1.0 mhd Pure Softtouch Klima, nur 45tkm | Smart | forTwo
  Porsche 911 Carrera 4S Cabriolet PDK Sport Chrono Bose | Porsche | 911
  Seat Leon 1.9 TDI Stylance Klimaautomatik 6-Gang Alu TÜV/AU neu | Seat | Leon
  Hyundai i30 1.6 CRDi Comfort PDC Tempomat Sitzheizung 8xbereift | Hyundai | i-Reihe
  Kia Sportage 2.0 CRDi 4WD Vision AHK Leder Kamera | Kia | Sportage
  Mazda 6 Kombi 2.2 CD Sports-Line Bose Xenon Leder Navi | Mazda | 6er-Reihe
  Citroën C3 Picasso 1.6 HDi Exclusive Panorama PDC | Citroën | C3
  Dacia Duster 1.5 dCi 110 4x4 Prestige Leder Navi AHK | Dacia | Duster
  Honda CR-V 2.2 i-DTEC Executive Automatik Panorama Leder | Honda | CR-Reihe
  Audi A3 Sportback 1.4 TFSI Ambition S-line, Xenon, Alcantara, Sitzhzg. | Audi | A3
  Opel Corsa D 1.2 16V Color Edition - Klima - 17"Alu - OPC Paket | Opel | Corsa
  Opel Zafira B 1.9 CDTI Cosmo 7-Sitzer Klimaauto. AHK abnb. | Opel | Zafira
  Ford Mondeo Turnier 2.0 TDCi Titanium X Convers+ Navi Xenon Standhzg | Ford | Mondeo
  Ford Transit 115 T330 Kasten hoch lang 3-Sitzer AHK Euro 4 Netto 4.990 | Ford | Transit
  Mercedes Sprinter 313 CDI Kasten L2H2 Klima AHK MwSt. ausweisbar | Mercedes-Benz | Sprinter
  BMW 116i Advantage Klima PDC SHZ 5trg. Scheckheft TOP ZUSTAND | BMW | 1er
  BMW 530d xDrive Touring Luxury Line Softclose Pano Standhzg. | BMW | 5er
  Suzuki Swift 1.3 Club 5-trg Klima Allrad 4x4 TÜV bis 03/2027 | Suzuki | Swift
  Mitsubishi Colt 1.1 Inform, 2.Hand, Tüv neu, Insp. neu!!! | Mitsubishi | Colt
  VW Passat Variant 2.0 TDI BlueMotion Highline R-Line ACC DSG LED | Volkswagen | Passat
  VW Polo 6R 1.2 Trendline Klima 4-türig EZ 03/2011 ca. 120.000 km | Volkswagen | Polo
  VW Touran 1.6 TDI Life 7-Sitzer Navi PDC Sitzheizung Alu | Volkswagen | Touran
  Volkswagen up! move up! 1.0 Klima Radio/CD, Garantie, 1.Hd. | Volkswagen | up!
  VW Tiguan 2.0 TDI 4Motion Sport & Style AHK Pano Leder braun | Volkswagen | Tiguan
  Audi Q5 3.0 TDI quattro S tronic S-line Luftfederung 21" Keyless | Audi | Q5
  Audi TT Roadster 2.0 TFSI S tronic Bi-Xenon Leder BOSE Windschott | Audi | TT
  Alfa Romeo 159 SW 1.9 JTDM 16V Distinctive Leder Navi | Alfa Romeo | 159
  Land Rover Freelander 2 TD4 S Automatik AHK TÜV neu Service neu | Land Rover | Freelander
  Jaguar X-Type 2.2 Diesel Estate Executive Leder Navi | Jaguar | X-Type
  Mercedes-Benz A 180 CDI Autotronic Polar Star Sitzheizung EPH | Mercedes-Benz | A-Klasse
  Mercedes SLK 200 Kompressor Sportpaket Airscarf Comand Sommerfahrzeug | Mercedes-Benz | SLK
  Mercedes ML 320 CDI 4Matic Edition 10 Harman Luftfed. Standhz. | Mercedes-Benz | M-Klasse
  Skoda Fabia 1.2 HTP Ambiente Kombi ATM bei 90tkm, Zahnriemen neu | Škoda | Fabia
  Skoda Superb Combi 2.0 TDI L&K DSG 4x4 Vollausstattung | Škoda | Superb
  Renault Megane Grandtour III 1.5 dCi BOSE Edition Keyless Navi | Renault | Megane
  Renault Kangoo Rapid 1.5 dCi Extra AHK Klima MwSt. ausw. | Renault | Kangoo
  Peugeot 308 SW Active 1.6 HDi Panoramadach Sitzheizung | Peugeot | 3er-Reihe
  Chevrolet Matiz 0.8 S *KLIMA*SERVO*ZV*ALU* 1A | Chevrolet | Matiz
  Fiat 500 1.2 Lounge Panoramadach Klima Blue&Me City-Lenkung | Fiat | 500
  Volvo XC60 D4 AWD Momentum Xenium Standheizung Dt. Fahrzeug | Volvo | XC-Reihe
  Subaru Legacy Kombi 2.0R Automatik LPG Gasanlage AHK Allrad | Subaru | Legacy
  Opel Insignia Sports Tourer 2.0 CDTI Innovation 4x4 OPC-Line AFL 228.000 KM | Opel | Insignia
`

/**
 * Titles of other sites, written before any rule was changed for them: the maker of the stock, its model group and the
 * title; "-" where the stock has none.
 */
const otherTitles = `
  Volkswagen | Golf | VW Golf VII 1.6 TDI BMT Comfortline *NAVI*PDC*SHZ*TÜV NEU*
  BMW | 3er | BMW 320d Touring M-Sport Aut. Navi Prof. LED HUD AHK
  Mercedes-Benz | C-Klasse | Mercedes-Benz C 220 d T AMG Line LED Kamera Distronic ILS
  Audi | A4 | AUDI A4 Avant 2.0 TDI S-LINE XENON NAVI LEDER 190PS 1.HAND
  Opel | Corsa | Opel Corsa D 1.2 16V Edition ✅ TÜV 06/2027 ✅ VB 3.450 €
  Ford | Focus | Ford Focus Turnier 1.0 EcoBoost Titanium, Scheckheft, 8-fach bereift
  Škoda | Octavia | Skoda Octavia Combi 2.0 TDI DSG Style ACC|LED|AHK|Kamera
  Smart | forTwo | !!! SMART FORTWO CABRIO 1.0 MHD PASSION KLIMA SHZ !!!
  Renault | Clio | Renault Clio IV Grandtour 0.9 TCe 90 eco² Dynamique R-Link
  Fiat | 500 | Fiat 500 1.2 8V Lounge Panoramadach/PDC/Bluetooth
  Toyota | Yaris | Toyota Yaris 1.5 Hybrid Comfort *Automatik*Rückfahrkamera*
  Hyundai | i-Reihe | Hyundai i30 1.4 Trend Klima 5-trg. Sitzh. Alu Euro 6
  Kia | Sportage | Kia Sportage 1.7 CRDi 2WD Vision 85kW/116PS AHK
  Mazda | CX-Reihe | Mazda CX-5 2.2 SKYACTIV-D 175 AWD Sports-Line BOSE
  Nissan | Qashqai | Nissan Qashqai 1.5 dCi N-Connecta 360°Kamera Panorama
  Peugeot | 3er-Reihe | Peugeot 308 SW 1.6 BlueHDi 120 Allure EAT6 Navi Massage
  Citroën | C4 | Citroën C4 Picasso 1.6 HDi FAP 7-Sitzer "Bastlerfahrzeug"
  Seat | Leon | SEAT Leon ST 1.4 TSI FR 150 PS DSG Full-LED Beats
  Volvo | XC-Reihe | Volvo XC60 D4 AWD Geartronic Summum | Standheizung | 20 Zoll
  Porsche | Cayenne | Porsche Cayenne S Diesel Luftfederung*Pano*Bose*21"*
  MINI | Cooper | Mini Cooper S Cabrio JCW Paket Chili Xenon Harman/Kardon
  Dacia | Duster | Dacia Duster dCi 110 4x4 Prestige *1.Hand* Klima Navi
  Suzuki | Swift | Suzuki Swift 1.2 Club Klima TÜV+Service NEU!!
  Mitsubishi | Outlander | Mitsubishi Outlander 2.0 PHEV Plug-In Hybrid TOP Voll
  Honda | Jazz | Honda Jazz 1.4 i-VTEC Elegance, unfallfrei, nur 62tkm
  Volkswagen | Transporter | VW T5 Multivan 2.0 TDI Highline 4Motion DSG 2x Schiebetür Standhzg.
  Volkswagen | Passat | VW Passat Variant 2.0 TDI DSG R-Line/Pano/ACC/Leder/Kamera – MwSt. ausweisbar
  BMW | 1er | BMW 118i 5-Türer Advantage Navi PDC Tempomat Scheckheftgepflegt
  BMW | X-Reihe | BMW X3 xDrive20d xLine Head-Up Pano HiFi Keyless
  Mercedes-Benz | A-Klasse | MERCEDES A 180 Urban 7G-DCT Bi-Xenon Navi Garmin 122 PS
  Mercedes-Benz | E-Klasse | Mercedes E 350 CDI 4Matic Avantgarde Airmatic COMAND Leder
  Mercedes-Benz | Sprinter | Mercedes-Benz Sprinter 316 CDI Kasten L3H2 Klima AHK 3,5t
  Audi | A3 | Audi A3 Sportback 1.4 TFSI cod ultra Ambition S tronic
  Audi | Q5 | Audi Q5 3.0 TDI quattro S line plus B&O Standhzg. ACC
  Opel | Astra | Opel Astra J Sports Tourer 1.7 CDTI Innovation *AGR-Sitze*
  Opel | Insignia | Opel Insignia 2.0 BiTurbo CDTI Country Tourer 4x4 OPC-Line
  Opel | Zafira | Opel Zafira Tourer C 1.4 Turbo Active 7 Sitze Gas LPG
  Ford | Fiesta | Ford Fiesta 1.25 Ambiente Tüv/AU neu, Klima, 2. Hand, VHB 2.999€
  Ford | Kuga | Ford Kuga 2.0 TDCi 4x4 ST-Line Sony Winterpaket Kamera
  Ford | Mustang | Ford Mustang GT 5.0 V8 Fastback Premium Magne Ride 450PS
  Ford | Transit | Ford Transit Custom 310 L2 9-Sitzer Trend 130PS
  Škoda | Fabia | Skoda Fabia 1.0 MPI Active 44kW sofort verfügbar Finanzierung ab 99€
  Škoda | Superb | Škoda Superb Combi 2.0TDI 4x4 DSG L&K Pano Canton Standhz
  Volkswagen | up! | VW up! 1.0 move up! Klima ZV eFH *Tempo*Winterräder
  Volkswagen | Tiguan | Volkswagen Tiguan 2.0 TDI SCR 4M Sport&Style AHK schwenkbar, DAB+
  Volkswagen | Polo | VW Polo V 1.4 Trendline 5.Trg 1.HD 🚗 Rentnerfahrzeug 🚗 Garagenwagen
  Volkswagen | Touran | VW Touran 1.6 TDI CUP Kinderwagentauglich, Zahnriemen NEU, Anhängerkupplung
  Volkswagen | Caddy | VW Caddy Maxi 2.0 TDI Erdgas? Nein! Diesel 5-Sitzer
  - | - | Tesla Model 3 Long Range AWD Autopilot FSD 19" Weiß/Schwarz
  Alfa Romeo | - | Alfa Romeo Giulietta 1.4 TB 16V Turismo LEDER ALU PDC TOP
  Land Rover | Range Rover Evoque | Land Rover Range Rover Evoque TD4 Dynamic Meridian Pano
  Jeep | Grand Cherokee | Jeep Grand Cherokee 3.0 V6 CRD Overland Hemi-Optik
  Jaguar | - | Jaguar XF 2.2 Diesel Sportbrake Luxury Navi Leder 200 PS
  Chevrolet | Matiz | Chevrolet Matiz 0.8 S Servo TÜV 11.26 Stadtflitzer
  Subaru | Forester | Subaru Forester 2.0X Active Allrad Boxer LPG Prins
  Renault | Twingo | Renault Twingo 1.2 LEV 16V 75 Dynamique* Faltdach *
  Renault | Scenic | Renault Megane Scenic 1.6 16V bastler export ohne tüv an Bastler/Gewerbe
  Volvo | V50 | Volvo V50 1.6D DRIVe Momentum Klimaautom. SHZ guter Zustand fahrbereit
  Peugeot | 2er-Reihe | Peugeot 206 CC 110 Platinum Cabrio ***KLIMA-LEDER*** HU 09/26 Festpreis!!
  Fiat | Ducato | Fiat Ducato 35 Wohnmobil Sunlight T67 Markise Solar TV SAT
`
  .trim()
  .split('\n')
  .map((line) => {
    const [maker = '', model = '', ...title] = line.trim().split(' | ')
    return { title: title.join(' | '), maker, model }
  })

type Row = readonly [phrase: string, second: string, third: string]
const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split(' | ').map((part) => part.trim())
      return [first, second, third]
    })

const codesOfCriterion = (criterion: string): readonly string[] => {
  const rule = searchCriteria.find((entry) => entry.criterion === criterion)?.rule
  return rule && 'options' in rule ? codesOf(rule.options) : []
}

/** Criteria as in an address; `name!=value` stands for all other values of a criterion. */
function criteriaOf(address: string): Criteria {
  const parameters = new URLSearchParams(address)
  const values = [...new Set(parameters.keys())].map((key) => {
    const given = parameters.getAll(key)
    if (!key.endsWith('!')) return [key, given.length === 1 ? given[0] : given]
    const criterion = key.slice(0, -1)
    return [criterion, codesOfCriterion(criterion).filter((code) => !given.includes(code))]
  })
  return Criteria.parse(Object.fromEntries(values))
}

function fact(name: (typeof searchedNames)[number], row: DemoRow) {
  const text = new Map(Object.entries(row)).get(name) ?? ''
  const { kind } = attributeOf(name)
  if (kind === 'flag') return text === 'true'
  if (text === '') return null
  return kind === 'number' || kind === 'money' ? Number(text) : text
}

/** The searched facts of a row; its text is looked up apart. */
function searched(row: DemoRow): SearchedVehicle {
  const [year = '', month = ''] = (row.erstzulassungvon ?? '').split('-')
  return {
    ...golf,
    ...Object.fromEntries(searchedNames.map((name) => [name, fact(name, row)])),
    preis: Number(row.planverkaufspreisprivatkundengeschaeftbrutto) || null,
    erstzulassungsjahr: Number(year),
    erstzulassungsmonat: Number(year + month),
    equipment: (row.equipment ?? '')
      .split(';;;')
      .reduce((bits, code) => (bitOf(code) < 0 ? bits : bits | (1 << bitOf(code))), 0),
  }
}

const shortestHeadline = 5
/** As many words of advertisements as are read in a test. */
const headlinesRead = 150

/** Headlines that name their maker or model, as they were published. */
function headlinesOf(rows: readonly DemoRow[]): DemoRow[] {
  const named = rows.filter(({ headlineinternet = '', hersteller = '', modellgruppe = '' }) => {
    const text = fold(headlineinternet)
    const isNamed = text.includes(fold(hersteller)) || text.includes(fold(modellgruppe))
    return isNamed && headlineinternet.split(' ').length >= shortestHeadline
  })
  const step = Math.floor(named.length / headlinesRead)
  return named.filter((_, place) => place % step === 0)
}

const valuesOf = (value: string | readonly string[] | undefined) => [value ?? []].flat()

let rows: DemoRow[]
let names: NameIndex
let vehicles: SearchedVehicle[]
let texts: Texts

beforeAll(async () => {
  rows = await demoRows(new Date('2026-11-20T09:00:00Z'))
  const byMaker = Map.groupBy(rows, ({ hersteller = '' }) => hersteller)
  names = new NameIndex(
    [...byMaker].map(([maker, ofMaker]) => ({
      maker,
      groups: [...new Set(ofMaker.map(({ modellgruppe = '' }) => modellgruppe))],
    })),
  )
  vehicles = rows.map(searched)
  texts = new Texts(rows.length, noTexts())
  for (const [place, row] of rows.entries())
    texts.add(
      place,
      Buffer.from([row.headlineinternet, row.ausstattungserie, row.ausstattungsonder].join(' ')),
    )
})

/** @param except the place of a vehicle that is not counted */
function count(criteria: Criteria, except = -1): number {
  const conditions = conditionsOf(criteria, 'consumer')
  const choices = conditions.flatMap((condition) => (condition.kind === 'withWords' ? condition.choices : []))
  const held = choices.map((choice) => texts.holding(choice))
  const others = conditions.filter(({ kind }) => kind !== 'withWords')
  // Most counts are of words alone.
  if (others.length === 0 && held.length > 0)
    return vehicles.filter((_, place) => place !== except && held.every((places) => hasBit(places, place)))
      .length
  return vehicles.filter(
    (vehicle, place) =>
      place !== except &&
      held.every((places) => hasBit(places, place)) &&
      others.every((condition) => satisfies(vehicle, condition)),
  ).length
}

const read = (phrase: string, isDoubtful = false) =>
  readWords(phrase, names, 2026, {
    holding: (text, isWhole) =>
      isSearchable(text) && (!isWhole || wordsIn(text).every(texts.has)) ? count({ text }) : 0,
    size: vehicles.length,
    isDoubtful,
  })

/** @param except the place of a vehicle that is not counted */
const found = (phrase: string, except?: number) =>
  searchedWords(
    (isDoubtful) => read(phrase, isDoubtful),
    (criteria) => count(criteria, except),
  )

describe('A search in words over the demo stock', () => {
  test.each(rowsOf(phrases))('reads „%s“ as it is meant', (phrase, address, unread) => {
    const { criteria, notUnderstood } = read(phrase)
    expect(criteria).toEqual(criteriaOf(address))
    for (const part of unread === '' ? [] : unread.split('; '))
      expect(notUnderstood).toContainEqual(expect.stringMatching(new RegExp(`^${part.replace('.', '\\.')}`)))
  })

  test.each(rowsOf(titles))('finds vehicles like „%s“', (title, maker, model) => {
    const { criteria } = found(title)
    expect(criteria).toMatchObject({ maker, car_model: model })
    expect(count(criteria)).toBeGreaterThan(0)
  })

  test('finds maker and model of 95 % of the titles of other sites, and vehicles for as many', () => {
    const read = otherTitles.map(({ title, maker, model }) => {
      const { criteria } = found(title)
      const isMaker = maker === '-' || valuesOf(criteria.maker).join() === maker
      const isModel = model === '-' || valuesOf(criteria.car_model).includes(model)
      return { title, isRead: isMaker && isModel, total: count(criteria) }
    })
    const misread = read.filter(({ isRead }) => !isRead)
    const without = read.filter(({ total }) => total === 0)
    expect(misread.length, JSON.stringify(misread)).toBeLessThanOrEqual(otherTitles.length * 0.05)
    expect(without.length, JSON.stringify(without)).toBeLessThan(otherTitles.length * 0.05)
  })

  test.each([
    ['fort fokus turnier', { maker: 'Ford', car_model: 'Focus', fahrzeugtyp: ['KOMBI'] }],
    ['fort fiesta', { maker: 'Ford', car_model: 'Fiesta' }],
    // One vehicle has both words.
    ['fort transit', { maker: 'Ford', car_model: 'Transit' }],
  ])(
    'corrects each word of „%s“, also those of many descriptions, where nothing is found',
    (phrase, meant) => {
      const { criteria, corrections } = found(phrase)
      expect(criteria).toEqual(meant)
      expect(corrections).toContainEqual({ typed: 'fort', meant: 'Ford' })
    },
  )

  test.each([
    ['golv', 'Volkswagen Golf'],
    ['swarz', 'Schwarz'],
  ])('corrects „%s“ by its sound', (phrase, meant) => {
    expect(found(phrase).corrections).toContainEqual(expect.objectContaining({ meant }))
  })

  test.each([
    ['Polo 5.Trg', { maker: 'Volkswagen', car_model: 'Polo', doors: '4/5' }],
    ['Ducato Markise', { maker: 'Fiat', car_model: 'Ducato' }],
    ['Fabia Finanzierung ab 99 €', { maker: 'Škoda', car_model: 'Fabia' }],
  ])('takes from „%s“ only what it says', (phrase, meant) => {
    expect(found(phrase).criteria).toEqual(meant)
  })

  test('finds maker and model of 95 % of the published headlines, and other vehicles for as many', () => {
    const headlines = headlinesOf(rows)
    const misread: string[] = []
    const alone: string[] = []
    for (const row of headlines) {
      const { headlineinternet = '', hersteller = '', modellgruppe = '' } = row
      const countOthers = (others: Criteria) => count(others, rows.indexOf(row))
      const { criteria } = found(headlineinternet, rows.indexOf(row))
      const isModel = modellgruppe === 'andere' || valuesOf(criteria.car_model).includes(modellgruppe)
      if (!valuesOf(criteria.maker).includes(hersteller) || !isModel) misread.push(headlineinternet)
      if (countOthers(criteria) === 0) alone.push(headlineinternet)
    }
    expect(headlines.length).toBeGreaterThanOrEqual(headlinesRead)
    expect(misread.length, misread.join('\n')).toBeLessThanOrEqual(headlines.length * 0.05)
    expect(alone.length, alone.join('\n')).toBeLessThan(headlines.length * 0.05)
  })
})
