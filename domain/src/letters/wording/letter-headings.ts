/** The lines that are read as headings, whoever typed them. Under "own words" and "note" stands what the person typed, letter for letter. */
export const HEADINGS = {
  story: 'What happened',
  ownWords: { I: 'In my own words', we: 'In our own words' },
  original: { I: 'In my own words (original)', we: 'In our own words (original)' },
  amount: 'The amount',
  ownSum: { I: 'My note on the amount', we: 'Our note on the amount' },
  proof: { I: 'What I have', we: 'What we have' },
  law: 'The law',
  pay: 'How to pay',
  unpaid: 'If it is not paid',
} as const;

type HeadedSection = keyof typeof HEADINGS;

const isSection = (name: string): name is HeadedSection => Object.hasOwn(HEADINGS, name);

const SECTIONS: ReadonlyMap<string, HeadedSection> = new Map(
  Object.entries(HEADINGS).flatMap(([section, words]) =>
    (typeof words === 'string' ? [words] : Object.values(words)).flatMap((text) =>
      isSection(section) ? [[text.toLowerCase(), section] as const] : [],
    ),
  ),
);

const LONGEST_HEADING = Math.max(...[...SECTIONS.keys()].map((text) => text.length));

/** The section a line opens; null when it is no heading of the letter's own. Capitals do not count. */
export const sectionOfHeading = (line: string): HeadedSection | null =>
  line.length > LONGEST_HEADING ? null : (SECTIONS.get(line.toLowerCase()) ?? null);
