import type { Claim } from '../../../claims/claim.ts';
import type { LawSentence } from '../../pack.ts';
import { lawFor as allLawFor } from './law-sentences.ts';
import { lawLeftOut } from '../special-rules/index.ts';

/** The sentences of law a letter may name, without those that a special rule takes the place of. */
export const lawFor = (claim: Claim): readonly LawSentence[] => allLawFor(claim, lawLeftOut(claim));
