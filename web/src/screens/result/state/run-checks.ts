import { letterCheckMessages, letterMessages } from '@plainclaim/contract';
import {
  checkLetter,
  findingKey,
  type LetterCheckContext,
  type PriorLanguage,
  readingGradeOf,
} from '@plainclaim/domain';
import { say } from '../../../i18n/say.ts';
import type { Checked, Finding } from './checked.ts';

const MESSAGES = { ...letterMessages, ...letterCheckMessages } as const;

/** The checks of a text, as the page shows them. In a file of its own: it is loaded after the letter is on the screen. */
export function runChecks(text: string, context: LetterCheckContext, prior: PriorLanguage): Checked {
  const kept = new Set(context.kept);
  const findings = checkLetter(text, { ...context, kept: [], prior }).flatMap((finding): readonly Finding[] => {
    const { code, severity, params, place, sentence } = finding;
    // Each place of it was kept by itself, while the story was written.
    if (code === 'letter.look_again' && (params['keys'] ?? '').split(' ').every((key) => kept.has(key))) return [];
    return [
      {
        code,
        severity,
        message: say(MESSAGES, code, params),
        key: params['key'] ?? findingKey(finding),
        findingKey: findingKey(finding),
        words: place === null ? '' : text.slice(place.start, place.end),
        instead: code === 'letter.delivery_line_false' ? (params['line'] ?? '') : '',
        place,
        sentence,
      },
    ];
  });
  return { text, findings, grade: readingGradeOf(text, context) };
}
