import type { Language } from '../../../site/language.ts'

const columns = ['en', 'pl', 'fr', 'nl'] as const

/**
 * Words that have no criterion and are searched in the German descriptions: each German word with its translations into
 * English, Polish, French and Dutch, in the notation of the dictionaries. Measures among them, which have no criterion
 * either, stay together with their numbers.
 */
const rows = `
  motorschaden | engine damage, engine damaged, engine fault, engine failure, engine problem, engine blown, blown engine, damaged engine, seized engine, dead engine, faulty engine | uszkodzon~ silnik~, silnik uszkodzony, silnik do remontu, zatart~ silnik~, awari~ silnik~, silnik do naprawy, zepsut~ silnik~ | moteur HS, moteur cassé, moteur mort, moteur endommagé, moteur à refaire, casse moteur, panne moteur, problème moteur, moteur défectueux, moteur en panne | motorschade, motor schade, motor defect, defecte motor, motor kapot, kapotte motor, motorprobleem, motor stuk
  getriebeschaden | gearbox damage, gearbox fault, gearbox problem, damaged gearbox, faulty gearbox, transmission problem, transmission fault, gearbox failure, gearbox broken | uszkodzon~ skrzyni~, uszkodzon~ skrzyni~ bieg~, skrzyni~ uszkodzon~, skrzyni~ bieg~ uszkodzon~, awari~ skrzyni~ | boîte HS, boîte de vitesse HS, boîte de vitesses HS, boîte cassée, boîte de vitesse cassée, boîte à refaire, problème de boîte, problème boîte | versnellingsbak defect, defecte versnellingsbak, versnellingsbak kapot, kapotte versnellingsbak, bak defect, defecte bak, versnellingsbakschade
  kupplung | clutch | sprzęgł~ | embrayage | koppeling
  zahnriemen | timing belt, cambelt, cam belt, timing chain | rozrząd~ | courroie de distribution, distribution | distributieriem, distributieketting
  hagelschaden | hail damage, hail damaged, hail | grad~, gradobici~, po gradzie, po gradobiciu | grêle, grêlé~, dégâts de grêle | hagelschade, hagel
  wasserschaden | water damage, flood damage, flooded | zalan~, po zalaniu, popowodziow~ | inondé~, dégât des eaux | waterschade
  unfallschaden | accident damage, crash damage | uszkodzeni~ powypadkow~ | dégâts accident, choc | aanrijdingsschade, ongevalschade
  unfallwagen | accident damaged, accident car~, crashed, crash damaged, damaged car~, write off, category s, cat s, cat n | powypadkow~, po wypadku, rozbit~, bit~, po kolizji, po stłuczce | accidenté~, véhicule~ accidenté~, voiture~ accidenté~ | schadeauto, schadeauto's, schadewagen, ongevalauto, ongevalwagen, total loss
  frontschaden | front damage, front end damage, damaged front | uszkodzon~ przód, uszkodzon~ przod~ | choc avant | schade voor, frontschade, voorschade
  heckschaden | rear damage, rear end damage, damaged rear | uszkodzon~ tył, uszkodzon~ tył~ | choc arrière | schade achter, achterschade
  beschadigt | damaged | uszkodzon~, uszkodzeni~ | endommagé~, abîmé~ | beschadigd~
  defekt | faulty, broken, fault, defective | niesprawn~, zepsut~, popsut~ | HS, en panne, défectueux, défectueuse, cassé~, panne | defect~, kapot~, stuk gegaan
  nicht fahrbereit | non runner, not running, doesn't start, does not start, won't start, not drivable, non driveable, doesnt start, wont start, not starting | niejezdn~, nie odpala, nie jeździ, nie jezdzi, niejeżdżąc~ | non roulant~, ne démarre pas, ne roule pas | rijdt niet, start niet, niet rijdend, niet rijdbaar
  fahrbereit | drivable, driveable, runs and drives, road worthy, roadworthy | jezdn~, na chodzie | en état de marche | rijdbaar~, rijklaar
  bastlerfahrzeug | spares or repair, spares or repairs, for parts, project car, for spares, spares, repairable | na części, do naprawy, do remontu, dla mechanika | pour pièces, à réparer, pour bricoleur | voor onderdelen, onderdelenauto, opknapper, sloopauto, klusauto
  rost | rust, rusty, corrosion | rdz~, rdzewi~, korozj~ | rouille, rouillé~, corrosion | roest, roestig~
  rostfrei | rust free, no rust | bez rdzy | sans rouille, pas de rouille | roestvrij, geen roest, zonder roest
  kurzer radstand | short wheelbase, SWB | krótk~ rozstaw~ osi | châssis court, empattement court | korte wielbasis
  langer radstand | | dług~ rozstaw~ osi | châssis long, empattement long | lange wielbasis
  frontantrieb | front wheel drive, fwd, front drive | napęd~ na przód, przedni~ napęd~, napęd~ przedni~, napęd~ na przedni~ koła, napęd~ na przedni~ oś, przednionapędow~, na przedni~ koła | traction avant, traction | voorwielaandrijving, voorwielaangedreven
  heckantrieb | rear wheel drive, rwd, rear drive | napęd~ na tył, tyln~ napęd~, napęd~ na tyln~ oś, napęd~ tyln~, napęd~ na tyln~ koła, tylnonapędow~, na tyln~ koła | propulsion, roues arrières motrices | achterwielaandrijving, achterwielaangedreven
  luftfederung | air suspension | zawieszeni~ pneumatyczn~, pneumatyczn~ zawieszeni~ | suspension pneumatique, suspensions pneumatiques | luchtvering, luchtgeveerd
  keyless | keyless, keyless entry, keyless go, keyless start, keyless entry and start | bezkluczykow~, dostęp~ bezkluczykow~ | sans clé, accès sans clé, démarrage sans clé, accès et démarrage sans clé, mains libres keyless | keyless entry, keyless, keyless start, sleutelloos
  hud | head up display, head up, HUD, heads up display | head up, wyświetlacz~ przezierny, wyświetlacz~ head up, HUD | affichage tête haute, tête haute, HUD | head up display, HUD
  sitzbeluftung | ventilated seats, cooled seats | wentylowan~ fotel~, fotel~ wentylowan~, wentylacj~ fotel~ | sièges ventilés, siège~ ventilé~ | geventileerde stoelen, stoelventilatie, stoelkoeling, gekoelde stoelen
  massagesitze | massage seats, massaging seats | masaż~, fotel~ z masażem, masując~ fotel~ | sièges massants, siège~ massant~ | massagestoelen, massagestoel
  memory | memory seats, seat memory, electric memory seats | pamięć foteli, fotel~ z pamięci~, pamięci~ fotel~ | sièges à mémoire, mémoire de sièges, sièges électriques à mémoire | stoelen met geheugen, geheugenstoelen, stoelgeheugen, elektrisch verstelbare stoelen met geheugen
  sportsitze | sport seats, sports seats, bucket seats, recaro seats | sportow~ fotel~, fotel~ sportow~, fotel~ kubełkow~ | sièges sport, sièges baquets | sportstoelen, kuipstoelen
  stoff | cloth, cloth seats, fabric, fabric seats, cloth interior | tapicerk~ materiałow~, materiałow~, welur~, tapicerk~ welurow~ | tissu, sièges tissu, sellerie tissu | stof, stoffen bekleding, stof bekleding, stoffen stoelen
  getonte scheiben | tinted windows, privacy glass, tinted glass | przyciemnian~ szyb~, szyb~ przyciemnian~ | vitres teintées, vitres surteintées, vitre~ teinté~ | getint glas, getinte ramen, privacy glass, getinte ruiten
  warmepumpe | heat pump | pomp~ ciepł~ | pompe à chaleur | warmtepomp
  akku | battery, batteries, battery capacity | bateri~, akumulator~ | batterie, batteries | accu, batterij, batterijen, batterijcapaciteit, accupakket
  schnellladen | fast charging, rapid charging, fast charge | szybki~ ładowani~ | charge rapide, recharge rapide | snelladen, snellader
  spurhalteassistent | lane assist, lane keep assist, lane keeping assist, lane keeping | asystent~ pasa ruchu, asystent~ pasa | maintien de voie, aide au maintien de voie, maintien dans la voie | lane assist, rijstrookassistent, rijbaanassistent
  totwinkelassistent | blind spot monitor, blind spot assist, blind spot, blind spot monitoring, blind spot warning | martwe pole, martwego pola, asystent~ martwego pola, czujnik~ martwego pola | angle mort, angles morts, détecteur d'angle mort, surveillance angle mort | dodehoekdetectie, dode hoek detectie, dodehoekassistent, dode hoek
  fernlichtassistent | high beam assist, auto high beam | asystent~ świateł drogowych | feux de route automatiques | grootlichtassistent
  android auto | android auto | android auto | android auto | android auto
  carplay | carplay, apple carplay | apple carplay, carplay | apple carplay, carplay | apple carplay, carplay
  dachtrager | roof bars | bagażnik~ dachow~ | galerie, coffre de toit | imperiaal, dakkoffer
  wohnmobil | camper, campers, campervan~, camper van~, motorhome~, motor home~ | kamper~, samochod~ kempingow~, kempingow~ | camping car~, campingcar~, fourgon~ aménagé~, van aménagé | camper, campers, kampeerauto, buscamper
  oldtimer | classic car~, vintage car~, oldtimer~ | zabytkow~, klasyk~, oldtimer~ | voiture de collection, véhicule de collection, voiture ancienne | oldtimer~, klassieker~
  rechtslenker | right hand drive, rhd | kierownic~ po prawej, anglik~ | volant à droite, conduite à droite | stuur rechts, rechts gestuurd
  import | import, imported | importowan~ | importé~, import | import, geïmporteerd~
  tageszulassung | pre registered, pre reg, delivery mileage | | immatriculation 0 km, zéro km |
  vorfuhrwagen | ex demo, demo car~, demonstrator~, ex demonstrator | auto demonstracyjne, demówk~, demonstracyjn~ | véhicule~ de démonstration, voiture~ de démonstration, démonstration, ex démo | demo auto, demoauto, demowagen, demonstratieauto, demo
  leasingrucklaufer | ex lease, lease return~, off lease | poleasingow~, po leasingu | fin de leasing, retour de leasing, retour de LOA, ex location | ex lease, lease auto, leaseauto, lease retour, ex leaseauto
  sofortkauf | buy it now, buy now | kup teraz, kupie teraz, kupić teraz | achat immédiat | direct kopen, koop nu, nu kopen
  schragheck | hatch, hatchback~ | hatchback~ | bicorps, hatchback | hatchback~
  innenraum | interior, upholstery | wnętrz~, tapicerk~ | intérieur, sellerie, garniture | interieur, bekleding
  dach | roof | dach~ | toit | dak
  himmel | headliner, headlining | podsufitk~ | ciel de toit, ciel de pavillon | hemel
  spiegel | mirrors, mirror caps | lusterk~ | rétroviseur~, rétro~ | spiegels, spiegelkappen
  felgen | wheels, rims | felg~, koł~ | | 
  streifen | stripes, stripe | paski, pasy sportowe | bandes | strepen, striping
  lenkrad | steering wheel | kierownic~ | volant | stuurwiel
  lederlenkrad | leather steering wheel | skórzan~ kierownic~, kierownic~ w skórze, kierownic~ ze skór~, kierownic~ obszyt~ skór~ | volant cuir | leren stuur, leren stuurwiel
  multifunktionslenkrad | multifunction steering wheel | wielofunkcyjn~ kierownic~, skórzan~ wielofunkcyjn~ kierownic~, wielofunkcyjn~ skórzan~ kierownic~ | volant multifonction | multifunctioneel stuur
  bremssattel | brake calipers | zacisk~ | étriers | remklauwen
  gurte | seat belts | pas~ bezpieczeństwa, pasy | ceintures | gordels
  kennzeichen | number plates | tablic~, tablic~ rejestracyjn~ | plaques | kentekenplaten
  stossstange | bumper | zderzak~ | pare chocs | bumper
  zierleisten | trim strips | listw~ | | sierlijsten
  grill | grille | grill~ | calandre | grille
  turgriffe | door handles | klamk~ | poignées | deurgrepen
  motorhaube | bonnet | mask~ | capot | motorkap
  scheiben | | szyb~ | vitres | ruiten
  nahte | stitching | przeszyci~, szwy, szwami, nici, nićmi | surpiqûres, coutures | stiksels
  sitzbezuge | seat covers | pokrowc~ | housses | stoelhoezen
  mudigkeitserkennung | driver alert | czujnik~ zmęczeni~, asystent~ zmęczeni~ | détecteur de fatigue | vermoeidheidsherkenning
  umweltplakette | emission~ sticker, emissions sticker, green sticker | plakietk~ | vignette crit'air, vignette | milieusticker, milieuvignet
  tuv | MOT, MOT till, MOT until, inspection, TUV | przegląd~, przegląd~ ważn~, badani~ techniczn~, ważn~ przegląd~ | contrôle technique, CT, CT valable, contrôle technique valable | APK, keuring, APK geldig
  verbrauch | consumption, fuel consumption, average consumption | spalani~, zużyci~ paliw~, średni~ spalani~ | consommation, consommation moyenne, conso | verbruik, brandstofverbruik, gemiddeld verbruik
  reichweite | mile range, miles range, km range, kms range, miles of range, km of range, range of, range at least, range min, range minimum, range over, range above, range from, range # | | autonomie réelle | bereik
  leergewicht | kerb weight, curb weight, unladen weight, empty weight | mas~ własn~ | poids à vide | ledig gewicht, leeggewicht, eigen gewicht
  zuladung | payload, load capacity | ładowność, ładownoś~ | charge utile | laadvermogen
  zylinder | cylinder, cylinders, cyl, cylindered | cylind~, cylindr~, cylindrow~ | cylindres, cylindre | cilinder, cilinders, cil
  liter | litre, litres, liter, liters | litr~, litrow~ | litres, litre | liter, liters
  sechszylinder | six cylinder, straight six | sześciocylindrow~ | six cylindres | zescilinder
  dreizylinder | three cylinder | trzycylindrow~ | trois cylindres | driecilinder
  vierzylinder | four cylinder | czterocylindrow~ | quatre cylindres | viercilinder
  pro 100 km | per 100 km, per 100km, l 100 km | na 100 km, na setkę, na 100 | aux 100, aux 100 km, pour 100 km, au 100 | op 100 km, per 100 km, op 100
  dritte sitzreihe | third row, third row seats, 3rd row | trzeci~ rząd, trzeci~ rząd siedzeń | troisième rangée | derde zitrij
  vorne | front | przód, z przodu, przedni~ | à l'avant | vooraan
  hinten | rear, in the rear, back | tył, z tyłu, tyln~ | arrière, à l'arrière, AR | achter, achterin
  vorne hinten | front and rear, front rear, front back, front and back | przód tył, przód i tył, przedni~ i tyln~, z przodu i z tyłu | avant arrière, avant et arrière, AV AR | voor achter, voor en achter
`

/** The entries of one language, in the form of its dictionary. */
export function describedWords(language: Exclude<Language, 'de'>): string {
  const column = columns.indexOf(language) + 1
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const cells = row.split('|').map((cell) => cell.trim())
      const words = cells[column] ?? ''
      return words === '' ? [] : `${cells[0]}: ${words}`
    })
    .join('\n')
}
