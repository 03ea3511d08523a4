import { comparisonWords } from './small-words.ts'
import { isComparing, topics } from './topics.ts'

/** Well-known model names, folded, of makers in any stock: they are no misspellings of the models that are in it. */
const modelNames: ReadonlySet<string> = new Set(
  `aircross allspace multispace multivan sportsvan ateca arona tarraco formentor born ibiza leon arosa mii toledo exeo altea alhambra cordoba marbella ronda malaga inca
  taigo tcross troc tayron atlas crafter arteon nivus saveiro id3 id4 id5 id7 idbuzz golf polo lupo bora vento derby
  kodiaq karoq kamiq enyaq elroq scala rapid felicia favorit citigo
  etron allroad etrongt
  puma ecosport edge ranger tourneo courier bronco explorer maverick cougar probe sierra scorpio orion capri granada
  taunus streetka sportka
  mokka crossland grandland karl adam ampera cascada frontera monterey sintra movano ascona manta senator speedster
  captur kadjar koleos austral arkana rafale symbioz zoe twizy wind fluence latitude velsatis avantime safrane master
  trafic express talisman
  partner rifter traveller expert boxer bipper ion rcz
  jumper jumpy nemo spacetourer saxo xsara picasso xantia evasion cactus ami
  tipo qubo fiorino talento scudo ulysse multipla idea linea marea sedici freemont barchetta tempra uno bravo brava
  stelvio giulia giulietta mito tonale junior brera gtv
  kona ioniq ioniq5 ioniq6 bayon nexo staria inster atos accent terracan galloper trajet veloster sonata
  niro stonic soul stinger optima proceed xceed magentis venga carens opirus cerato shuma ev3 ev6 ev9
  ariya leaf pulsar murano pathfinder terrano patrol serena tiida pixo kubistar interstar primastar townstar cube
  camry highlander hilux landcruiser proace urbancruiser prius mirai supra celica mr2 previa picnic carina starlet bz4x
  jogger spring bigster dokker solenza
  hrv insight legend prelude stream frv zrv
  demio premacy tribute xedos
  eclipse spacestar asx grandis sigma spacerunner spacewagon l200 l300
  ignis baleno celerio alto splash liana vitara scross wagonr samurai kizashi across swace
  outback levorg solterra crosstrek tribeca trezia
  copen trevis applause
  panamera macan taycan cayman boxster carrera
  fabia superb roomster yeti
  renegade compass avenger gladiator patriot commander
  velar evoque discovery freelander defender
  countryman paceman aceman clubman
  citan vaneo vario actros viano vito sprinter marcopolo
  stilo seicento cinquecento croma
  korando rexton tivoli musso kyron actyon rodius torres
  ypsilon delta thesis phedra zeta lybra
  giulia camaro corvette cruze orlando trax epica lacetti nubira rezzo evanda kalos tacuma lanos espero nexia leganza
  polestar model3 modelx modely dolphin seal atto han
  niva vesta granta kalina samara
  zafira meriva vectra omega signum tigra calibra insignia antara vivaro combo`
    .split(/\s+/)
    .filter((name) => name.length > 3),
)

/** Words of advertisements that are one letter away from a name or a term, folded. */
const ordinaryWords: ReadonlySet<string> = new Set(
  `style start micro sportive open matic gewinde geld gelt twintop familien januar good vector gran version vers candy soda
  form still sonder leader lauter vertrag schweiz clip double dieses diesen dieser diese audio back fond sept cult shift
  niveau corse lion note spider swift electron elektronisch santana amaro grandeur zweiter garantie garant touren micron
  life live line sport team match tour trend edition prima comfort titan laser lack lager laden leben lenkung letzte
  platte plane plan kasse katze tempel panne pause punkt runde rund sonne sonnen stadt stand stark steuer teile teil
  nova arizona core copper tango storm country meridian springt startet dreht export exporte importe experte transport grund termin passt beide beides kaufer berge lander spat weit weil altem
  dieselbe ausweis karten elektrik leider anlasser auspuff bremse tank tausch traum umbau wartung winter`.split(
    /\s+/,
  ),
)

/** Other models, ordinary words, and words that compare or measure, are no misspelt names. */
export const isCorrectable = (word: string) =>
  !(
    modelNames.has(word) ||
    ordinaryWords.has(word) ||
    comparisonWords.has(word) ||
    isComparing(word) ||
    topics.has(word)
  )
