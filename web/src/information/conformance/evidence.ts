import { parse } from 'yaml';
import * as z from 'zod/mini';
import { CRITERIA, type CriterionId, criteriaOf, WCAG } from './wcag.ts';

/** The ways of walking a script that count. All but the first are a person. */
export const MEANS = ['driven-browser', 'keyboard', 'screen-reader', 'voice', 'switch'] as const;
/** From the best to the one that says least. */
export const RESULTS = [
  'not-applicable',
  'supports',
  'partially-supports',
  'does-not-support',
  'not-evaluated',
] as const;
export const SCRIPTS = ['structure', 'keyboard', 'forms', 'zoom', 'spacing', 'colours', 'media', 'pointer'] as const;
export const REMARKS = ['uploaded-pages'] as const;
export const CLAUSES = [
  'without-vision',
  'limited-vision',
  'without-colour',
  'without-hearing',
  'limited-hearing',
  'without-speech',
  'limited-manipulation',
  'limited-reach',
  'limited-cognition',
  'seizures',
  'privacy',
  'generic',
  'voice-communication',
  'video',
  'hardware',
  'web-pages',
  'documents',
  'platform-software',
  'authoring-tool',
  'documented-features',
  'documentation',
  'support-services',
  'emergency-services',
] as const;

export type Result = (typeof RESULTS)[number];
export type Means = (typeof MEANS)[number];
export type Script = (typeof SCRIPTS)[number];
export type Remark = (typeof REMARKS)[number];
export type Clause = (typeof CLAUSES)[number];

const daySchema = z.iso.date();
const idSchema = z.enum(CRITERIA);
const walkSchema = z.strictObject({ day: z.nullable(daySchema) });

const rowSchema = z.strictObject({
  clause: z.string(),
  name: z.enum(CLAUSES),
  /** The criteria it follows from. */
  from: z.optional(z.union([z.array(idSchema).check(z.minLength(1)), z.enum(['wcag-2.0', 'wcag-2.1'])])),
  /** A walk by a person, without which nothing is said. */
  needs: z.optional(z.enum(['screen-reader', 'voice', 'switch'])),
  /** For what nothing follows: nobody looked, or the product has nothing of the kind. */
  result: z.optional(z.enum(['not-applicable', 'not-evaluated'])),
});

const evidenceSchema = z.strictObject({
  fresh_days: z.int().check(z.minimum(1)),
  walks: z.strictObject({ 'screen-reader': walkSchema, voice: walkSchema, switch: walkSchema }),
  criteria: z.array(
    z.strictObject({
      id: idSchema,
      level: z.enum(['A', 'AA']),
      result: z.enum(['not-applicable', 'supports', 'partially-supports', 'does-not-support']),
      tests: z.array(z.string()).check(z.minLength(1)),
      script: z.enum(SCRIPTS),
      walked: z.nullable(z.strictObject({ day: daySchema, means: z.enum(MEANS) })),
      remark: z.optional(z.enum(REMARKS)),
    }),
  ),
  section_508: z.array(rowSchema),
  en_301_549: z.array(rowSchema),
});

export type Evidence = z.output<typeof evidenceSchema>;
export type CriterionRow = Evidence['criteria'][number];
export type ClauseRow = z.output<typeof rowSchema>;

/** What is said, and the last day on which it is; null where it does not rest on a walk. */
export type Judgement = { readonly result: Result; readonly until: string | null };

/** The file as it is written. Throws for one that is not of its shape. */
export const parseEvidence = (text: string): Evidence => evidenceSchema.parse(parse(text));

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const NOT_EVALUATED: Judgement = { result: 'not-evaluated', until: null };

export const judgeCriterion = ({ fresh_days }: Evidence, { result, walked }: CriterionRow): Judgement =>
  walked === null ? NOT_EVALUATED : { result, until: dayAfter(walked.day, fresh_days) };

const earliest = (days: readonly string[]): string | null => days.toSorted()[0] ?? null;

/** The weakest of what it follows from, for as long as all of that is fresh. */
export function judgeClause(evidence: Evidence, { from, needs, result }: ClauseRow): Judgement {
  if (from === undefined) return { result: result ?? 'not-evaluated', until: null };
  const walk = needs === undefined ? undefined : evidence.walks[needs];
  if (walk?.day === null) return NOT_EVALUATED;
  const ids: readonly string[] = typeof from === 'string' ? criteriaOf(from === 'wcag-2.0' ? '2.0' : '2.1') : from;
  const judged = evidence.criteria.filter(({ id }) => ids.includes(id)).map((row) => judgeCriterion(evidence, row));
  if (judged.some((one) => one.result === 'not-evaluated')) return NOT_EVALUATED;
  const days = [walk?.day ? dayAfter(walk.day, evidence.fresh_days) : null, ...judged.map(({ until }) => until)];
  const weakest = judged.reduce(
    (worst, one) => Math.max(worst, RESULTS.indexOf(one.result)),
    RESULTS.indexOf('not-applicable'),
  );
  return { result: RESULTS[weakest] ?? 'not-evaluated', until: earliest(days.filter((day) => day !== null)) };
}

/** What may be said on a day. */
export const resultOn = (day: string, { result, until }: Judgement): Result =>
  until !== null && day > until ? 'not-evaluated' : result;

/** Where a title begins: behind the call of a test, or of one that stands for several. */
const OPENER = /(?:\btest|\bit|\))\(\s*(['"`])/g;

/** The titles that a file of tests gives, as they are written: a part in braces stands for anything. */
const titlesIn = (text: string): readonly string[] =>
  [...text.matchAll(OPENER)].map(({ index, 0: opener, 1: quote }) => {
    let title = '';
    for (let at = index + opener.length; at < text.length && text[at] !== quote; at += 1) {
      // What a backslash stands before is meant as it is.
      if (text[at] === '\\') at += 1;
      title += text[at] ?? '';
    }
    return title;
  });

/** What stays the same of a title, between the parts in braces. */
const fixedParts = (title: string): readonly string[] =>
  title.split('${').map((part, index) => (index === 0 ? part : part.slice(part.indexOf('}') + 1)));

/** Whether a test says it: its whole title, or the part before or after what differs from one to the next. */
const isTitle = (wanted: string, title: string): boolean =>
  title === wanted || (title.includes('${') && wanted.length > 20 && fixedParts(title).includes(wanted));

/**
 * What is wrong with the evidence as such: a criterion left out, a test that is not there, a walk in the future.
 *
 * A file of tests is named without its folder: it stays what it is when it is moved.
 */
export function problemsIn(
  evidence: Evidence,
  scripts: string,
  readTests: (file: string) => string | null,
  today: string,
): readonly string[] {
  const ids: readonly CriterionId[] = evidence.criteria.map(({ id }) => id);
  const headings = scripts.split('\n');
  const isWalked = (script: Script) => headings.includes(`## ${script}`);
  const ofTest = (named: string): readonly string[] => {
    const file = named.slice(0, named.indexOf(': '));
    const text = readTests(file);
    if (text === null) return [`there is no file ${file}`];
    const wanted = named.slice(file.length + 2);
    return titlesIn(text).some((title) => isTitle(wanted, title)) ? [] : [`no test of ${file} is called "${wanted}"`];
  };
  return [
    ...CRITERIA.filter((id) => ids.filter((one) => one === id).length !== 1).map((id) => `${id} does not stand once`),
    ...evidence.criteria.flatMap(({ id, level, tests, script, walked }) => [
      ...(level === WCAG[id].level ? [] : [`${id}: its level is ${WCAG[id].level}`]),
      ...tests.flatMap(ofTest).map((problem) => `${id}: ${problem}`),
      ...(isWalked(script) ? [] : [`${id}: there is no script "${script}"`]),
      ...(walked !== null && walked.day > today ? [`${id}: it was walked on ${walked.day}, which is to come`] : []),
    ]),
  ];
}
