/** A claim's fields, as far as each is read from one field of the draft. */
import type * as z from 'zod/mini';
import type { ClaimDraft } from '../draft.ts';
import { CLAIM_FIELD_NAMES, CLAIM_FIELDS, type ClaimField, type ClaimFields, fieldNamed } from './claim-fields.ts';
import type { ClaimPart, Deciding, Field, TypedKind } from './field.ts';

/** The fields of the draft that one part of a claim is read from. */
export type FieldsOf<Part extends ClaimPart> = {
  [Name in ClaimField]: ClaimFields[Name] extends { claim: { part: Part } } ? Name : never;
}[ClaimField];

type NameInClaim<Name extends ClaimField> = ClaimFields[Name] extends { claim: { name: infer Own extends string } }
  ? Own
  : Name;
type Unchanging<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;
type ValueInClaim<Name extends ClaimField> = ClaimFields[Name] extends {
  claim: { read: (typed: string) => infer Read };
}
  ? Read
  : Unchanging<z.output<ClaimFields[Name]['schema']>>;

/** One part of a claim. */
export type PartOfClaim<Part extends ClaimPart> = {
  readonly [Name in FieldsOf<Part> as NameInClaim<Name>]: ValueInClaim<Name>;
};

export const fieldsOf = <Part extends ClaimPart>(part: Part): readonly FieldsOf<Part>[] =>
  CLAIM_FIELD_NAMES.filter((name): name is FieldsOf<Part> => fieldNamed(name).claim?.part === part);

export function partOfClaim<Part extends ClaimPart>(part: Part, draft: ClaimDraft): PartOfClaim<Part>;
export function partOfClaim(part: ClaimPart, draft: ClaimDraft): Readonly<Record<string, unknown>> {
  const read = fieldsOf(part).map((name): readonly [string, unknown] => {
    const { claim } = fieldNamed(name);
    const typed = draft[name];
    const value = claim?.read !== undefined && typeof typed === 'string' ? claim.read(typed) : typed;
    return [claim?.name ?? name, value];
  });
  return Object.fromEntries(read);
}

/** The claim's fields that say themselves how a paper prints them. */
export type PrintedName = {
  [Name in ClaimField]: ClaimFields[Name] extends { claim: { printed: TypedKind | null } } ? NameInClaim<Name> : never;
}[ClaimField];

/** How a paper prints such a field, by the claim's name for it. */
export const PRINTED: ReadonlyMap<string, TypedKind> = new Map(
  CLAIM_FIELD_NAMES.flatMap((name) => {
    const { claim } = fieldNamed(name);
    return claim?.printed == null ? [] : [[claim.name ?? name, claim.printed] as const];
  }),
);

/** A field that is a line below a question. */
export type LineField = {
  [Name in ClaimField]: ClaimFields[Name] extends { below: { question: string } } ? Name : never;
}[ClaimField];

export const LINE_FIELDS: readonly LineField[] = CLAIM_FIELD_NAMES.filter(
  (name): name is LineField => fieldNamed(name).below !== undefined,
);

export const isLineField = (name: string): name is LineField => LINE_FIELDS.some((line) => line === name);

/** The question a line is asked below, and what is typed into it. */
export const lineBelow = (name: LineField): Required<Field>['below'] => CLAIM_FIELDS[name].below;

/** Whether the answers given so far ask for a field. */
export const isFieldAsked = (name: ClaimField, given: Deciding): boolean => fieldNamed(name).isAsked?.(given) ?? true;

/** The lines below questions that this draft is asked for. */
export const linesAsked = (draft: ClaimDraft): readonly LineField[] =>
  LINE_FIELDS.filter((name) => isFieldAsked(name, draft));
