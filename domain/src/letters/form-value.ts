import { emptyLedger, type Ledger, noteChanged, noteRemoved } from './composed-letter.ts';
import { mendPunctuation } from './punctuation.ts';
import { LINE_MARK_RULE, MISSING_VALUE_RULE, MISSING_VALUES, RESIDUE_RULES, type ResidueRule } from './residue.ts';
import { rewrite, type TracedText, traced } from './traced-text.ts';
import { EMOJI, mayHoldPicture, withoutUnseen } from './visible-text.ts';

/** Drops leftovers of software and pictures, and puts down what was dropped. */
export function withoutResidue(input: TracedText, ledger: Ledger): TracedText {
  const noPictures = mayHoldPicture(input.text)
    ? rewrite(input, EMOJI, (match) => {
        noteRemoved(ledger, 'emoji', match[0]);
        return '';
      })
    : input;
  let clean = withoutUnseen(noPictures);
  // What one pass leaves together can be a token again: "{<b>{". A few passes reach rest; the sign check sees the others.
  for (let pass = 0; pass < 4; pass += 1) {
    const next = dropOnce(clean, ledger);
    if (next === clean) break;
    clean = next;
  }
  return clean;
}

/** Every one of the residue rules needs a sign of these; most texts have none. */
const RESIDUE_SIGN = /[&<{}[\]`%]|\*\*|__|~~/;

/** What is dropped between can leave a missing value together: "nu{}ll". */
function rulesFor(text: string): readonly ResidueRule[] {
  if (RESIDUE_SIGN.test(text)) return [...RESIDUE_RULES, LINE_MARK_RULE, MISSING_VALUE_RULE];
  return MISSING_VALUES.some((value) => text.includes(value)) ? [LINE_MARK_RULE, MISSING_VALUE_RULE] : [LINE_MARK_RULE];
}

const dropOnce = (input: TracedText, ledger: Ledger): TracedText =>
  rulesFor(input.text).reduce(
    (text, rule) =>
      rewrite(text, rule.pattern, (match) => {
        const put = rule.put(match);
        if (put.trim() === '') noteRemoved(ledger, 'residue', match[0]);
        else noteChanged(ledger, 'residue', match[0], put);
        return put;
      }),
    input,
  );

/** Words and numbers with one space between: what nearly every field holds, and nothing to mend in it. */
const PLAIN_VALUE = /^[\p{L}\p{N}]+(?:(?:[ '’@#-]|, |\. ?)[\p{L}\p{N}]+)*\.?$/u;
/** What programs print for a missing value, and a letter that is a picture too. */
const NO_PLAIN_VALUE = /NaN|null|undefined|\u2139/;

/**
 * One form field as a letter prints it: on one line, nothing unseen, no leftovers. Letters of every script stay as
 * typed. A value without any letter or digit is empty, and then its whole line goes.
 */
export function formValue(text: string, ledger: Ledger = emptyLedger()): string {
  if (text === '' || (PLAIN_VALUE.test(text) && !NO_PLAIN_VALUE.test(text))) return text;
  const clean = withoutResidue(traced(text.replace(/\s+/g, ' ')), ledger);
  const value = mendPunctuation(clean).text.replace(/^[\s,;:.]+|[\s,;:]+$/g, '');
  return /[\p{L}\p{N}]/u.test(value) ? value : '';
}
