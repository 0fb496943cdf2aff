import type { PaperBlock, PaperField } from '../packet/paper-blocks.ts';
import type { PaperCase } from '../packet/paper-context.ts';
import type { PaperParty } from '../packet/paper-parties.ts';
import { certificationOf } from '../wording/complaint.ts';
import { CAPTION, FILER, PARTY, SIGN } from '../wording/forms.ts';

const field = (label: string, value: string): PaperField => ({ label, value });
const fieldIfKnown = (label: string, value: string): PaperField => ({ label, value, mayStayEmpty: true });

/** Who files, at the left; court, county, all parties, the docket number's place and the kind of paper. */
export function captionBlock(paper: PaperCase, title: string, hasClerkSpace: boolean): PaperBlock {
  const { parties, rules, part, county } = paper;
  const { court, docket } = rules.captionOf(part);
  const filer = [...filers(parties.plaintiffs), FILER.alone(parties.plaintiffs.length)];
  return {
    kind: 'caption',
    filer: filer.filter((line) => line !== ''),
    court,
    county: CAPTION.county(county),
    docket: CAPTION.docket(docket),
    docketNote: CAPTION.docketNote,
    plaintiffs: parties.plaintiffs.map(({ caption }) => caption),
    plaintiffRole: parties.plaintiffs.length === 1 ? CAPTION.plaintiff : CAPTION.plaintiffs,
    versus: CAPTION.versus,
    defendants: parties.defendants.map(({ caption }) => caption),
    defendantRole: parties.defendants.length === 1 ? CAPTION.defendant : CAPTION.defendants,
    action: CAPTION.action,
    paper: title,
    hasClerkSpace,
  };
}

/** Longer names of several plaintiffs push the caption below them over the end of the page. */
const LETTERS_AT_THE_HEAD = 160;

/** Everybody who files without an attorney, with the address and telephone of the first. */
function filers(plaintiffs: readonly PaperParty[]): readonly string[] {
  const names = plaintiffs.map(({ caption }) => caption);
  const isShort = names.join('').length <= LETTERS_AT_THE_HEAD;
  return plaintiffs
    .slice(0, 1)
    .flatMap(({ caption, addressLines, phone, email }) => [
      ...(isShort || names.length === 1 ? names : [caption, FILER.others]),
      ...addressLines,
      FILER.telephone(phone),
      FILER.email(email),
    ]);
}

export function plaintiffBlocks({ parties }: PaperCase): readonly PaperBlock[] {
  const { plaintiffs } = parties;
  return plaintiffs.map((party, index) => ({
    kind: 'party',
    title: PARTY.plaintiffTitle(index, plaintiffs.length),
    fields: [...partyFields(party, party.caption), fieldIfKnown(PARTY.email, party.email)],
  }));
}

/** A form that asks for no email of the other side gets none. */
export function defendantBlocks({ parties }: PaperCase): readonly PaperBlock[] {
  const { defendants } = parties;
  return defendants.map((party, index) => ({
    kind: 'party',
    title: PARTY.defendantTitle(index, defendants.length),
    fields: [
      ...partyFields(party, party.caption),
      ...(party.isPerson ? [] : [fieldIfKnown(PARTY.contact, party.contact)]),
    ],
  }));
}

const partyFields = (party: PaperParty, name: string): readonly PaperField[] => [
  field(PARTY.name, name),
  field(PARTY.entity, party.entity),
  field(PARTY.street, party.street),
  field(PARTY.city, party.cityLine),
  fieldIfKnown(PARTY.phone, party.phone),
];

/** One for each plaintiff: nobody certifies for another. */
export const signatureBlocks = (paper: PaperCase, statements: readonly string[]): readonly PaperBlock[] => [
  signatureBlock(paper, statements),
  ...paper.parties.coSigners.flatMap((name): readonly PaperBlock[] => [
    { kind: 'heading', text: certificationOf(name) },
    {
      kind: 'co_signature',
      statements,
      dateLabel: SIGN.date,
      signLabel: SIGN.signature,
      nameLabel: SIGN.printed,
      printedName: name,
      note: SIGN.byHand,
    },
  ]),
];

export const signatureBlock = ({ parties }: PaperCase, statements: readonly string[]): PaperBlock => ({
  kind: 'signature',
  statements,
  dateLabel: SIGN.date,
  signLabel: SIGN.signature,
  nameLabel: SIGN.printed,
  printedName: parties.signer.role === '' ? parties.signer.name : `${parties.signer.name}, ${parties.signer.role}`,
  note: SIGN.byHand,
});
