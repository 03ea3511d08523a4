import { describe } from 'vitest'
import { testPhrases } from '../../testing/read-as-meant.ts'

const golf = 'maker=Volkswagen&car_model=Golf'

describe('A wish that is not required is no criterion', () => {
  testPhrases(
    'de',
    `
  Golf Diesel nicht nötig | ${golf}
  Golf, MwSt ausweisbar nicht erforderlich, bis 15 tsd | price_to=15000&${golf}
  Golf, MwSt ausweisbar muss nicht sein | ${golf}
  Golf, MwSt egal | ${golf}
  Golf Diesel nicht notwendig, AHK | ahk=true&${golf}
  Golf Automatik ist nicht wichtig | ${golf}
  Golf, Sitzheizung nicht so wichtig | ${golf}
  Golf Automatik nicht zwingend | ${golf}
  Golf Automatik nicht unbedingt, Navi | navigation=true&${golf}
  Golf, Scheckheft kein Muss, AHK | ahk=true&${golf}
  Golf, Automatik ist keine Bedingung | ${golf}
  Golf AHK optional, optional Navi | ${golf}
  Golf Automatik egal | ${golf}
  Golf, TÜV neu nicht nötig | ${golf}
  Golf, 5 Türen nicht nötig | ${golf}
  Golf mindestens 150 PS nicht nötig | ${golf}
  Golf, Diesel und Automatik nicht nötig | ${golf}
  VW Golf muss nicht sein, Kombi | fahrzeugtyp=KOMBI
  Golf, BMW nicht nötig, Kombi | fahrzeugtyp=KOMBI&${golf}
  Golf, Diesel muss nicht | ${golf}
  Golf Farbe ist mir egal | ${golf}
  Golf Marke egal | ${golf}
  Golf, Baujahr egal | ${golf}
  Golf egal was | ${golf}
  Golf Navi und AHK egal | ${golf}
  Golf Diesel egal AHK egal | ${golf}
  Golf weiß und Diesel egal | ${golf}
  Golf, 5 Sitze egal | ${golf}
  Golf, 2 Schlüssel nicht nötig | ${golf}
  Golf nicht sehr wichtig Automatik | ${golf}
  Golf, nicht nötig 5 Türen | ${golf}
  Golf, Automatik kein unbedingtes Muss | ${golf}
  Golf, Leder kein Wert | ${golf}
  `,
  )
  describe('with a verb and the words of a whole sentence', () => {
    testPhrases(
      'de',
      `
  Golf, Navi brauche ich nicht, Klimaautomatik | airConditioning=klimaautomatik&${golf}
  Golf Diesel brauch i ned, Benziner | kraftstoffart=benzin&${golf}
  Golf, ich brauche eine Automatik nicht | ${golf}
  Golf Diesel muss nicht sein aber Automatik | getriebe=AUTOMATIK&${golf}
  Golf, muss kein Diesel sein | ${golf}
  Golf, es muss nicht unbedingt ein Automatik sein | ${golf}
  Golf, keine Automatik nötig | ${golf}
  Golf, AHK wäre schön, aber kein Muss | ${golf}
  Golf, Standheizung wünschenswert aber nicht Bedingung | ${golf}
  Golf, Automatik gern, aber nicht zwingend | ${golf}
  Golf, auf Leder kann ich verzichten | ${golf}
  Golf, auf ein Schiebedach lege ich keinen Wert | ${golf}
  Golf, brauche Diesel nicht, aber AHK | ahk=true&${golf}
  Golf, benötige keine Automatik | ${golf}
  Golf, auf Navi verzichte ich | ${golf}
  Golf, Farbe spielt für uns keine Rolle, Diesel | kraftstoffart=diesel&${golf}
  Golf, ich lege keinen Wert auf Leder | ${golf}
  Golf, Navi oder AHK egal | ${golf}
  Golf, Diesel kein Problem | ${golf}
  Golf in Blau, Diesel wäre uns nicht so wichtig | ausstattung=blau&${golf}
  Golf, die Farbe ist nicht wichtig, Hauptsache Automatik | getriebe=AUTOMATIK&${golf}
  Golf, Farbe spielt keine Rolle | ${golf}
  Golf, Leder ist nicht wichtig, Navi wäre schön | navigation=true&${golf} | wäre; schön
  `,
    )
  })
  describe('with and without it', () => {
    testPhrases(
      'de',
      `
  Golf mit oder ohne AHK | ${golf}
  Golf, auch ohne Navi | ${golf}
  Golf AHK oder ohne, Diesel | kraftstoffart=diesel&${golf}
  Golf AHK oder ohne | ${golf}
  Golf, ohne Automatik geht auch | ${golf}
  `,
    )
  })
  describe('and is named as it was typed where it means nothing', () => {
    testPhrases(
      'de',
      `
  Kia Rio Garantie nicht nötig | maker=Kia&car_model=Rio | Garantie nicht nötig
  Kia Rio mindestens 5 Jahre Garantie nicht nötig | maker=Kia&car_model=Rio | mindestens 5 Jahre Garantie nicht nötig
  Golf bis 8000, TÜV nicht nötig | price_to=8000&${golf} | TÜV nicht nötig
  Golf, Alufelgen oder Stahlfelgen egal | ${golf} | Alufelgen oder Stahlfelgen egal
  Golf, Inzahlungnahme egal | ${golf} | Inzahlungnahme egal
  Golf, Winterreifen wären gut, sind aber nicht nötig | ${golf} | Winterreifen wären gut sind aber nicht nötig
  Diesel nicht nötig |  | Diesel nicht nötig
  `,
    )
  })
  describe('in other languages', () => {
    testPhrases(
      'en',
      `golf, doesn't need to be automatic, leather not needed, no tow bar needed, colour doesn't matter | ${golf}`,
    )
    testPhrases('fr', `golf, cuir pas nécessaire, couleur peu importe | ${golf}`)
    testPhrases('nl', `golf, automaat niet nodig, trekhaak optioneel | ${golf}`)
    testPhrases('pl', `golf, automat niekonieczny, kolor obojętny | ${golf}`)
  })
})

describe('What is excluded or meant stays', () => {
  testPhrases(
    'de',
    `
  Golf kein Diesel | kraftstoffart!=diesel&${golf}
  Golf nicht Diesel | kraftstoffart!=diesel&${golf}
  Golf bloß kein Diesel | kraftstoffart!=diesel&${golf}
  Golf Diesel bitte nicht | kraftstoffart!=diesel&${golf}
  Golf, kein Diesel, Automatik wichtig | kraftstoffart!=diesel&getriebe=AUTOMATIK&${golf}
  Golf ohne AHK | ${golf} | ohne AHK (lässt sich nicht ausschließen)
  Golf Automatik muss sein | getriebe=AUTOMATIK&${golf}
  Golf, brauche nicht mehr als 100 PS | psbis=100&${golf}
  Golf muss nicht neu sein | ${golf} | nicht neu
  Golf, Diesel oder Benzin egal | kraftstoffart=benzin&kraftstoffart=diesel&${golf}
  Golf, egal ob Diesel oder Benzin | kraftstoffart=benzin&kraftstoffart=diesel&${golf}
  Golf egal welche Farbe | ${golf}
  Golf, Farbe außer weiß egal | ausstattung!=weiß&${golf}
  Golf, bis 8000 egal | price_to=8000&${golf}
  Golf, 150 PS egal | psvon=150&${golf}
  Golf Navi, AHK egal | navigation=true&${golf}
  Golf, weiß oder schwarz egal | ausstattung=schwarz&ausstattung=weiß&${golf}
  Golf Automatik nicht sehr | getriebe=AUTOMATIK&${golf} | nicht sehr
  Golf bis 8000 egal welche Farbe | price_to=8000&${golf}
  Golf, Preis bis 3000 Kilometer egal | price_to=3000&${golf}
  `,
  )
})
