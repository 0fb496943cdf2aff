import * as z from 'zod/mini';

/** Points on the page, from its lower left corner: left, bottom, right, top. */
export type Rect = readonly [number, number, number, number];

const SMALLEST_LETTERS = 6;
const LARGEST_LETTERS = 24;
/** No page of a form is that wide or high; in points. */
const FARTHEST = 2_000;

const place = z.number().check(z.minimum(0), z.maximum(FARTHEST));
const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

const fieldSchema = z.strictObject({
  key: text(60),
  /** `mark`: a signature, as it was drawn, or the name that was typed. */
  kind: z.enum(['text', 'lines', 'check', 'mark']),
  /** From 1. Needed with `rect`; with `field` only when it is on several pages. */
  page: z.optional(z.int().check(z.minimum(1))),
  rect: z.optional(z.tuple([place, place, place, place])),
  /** The PDF's own name of a field; its rectangle is taken. */
  field: z.optional(text(200)),
  /** Which box of a group: the name of its "on" state in the PDF. */
  option: z.optional(text(60)),
  /** Of the letters, in points. */
  size: z._default(z.number().check(z.minimum(SMALLEST_LETTERS), z.maximum(LARGEST_LETTERS)), 10),
  /** From one line to the next, in points, for forms with ruled lines. */
  leading: z.optional(z.number().check(z.minimum(SMALLEST_LETTERS), z.maximum(60))),
});
export type MapField = z.infer<typeof fieldSchema>;

/** What a form is. There is one of each for each part of the court. */
export const FORM_PAPERS = ['complaint', 'vehicle_complaint', 'summons', 'fee_waiver', 'default_proof'] as const;
export type FormPaper = (typeof FORM_PAPERS)[number];

/** What an operator writes beside a blank form. */
export const formMapSchema = z.strictObject({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be the 64 lower-case hexadecimal digits of the SHA-256')),
  paper: z.enum(FORM_PAPERS),
  part: z.enum(['small_claims', 'special_civil']),
  number: text(40),
  /** As the form's foot prints it; absent when it prints no day. */
  revision: z.optional(text(40)),
  fields: z.array(fieldSchema).check(z.minLength(1), z.maxLength(300)),
});
export type FormMap = z.infer<typeof formMapSchema>;

/** A field of the map, with its place found in the PDF. */
export type PlacedField = {
  readonly key: string;
  readonly kind: MapField['kind'];
  /** From 0. */
  readonly page: number;
  readonly rect: Rect;
  readonly size: number;
  readonly leading: number;
};

/** A court's blank form, checked and ready to fill. */
export type BlankForm = Pick<FormMap, 'sha256' | 'paper' | 'part' | 'number'> & {
  /** '' when the form prints no day. */
  readonly revision: string;
  readonly pdf: Uint8Array;
  readonly fields: readonly PlacedField[];
};

/** Letters with accents above and tails below need so much of their size. */
export const LINE_HEIGHT = 1.2;

/** Every problem of a map's JSON, each with its place: "fields: 3: size: must be at least 6". */
export function readFormMap(
  json: string,
): { readonly map: FormMap } | { readonly map: null; readonly problems: readonly string[] } {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return { map: null, problems: ['is not JSON'] };
  }
  const parsed = formMapSchema.safeParse(data);
  if (parsed.success) return { map: parsed.data };
  const problems = parsed.error.issues.map((issue) => [...issue.path.map(String), problemOf(issue)].join(': '));
  return { map: null, problems };
}

/** What the schema's parts say for themselves, and plain words for what they do not. */
function problemOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `holds what no map has: ${issue.keys.join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    default:
      return issue.message;
  }
}
