import { letterCheckMessages, letterMessages } from '@plainclaim/contract';
import { checkLetter, findingKey, type LetterCheckContext, readingGradeOf } from '@plainclaim/domain';
import { say } from '../../i18n/say.ts';
import type { Finding } from './checked.ts';

const MESSAGES = { ...letterMessages, ...letterCheckMessages } as const;

/** The checks of a text, as the page shows them. In a file of its own: it is loaded after the letter is on the screen. */
export function runChecks(text: string, context: LetterCheckContext) {
  const findings = checkLetter(text, context).map((finding): Finding => {
    const { code, severity, params, place } = finding;
    return {
      id: `${findingKey(finding)} ${place?.start ?? ''}`,
      severity,
      message: say(MESSAGES, code, params),
      place,
    };
  });
  return { findings, grade: readingGradeOf(text, context) };
}
