import * as z from 'zod/mini';
import { CARD_LANGUAGES, type CardCatalogue, type CardLanguage, catalogueSchema } from './card.ts';
import { inLanguages } from '../languages.ts';
import { type Thing, thingSchema } from './things/thing.ts';

/**
 * The cards as they are sent to one person: those of the reasons that are ticked, in English, which the letter is written
 * in, and in the language the person reads. A whole category in all languages weighs six times as much.
 */

/** A text without the languages that are left out. */
type Sent = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Sent => value !== null && typeof value === 'object';
const isText = (value: Sent): boolean => typeof value['en'] === 'string';

/** The same value, with each object in it changed, from the inside out. */
function eachObject(value: unknown, change: (object: Sent) => Sent): unknown {
  if (Array.isArray(value)) return value.map((one) => eachObject(one, change));
  if (!isRecord(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, eachObject(part, change)])));
}

/** Whether a part of a text is in a language: `es`, and `es_we`. */
const isIn = (name: string, language: CardLanguage) => name === language || name.startsWith(`${language}_`);

/** The cards that serve one of the reasons; all of them where none is named. */
export function ofReasons(catalogue: CardCatalogue, reasons: readonly string[]): CardCatalogue {
  if (reasons.length === 0) return catalogue;
  const cards = catalogue.cards.filter(
    (card) => card.reasons.includes('*') || card.reasons.some((reason) => reasons.includes(reason)),
  );
  const kept = new Set(cards.map(({ key }) => key));
  return { ...catalogue, cards, derived: catalogue.derived.filter(({ after }) => kept.has(after)) };
}

/** Cards or things in English and one language more. */
export function inOneLanguage(list: CardCatalogue | readonly Thing[], language: CardLanguage): unknown {
  const others = CARD_LANGUAGES.filter((one) => one !== 'en' && one !== language);
  const without = (text: Sent): Sent =>
    CARD_LANGUAGES.some((one) => Object.hasOwn(text, one))
      ? Object.fromEntries(Object.entries(text).filter(([name]) => !others.some((other) => isIn(name, other))))
      : text;
  return eachObject(list, without);
}

/** What was sent as cards again; English stands for the languages that were left out. Null where it is none. */
export function wholeCatalogue(sent: unknown): CardCatalogue | null {
  const whole = (text: Sent): Sent =>
    isText(text) ? { ...Object.fromEntries(CARD_LANGUAGES.map((one) => [one, text['en']])), ...text } : text;
  const read = catalogueSchema.safeParse(eachObject(sent, whole));
  return read.success ? read.data : null;
}

/**
 * What was sent as things again; the bare English name stands for the languages that were left out, and nothing for their
 * further forms, which a language may lack. Null where it is none.
 */
export function wholeThings(sent: unknown): readonly Thing[] | null {
  const rows = z.safeParse(z.array(z.looseObject({ en: z.string() })), sent).data ?? [];
  const read = z.safeParse(
    z.array(thingSchema),
    rows.map((row) => ({ ...inLanguages(() => row.en), ...row })),
  );
  return rows.length > 0 && read.success ? read.data : null;
}
