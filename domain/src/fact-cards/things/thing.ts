import * as z from 'zod/mini';
import { inLanguages, inTranslations, type LanguageCode } from '../../languages.ts';
import { COPY_WORDS } from '../words/all-languages.ts';

/** Everyday things and services, and what happened, by field. A thing's id begins with its field: "furniture.dining-chair". */
export const THING_FIELDS = [
  'home',
  'furniture',
  'vehicle',
  'parts',
  'building',
  'tools',
  'electronics',
  'clothes',
  'food',
  'plants',
  'party',
  'events',
  'travel',
  'papers',
  'money',
  'services',
  'business',
  'sport',
  'children',
  'health',
  'happenings',
] as const;
export type ThingField = (typeof THING_FIELDS)[number];

/** Fields of what is done, paid or attended; the rest are things that can be held, lost or broken. */
const NOT_GOODS: ReadonlySet<string> = new Set([
  'events',
  'travel',
  'money',
  'services',
  'happenings',
] satisfies ThingField[]);
/** Whole sentences of what happened, not names of things: only a slot that asks for this field takes them. */
const HAPPENINGS: ThingField = 'happenings';
const fieldOf = ({ id }: Pick<Thing, 'id'>): string => id.slice(0, id.indexOf('.'));

const text = z.string().check(z.minLength(1));
/** For some of the languages that are translated into. */
const inEach = <Schema extends z.ZodMiniType>(one: Schema) => z.strictObject(inTranslations(() => z.optional(one)));

/**
 * One thing or service, with fixed words in every language. Nothing is translated by a program: the person picks, and
 * the letter prints what stands here.
 */
export const thingSchema = z.strictObject({
  id: text,
  /** Bare, as behind "my" or a number: "tent panel". */
  ...inLanguages(() => text),
  /** As it stands by itself in the letter: "a tent panel", "tools". */
  letter: text,
  /** The article by itself of languages that have one, where the English has one. */
  article: z.optional(inEach(text)),
  /** The word itself is a plural: "tools were". */
  plural: z.optional(z.boolean()),
  /** Where a number makes sense: "4 chairs". Absent for a language that keeps the singular behind a number. */
  many: z.optional(z.strictObject({ ...inTranslations(() => z.optional(text)), en: text })),
  /** A service as something that is done, behind "to". It may hold tokens of the person, such as {my}. */
  do: z.optional(z.strictObject({ ...inTranslations(() => z.optional(text)), letter: text })),
  /** What else people look for it by. Never printed. */
  also: z.optional(inEach(z.array(text))),
});
export type Thing = z.infer<typeof thingSchema>;

/** How a slot's frame takes a thing: "this: a lamp", "my lamp", "the lamp", "to clean the rugs". */
export const slotThingsSchema = z.strictObject({
  form: z.enum(['alone', 'bare', 'the', 'do']),
  /** Absent: every field. "goods" are those of things, not of services and money. */
  fields: z.optional(z.array(z.enum([...THING_FIELDS, 'goods']))),
  /** The frame goes on with a singular verb, or has an article of its own: no plurals and no numbers. */
  one: z.optional(z.boolean()),
});
export type SlotThings = z.infer<typeof slotThingsSchema>;

/** Whether an id is one of these things: answers of a slot have no dot. */
export const isThingId = (id: string): boolean => id.includes('.');

const isIn = (thing: Thing, field: ThingField | 'goods'): boolean =>
  field === 'goods' ? !NOT_GOODS.has(fieldOf(thing)) : field === fieldOf(thing);

/** The things that fit a slot, in their order. */
export const thingsFor = (things: readonly Thing[], { form, fields, one = false }: SlotThings): readonly Thing[] =>
  things.filter(
    (thing) =>
      (fields === undefined ? !isIn(thing, HAPPENINGS) : fields.some((field) => isIn(thing, field))) &&
      (form !== 'do' || thing.do !== undefined) &&
      !(one && thing.plural === true),
  );

/** Whether the person may say how many there are. */
export const takesCount = ({ many }: Thing, { form, one = false }: SlotThings): boolean =>
  many !== undefined && form !== 'do' && !one;

/** What the person reads while choosing. */
export function labelOf(thing: Thing, language: LanguageCode, { form }: Pick<SlotThings, 'form'>): string {
  return (form === 'do' && language !== 'en' ? thing.do?.[language] : undefined) ?? thing[language];
}

type ThingWords = Readonly<Record<LanguageCode, string>> & { readonly value: string; readonly letter: string };

/** A thing in the words a frame needs: the letter's English, and what the reading copies say. `count` from 2 on. */
export function wordsOf(thing: Thing, form: SlotThings['form'], count: number | null = null): ThingWords {
  const { id: value, en, letter, article = {}, many } = thing;
  if (count !== null && many !== undefined) {
    const english = `${form === 'the' ? 'the ' : ''}${count} ${many.en}`;
    const counted = inTranslations((language) => {
      const plural = COPY_WORDS[language].keepsSingular === true ? undefined : many[language];
      return `${count} ${plural ?? thing[language]}`;
    });
    return { value, ...counted, en: english, letter: english };
  }
  const bare = inTranslations((language) => thing[language]);
  if (form === 'do' && thing.do !== undefined)
    return {
      value,
      ...inTranslations((language) => thing.do?.[language] ?? thing[language]),
      en,
      letter: thing.do.letter,
    };
  if (form === 'bare') return { value, ...bare, en, letter: en };
  const withArticle = inTranslations((language) => {
    const one = article[language];
    const said = form === 'the' && one !== undefined ? COPY_WORDS[language].the[one] : one;
    return said === undefined ? thing[language] : `${said} ${thing[language]}`;
  });
  if (form === 'the') return { value, ...withArticle, en: `the ${en}`, letter: `the ${en}` };
  return { value, ...withArticle, en, letter };
}
