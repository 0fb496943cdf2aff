/** Delivery of an approved letter, and what keeps it from arriving. */
export const dispatchMessages = {
  'dispatch.unavailable': 'The letter cannot go out that way. Please choose another way.',
  'dispatch.too_many':
    'Three letters of this case were emailed in the last 24 hours. Your text is saved. You can mail it yourself, or email it tomorrow.',
  'dispatch.too_many_of_account':
    'Many letters from your account were emailed in the last 24 hours. Your text is saved. You can mail it yourself, or email it tomorrow.',
  'dispatch.too_many_to_recipient':
    'That email address got several letters in the last 24 hours. Your text is saved. You can mail it yourself, or email it tomorrow.',
  'dispatch.too_many_recipients':
    'In the last 24 hours you emailed letters to as many addresses as we allow. Your text is saved. You can mail this letter yourself, or email it tomorrow.',
  'dispatch.held':
    'We check this letter before we email it, because it has words that are often misused. This can take a few days. Nothing is lost: you can print it and mail it yourself now.',
  'dispatch.withheld':
    'We checked this letter and did not email it. Nothing is lost: you can print it and mail it yourself.',
  'dispatch.altered':
    'The PDF was not the letter you approved, so we did not send it. Please approve the letter again.',
  'dispatch.report_kept': 'Thank you. The people who run this site will look at the letter.',
  'dispatch.report_unknown':
    'This link does not work. Please open it again from the email, and make sure that the link is complete.',
  'dispatch.report_gone': 'This letter is no longer kept here, so there is nothing left to report.',
  'dispatch.recipient_refuses':
    'The other side has asked us not to email letters to them. Your text is saved. Please mail the letter yourself.',
  'dispatch.unwanted': 'The owner of this address has asked us not to email letters to it.',
  'dispatch.refusal_unknown':
    'This link does not work. Please open it again from the email, and make sure that the link is complete.',
  'dispatch.refusal_kept': 'From now on we will not email letters to this address.',
  'dispatch.none': 'There is nothing to mail for this letter yet. Approve it first, then come back.',
  'dispatch.unknown_recipient':
    'You do not mail this letter to that recipient yourself, so there is no number to keep.',
  'dispatch.tracking_invalid':
    'That does not look like a tracking number. It has 8 to 40 letters and digits. Please check your receipt.',
  'dispatch.mailed_on_invalid': 'Please give the day you mailed it: not before you approved it, and not after today.',
  'dispatch.tracking_saved': 'The tracking number is saved with your case.',
  'dispatch.refused': 'The mail server of this address did not accept the letter. The address may be wrong.',
  'dispatch.undeliverable': 'We tried for many hours and could not reach the mail server of this address.',
  'dispatch.no_pdf': 'The PDF of the letter could not be made, so the email was not sent.',
  'post.name_too_long':
    'The name does not fit on an envelope: there are two lines of 40 characters. Shorten the name or the contact in your answers, or mail the letter yourself.',
  'post.address_too_long':
    'The address does not fit on an envelope. Shorten it in your answers, or mail the letter yourself.',
  'post.not_latin':
    'The envelope can be printed in Latin letters only. Write the name and the address in Latin letters, or mail the letter yourself.',
  'post.foreign_address':
    'We can mail letters to addresses in the United States only. Check the state and the ZIP code, or mail the letter yourself.',
  'post.address_incomplete':
    'The address is not complete. Add what is missing in your answers, or mail the letter yourself.',
  'post.sender_address':
    'Your own address does not fit on an envelope. Look at it in your answers, or mail the letter yourself.',
  'post.not_bought': 'Your order has no mailing. You can print the letter and mail it yourself.',
  'post.paid_back':
    'The mailing was paid back to you, so we do not mail a letter for this case any more. You can still mail it yourself.',
  'post.posted_already':
    'A letter of this case was mailed already. The package covers one mailing. You can mail this one yourself.',
  'post.address_doubtful':
    'The post office does not know one of the addresses as it is written. Look at it, and say whether we mail the letter there anyway.',
  'post.too_late': 'It is too late to stop this letter. It is with the company that prints and mails it.',
  'post.is_stopped': 'Stopped. Nothing is mailed, and the price of the mailing goes back to you.',
  'post.held':
    'We check this letter before we mail it, because it has words that are often misused. This can take a few days. Nothing is lost: you can print it and mail it yourself now.',
  'post.withheld':
    'We checked this letter and did not mail it. The price of the mailing goes back to you. You can print it and mail it yourself.',
  'post.no_pdf':
    'The PDF of the letter could not be made, so nothing was mailed. The price of the mailing goes back to you.',
  'post.not_printed':
    'The letter could not be printed. The price of the mailing goes back to you. You can print it and mail it yourself.',
  'post.refused':
    'The company that prints and mails letters did not take it. The address may be the reason. The price of the mailing goes back to you.',
  'post.too_long':
    'We cannot mail this letter: it has {pages} pages, and one envelope takes {limit}. Nothing is lost. Make the letter shorter, or choose another way to send it.',
  'post.too_many_pages':
    'The letter has too many pages for one envelope: 59 are the most. The price of the mailing goes back to you. Mail it yourself, or make it shorter.',
} as const;
