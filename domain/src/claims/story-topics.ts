/**
 * Things a story may speak of that decide what is asked. Words alone never decide more than that: too many hits cost
 * one more answer, a missed one could lose a claim.
 */
const TOPICS = {
  bankruptcy:
    /\bbankrupt\w*|\bchapter (?:7|11|13)\b|\b(?:got|received|won) (?:a |his |her |their )?discharge\b|\bautomatic stay\b|\bbancarrota\b|\biflas/i,
  deceased:
    /(?<!\b(?:car|engine|motor|battery|phone|laptop|computer|dog|cat|puppy|kitten|pet|fish|bird|tree|grass|lawn|plants?|it|truck|van|transmission|fridge|machine) (?:(?:had|has|have|just|already) ){0,2})\bdied\b|\bdeceased\b|\bpassed away\b|\b(?:his|her|their|the) estate(?= (?:of|owes|is|was|has|paid|refuses)\b)|\bestate of\b|\b(?:executor|executrix)\b|\blate (?:husband|wife|mother|father|brother|sister|son|daughter|landlord|landlady|uncle|aunt)\b|\bwidow(?:er)?\b|\bfalleci|\bdifunt[oa]\b|\bvefat\b/i,
  restrainingOrder: /\b(?:restraining|protective|protection|no[- ]contact)[- ]orders?\b|\b(?:TRO|FRO)\b/i,
  healthBill:
    /\bco-?pay(?:ment)?s?\b|\b(?:hospital|dental|medical|doctor['’]?s?) bills?\b|\bambulance\b|\bunpaid visits?\b|\bmy patients?\b/i,
  assigned:
    /\bbought (?:the|this|his|her|their) (?:debt|claim|loan|note)\b|\btook over (?:the|this|his|her|their) (?:debt|claim|loan)\b|\bfriend['’]?s claim\b|\bassigned to (?:me|us)\b|\bassigned (?:me|us) (?:the|this|his|her) (?:debt|claim)\b|(?<!\bpaid )\bon behalf of\b/i,
  otherSideMinor:
    /\bteen(?:ager|aged)?s?\b|\b1[0-7][- ]years?[- ]old\b(?! (?:car|truck|van|roof|house|home|boiler|furnace|dog|cat))|\bhigh school(?:er)?\b|\bunder 18\b|\bunderage\b|\b(?:their|his|her|neighbou?r['’]?s|neighbou?rs['’]?) (?:kids?|child|children|son|daughter)\b|\bis a minor\b/i,
  arbitration: /\barbitrat\w*|\bwaive\w* (?:a |my |the |our )?(?:right to a )?jury\b|\barbitraje\b|\btahkim\b/i,
  insurancePaid:
    /\b(?:insurance|insurer|geico|allstate|state farm)(?: company)? (?:already |only |has |had )?(?:paid|covered|reimbursed|gave|sent)\b|\b(?:paid|covered|reimbursed) by (?:my |the |his |her |their )?(?:insurance|insurer)\b|\bdeductible\b|\badjuster\b|\bclaim was paid\b/i,
  atWork:
    /\bon the job\b|\bat (?:my )?work\b|\b(?:on )?my shift\b|\bwhile (?:i was )?working\b|\bco-?workers?\b|\bmy (?:boss|employer|supervisor|manager)\b/i,
  interest:
    /\binterest\b|(?<!\bany )\brates?\b|(?:\d ?%|\bpercent) (?:a|per|each|every) (?:day|week|month|year)\b|\bback double\b|\bfaiz|\binter[eé]s(?:es)?\b/i,
  splitting:
    /\b(?:rest|other half|second half|remainder) (?:later|next|separately|in another|in a second)\b|\b(?:another|second|separate|later) (?:suit|lawsuit|small claims)\b|\bfirst half now\b|\bfor the (?:other|rest) later\b|\bsue (?:for )?the (?:rest|other)\b|\b(?:another|other|more|further|additional) (?:\w+ )?(?:bills?|invoices?)\b|\b(?:claim|sue for|file) (?:it |that |them |those |these )?later\b|\botra(?:s)? facturas?\b|\bbaşka (?:fatura|borç)\w*/i,
  goodsBack: /\bnot (?:the |any )?money\b|\b(?:do not|don['’]t) want (?:the |any |your |his |her )?money\b/i,
  falseWords:
    /\bslander\w*|\blibel\w*|\bdefam\w*|\b(?:false|fake|lying) (?:reviews?|posts?|rumou?rs?)\b|\bfalse (?:things|statements?) about\b|\bspread(?:ing)? (?:lies|rumou?rs)\b|\blie[sd]? about (?:me|us|my)\b|\bmy reputation\b/i,
  ownChild:
    /\b(?:my|our) (?:(?:little|young|older|younger|small|oldest|youngest|baby) |\d{1,2}[- ]year[- ]old )?(?:son|daughter|child|children|kids?|toddler|baby|boy|girl|minor)\b|\b(?:mis?|nuestr[oa]s?) (?:hij[oa]s?|beb[eé]s?|niñ[oa]s?)\b|(?<!\p{L})(?:oğlu|kızı|çocuğu|bebeği)m(?:u?z)?(?!\p{L})|(?<!\p{L})(?:oğlumu|kızımı|çocuğumu)(?!\p{L})/iu,
  leftForDanger: /\bfire\b|\bflood\w*|\bcondemn\w*|\bevacuat\w*|\buninhabitable\b|\bordered to (?:leave|vacate)\b/i,
  leftForSafety: /\bdomestic violence\b|\babus(?:e|ed|ive|er)\b|\bsafe housing\b/i,
  stillThere: /\bstill live (?:there|here|in)\b|\b(?:have not|haven['’]t) moved out\b|\bstill my home\b/i,
  doorSale:
    /\bdoor[- ]to[- ]door\b|\bcame to (?:my|our) (?:door|house|home)\b|\bknocked on\b|\bat (?:my|our) (?:door|kitchen table)\b|\bsalesm[ae]n\b|\bcooling[- ]off\b/i,
  giftCard: /\bgift (?:cards?|certificates?)\b|\btarjetas? de regalo\b|\bhediye kart/i,
  newCar: /\bbrand[- ]new (?:car|truck|suv|vehicle)\b|\b(?:bought|leased) (?:a|my) new (?:car|truck|suv|vehicle)\b/i,
  unfairTerm:
    /\bno refunds?\b|\ball sales (?:are )?final\b|\bnot responsible for\b|\b(?:signed|gave) (?:away|up) (?:all )?(?:my )?rights?\b|\bliability waiver\b/i,
  commission:
    /\bcommissions?\b(?! (?:hearing|meeting|on human|of))|\bsales rep(?:resentative)?s?\b|\bcomisi(?:ón|ones)\b|\bkomisyon/i,
  promissoryNote:
    /\bpromissory\b|\bIOUs?\b|\bsigned (?:a|the|this|that) (?:\w+ )?note\b|\bpayable on demand\b|\bdemand note\b|\bpagar[ée]\b|\bsenet\b|\bsenedi\b/i,
  applicationFee: /\b(?:rental )?application fees?\b|\bfee (?:to|for the) appl(?:y|ication)\b/i,
  rentReceipt:
    /\b(?:no|never (?:gave|got)(?: me| us)?(?: a| any)?|without(?: a| any)?|refused(?: me| us)?(?: a)?|rent) receipts?\b|\brent in cash\b|\bcash rent\b/i,
  depositAsRent:
    /\b(?:deposit|security) (?:as|for|toward|towards|against|to) (?:the |my |our )?(?:last (?:month['’]?s )?)?rent\b|\b(?:last month['’]?s? )?rent (?:from|out of) (?:the |my |our )?deposit\b/i,
  storageSale: /\bstorage (?:unit|facility|company|place|locker)\b|\bauction\w*/i,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Topic = keyof typeof TOPICS;

/** The first words that bring a topic up, as they were typed; null when none do. */
export const topicWords = (topic: Topic, words: string): string | null => TOPICS[topic].exec(words)?.[0] ?? null;

export const speaksOf = (topic: Topic, words: string): boolean => topicWords(topic, words) !== null;
