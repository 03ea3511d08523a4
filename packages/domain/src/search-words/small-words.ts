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
  'ausser',
  'ausgenommen',
])
/** Words between alternatives. */
export const conjunctions = new Set([
  'oder',
  'und',
  'sowie',
  'aber',
  'jedoch',
  'bzw',
  'noch',
  'auch',
  'gerne',
  'gern',
  'entweder',
])
/** Phrases whose words mean something else together, which is no criterion. */
export const unsearchable = new Set(['gruneplakette', 'gelbeplakette', 'roteplakette'])
/** Words that neither name nor limit anything. */
export const fillers = new Set(
  `mit ein eine einen einer eines einem der die das den dem des im in als von vom fur zum zur am an auf aus bei ist sind
  sein soll sollte bitte suche such suchen gesucht ich wir mir uns mochte mochten will wollen hatte brauche kaufen auto
  autos fahrzeug fahrzeuge wagen gebraucht gebrauchte gebrauchter gebrauchtes gebrauchten gebrauchtwagen modell modelle
  marke farbe farben lackiert lackierung motor kraftstoff getriebe karosserie ausstattung nur alle alles zeige finde
  antrieb hersteller baureihe profil`.split(/\s+/),
)
