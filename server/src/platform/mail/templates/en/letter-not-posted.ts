import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  not_printed: 'The company that prints and mails our letters could not print it.',
  post_refused: 'The company that prints and mails our letters did not take it. The address may be the reason.',
  too_many_pages: 'The letter has too many pages for one envelope.',
  no_pdf: 'We could not make the PDF of the letter, so nothing was mailed.',
  withheld: 'We checked the letter and did not mail it.',
  altered: 'The PDF was not the letter you approved, so we did not mail it. Please approve the letter again.',
} satisfies Record<MailParams['letter-not-posted']['reason'], string>;

export const letterNotPosted = (
  { recipientName, reference, reason }: MailParams['letter-not-posted'],
  site: Site,
): MailWords => ({
  subject: 'Your letter could not be mailed',
  passages: [
    paragraph(`We could not mail your letter to ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph('The part of the price that the mailing is worth goes back to you. You need not do anything for that.'),
    paragraph('Nothing is lost: your signed letter is safe in your case. You can print it and mail it yourself.'),
    paragraph(`The number of this letter is ${reference}.`),
    link('Open your case', `${site.url}/result`),
  ],
});
