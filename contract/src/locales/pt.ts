import type { Catalogue } from '../catalogue/sentences.ts';
import type { MessageCode } from './en.ts';
import { claimFitMessages } from './pt/claim-fit.ts';
import { sentences } from './pt/chunks/further-words.ts';

/** Portuguese sentences for every code, by code. One that is missing, or that English does not have, does not compile. */
export const pt: Catalogue<MessageCode> = { ...sentences, ...claimFitMessages };
