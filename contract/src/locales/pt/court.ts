import type { Catalogue } from '../../catalogue/sentences.ts';
import type { CourtSentence } from '@plainclaim/domain';
import { words } from '@plainclaim/domain/served-words/pt';

/** How the courts this deployment serves are spoken of: their pack says it. */
export const courtMessages: Catalogue<CourtSentence> = words.court;
