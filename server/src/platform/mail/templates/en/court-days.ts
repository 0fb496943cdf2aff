import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const courtDays = ({ caseId, docket, days }: MailParams['court-days'], site: Site): MailWords => ({
  subject: `Your court days at ${site.name}`,
  passages: [
    paragraph('You wrote down what the court told you. From that we counted these days:'),
    ...days.map(({ title, day, isExpected }) =>
      paragraph(isExpected ? `${title}: ${day} (expected; go by the court’s notice)` : `${title}: ${day}`),
    ),
    ...(docket === '' ? [] : [paragraph(`Docket number: ${docket}`)]),
    paragraph(
      'Check each day with the court. If a notice of the court gives another day, use that day. This is general information, not legal advice.',
    ),
    paragraph('Put the days into your calendar: open the page and press the calendar button.'),
    link('Open your case', `${site.url}/file-it-now?case=${caseId}`),
  ],
});
