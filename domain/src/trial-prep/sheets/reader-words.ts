import type { PaperCase } from '../../court-papers/packet/paper-context.ts';
import type { TrialElement, TrialTheory } from '../../jurisdictions/pack.ts';

type Read = Pick<PaperCase, 'guides'>;

/** What the pack says of a trial, in the language of the person who keeps the sheet. */
export const pointFor = ({ guides }: Read, { key, text }: TrialElement): string => guides.local?.texts[key] ?? text;
export const titleFor = ({ guides }: Read, { key, title }: TrialTheory): string => guides.local?.titles[key] ?? title;
export const saysFor = ({ guides }: Read, says: string): string => guides.local?.says[says] ?? says;

/** What people bring for a point, to go on a sentence with. */
export function bringFor({ guides }: Read, { key, bring }: TrialElement): string {
  const text = guides.local?.bring[key] ?? bring;
  return text.charAt(0).toLocaleLowerCase(guides.language) + text.slice(1);
}

/** What is said in court is English. How it reads for somebody else is behind it, in brackets. */
export const withReading = (said: string, reading: string | undefined): string =>
  reading === undefined || reading === '' || reading === said ? said : `${said} (${reading})`;

/**
 * A sentence of the facts, as `said` puts it, with its reading copy where a card told it. Reading copies are those of the
 * letter: "you" is the other side.
 */
export function factFor(
  { guides, cardFacts }: Pick<PaperCase, 'guides' | 'cardFacts'>,
  text: string,
  said: (text: string) => string = (plain) => plain,
): string {
  const reading = cardFacts.sentences.find((one) => one.text === text)?.copies[guides.language];
  return withReading(said(text), reading === text ? undefined : reading);
}
