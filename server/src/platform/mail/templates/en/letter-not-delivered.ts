import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

const reasons = {
  refused: 'The mail server of that address did not accept it. The address may be wrong, or the mailbox may be closed.',
  undeliverable: 'We tried for many hours and could not reach the mail server of that address.',
  unwanted: 'The owner of that address has asked us not to email letters to it.',
  no_pdf: 'We could not make the PDF of the letter, so no email was sent.',
  withheld: 'We checked the letter and did not email it.',
  altered: 'The PDF was not the letter you approved, so we did not send it. Please approve the letter again.',
} satisfies Record<MailParams['letter-not-delivered']['reason'], string>;

export const letterNotDelivered = (
  { recipientName, reference, reason }: MailParams['letter-not-delivered'],
  site: Site,
): MailWords => ({
  subject: 'Your letter could not be emailed',
  passages: [
    paragraph(`We could not email your letter to ${headName(recipientName)}.`),
    paragraph(reasons[reason]),
    paragraph('Nothing is lost: your signed letter is safe in your case. You can print it and mail it yourself.'),
    paragraph(`The number of this letter is ${reference}.`),
    link('Open your case', `${site.url}/result`),
  ],
});
