import type { Catalogue } from '../catalogue/sentences.ts';
import type { MessageCode } from './en.ts';
import { claimFitMessages } from './es/claim-fit.ts';
import { sentences } from './es/chunks/further-words.ts';

/** Spanish sentences for every code, by code. One that is missing, or that English does not have, does not compile. */
export const es: Catalogue<MessageCode> = { ...sentences, ...claimFitMessages };
