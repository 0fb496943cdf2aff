/** How a sentence to the other side may begin. In English, as the letter is. */
export const STARTERS = {
  promised: 'You promised',
  told: 'You told me',
  asked: 'I asked you',
  paid: 'I paid you',
  agreed: 'We agreed that',
  saw: 'I saw',
  sold: 'You sold me',
} as const;
export type Starter = keyof typeof STARTERS;

const USUAL: readonly Starter[] = ['promised', 'told', 'asked'];

const OF_CATEGORY: Readonly<Record<string, readonly Starter[]>> = {
  auto: ['saw', 'told', 'asked'],
  debt: ['agreed', 'promised', 'asked'],
  injury: ['saw', 'told', 'asked'],
  product: ['sold', 'told', 'asked'],
  construction: ['agreed', 'promised', 'told'],
  'broken-contract': ['agreed', 'paid', 'asked'],
  'damaged-property': ['saw', 'told', 'asked'],
  'stolen-property': ['saw', 'told', 'asked'],
  'verbal-promise': ['agreed', 'promised', 'told'],
};

export const startersFor = (category: string): readonly Starter[] =>
  (Object.hasOwn(OF_CATEGORY, category) ? OF_CATEGORY[category] : undefined) ?? USUAL;

/** The text with a beginning put where the caret is, with blanks around it, and the place behind it. */
export function withStarter(
  text: string,
  caret: number,
  starter: string,
): { readonly text: string; readonly caret: number } {
  const [before, after] = [text.slice(0, caret), text.slice(caret)];
  const gap = before === '' || /\s$/.test(before) ? '' : ' ';
  const put = `${before}${gap}${starter} `;
  return { text: `${put}${after.replace(/^ +/, '')}`, caret: put.length };
}

export const quoted = (words: string): string => `“${words}”`;
