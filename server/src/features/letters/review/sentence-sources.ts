import type { MessageCode, sentenceSourceSchema } from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import {
  type Claim,
  cityLineOf,
  contactNameOf,
  formatLongEnglish,
  formatUsd,
  fullNameOf,
  keyOfSource,
  type LetterField,
  type LetterSentence,
  noDecisions,
  type PostalAddress,
  streetLineOf,
  voiceOf,
} from '@plainclaim/domain';
import { subcategories } from '@plainclaim/domain/taxonomy';
import type * as z from 'zod/mini';
import type { Composition } from '../generate/compose-letter-for.ts';
import type { Generation, SentenceSource } from '../generate/generation.ts';
import { lawReference } from './law-reference.ts';

/** The composed letter as it is kept for the review. */
export const generationOf = (composition: Composition): Generation => ({
  text: composition.composed.text,
  sentences: composition.composed.sentences.map((sentence) => ({
    start: sentence.start,
    end: sentence.end,
    voice: voiceOf(sentence.source),
    key: keyOfSource(sentence.source, sentence.text),
    copies: sentence.copies ?? null,
    source: sourceOf(composition, sentence),
  })),
  decisions: composition.input.decisions ?? noDecisions,
  cardsSha256: cardsHash(composition.input.claim),
});

/** The same for the same cards and rows, so that it shows whether a letter was made from those of today. */
export const cardsHash = ({ cards, amountRows, multiple }: Pick<Claim, 'cards' | 'amountRows' | 'multiple'>): string =>
  contentHash(JSON.stringify({ cards, amountRows, multiple }));

const NOTHING = {
  field: null,
  quote: null,
  cite: null,
  reference: null,
  certainty: null,
  key: null,
  card: null,
} as const;

function sourceOf({ input, composed }: Composition, { text, source }: LetterSentence): SentenceSource {
  switch (source.kind) {
    case 'card':
      return { ...NOTHING, kind: 'card', card: cardOf(input, source.entry) };
    case 'derived':
      return { ...NOTHING, kind: 'derived', key: source.key, card: cardOf(input, source.entry) };
    case 'story':
    case 'calculation':
      return { ...NOTHING, kind: source.kind, quote: text };
    case 'accepted':
      return { ...NOTHING, kind: 'accepted', quote: source.from };
    case 'answer': {
      const quote = input.decisions?.answers[source.question] ?? null;
      return { ...NOTHING, kind: 'answer', quote, key: source.question };
    }
    case 'field':
      return { ...NOTHING, kind: 'field', field: source.field, quote: valueOf(input, source.field) };
    case 'law': {
      const law = composed.law.find(({ key }) => key === source.key);
      const certainty = law?.certainty ?? null;
      const reference = lawReference(law?.source ?? null, certainty);
      return { ...NOTHING, kind: 'law', cite: law?.cite ?? null, reference, certainty, key: source.key };
    }
    case 'rule':
      return { ...NOTHING, kind: 'rule', cite: multipleCite(input, source.rowIds) };
    case 'proof':
    case 'sum':
    case 'fixed':
      return { ...NOTHING, kind: source.kind };
  }
}

function cardOf({ facts }: Composition['input'], entryId: string): SentenceSource['card'] {
  const read = facts.entries.find(({ entry }) => entry.id === entryId);
  return read === undefined ? null : { entry: entryId, card: read.card.key, title: read.card.title.en };
}

/** The statute of a multiple, where the sentence is about it. */
function multipleCite({ facts }: Composition['input'], rowIds: readonly string[]): string | null {
  const rule = facts.amounts.multiple?.rule;
  return rule !== undefined && rowIds.includes(rule.rowId) ? rule.cite : null;
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
  payment: 'letter.source.payment',
  issuedOn: 'letter.source.issued_on',
  deadline: 'letter.source.deadline',
  deliveryLine: 'letter.source.delivery',
  askedMoneyBefore: 'letter.source.asked_before',
  paymentPlan: 'letter.source.plan',
};
const KIND_LABELS: Readonly<Record<string, MessageCode>> = {
  card: 'letter.source.card',
  derived: 'letter.source.derived',
  proof: 'letter.source.proof',
  story: 'letter.source.story',
  told: 'letter.source.told',
  accepted: 'letter.source.accepted',
  calculation: 'letter.source.calculation',
  answer: 'letter.source.answer',
  sum: 'letter.source.sum',
  law: 'letter.source.law',
  rule: 'letter.source.rule',
  fixed: 'letter.source.fixed',
};

/** For the person who asks where a sentence comes from. Older letters hold their sources as they were named then. */
export function presentSource({
  kind,
  field,
  reference,
  ...rest
}: SentenceSource): z.infer<typeof sentenceSourceSchema> {
  const code = (field === null ? KIND_LABELS[kind] : FIELD_LABELS[field]) ?? 'letter.source.form';
  const shown = kind === 'law' ? lawReference(reference, rest.certainty) : null;
  return { kind, label: messageFor(code), ...rest, reference: shown };
}
