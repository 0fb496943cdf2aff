import type { Catalogue } from '../catalogue/sentences.ts';
import type { MessageCode } from './en.ts';
import { claimFitMessages } from './tr/claim-fit.ts';
import { sentences } from './tr/chunks/further-words.ts';

/** Turkish sentences for every code, by code. One that is missing, or that English does not have, does not compile. */
export const tr: Catalogue<MessageCode> = { ...sentences, ...claimFitMessages };
