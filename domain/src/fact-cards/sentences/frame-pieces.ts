import { type FilledSlot, holds } from '../filled-slot.ts';
import { VERBS_OF_I } from './person-words.ts';

/** Tokens of a frame that need no answer: who speaks, to whom, and where. */
export const FRAME_WORDS: ReadonlySet<string> = new Set([
  ...'I me my mine am was the you your were have are do place defendant'.split(' '),
  ...Object.keys(VERBS_OF_I),
]);

const PIECE = /\[([^[\]]{0,600})\]/g;
const CONDITION = /^\?([\w-]{1,60}=[\w,-]{1,200}(?:&[\w-]{1,60}=[\w,-]{1,200}){0,2}):/;
const TOKEN = /\{(?:on:|obj:)?([\w.-]{1,60}|I:[a-z]{1,20})\}/g;

/**
 * Resolves the optional pieces of a frame. "[ for {what}]" is printed when its slots are filled, and "[{who} came|There
 * was a visit]" by the first alternative whose slots are filled; "[?paid=no,part:Bill for|Paid for]" asks for a choice,
 * or for "filled", "empty" or "many", and "[?state=lost&item=many:were|was]" for both. Pieces are not inside each
 * other. `also` are slots that count as filled: empty places that are shown by their name while a card is filled.
 */
export function choosePieces(
  frame: string,
  filled: ReadonlyMap<string, FilledSlot>,
  also: ReadonlySet<string> = new Set(),
): string {
  const isThere = (slot: string): boolean => {
    const value = filled.get(slot);
    // "Another way, or I am not sure" is an answer that no sentence repeats.
    return FRAME_WORDS.has(slot) || (value !== undefined && !saysNothing(value)) || also.has(slot);
  };
  return frame.replaceAll(PIECE, (_whole, inside: string) => {
    for (const alternative of inside.split('|')) {
      const condition = CONDITION.exec(alternative);
      if (condition !== null && !isMet(condition, filled)) continue;
      const words = condition === null ? alternative : alternative.slice(condition[0].length);
      if ([...words.matchAll(TOKEN)].every(([, slot = '']) => isThere(slot))) return words;
    }
    return '';
  });
}

const saysNothing = (value: FilledSlot): boolean => 'option' in value && value.option?.letter === '';

function isMet([, asked = '']: RegExpExecArray, filled: ReadonlyMap<string, FilledSlot>): boolean {
  return partsOf(asked).every(({ slot, values: [only = '', ...more] }) =>
    holds({ [slot]: more.length === 0 ? only : [only, ...more] }, filled),
  );
}

const partsOf = (asked: string): readonly { readonly slot: string; readonly values: readonly string[] }[] =>
  asked.split('&').map((part) => {
    const [slot = '', values = ''] = part.split('=');
    return { slot, values: values.split(',') };
  });

/** Every text a frame can become, whichever slots are filled. For the checks of a catalogue. */
export function allPieces(frame: string): readonly string[] {
  const [found] = frame.matchAll(PIECE);
  if (found === undefined) return [frame];
  const alternatives = (found[1] ?? '').split('|');
  const texts = alternatives.map((one) => one.replace(CONDITION, ''));
  const last = alternatives.at(-1) ?? '';
  const isSure =
    !CONDITION.test(last) && (last.match(TOKEN) ?? []).every((token) => FRAME_WORDS.has(token.slice(1, -1)));
  return (isSure ? texts : [...texts, '']).flatMap((one) =>
    allPieces(frame.slice(0, found.index) + one + frame.slice(found.index + found[0].length)),
  );
}

/** What the pieces of a frame ask: the slot and the values of each condition. */
export const conditionsOf = (frame: string): readonly { readonly slot: string; readonly values: readonly string[] }[] =>
  [...frame.matchAll(PIECE)].flatMap(([, inside = '']) =>
    inside.split('|').flatMap((one) => {
      const [, asked] = CONDITION.exec(one) ?? [];
      return asked === undefined ? [] : partsOf(asked);
    }),
  );

/** A frame without its optional pieces. */
export const withoutPieces = (frame: string): string => frame.replaceAll(PIECE, '');
