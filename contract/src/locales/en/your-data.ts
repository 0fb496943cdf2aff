/** What taking one's data along, and leaving, can answer. */
export const yourDataMessages = {
  'data.none': 'Nothing is kept for this browser.',
  'data.link_unknown': 'This link does not work, or its time is over. Please ask for a new one.',
  'data.link_asked':
    'If claims are kept for this address, an email with a link is on its way. Look in your spam folder too.',
  'data.export_ordered': 'Your file is being made. This page shows it when it is ready.',
  'data.export_about':
    'This file has what is kept for you: your account, what happened to it, and one folder for each claim. A folder has your answers, letters, court papers, exhibits, notes and the list of what was done. Files that end in .json are plain text.',
  'data.export_not_ready': 'There is no file to download now. Please ask for one first.',
  'data.not_agreed': 'Please tick that you want to delete everything. Nothing was deleted.',
  'data.confirm_empty': 'Please type your password, or the code from our email. Nothing was deleted.',
  'data.deleting': 'Your data is being deleted. This takes a few minutes. You are logged out.',
  'data.no_address': 'No paid claim in this browser needs an address.',
  'data.address_proved': 'Your address is confirmed. With it you can get back to your claim from any device.',
  'data.goes_account':
    'This deletes your account and all that is in it: drafts, claims, letters, court papers, exhibits, notes and sessions.',
  'data.goes_claims': 'This deletes all that is in your claims: answers, letters, court papers, exhibits and notes.',
  'data.goes_mail': 'Emails that are not sent yet will not be sent. A letter that was sent cannot be taken back.',
  'data.goes_for_good': 'What is deleted cannot be brought back.',
  'data.stays_payments':
    'The record of each payment, for {years} years: the day, the sum and its number. We need it for our bookkeeping.',
  'data.stays_trail':
    'The list of what was done and when, by numbers alone. It shows that everything was done correctly.',
  'data.kept_drafts': 'Answers you did not pay for are deleted {days} days after you last changed them.',
  'data.kept_paid':
    'A claim you paid for without an account is kept for {years} years after your last visit. We write to you {days} days before we delete it.',
  'data.happened_account_created': 'The account was made.',
  'data.happened_login_succeeded': 'Somebody logged in.',
  'data.happened_login_failed': 'A wrong password was typed to log in.',
  'data.happened_logged_out': 'Somebody logged out.',
  'data.happened_password_changed': 'The password was changed.',
  'data.happened_password_reset_requested': 'A code for a new password was sent.',
  'data.happened_password_reset': 'A new password was set with a code from our email.',
  'data.happened_password_confirm_failed': 'A wrong password was typed in the settings.',
  'data.happened_email_change_asked': 'A code was sent to a new email.',
  'data.happened_email_changed': 'The email was changed.',
  'data.happened_session_ended': 'A device was logged out from another device.',
  'data.happened_data_export_ordered': 'A copy of the data was requested.',
  'data.happened_data_export_opened': 'A copy of the data was downloaded.',
  'data.happened_data_deletion_asked': 'Someone asked to delete all data.',
  'data.happened_account_deleted': 'The account was deleted.',
  'data.happened_other': 'Something else happened.',
} as const;
