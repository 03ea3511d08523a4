const meaning = (word: string, abbreviations: string) =>
  abbreviations.split(' ').map((abbreviation) => [abbreviation, word] as const)

/**
 * Abbreviations of car advertisements with the folded word that they stand for. Other names of equipment and other
 * attributes are synonyms of their entries (`vehicle/`).
 */
export const abbreviations: ReadonlyMap<string, string> = new Map([
  ...meaning('automatik', 'autom aut automatikgetr automatic'),
  // The list of gearboxes is loaded with the first page; rarer names of makers stand here.
  ...meaning(
    'automatik',
    'geartronic eat6 eat8 dct dsg6 dsg7 6dsg 7dsg 7gdct 8gdct 7gtronic 8gtronic gtronic xtronic easytronic multidrive wandlerautomatik autotronic',
  ),
  ...meaning('diesel', 'skyactivd dsl'),
  ...meaning('benzin', 'skyactivg'),
  ...meaning('variant', 'var'),
  ...meaning('schaltgetriebe', 'schaltgetr schaltg schalt schaltung handsch'),
  ...meaning('ausweisbar', 'ausw ausweisb awb'),
  ...meaning('klimaautomatik', 'klimaaut klimaautom'),
  ...meaning('sitzheizung', 'sitzh sitzhz sitzheizg'),
  ...meaning('standheizung', 'standh standhz sthzg sth'),
  ...meaning('anhangerkupplung', 'anhk anhkuppl anhangerk'),
  ...meaning('gepflegt', 'gepfl gepflg'),
  ...meaning('scheckheftgepflegt', 'scheckh scheckheftgepfl'),
  ...meaning('unfallfrei', 'unfallfr unfallfreie'),
  ...meaning('mindestens', 'mind min'),
  ...meaning('freisprecheinrichtung', 'freisprecheinr freispr'),
  ...meaning('tempomat', 'tempo'),
  ...meaning('klasse', 'klass klase kl'),
  // Spellings of dialects and of quick typing.
  ...meaning('elektrisch', 'elektr elek'),
  ...meaning('nicht', 'nich ned net nit nedd'),
  ...meaning('wie', 'wia'),
  ...meaning('kein', 'kei koa koan keen keinn'),
  ...meaning('oder', 'odr oda'),
  ...meaning('als', 'ois'),
  // Austrian and Swiss names.
  ...meaning('tuv', 'pickerl mfk'),
  ...meaning('parkhilfe', 'parkierhilfe'),
  ...meaning('erstzulassung', 'erstzul erstz'),
])
