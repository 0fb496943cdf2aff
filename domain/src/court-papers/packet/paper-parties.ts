import type { Claim } from '../../claims/claim.ts';
import type { Answer } from '../../claims/fields/answers.ts';
import type { CoClaimant } from '../../claims/fields/parties.ts';
import { SOLE_PROPRIETOR } from '../../claims/questions/questions.ts';
import { formValue } from '../../letters/wording/form-value.ts';
import { FIRST_OWNER, GUARDIAN, type LetterDecisions } from '../../letters/compose/letter-decisions.ts';
import { addressLines, cleanParty } from '../../letters/wording/letter-parties.ts';
import { type Claimant, cityLineOf, fullNameOf, partsOfAddressLine, type PartyName } from '../../parties/index.ts';
import * as words from '../wording/parties.ts';

/** A party as court papers name it. */
export type PaperParty = {
  /** As the caption prints it: "Ana Reyes t/a Reyes Cleaning". */
  readonly caption: string;
  /** The bare name, for lines that only take a name. */
  readonly name: string;
  /** Individual, corporation...; '' when nothing tells. */
  readonly entity: string;
  readonly street: string;
  readonly cityLine: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
  readonly email: string;
  /** The person to ask for in a business; ''. */
  readonly contact: string;
  readonly isPerson: boolean;
};

export type PaperParties = {
  readonly plaintiffs: readonly PaperParty[];
  readonly defendants: readonly PaperParty[];
  /** Who had an assigned claim first; '' for the claimant's own. */
  readonly firstOwner: string;
  /** Further plaintiffs, who each sign too. */
  readonly coSigners: readonly string[];
  /** Who signs, and what they add under the name when they sign for somebody else. */
  readonly signer: { readonly name: string; readonly role: string };
};

export type PartyProblem = 'papers.first_owner_needed' | 'papers.name_missing' | 'papers.guardian_needed';

/** The parties of a claim, or what is missing to name them. */
export function paperParties(claim: Claim, decisions: LetterDecisions): PaperParties | PartyProblem {
  const plaintiff = plaintiffOf(claim);
  const defendants = claim.defendants.map((defendant) => partyOf(defendant, defendant.entity ?? null));
  if ([plaintiff, ...defendants].some(({ name, addressLines: lines }) => name === '' || lines.length < 2)) {
    return 'papers.name_missing';
  }
  const owner = formValue(decisions.answers[FIRST_OWNER] ?? '');
  if (claim.answers.assignedClaim === true && owner === '') return 'papers.first_owner_needed';
  const guardian = formValue(claim.guardianName) || formValue(decisions.answers[GUARDIAN] ?? '');
  if (claim.answers.isAdult === false && claim.claimant.name.kind === 'person' && guardian === '') {
    return 'papers.guardian_needed';
  }
  const coPlaintiffs = claim.coClaimants.map((one) => coPlaintiff(one, plaintiff)).filter(({ name }) => name !== '');
  const isMinor = claim.answers.isAdult === false && guardian !== '';
  const named = isMinor ? words.minorBy(plaintiff.caption, guardian) : plaintiff.caption;
  const caption = claim.answers.assignedClaim === true ? words.assigneeOf(named, owner) : named;
  return {
    plaintiffs: [{ ...plaintiff, caption }, ...coPlaintiffs],
    defendants,
    coSigners: coPlaintiffs.map(({ name }) => name),
    firstOwner: claim.answers.assignedClaim === true ? owner : '',
    signer: isMinor ? { name: guardian, role: words.guardianOf(plaintiff.name) } : signerOf(plaintiff, claim),
  };
}

function signerOf(plaintiff: PaperParty, claim: Claim): PaperParties['signer'] {
  if (plaintiff.isPerson || plaintiff.contact === '') return { name: plaintiff.name, role: '' };
  const isOwner = claim.answers.claimantEntityType === SOLE_PROPRIETOR;
  return { name: plaintiff.contact, role: isOwner ? words.ownerOf(plaintiff.name) : words.officerOf(plaintiff.name) };
}

/** A sole owner claims by their own name, with that of the business behind it. */
function plaintiffOf({ claimant, answers }: Claim): PaperParty {
  const party = partyOf(claimant, answers.claimantEntityType);
  const isOwner = answers.claimantEntityType === SOLE_PROPRIETOR && party.contact !== '';
  return isOwner ? { ...party, caption: words.tradingAs(party.contact, party.name) } : party;
}

/** `answered`: what kind of business it is, as somebody said it. */
function partyOf(typed: Claimant, answered: Answer): PaperParty {
  const party = cleanParty(typed);
  const name = fullNameOf(party.name);
  const contact = party.name.kind === 'business' ? party.name.contactName : '';
  const [street = '', cityLine = ''] = addressLines(typed.address);
  return {
    caption: name,
    name,
    entity: entityOf(party.name, answered),
    street,
    cityLine: cityLine || formValue(cityLineOf(typed.address)),
    addressLines: addressLines(typed.address),
    phone: phoneText(party.phone),
    email: party.email,
    contact,
    isPerson: party.name.kind === 'person',
  };
}

/** A person who claims together with the claimant, at an address of one line or at the claimant's. */
function coPlaintiff({ firstname, lastname, address, phonenumber }: CoClaimant, first: PaperParty): PaperParty {
  const name = [formValue(firstname), formValue(lastname)].filter((part) => part !== '').join(' ');
  const line = formValue(address);
  const { street, cityLine } = partsOfAddressLine(line);
  const { street: ownStreet, cityLine: ownCityLine, addressLines: ownLines } = first;
  const place =
    line === ''
      ? { street: ownStreet, cityLine: ownCityLine, addressLines: ownLines }
      : { street, cityLine, addressLines: [street, cityLine].filter((part) => part !== '') };
  return {
    ...place,
    caption: name,
    name,
    entity: words.ENTITIES.individual,
    phone: phoneText(formValue(phonenumber)),
    email: '',
    contact: '',
    isPerson: true,
  };
}

/** "973-555-0100" for ten digits however they were typed; anything else stays as it is. */
const phoneText = (typed: string): string => {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().+-]/g, '')) ?? [];
  return area === undefined ? typed : `${area}-${exchange}-${line}`;
};

/** By the name's own ending, else by the answer; where neither says, the line stays open. */
function entityOf(name: PartyName, answered: Answer): string {
  if (name.kind === 'person') return words.ENTITIES.individual;
  if (answered === SOLE_PROPRIETOR) return words.ENTITIES.sole;
  const entityEnding = words.ENTITY_ENDINGS.find(({ ending }) =>
    ending.test(name.legalName.replaceAll('.', '').trim()),
  );
  const kind = entityEnding?.kind ?? KIND_OF_ANSWER.get(answered);
  return kind === undefined ? '' : words.ENTITIES[kind];
}

/** A nonprofit or an association may be of several kinds, so its line stays open. */
const KIND_OF_ANSWER: ReadonlyMap<Answer, keyof typeof words.ENTITIES> = new Map<Answer, keyof typeof words.ENTITIES>([
  ['General partnership', 'partnership'],
  ['LLP or LP', 'partnership'],
  ['Corporation', 'corporation'],
  ['LLC', 'llc'],
]);
