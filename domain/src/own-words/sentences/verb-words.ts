/** Closed classes of verbs. All are looked up by `Word.low`. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter((word) => word !== ''));

/** Past forms that do not end in "-ed". Forms that are also the plain form (put, cut, let) are not among them. */
export const IRREGULAR_PAST = setOf(`was were had did said told went came got gave took made paid sent left kept found
  bought brought called thought knew broke lost met ran saw sold spoke stood wrote heard held felt began drove fell flew
  forgot fought froze grew hid hung led lent meant rode rang rose sat slept spent stole stuck struck swore taught threw
  understood woke wore won wound built caught chose dealt drank ate dug bent bit blew burnt shook shot shut sank slid
  tore became withdrew laid lay lit sped sprang swept bound been gone done seen taken given broken written stolen known
  shown proven driven fallen worn torn cheated backed should've`);

/** "-ed" that is no past form of a verb. */
const NOT_PAST_ED = setOf(
  'need indeed bed shed speed feed red seed weed exceed proceed succeed bleed breed ned fred embed hundred naked sacred wicked',
);

export const isPastForm = (low: string): boolean =>
  IRREGULAR_PAST.has(low) || (low.length > 3 && low.endsWith('ed') && !NOT_PAST_ED.has(low));

/** Stand between a helping verb and its verb, or between a subject and its verb. */
export const ADVERBS = setOf(`not never also just always simply personally gladly happily definitely soon then now still
  even only really actually probably certainly surely ever already again first finally quickly slowly easily gonna
  immediately eventually likely clearly quietly absolutely all both either too very most hereby therefore thus kindly
  seriously honestly truly maybe perhaps instead repeatedly promptly once twice later sometimes often usually recently
  specifically verbally initially originally basically literally apparently obviously fucking damn sure`);

/** Verbs that open an order. Many are nouns too: what follows decides. */
export const ORDER_VERBS = setOf(`watch expect consider think remember imagine ask tell try wait stay keep get take do
  stop leave look check count say kiss hide run enjoy picture prepare be have hope pray start quit mark sleep listen
  understand believe know learn go come make give bring hand beware forget cooperate choose decide act move test mess
  play trust wake figure guess google confess admit explain apologize resign stand back bet rest fear worry face grow
  show send pay return refund reimburse mail remit contact call email reply respond settle deliver write note see
  provide fix repair replace finish pick use let cancel drop honor treat ignore disregard help add include delete remove
  sit shut speak talk turn walk step pack save protect hire open close text follow pretend assume recall behave mind
  avoid credit accept read sign answer correct review attach compensate cover transfer wire venmo zelle deposit release
  question warn teach work cut put`);

/** Orders that a letter asking for money is made of. */
export const FINE_ORDERS = setOf(`pay send return refund reimburse mail remit contact call email reply respond settle
  deliver write note see provide fix repair replace finish pick let cancel honor credit accept text answer correct
  review compensate cover transfer wire venmo zelle deposit release confirm use give deduct make issue complete attach
  acknowledge bring sign`);

/** Orders that only threaten. */
export const THREAT_ORDERS = setOf('watch beware hide pray kiss expect');

/** "Do not make me", "don't test me". */
export const FORBIDDEN_TO_YOU = setOf(
  'make push test play mess force cross try tempt underestimate fuck screw provoke dare',
);

/** What the writer may announce: going to court, asking, waiting, and what belongs to it. */
export const FINE_OWN_VERBS = setOf(`file sue ask seek pursue request accept appear attach provide claim proceed present
  prove testify pay appreciate need settle like sign consider submit serve enclose include demand
  drop close
  appeal negotiate compromise mediate return cooperate withdraw dismiss`);

/** What a thing will do: it costs, it takes time. No one is held out anything. */
export const FINE_THING_VERBS = setOf('cost need require take last total run fit start work cover accrue');

/** What a witness or a paper will do. */
export const EVIDENCE_VERBS = setOf('confirm testify show prove say verify support explain demonstrate tell reveal');

/** Said to the other side with "you must", "you should", "you need to": what the letter is for. */
export const FINE_FOR_YOU = setOf(`pay return refund reimburse send cover fix repair replace compensate owe honor give
  settle respond reply contact call mail complete finish provide credit reach deposit write email cancel remit
  deliver release text pick reschedule refinish redo`);

/** Words of a court: beside one of them a plan is to go there. */
export const COURT_WORDS =
  setOf(`court courts courthouse claims claim lawsuit suit sue judge judgment mediation mediator
  arbitration lawyer attorney legal trial complaint counsel magistrate clerk constable
  garnish levy`);

/** Verbs of speech and thought, in the past: what follows is what somebody said then. */
export const REPORTED = setOf(`said told promised agreed asked wrote texted emailed threatened claimed warned knew
  thought believed hoped expected explained guaranteed assured swore mentioned informed stated admitted insisted
  confirmed decided offered wanted ordered required answered replied announced testified advised suggested recommended
  estimated figured assumed understood realized learned heard feared wondered noted quoted scheduled planned intended
  arranged committed pledged vowed declared predicted demanded requested ruled represented advertised indicated
  implied yelled screamed shouted messaged responded signed argued whispered doubted discovered determined concluded
  meant saying stating promising claiming threatening asking warning guaranteeing explaining telling texting yelling
  screaming insisting agreeing hoping thinking expecting believing`);

/** The same in the present, of one who is not the writer. */
export const REPORTS = setOf(`says states reads provides requires claims promises tells thinks believes guarantees warns
  insists swears explains specifies allows estimates recommends agrees expects admits alleges advertises indicates
  shows writes threatens quotes asks`);

/** The same behind "you", "they", "people". */
export const REPORT_PLAIN = setOf('say tell claim insist think promise swear keep believe admit allege');

/** What was agreed is in these: what they say is a term. */
export const AGREEMENTS = setOf(`agreement deal terms understanding condition conditions rule rules policy contract
  lease plan quote promise warranty guarantee estimate ad advertisement listing notice threat arrangement bargain law
  ordinance statute regulation manual receipt invoice order clause paragraph section addendum`);
