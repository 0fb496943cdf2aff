import type { FitClaim } from './claim.ts';
import type { ClaimDraft } from './draft.ts';
import type { Answer, KeptAnswer, QuestionKey } from './fields/answers.ts';
import { LIMITS } from './fields/limits.ts';
import { isAgainst, type Matter, matterOfClaim, matterOfDraft } from './matter.ts';
import { looksFederal, plainName } from './party-names.ts';
import { looksLikePublicBody, type PublicName } from './public-names.ts';
import { type Topic, topicWords } from './story-topics.ts';

/** An answer that a name or the story goes against: it is asked once more, with the words shown. It decides nothing. */
export type Contradiction = {
  readonly key: ContradictedKey;
  /** The name of somebody on the other side, or the words of the story, as typed. */
  readonly words: string;
  readonly from: 'name' | 'story';
};

export const CONTRADICTED_KEYS = [
  'bankruptcy',
  'deceased',
  'restrainingOrder',
  'publicBody',
  'isFederal',
  'professionalMalpractice',
  'medicalBill',
  'assignedClaim',
] as const satisfies readonly QuestionKey[];
export type ContradictedKey = (typeof CONTRADICTED_KEYS)[number];

type Found = Omit<Contradiction, 'key'> | null;
type Finder = (matter: Matter, own: readonly PublicName[]) => Found;

const inName =
  (looksSo: (name: string, own: readonly PublicName[]) => boolean): Finder =>
  ({ defendants }, own) => {
    const side = defendants.find(({ name }) => looksSo(name, own));
    return side === undefined ? null : { words: side.name, from: 'name' };
  };

const inStory =
  (topic: Topic): Finder =>
  ({ words }) => {
    const found = topicWords(topic, words);
    return found === null ? null : { words: found, from: 'story' };
  };

const firstOf =
  (...finders: readonly Finder[]): Finder =>
  (matter, own) => {
    for (const find of finders) {
      const found = find(matter, own);
      if (found !== null) return found;
    }
    return null;
  };

const looksLikeEstate = (name: string): boolean =>
  /^(?:the )?estate of\b|(?<!\breal )\bestate$|\bdeceased$/.test(plainName(name));

/** Names of licensed professionals and of their places. */
const looksProfessional = (name: string): boolean =>
  /^dr\b|\b(?:dds|dmd|esq|cpa|dvm|vmd|dpm|md)$|\b(?:dental|dentist|dentistry|orthodontics?|veterinary|animal hospital|law offices?|law firm|attorneys? at law|chiropractic|physical therapy|surgical|medical center|hospital)\b/.test(
    plainName(name),
  );

/** Money for what the claimant did or sold. */
const OWED_FOR_OWN_WORK: ReadonlySet<string> = new Set([
  'unpaid-invoice',
  'unpaid-goods',
  'unpaid-work',
  'bad-check',
  'homeowner-did-not-pay',
  'customer-did-not-pay-shop',
  'customer-chargeback',
]);
const isAgainstACustomer = ({ reasons }: Matter): boolean =>
  reasons.length > 0 && reasons.every((reason) => OWED_FOR_OWN_WORK.has(reason));

const FINDERS: Readonly<Record<ContradictedKey, Finder>> = {
  bankruptcy: inStory('bankruptcy'),
  deceased: firstOf(inName(looksLikeEstate), (matter, own) =>
    isAgainst(matter, 'person') ? inStory('deceased')(matter, own) : null,
  ),
  restrainingOrder: inStory('restrainingOrder'),
  publicBody: inName(looksLikePublicBody),
  isFederal: inName(looksFederal),
  // Stories name doctors, vets and lawyers in passing. Whether their own work is in dispute is asked, never read.
  // Nor where the claimant is paid for their own work or goods: the other side is only a customer then.
  professionalMalpractice: (matter, own) =>
    isAgainstACustomer(matter) ? null : inName(looksProfessional)(matter, own),
  medicalBill: inStory('healthBill'),
  assignedClaim: inStory('assigned'),
};

/** A "No" to each of them: the answer that a name or the story may go against. */
const isNo = (answer: Answer): boolean => answer === false || answer === 'No';

/** The questions that the other side's name or the story brings up, whatever was answered. */
export const raisedIn = (matter: Matter, own: readonly PublicName[] = []): readonly Contradiction[] =>
  CONTRADICTED_KEYS.flatMap((key) => {
    const found = FINDERS[key](matter, own);
    // Kept with the answer, which holds no more.
    return found === null ? [] : [{ key, ...found, words: found.words.slice(0, LIMITS.shortText) }];
  });

export type Contradictions = {
  /** Not yet confirmed: nothing is made before it is. */
  readonly open: readonly Contradiction[];
  /** The person looked again and kept the answer. */
  readonly kept: readonly Contradiction[];
};

/** Of other words, or another name, the person has to look again. */
const isKept = (kept: readonly KeptAnswer[], { key, words }: Contradiction): boolean =>
  kept.some((one) => one.key === key && one.words.toLowerCase() === words.toLowerCase());

function contradictionsOf(
  matter: Matter,
  answers: Readonly<Record<ContradictedKey, Answer>>,
  kept: readonly KeptAnswer[],
  own: readonly PublicName[],
): Contradictions {
  const found = raisedIn(matter, own).filter(({ key }) => isNo(answers[key]));
  return { open: found.filter((one) => !isKept(kept, one)), kept: found.filter((one) => isKept(kept, one)) };
}

export const contradictionsInDraft = (draft: ClaimDraft, own: readonly PublicName[]): Contradictions =>
  contradictionsOf(matterOfDraft(draft), draft, draft.keptAnswers, own);

export const contradictionsInClaim = (claim: FitClaim, own: readonly PublicName[]): Contradictions =>
  contradictionsOf(matterOfClaim(claim), claim.answers, claim.keptAnswers, own);

/** The other side is named as an estate, or as somebody who has died. */
export const isNamedAsEstate = ({ defendants }: Matter): boolean =>
  defendants.some(({ name }) => looksLikeEstate(name));

const CHARITIES =
  /\b(?:church|parish|temple|synagogue|mosque|ministry|ministries|diocese|ymca|ywca|little league|youth league|foundation|academy|charities|charity)\b/;

/** The other side's name is one that charities, churches and private schools carry. */
export const isAgainstCharityName = ({ defendants }: Matter): boolean =>
  defendants.some(({ kind, name }) => kind !== 'person' && CHARITIES.test(plainName(name)));
