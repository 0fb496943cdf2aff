export const COURT_DAY = {
  title: 'Your Court Day',
  where: (county: string): string => `${county} County`,
  office: 'Courthouse',
  phone: 'Office',
  confirmRoom:
    'Day, time and room stand on the court’s notice. Confirm them with the office, and ask if you must come in person.',
  bringHeading: 'What to bring',
  bring: {
    notice: 'The court’s notice, a photo ID, and these papers',
    marks: (first: string, last: string): string => `${first} to ${last}`,
    exhibits: (marks: string, copies: number): string => `Exhibits ${marks}, with ${copies} copies of each`,
    noExhibits: (copies: number): string => `Your papers, photos and messages, printed, with ${copies} copies of each`,
    letter: (day: string): string => `Your letter of ${day}, and proof that it was sent`,
    worksheet: (copies: number): string => `${copies} copies of the money worksheet`,
    ticked: (proofs: string): string => `What you told us you have: ${proofs}`,
    witnesses: (names: string): string => `Your witnesses: ${names}`,
    named: (names: string): string => `People your facts name, if they come: ${names}`,
    phone: 'Your phone with the messages on it, turned off in the courtroom',
    settlement: 'The settlement form from these papers, and a pen',
    alsoHeading: 'People in such cases also bring',
  },
  stepsHeading: 'How the day goes',
  arrive: 'Come early.',
  arriveText:
    'Plan for half an hour at the door check. Tell the staff that you are there. When your case is called, stand up and say “Here, Your Honor”.',
  settle: 'First, try to settle.',
  settleText: (rule: string): string =>
    `${rule} Nobody has to settle. Your private notes for this are in a file of their own.`,
  speak: 'Then you speak first.',
  speakText:
    'Say who you are, what you ask for and why. Read from your one page. Hand over each exhibit when you speak of it: “This is Exhibit P-1.”',
  witnesses: 'Then your witnesses.',
  witnessesText: (count: number): string =>
    count === 0
      ? 'You named none. Your own word is proof too.'
      : 'Ask your questions one at a time. The other side may ask after you.',
  other: 'Then the other side.',
  otherText: 'Do not break in. Take notes. You may ask questions when they are done, and answer what they said.',
  decide: 'Then the judge decides.',
  decideText: 'It may be at once, or by mail later. Write down what is said.',
  rulesHeading: 'How to speak in court',
  rules: [
    'Call the judge “Your Honor”. Stand up when you speak to the judge.',
    'Answer the question that was asked, then stop.',
    'Say “I do not know” when you do not know. Never guess.',
    'Do not argue with the other side, and never call anyone names.',
    'Turn off your phone. Leave food, gum and hats outside.',
  ],
  absentHeading: 'If somebody does not come',
  helpHeading: 'Interpreter and other help',
  english: 'You chose English. If a witness needs an interpreter, tell the office early.',
  interpreter: (language: string, phone: string): string =>
    `You asked for an interpreter${language === '' ? '' : ` (${language})`}. Call the office to be sure that one is booked: ${phone}.`,
  help: (need: string, phone: string): string =>
    `You asked for help because of a disability${need === '' ? '' : ` (${need})`}. Call the office to be sure that it is ready: ${phone}.`,
  ask: (phone: string): string => `Help because of a disability is free of charge. Ask the office early: ${phone}.`,
  afterHeading: 'Afterwards',
  appeal: (days: number): string => `An appeal must be filed within ${days} days of the judgment.`,
  ready: {
    small_claims: (part: string): string =>
      `${part}: no written answer comes before the day. You may hear the other side’s story for the first time.`,
    special_civil: (part: string): string =>
      `${part}: read the other side’s written answer again before the day, and bring it.`,
  },
} as const;
