import type { PaperCase } from '../packet/paper-context.ts';
import { lawsPleaded } from '../wording/complaint.ts';

/**
 * The statutes a complaint rests on by name: those the letter may name, but for what the person took out of it, and the
 * one that must have been broken where a multiple is asked for.
 */
export function lawPleaded({ claim, pack, decisions, cardFacts }: PaperCase): readonly string[] {
  const { multiple, against } = cardFacts.amounts;
  // Rows that do not add up to the claim ask the court for the claim alone.
  const isAsked = multiple?.choice === 'now' || (multiple?.choice === 'court' && against.kind === 'equal');
  const pleaded = pack
    .lawFor(claim)
    .filter(({ key }) => !decisions.lawOut.includes(key))
    .flatMap(({ cite, pleads }) => (pleads === undefined ? [] : [`${cite} (${pleads})`]));
  const all = isAsked && multiple.rule.pleads !== undefined ? [...pleaded, multiple.rule.pleads] : pleaded;
  return all.length === 0 ? [] : [lawsPleaded(all)];
}
