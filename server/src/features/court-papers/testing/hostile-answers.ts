/** Names as people have them and as pranksters type them. None is a private number and none speaks of military service. */
export const HOSTILE_PEOPLE: readonly (readonly [first: string, last: string])[] = [
  ['Ana', 'Reyes'],
  ['Bartholomew-Alexander', 'Featherstonehaugh-O’Connor'],
  ['İbrahim', 'Şahin-Öztürk'],
  ['#eval("x")', '*Lee* $a$ @ref <lab>'],
  ['Nguyễn', 'Thị Phượng'],
  ['דנה', 'כהן'],
  ['محمد', 'الأحمد'],
  ['小明', '王'],
  ['지훈', '김'],
  ['प्रियंका', 'शर्मा'],
  ['สมชาย', 'ใจดี'],
  ['Λένα', 'Παπαδοπούλου'],
  ['Дмитрий', 'Ёлкин'],
  ['Zoë 😀', 'Müller 🏳️‍🌈'],
  ['A\u0301\u0302\u0303na', 'Le\u0301o\u0308n'],
  ['\u202eevil\u202c', 'Robert\u200b\u2060son'],
  ['"; DROP TABLE claims; --', '<script>alert(1)</script>'],
  ['= Title', '- item + 1. one'],
  ['\\u{41}', '#include "/etc/passwd"'],
  ['Maria '.repeat(30).trim(), 'Lopez-'.repeat(30).replace(/-$/, '')],
  ['W'.repeat(190), 'Il1|'.repeat(40)],
];

export const HOSTILE_FIRMS: readonly string[] = [
  'Northfield Painting LLC',
  'Ironbound Property Management and Holding Company of Northern New Jersey, Inc.',
  'Reyes & Sons',
  'M/V "Blue_Sky" #1 Corp.',
  'Military Surplus Outlet LLC',
  `${'W'.repeat(180)} LP`,
  'שלום בע"מ Imports, Inc.',
  '東京商事 LLC',
  '#set page(width: 1pt) $ x^2 $ Company',
  'Müller & Søn <b>GmbH</b> of New Jersey',
  'A/B/C '.repeat(33).trim(),
];

export const HOSTILE_STREETS: readonly string[] = [
  'Main Street',
  'Rev. Dr. Martin Luther King Jr. Boulevard and Old County Road Extension South',
  'Ünïcödé Straße',
  '`code` #1 *Avenue* $5',
  'Verylongstreetnamewithoutanyspaceinit'.repeat(4),
];

const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `On visit ${index + 1} they said that part ${index + 1} would come.`,
  ).join('\n\n');

/** Stories, each with at least one plain fact in English, so that there is something to file. */
export const HOSTILE_STORIES: readonly string[] = [
  'I paid on June 1, 2026. They did not do what they promised. I asked three times and got no answer.',
  'We agreed on March 3, 2026. My SSN is 123-45-6789 and my card is 4111 1111 1111 1111. He is on active duty. He did not pay.',
  'On May 5, 2026 #set text(red) they took $400$ from me. = Not a heading\n- not a list\n@nobody <label> `code`. They kept it.',
  'YOU CROOKS!!! On June 9, 2026 I gave them the money. 😀 They laughed & never came back; I have "everything" in writing.',
  `On June 2, 2026 I wrote to https://example.com/${'a'.repeat(200)} and got nothing. Nobody paid me back.`,
  paragraphs(70),
  paragraphs(260),
  `I paid them on June 1, 2026. ${'They did not come. '.repeat(900)}`,
  `I paid them on June 1, 2026. ${'x'.repeat(5_000)} and nothing came of it.`,
  'I paid on June 1, 2026.\r\n\r\n\tThey took it.\u0000\u0007 They \ud800 kept it.\u2028They said "no".\u000b',
  'I paid on June 1, 2026. He said “לא אשלם” and hung up. She wrote “لن أدفع” to me. They kept my money.',
  'I paid on June 1, 2026. 他们没有退钱。 They did not give it back. 돈을 돌려주지 않았다.',
  `I paid on June 1, 2026. ${'Zalgo t\u0336\u0322e\u0337x\u0338t '.repeat(20)} They kept it.`,
  '#import "@preview/x:1.0.0": * I paid on June 1, 2026. #read("/paper.json") They kept it. \\ #panic() */ /* // end',
  `${'I paid on June 1, 2026 and they did not come and I called and they did not answer and '.repeat(60)}they kept it.`,
  'My license plate is ABC 123. I paid the shop on June 1, 2026. Tom was deployed in May. They did not fix the car.',
];

export const HOSTILE_DETAILS: readonly string[] = [
  '',
  '',
  'Tagalog',
  '2019 Honda Civic',
  '2021 Ford F-150, plate ABC 123',
  'He is in the Army.',
  '#panic("x") *bold* <b>',
  'דנה כהן',
  'Essex County, Lee v. Reyes, LT-001234-26',
  '3:30 pm 😀',
  'Wwwwwwwwww'.repeat(20),
  'a long line of plain words that goes on and on until the field of the form is full to its very end and beyond',
];
