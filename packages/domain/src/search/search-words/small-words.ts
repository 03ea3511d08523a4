/** Words that exclude what follows them. */
export const negations = new Set([
  'weder',
  'kein',
  'keine',
  'keinen',
  'keiner',
  'keines',
  'keinem',
  'ohne',
  'nicht',
  'nein',
  'nie',
  'niemals',
  'nichts',
  'nix',
  'keinesfalls',
  'keinerlei',
  'ausgeschlossen',
  'unerwunscht',
  'raus',
  'ausser',
  'statt',
  'anstatt',
  'ausgenommen',
])
/** Words between alternatives. */
export const conjunctions = new Set([
  'oder',
  'od',
  'o',
  'u',
  'und',
  'sowie',
  'aber',
  'jedoch',
  'sondern',
  'bzw',
  'noch',
  'auch',
  'gerne',
  'gern',
  'entweder',
])
/** Conjunctions behind which another name follows. */
export const alternatives = new Set(['oder', 'od', 'o', 'bzw', 'und', 'u', 'sowie'])
/** Conjunctions and other words that end an exclusion: "kein Diesel, aber Automatik", "kein Diesel und mit AHK". */
export const contrasts = new Set(['aber', 'jedoch', 'gerne', 'gern', 'entweder', 'mit', 'dafur', 'sondern'])
/** Conjunctions behind which an exclusion lasts for the same kind of thing only: "kein Diesel und Automatik". */
export const additions = new Set(['und', 'u', 'sowie', 'bzw', 'auch'])
/** Words that neither name nor limit anything. */
export const fillers = new Set(
  `mit ein eine einen einer eines einem der die das den dem des im in als von vom fur zum zur am an auf aus bei ist sind
  sein soll sollte bitte suche such suchen gesucht ich wir mir uns mochte mochten will wollen hatte brauche kaufen auto
  autos fahrzeug fahrzeuge wagen gebraucht gebrauchte gebrauchter gebrauchtes gebrauchten gebrauchtwagen modell modelle
  marke farbe farben lackiert lackierung motor kraftstoff getriebe karosserie ausstattung nur alle alles zeige finde
  fzg kfz muss mussen bloss antrieb hersteller baureihe profil dafur nen ne so liebsten dringend zwingend pflicht hallo danke mag geht brauch
  braucht kauf kaufe lieber moglichst evtl eventuell kostet kosten fall umstanden ihn sie es man haben habt hatten hatte
  ihr euch was welche welcher welches welchen gibt gabs gerade derzeit aktuell momentan mal bietet anbieten verkauft
  konnt konnte kann zeig zeigt zeigen interessiere interessiert interesse mich mein meine meinen meiner unser unsere
  occasion occasionen model models modells karre schlitten irgendein irgendeinen irgendeine etwas dann da hier
  wie knapp gibts sucht suchst hauptsache bevorzugt vorzugsweise idealerweise unbedingt wichtig
  a i bissl bissel bisserl bisschen furs gebaut gebauter gebautes du er hast hat
  brauchten brauchte brauchen kunde kunden kundin interessent interessenten verkaufe verkaufen biete zu abzugeben
  angebot anbiete steht stehen noch doch vorhanden dabei verbaut aussen notig notwendig erforderlich gewunscht gewollt inkl inklusive incl ma haste`.split(
    /\s+/,
  ),
)
type SmallWord = 'negation' | 'conjunction' | 'filler'
const kind = (words: ReadonlySet<string>, name: SmallWord) => [...words].map((word) => [word, name] as const)
/** What a word of the three lists above is, by one look-up; undefined for any other. A conjunction is no filler. */
export const smallWords: ReadonlyMap<string, SmallWord> = new Map([
  ...kind(fillers, 'filler'),
  ...kind(conjunctions, 'conjunction'),
  ...kind(negations, 'negation'),
])
/** Praise and vague amounts, which no criterion can mean: they are named as not understood and never searched for. */
export const vagueWords = new Set(
  `gunstig gunstige gunstiger gunstiges gunstigen billig billige billiger billiges billigen preiswert preiswerte
  preiswerter preiswertes preisgunstig preisgunstiger schnappchen schon schone schoner schones schonen toll tolle toller
  tolles gut gute guter gutes guten gepflegt gepflegte gepflegter gepflegtes gepflegten top zustand
  zuverlassig zuverlassige zuverlassiger zuverlassiges sparsam sparsame sparsamer sparsames solide solider solides viel
  viele wenig wenige wenigen platz sehr relativ gutem topzustand bestzustand ordentlich ordentlicher schick schicker
  sauber sauberer nett netter ehrlich ehrlicher passend passender
  klein kleine kleiner kleines kleinen gross grosse grosser grosses grossen grossem hoch hohe hoher hohes hohem schnell
  alte altes alten gelaufen gelaufene gelaufener gelaufenes zwei drei vier funf paar mehrere fach bereift extras gang gange
  euro1 euro2 euro3 euro4 anschauen lohnt sich jede jeder jedes jeden
  schnelle schneller schnelles stark starke starker starkes lang lange langer langes langen kurz kurze kurzer sportlich
  sportliche sportlicher sportliches neu neur neues neun neum neuwertig neuwertige neuwertiger neuwertigen frisch frischer`.split(
    /\s+/,
  ),
)
/** Words of comparisons and sizes, and other colours and bodies, which are no misspelt names. */
export const comparisonWords = new Set(
  `alter alte junger neur neue mehr weniger wenig stand kleiner kleine kleines kleinen grosser grosse grosses grossen
  gut guter gute gutes gunstig gunstiger gunstige gunstiges lang lange langer langes langen kurz kurze kurzer hoch hohe hoher hohes hohem
  turkis turkiser turkises turkise turkisen pink rosa oliv petrol mint sportwagen sportlich sportlicher sportliches elektrisch elektrische elektrischer elektrisches elektrischen`.split(
    /\s+/,
  ),
)

const beforePraise = new Set(['ware', 'war', 'waren', 'ist', 'sind'])
/** "Super" is a fuel, but "wäre super" and "super Zustand" praise. */
export const isPraise = (word: string, before: string, next: string) =>
  word === 'super' && (beforePraise.has(before) || vagueWords.has(next) || next === 'ausstattung')
