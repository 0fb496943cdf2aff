import { firstOf, lowAt } from '../sentences/first-phrase.ts';
import type { Found } from '../issue.ts';
import { phraseBook } from '../sentences/phrases.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';

/** The court forms count a person's military status among what stays out of papers. */
const MILITARY = phraseBook(`
  active duty
  armed forces|services|service
  servicemember|servicemembers|serviceman|servicewoman|servicemen|reservist|reservists|enlisted|veteran|veterans|usmc|usaf|deployed|deployment
  service member|members
  national|coast|air|army guard
  military
  in|joined|left|from|with|the ~1 army|marines|marine|navy|corps
  us|u army|navy|marines|marine|force|air
  army|navy|marine|air|space|coast force|corps|guard|reserve|reserves|base|officer|sergeant|ranger|vet|pilot
  is|was|are|am|were|a|an soldier|soldiers|sailor|sailors|airman|marine|marines
  stationed at|in|on|overseas|abroad
  basic training
  fort dix|hamilton|bragg|monmouth
  tour of duty|in|overseas
  boot camp
  served ~4 iraq|afghanistan|vietnam|kuwait|korea|tour|tours|overseas|army|navy|marines|military
  honorably|dishonorably discharged
`);
/** Things that are deployed, people that are stationed in a shop, and what is blue or green. */
const DEPLOYED_THINGS = setOf('airbag airbags bag bags software app system website camera update parachute');
const POSTED = setOf('guard guards security camera cameras employee employees worker workers');
const GOODS = setOf('blue green dress suit jacket boots surplus grade salvation');
const STREETS_OF_VETERANS = setOf('highway memorial park boulevard parkway day');

export function militaryIn(sentence: StorySentence): readonly Found[] {
  const { words } = sentence;
  const speaksOf = (things: ReadonlySet<string>): boolean => words.some(({ low }) => things.has(low));
  if (speaksOf(GOODS)) return [];
  return firstOf(sentence, MILITARY, 'military', (at) => {
    const low = lowAt(words, at);
    if (low === 'veteran' || low === 'veterans') return !STREETS_OF_VETERANS.has(lowAt(words, at + 1));
    if (low === 'stationed') return !speaksOf(POSTED);
    if (low === 'deployed') return !speaksOf(DEPLOYED_THINGS) && !OBJECTS.has(lowAt(words, at + 1));
    return true;
  });
}

const OBJECTS = setOf('a the my his their your');
