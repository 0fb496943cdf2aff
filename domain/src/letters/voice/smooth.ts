/** "Never paid it back.": in a claim the one who never paid is the one it is against. */
export const withSubject = (text: string): string =>
  text
    .replace(/^Nothing (?=(?:paid|returned|refunded|sent|given|received)\b)/, 'Nothing was ')
    .replace(
      /^(Never (?:paid|came|returned|answered|finished|refunded|fixed|delivered|showed|called|responded|replied|gave|did|sent)|Refused to|Still (?:owes?|has not|hasn['’]t|have not|haven['’]t)|(?:Did not|Didn['’]t) (?:pay|come|return|answer|finish|refund|fix|deliver|show|call|respond|reply|give|send|do))\b(?! me \w+ (?:a|the) favor)/,
      (opening) =>
        `You ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`
          .replace(/ owes$/, ' owe')
          .replace(/ has(?=n| )/, ' have'),
    );

/** "you, you," and "you and you": the same one named twice. */
export const smooth = (text: string): string => (MAY_BE_ROUGH.test(text) ? smoothed(text) : text);

const MAY_BE_ROUGH = /you|^Me and /i;
const ME_FIRST = /^Me and (you|\p{Lu}\p{L}+)\u0001? (?=\p{Ll})/u;
/** "the summer camp of you", which was the summer camp of a name. */
const THING_OF_YOU =
  /\b([Tt])he ((?!(?:rest|two|three|both|sake|kind|likes|one|other|first)\b of)(?:\p{Ll}+ ){0,2}\p{Ll}+) of you\b(?!\u0001)/gu;

const smoothed = (text: string): string =>
  text
    .replace(ME_FIRST, '$1 and I ')
    .replace(/\b([Yy]ou)(\u0001?)(?:(?:,? (?:and |or )?you\b(?!\u0001)|, you\u0001?),?)+/g, '$1$2')
    .replace(/\b([Yy]our)(?:,? (?:and )?your\b)+/g, '$1')
    .replace(/\b(you) \(you\)/gi, '$1')
    .replace(/\b([Yy]ou\u0001?), (?:through|by) you\u0001?,/g, '$1')
    .replace(/\bbetween me and you\b/g, 'between you and me')
    .replace(THING_OF_YOU, (_, the: string, thing: string) => `${the === 'T' ? 'Y' : 'y'}our ${thing}`)
    .replace(
      /\b(you),? who (is|was|has|does)\b/gi,
      (_, you: string, verb: string) =>
        `${you}, who ${{ is: 'are', was: 'were', has: 'have', does: 'do' }[verb.toLowerCase()] ?? verb}`,
    );
