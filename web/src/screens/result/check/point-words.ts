import { useLingui } from '@lingui/react/macro';
import type { Point } from './points.ts';

/** The name of a place to decide. The words below it say why. */
export function usePointTitle(): (point: Point) => string {
  const { t } = useLingui();
  const ofFinding = (code: string): string => {
    switch (code) {
      case 'letter.private_number':
        return t`A private number`;
      case 'letter.birth_date':
        return t`A date of birth`;
      case 'letter.threat':
        return t`Words that read like a threat`;
      case 'letter.insult':
        return t`Words that may insult`;
      case 'letter.not_past':
        return t`Not about what happened`;
      case 'letter.look_again':
      case 'letter.read_again':
        return t`A sentence to read again`;
      case 'letter.health':
      case 'letter.immigration':
      case 'letter.family':
      case 'letter.military':
        return t`A private matter`;
      case 'letter.hurts_case':
        return t`Words that may hurt your case`;
      case 'letter.other_language':
      case 'letter.original_unread':
        return t`Not in English`;
      case 'letter.machine_words':
        return t`Instructions to a computer`;
      case 'letter.law_unknown':
      case 'letter.lawyer_fees':
        return t`Law we do not know`;
      case 'letter.residue':
        return t`Unfinished text`;
      case 'letter.delivery_line_false':
        return t`How the letter is sent`;
      default:
        if (/^letter\.(?:amount|demand|wish)/.test(code)) return t`An amount to check`;
        if (code.startsWith('letter.deadline')) return t`The day to pay by`;
        if (/^letter\.(?:court|county)/.test(code)) return t`The court`;
        return t`Please look at this`;
    }
  };
  return (point) => {
    switch (point.kind) {
      case 'finding':
        return ofFinding(point.finding.code);
      case 'question':
        return t`A question only you can answer`;
      case 'rows':
        return t`Your rows and your claim differ`;
      case 'dates':
        return t`The letter has an earlier date`;
      case 'county':
        return t`Please check the county`;
      case 'waiting':
        return t`Some of your answers are not in the letter yet`;
    }
  };
}
