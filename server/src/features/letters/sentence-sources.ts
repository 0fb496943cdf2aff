import type { MessageCode, sentenceSourceSchema } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import {
  type Claim,
  cityLineOf,
  contactNameOf,
  formatLongEnglish,
  formatUsd,
  fullNameOf,
  type LetterField,
  noDecisions,
  originalOf,
  type PostalAddress,
  type Source,
  streetLineOf,
} from '@plainclaim/domain';
import { subcategories } from '@plainclaim/domain/taxonomy';
import type * as z from 'zod/mini';
import type { Composition } from './compose-letter-for.ts';
import type { Generation, SentenceSource } from './review-repository.ts';

/** The composed letter as it is kept for the review. */
export const generationOf = (composition: Composition): Generation => ({
  text: composition.composed.text,
  sentences: composition.composed.sentences.map(({ start, end, source }) => ({
    start,
    end,
    source: sourceOf(composition, source),
  })),
  changed: composition.composed.changed.map(({ kind, from, to }) => ({ kind, from, to })),
  decisions: composition.input.decisions ?? noDecisions,
});

const NOTHING = { field: null, quote: null, cite: null, reference: null, key: null } as const;

function sourceOf({ input, composed }: Composition, source: Source): SentenceSource {
  const { claim } = input;
  switch (source.kind) {
    case 'story':
    case 'calculation':
      return { ...NOTHING, kind: source.kind, quote: originalOf(claim, source) };
    case 'answer': {
      const quote = input.decisions?.answers[source.question] ?? null;
      return { ...NOTHING, kind: 'answer', quote, key: source.question };
    }
    case 'field':
      return { ...NOTHING, kind: 'field', field: source.field, quote: valueOf(input, source.field) };
    case 'sum':
      return { ...NOTHING, kind: 'sum', quote: claim.calculation };
    case 'law': {
      const law = composed.law.find(({ key }) => key === source.key);
      return { ...NOTHING, kind: 'law', cite: law?.cite ?? null, reference: law?.source ?? null, key: source.key };
    }
    case 'rule':
      return { ...NOTHING, kind: 'rule', reference: source.rowIds.join(', ') };
    case 'fixed':
      return { ...NOTHING, kind: 'fixed' };
  }
}

const addressText = (address: PostalAddress): string => `${streetLineOf(address)}, ${cityLineOf(address)}`;
const answerText = (answer: Claim['answers'][keyof Claim['answers']]): string | null =>
  typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : answer === null ? null : String(answer);
const party = ({ name, address, phone, email }: Claim['claimant'] | Claim['defendants'][number]): string =>
  [...new Set([fullNameOf(name), contactNameOf(name)]), addressText(address), phone, email]
    .filter((text) => text !== '')
    .join(', ');

/** What the person gave for a field, in the letter's English. Null when the field holds no words of theirs. */
function valueOf(input: Composition['input'], field: LetterField): string | null {
  const { claim } = input;
  switch (field) {
    case 'claimant':
      return party(claim.claimant);
    case 'defendants':
      return claim.defendants.map(party).join('; ');
    case 'amount':
      return formatUsd(claim.amount);
    case 'reasons':
      return reasonLabels(claim);
    case 'happenedOn':
      return formatLongEnglish(claim.happenedOn);
    case 'happenedAt':
      return addressText(claim.happenedAt);
    case 'calculation':
      return claim.calculation;
    case 'payment':
      return paymentText(claim);
    case 'issuedOn':
      return formatLongEnglish(input.issuedOn);
    case 'deadline':
      return formatLongEnglish(input.deadline);
    case 'deliveryLine':
      return input.deliveryLine ?? null;
    case 'agreementKind':
      return answerText(claim.answers.agreementKind);
    case 'askedMoneyBefore':
      return answerText(claim.answers.askedMoneyBefore);
    case 'paymentPlan':
      return answerText(claim.answers.paymentPlan);
    default:
      return null;
  }
}

const reasonLabels = ({ situation, reasons }: Claim): string =>
  reasons
    .map((reason) => subcategories.find(({ category, value }) => category === situation && value === reason)?.label)
    .filter((label) => label !== undefined)
    .join('; ');

function paymentText({ payment }: Claim): string | null {
  const ways = [
    ...payment.types,
    ...(payment.venmo === '' ? [] : [`Venmo ${payment.venmo}`]),
    ...(payment.cashapp === '' ? [] : [`Cash App ${payment.cashapp}`]),
    ...(payment.zelle === '' ? [] : [`Zelle ${payment.zelle}`]),
  ];
  return ways.length === 0 ? null : ways.join(', ');
}

const FIELD_LABELS: Readonly<Record<string, MessageCode>> = {
  claimant: 'letter.source.claimant',
  defendants: 'letter.source.defendants',
  amount: 'letter.source.amount',
  reasons: 'letter.source.reasons',
  happenedOn: 'letter.source.happened_on',
  happenedAt: 'letter.source.happened_at',
  calculation: 'letter.source.calculation',
  payment: 'letter.source.payment',
  issuedOn: 'letter.source.issued_on',
  deadline: 'letter.source.deadline',
  deliveryLine: 'letter.source.delivery',
  askedMoneyBefore: 'letter.source.asked_before',
  paymentPlan: 'letter.source.plan',
};
const KIND_LABELS: Readonly<Record<string, MessageCode>> = {
  story: 'letter.source.story',
  calculation: 'letter.source.calculation',
  answer: 'letter.source.answer',
  sum: 'letter.source.sum',
  law: 'letter.source.law',
  rule: 'letter.source.rule',
  fixed: 'letter.source.fixed',
};

/** For the person who asks where a sentence comes from. */
export function presentSource({ kind, field, ...rest }: SentenceSource): z.infer<typeof sentenceSourceSchema> {
  const code = (field === null ? KIND_LABELS[kind] : FIELD_LABELS[field]) ?? 'letter.source.form';
  return { kind, label: messageFor(code), ...rest };
}
