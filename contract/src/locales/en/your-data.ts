/** What taking one's data along, and leaving, can answer. */
export const yourDataMessages = {
  'data.none': 'Nothing is kept for this browser.',
  'data.link_unknown': 'This link does not work, or its time is over. Please ask for a new one.',
  'data.link_asked':
    'If claims are kept for this address, a mail with a link is on its way. Look in your spam folder too.',
  'data.export_ordered': 'Your file is being made. This page shows it when it is ready.',
  'data.export_about':
    'This file holds what is kept for you: your account, and one folder for each claim with your answers, letters, court papers, exhibits, notes and the list of what was done. Files that end in .json are plain text.',
  'data.export_not_ready': 'There is no file to download now. Please ask for one first.',
  'data.not_agreed': 'Please tick that you want to delete everything. Nothing was deleted.',
  'data.confirm_empty': 'Please type your password, or the code from our mail. Nothing was deleted.',
  'data.deleting': 'Your data is being deleted. This takes a few minutes. You are logged out.',
  'data.no_address': 'No paid claim waits for an address in this browser.',
  'data.address_proved': 'Your address is proved. With it you get back to your claim from any device.',
  'data.goes_account':
    'This deletes your account and all that is in it: drafts, claims, letters, court papers, exhibits, notes and sessions.',
  'data.goes_claims': 'This deletes all that is in your claims: answers, letters, court papers, exhibits and notes.',
  'data.goes_mail': 'Mail that has not left yet will not be sent. A letter that was sent cannot be called back.',
  'data.goes_for_good': 'What is deleted cannot be brought back.',
  'data.stays_payments':
    'The record of each payment, for {years} years: the day, the sum and its number. Our books need it.',
  'data.stays_trail': 'The list of what was done and when, by numbers alone. It shows that all went right.',
  'data.kept_drafts': 'Answers you did not pay for are deleted {days} days after you last changed them.',
  'data.kept_paid':
    'A claim you paid for without an account is kept for {years} years after your last visit. We write to you {days} days before it goes.',
} as const;
