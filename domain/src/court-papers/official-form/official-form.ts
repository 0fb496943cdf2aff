import { formatLongEnglish } from '../../calendar/index.ts';
import { ACCIDENT_DAMAGES } from '../../claims/questions/questions.ts';
import { addressLines } from '../../letters/wording/letter-parties.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import { accommodationNeed, type CourtNeed, interpreterNeed } from '../complaint/clean-details.ts';
import { askedBeside } from '../complaint/court-interest.ts';
import { courtLines, hasSumTable } from '../complaint/court-sums.ts';
import { DETAIL_KEYS, kindKey } from './official-form-keys.ts';
import type { NeededPart, OfficialFormData, Sheet } from '../packet/paper-blocks.ts';
import { complaintForm, type PaperCase, writeSheet } from '../packet/paper-context.ts';
import type { PaperParty } from '../packet/paper-parties.ts';
import { multipliedText } from '../sheets/complaint.ts';
import { officeText, summonsSums } from '../sheets/summons.ts';
import { captionBlock, signatureBlocks } from '../sheets/paper-parts.ts';
import * as complaintWords from '../wording/complaint.ts';
import { ATTACHED_FOOTER } from '../wording/forms.ts';
import * as words from '../wording/official-form.ts';

/** All that can be said on the form, whichever of it a form has room for. */
export function officialFormData(paper: PaperCase): OfficialFormData {
  const { parties, part, details } = paper;
  const [plaintiff, ...others] = parties.plaintiffs;
  const story = numbered(paper.facts.story, 1);
  const calculation = calculationText(paper);
  const waived = waivedText(paper);
  const sheet = attachedSheet(paper);
  const sums = summonsSums(paper);
  return {
    part,
    paper: complaintForm(paper),
    texts: {
      'court.county': paper.county,
      ...(plaintiff === undefined ? {} : { ...partyTexts('plaintiff', plaintiff), 'plaintiff.email': plaintiff.email }),
      ...Object.assign(
        {},
        ...parties.defendants.map((one, index) => ({
          ...partyTexts(`defendant${index + 1}`, one),
          [`defendant${index + 1}.contact`]: one.isPerson ? '' : one.contact,
        })),
      ),
      defendants: parties.defendants.map((one) => [one.caption, ...one.addressLines].join(', ')).join('\n'),
      'demand.amount': onForm(paper.fit.demand),
      'court.office': officeText(paper.office),
      'fees.filing': onForm(sums.filing),
      'fees.service': onForm(sums.service),
      'summons.total': onForm(sums.total),
      'demand.waived': waived,
      'event.date': formatLongEnglish(paper.claim.happenedOn),
      'event.place': addressLines(paper.claim.happenedAt).join(', '),
      facts: [story, calculation].filter((text) => text !== '').join('\n'),
      'facts.story': story,
      'facts.calculation': calculation,
      ...Object.assign(
        {},
        ...others.map((one, index) => partyTexts(`plaintiff${index + 2}`, one)),
        ...DETAIL_KEYS.map(({ key, from }) => ({ [key]: details.texts[from] })),
      ),
      'interpreter.language': interpreterNeed(paper.claim, details).which,
      'accommodation.which': accommodationNeed(paper.claim, details).which,
      'signer.name': [parties.signer.name, parties.signer.role].filter((text) => text !== '').join(', '),
    },
    ticked: ticksOf(paper),
    needed: [
      ...(plaintiff === undefined ? [] : [addressPart('plaintiff', words.LABELS.plaintiff, plaintiff)]),
      ...others.flatMap((one, index) => plaintiffParts(one, index + 2)),
      ...parties.defendants.flatMap((one, index) => defendantParts(one, index + 1)),
      { keys: ['facts', 'facts.calculation'], label: words.LABELS.calculation, text: calculation },
      { keys: ['demand.waived'], label: words.LABELS.waived, text: waived },
      ...DETAIL_KEYS.map(({ key, from, label }) => ({ keys: [key], label, text: details.texts[from] })),
    ].filter(({ text }) => text !== ''),
    sheet,
    // Before the heading of the certification and the lines to sign.
    insertAt: sheet.blocks.length - 1 - (1 + parties.coSigners.length),
  };
}

/** Forms print the dollar sign themselves. */
const onForm = (sum: Cents): string => formatUsd(sum).replace('$', '');

/**
 * It repeats the certification, which refers to the statements before it: these statements come after the form's own
 * certification.
 */
const attachedSheet = (paper: PaperCase): Sheet =>
  writeSheet(paper, 'continuation', (rows) => ({
    title: words.SHEET_TITLE,
    footer: ATTACHED_FOOTER,
    blocks: [
      captionBlock(paper, words.SHEET_TITLE, false),
      {
        kind: 'paragraph',
        text: words.sheetIntro(rows.form(complaintForm(paper))?.title ?? complaintWords.title('Court')),
      },
      { kind: 'heading', text: complaintWords.CERTIFICATION_HEADING },
      ...signatureBlocks(paper, [rows.text('certification')]),
    ],
  }));

const partyTexts = (key: string, party: PaperParty): Record<string, string> => ({
  [`${key}.name`]: party.caption,
  [`${key}.entity`]: party.entity,
  [`${key}.street`]: party.street,
  [`${key}.city_line`]: party.cityLine,
  [`${key}.address`]: party.addressLines.join('\n'),
  [`${key}.phone`]: party.phone,
});

const addressPart = (key: string, label: string, party: PaperParty): NeededPart => ({
  keys: [`${key}.address`, `${key}.street`, ...(key.startsWith('plaintiff') ? [] : ['defendants'])],
  label: words.partyLabel(label, words.PARTY_LABELS.address),
  text: party.addressLines.join(', '),
});

function plaintiffParts(party: PaperParty, number: number): readonly NeededPart[] {
  const key = `plaintiff${number}`;
  const label = words.LABELS.plaintiffNumber(number);
  const name = words.partyLabel(label, words.PARTY_LABELS.name);
  return [{ keys: [`${key}.name`], label: name, text: party.caption }, addressPart(key, label, party)];
}

/** A form has room for some defendants; the others are on the sheet. */
function defendantParts(party: PaperParty, number: number): readonly NeededPart[] {
  const label = words.LABELS.defendant(number);
  const name = words.partyLabel(label, words.PARTY_LABELS.name);
  return [
    { keys: [`defendant${number}.name`, 'defendants'], label: name, text: party.caption },
    addressPart(`defendant${number}`, label, party),
  ];
}

/** The claimant's own note, or the rows of the table line by line; what a law adds for the court alone; what else is asked. */
function calculationText(paper: PaperCase): string {
  const { claim, facts, cardFacts, fit } = paper;
  const line = (label: string, sum: Cents): string => `${label}: ${formatUsd(sum)}`;
  const table = hasSumTable(cardFacts.amounts)
    ? [
        ...courtLines(claim, cardFacts.amounts, fit.demand).map((one) => line(one.label, one.cents)),
        line(complaintWords.SUMS.total, fit.demand),
      ]
    : [];
  return [numbered(facts.calculation, facts.story.length + 1), ...table, multipliedText(paper), ...askedBeside(paper)]
    .filter((text) => text !== '')
    .join('\n');
}

const numbered = (paragraphs: readonly string[], start: number): string =>
  paragraphs.map((text, index) => `${start + index}. ${text}`).join('\n');

/** What is given up to stay in this part; '' where nothing is. */
export function waivedText({ claim, fit, rules, part, parties }: PaperCase): string {
  const givenUp = cents(claim.courtAmount - fit.demand);
  const { partName } = rules.captionOf(part);
  return givenUp > 0
    ? complaintWords.waived(formatUsd(givenUp), formatUsd(claim.courtAmount), partName, parties.plaintiffs.length)
    : '';
}

function ticksOf({ claim, rules, part, kind, details }: PaperCase): readonly string[] {
  const { otherCase, otherAction, otherParties, accidentDamage } = claim.answers;
  const offered = rules.complaintKinds(part, kind);
  const own = kind === null || offered.some((one) => one.kind === kind) ? kind : 'contract';
  const [propertyOnly] = ACCIDENT_DAMAGES;
  const needs = ({ isNeeded }: CourtNeed): boolean | null => isNeeded;
  return [
    ...(own === null ? [] : [kindKey(own)]),
    ...yesOrNo('other_case', otherCase),
    ...yesOrNo('other_action', otherAction),
    ...yesOrNo('other_parties', otherParties),
    ...yesOrNo('interpreter', needs(interpreterNeed(claim, details))),
    ...yesOrNo('accommodation', needs(accommodationNeed(claim, details))),
    ...(kind === 'motor_vehicle' && accidentDamage !== null
      ? [accidentDamage === propertyOnly ? 'damage.property_only' : 'damage.injury']
      : []),
  ];
}

const yesOrNo = (name: string, answer: unknown): readonly string[] =>
  typeof answer === 'boolean' ? [`${name}.${answer ? 'yes' : 'no'}`] : [];
