/** Why a letter waits for somebody who runs the site; never shown with the words it was found by. */
export type HoldReason =
  | 'asks_secret'
  | 'account_alarm'
  | 'asks_log_in'
  | 'odd_payment'
  | 'has_link'
  | 'reported_before';

/**
 * Words that a letter about a debt does not need and that a phishing letter depends on. In the languages people write
 * here; each pattern is read once over the text, so none repeats within another.
 */
const PATTERNS: readonly (readonly [HoldReason, RegExp])[] = [
  ['asks_secret', /pass ?word|pass ?code|pass ?phrase|\bpin (?:code|number)|one[- ]time code|security code/],
  ['asks_secret', /card number|\bcvv\b|social security number|\bssn\b|contraseña|parola|şifre/],
  ['account_alarm', /account (?:is |was |has been |will be )?(?:locked|suspended|disabled|blocked)/],
  ['account_alarm', /(?:locked|suspended|unusual|unauthorized) (?:account|activity|access|login)/],
  [
    'asks_log_in',
    /\bverif(?:y|ied|ies|ication)\b|\bverifi(?:que|car|cación)\b|doğrula|confirm your (?:identity|account)/,
  ],
  ['asks_log_in', /\blog ?in (?:to|at|here|with)\b|\bsign ?in (?:to|at|here|with)\b|\bclick (?:here|on|the)\b/],
  ['odd_payment', /gift ?cards?\b|bitcoin|cryptocurrency/],
  ['has_link', /https?:|www\.|\bbit\.ly\b/],
];

/** Letters of other alphabets that look like Latin ones, as in words made to be read by people alone. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    а: 'a',
    с: 'c',
    е: 'e',
    і: 'i',
    о: 'o',
    р: 'p',
    ѕ: 's',
    у: 'y',
    х: 'x',
    ԁ: 'd',
    ο: 'o',
    α: 'a',
    '0': 'o',
  }),
);

const plain = (text: string): string =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}\u0300-\u036f]/gu, ''),
  ]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replace(/\s/gu, ' ')
    .replace(/ {2,}/g, ' ');

/** The first reason to hold a letter back, by everything of it that its sender could write; null when there is none. */
export function holdReasonOf(texts: readonly string[]): HoldReason | null {
  const read = texts.map(plain);
  return PATTERNS.find(([, pattern]) => read.some((text) => pattern.test(text)))?.[0] ?? null;
}
