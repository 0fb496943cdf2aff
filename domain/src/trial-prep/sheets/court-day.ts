import { accommodationNeed, interpreterNeed } from '../../court-papers/complaint/clean-details.ts';
import { namedWitnesses } from '../../court-papers/packet/named-witnesses.ts';
import { tickedProofs, usualProofs } from '../../court-papers/packet/proof-items.ts';
import { type TrialCase, type TrialRows, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import { isNamed } from '../witness-questions.ts';
import { type TrialWords, trialWordsIn } from '../wording/trial-words.ts';
import { copiesOf, heading, paragraph } from './trial-parts.ts';

/** What to bring, how the day goes in this part of the court, and how to speak there. */
export function courtDaySheet(trial: TrialCase): TrialSheet {
  const { paper, notes } = trial;
  const { part, county } = paper;
  return writeTrialGuide(trial, 'court_day', (rows, { COURT_DAY }, { toConfirm }) => {
    const { building, street, city, state, zip, phone } = rows.office();
    const settle = rows.rule(part === 'small_claims' ? 'settleSmallClaims' : 'settleSpecialCivil');
    const discovery = rows.rule(part === 'small_claims' ? 'discoverySmallClaims' : 'discoverySpecialCivil');
    const appeal = rows.courtFigure('appealDays');
    const place = [building, street, `${city}, ${state} ${zip}`].filter((line) => line !== '').join(', ');
    return {
      title: COURT_DAY.title,
      blocks: [
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: COURT_DAY.office, value: `${COURT_DAY.where(county)}: ${place}` },
            { label: COURT_DAY.phone, value: phone },
          ],
        },
        { kind: 'notice', text: COURT_DAY.confirmRoom },
        paragraph(`${COURT_DAY.ready[part](paper.rules.captionOf(part).partName)} ${discovery}`),
        heading(COURT_DAY.bringHeading),
        { kind: 'checklist', items: bringItems(trial) },
        paragraph(`${COURT_DAY.bring.alsoHeading}: ${usualProofs(paper).join('; ')}.`),
        heading(COURT_DAY.stepsHeading),
        {
          kind: 'steps',
          items: [
            { head: COURT_DAY.arrive, text: COURT_DAY.arriveText },
            { head: COURT_DAY.settle, text: COURT_DAY.settleText(settle) },
            { head: COURT_DAY.speak, text: COURT_DAY.speakText },
            { head: COURT_DAY.witnesses, text: COURT_DAY.witnessesText(notes.witnesses.length) },
            { head: COURT_DAY.other, text: COURT_DAY.otherText },
            { head: COURT_DAY.decide, text: COURT_DAY.decideText },
          ],
        },
        heading(COURT_DAY.rulesHeading),
        { kind: 'checklist', items: COURT_DAY.rules },
        heading(COURT_DAY.absentHeading),
        paragraph(rows.rule('absent')),
        heading(COURT_DAY.helpHeading),
        paragraph(helpWords(trial, rows, phone)),
        heading(COURT_DAY.afterHeading),
        paragraph(COURT_DAY.appeal(appeal.value) + toConfirm(appeal.certainty)),
      ],
    };
  });
}

const wordsOf = ({ paper }: Pick<TrialCase, 'paper'>): TrialWords['COURT_DAY'] =>
  trialWordsIn(paper.guides.language).COURT_DAY;

function bringItems(trial: TrialCase): readonly string[] {
  const { exhibits, letter, notes, paper } = trial;
  const { bring } = wordsOf(trial);
  const copies = copiesOf(trial);
  const [first, last] = [exhibits[0]?.mark ?? '', exhibits.at(-1)?.mark ?? ''];
  const ticked = tickedProofs(paper);
  const others = namedWitnesses(paper.sentences, paper.guides.language).filter(
    (one) => one.person !== '' && !notes.witnesses.some((witness) => isNamed(witness, one)),
  );
  const marks = first === last ? first : bring.marks(first, last);
  return [
    bring.notice,
    exhibits.length === 0 ? bring.noExhibits(copies) : bring.exhibits(marks, copies),
    ...(ticked.length === 0 ? [] : [bring.ticked(ticked.join('; '))]),
    bring.letter(paper.guides.words.day(letter.issuedOn)),
    bring.worksheet(copies),
    ...(notes.witnesses.length === 0 ? [] : [bring.witnesses(notes.witnesses.map(({ name }) => name).join(', '))]),
    ...(others.length === 0 ? [] : [bring.named(others.map(({ name }) => name).join(', '))]),
    bring.phone,
    bring.settlement,
  ];
}

function helpWords({ paper }: TrialCase, rows: TrialRows, phone: string): string {
  const COURT_DAY = wordsOf({ paper });
  const { claim, details } = paper;
  const interpreter = interpreterNeed(claim, details);
  const help = accommodationNeed(claim, details);
  return [
    interpreter.isNeeded === true ? COURT_DAY.interpreter(interpreter.which, phone) : '',
    interpreter.isNeeded === false ? COURT_DAY.english : '',
    rows.rule('interpreter'),
    help.isNeeded === true ? COURT_DAY.help(help.which, phone) : COURT_DAY.ask(phone),
  ]
    .filter((text) => text !== '')
    .join(' ');
}
