/** What signing up, logging in and choosing a new password can answer. Many of the words are fixed by the specification. */
export const accountMessages = {
  'account.fields_empty': 'Email and password fields cannot be empty',
  'account.email_empty': 'Please enter your email address',
  'account.password_short': 'Password must be at least {min} characters',
  'account.password_long': 'Please choose a shorter password. The longest we can take is {max} characters.',
  'account.password_common': 'Many people use this password, so it is easy to guess. Please choose another one.',
  'account.password_names':
    'This password is our name or comes from your email, so it is easy to guess. Please choose another one.',
  'account.new_password_empty': 'New password is required',

  'account.code_sent': 'Verification code has been sent to your email',
  'account.code_empty': 'Verification code field cannot be empty',
  'account.code_incomplete': 'Please enter a valid verification code',
  'account.code_wrong': 'Invalid verification code',
  'account.code_right': 'The code is right. Now choose a new password.',
  'account.code_waiting': 'We sent a code to your email. Please type it in.',
  'account.no_code': 'There is no sign-up in this browser that needs a code. Please register first.',

  'account.verified': 'Your account is ready.',
  'account.exists': 'This email has an account now. Please log in.',
  'account.logged_in': 'You are logged in.',
  'account.login_wrong': 'The email or the password is not right. Please try again.',
  'account.login_by_mail':
    'Too many wrong passwords were typed for this email in other places. Nothing is lost. Choose “Forgot Password” to get a code by email and log in right away, or try again in a few minutes.',
  'account.code_within_hour':
    'Many codes were requested for this email. If it has an account, we send one email to it within an hour. The code in it has 20 digits and works in any browser.',
  'account.sign_up_within_hour':
    'Many codes were requested for this email. We send one email to it within an hour. The code in it has 20 digits and works in each browser that asked for one.',
  'account.mailbox_full':
    'Too many codes were sent to this email. Nothing is lost. Please try again in an hour, or ask in a browser where you logged in before.',
  'account.logged_out': 'You are logged out.',
  'account.password_changed': 'Your password has been successfully updated. You can now login.',

  'account.signed_out': 'Please log in first.',
  'account.current_password_empty': 'Please type your current password.',
  'account.current_password_wrong': 'Your current password is not right. Please try again.',
  'account.password_renewed': 'Your password is changed. You were logged out on all other devices.',
  'account.language_kept': 'Your language is saved with your account.',
  'account.email_same': 'This is the email you have now. Please type another one.',
  'account.email_changed': 'Your email is changed. Use it from now on to log in.',
  'account.email_taken': 'This email has its own account now. Please choose another one.',
  'account.no_email_change': 'There is no new email to confirm here. Please type the new email again.',

  'account.login_mail_sent':
    'If this email has an account or a paid claim here, we sent a message to it. It has a code and a link that log you in.',
  'account.login_link_wrong':
    'This link does not work any more. Each link works once, for 10 minutes. Nothing is lost. Please ask for a new one.',
  'account.second_step': 'Now type the code from your authenticator app, or one of your recovery codes.',
  'account.second_step_wrong':
    'That code is not right. Each code works once. Wait for the next one in your app and type that.',
  'account.second_step_over':
    'Please log in again. You took too long, or too many wrong codes were typed. Nothing is lost.',
  'account.second_step_on': 'The second step is on. We ask for a code at each log-in.',
  'account.second_step_off': 'The second step is off.',
  'account.second_step_is_on': 'The second step is on already. Turn it off first to use another app.',
  'account.second_step_not_begun': 'Please start again. That set-up was not finished in time.',
  'account.recovery_codes_made': 'Here are new recovery codes. The old ones no longer work.',
  'account.contact_kept': 'Your changes are saved.',
  'account.contact_wrong': 'Some fields need your attention. Nothing was saved yet.',
  'contact.postal_code': 'Enter a postal code such as K1A 0B1',
  'account.log_in_again':
    'To keep your account safe, please log out, log in again, and then try once more. Nothing was changed.',
  'account.passkey_added': 'The passkey is added. You can log in with it now.',
  'account.passkey_removed': 'The passkey is removed.',
  'account.passkey_wrong':
    'That passkey did not work here. Nothing was changed. Please try again, or log in another way.',
  'account.passkey_known': 'This passkey is added already.',
  'account.passkey_most': 'You have as many passkeys as an account can have. Remove one first.',
  'account.passkey_unknown': 'That passkey is removed already.',

  'session.unknown': 'That device is already logged out.',
  'session.one_ended': 'That device is logged out.',
  'session.others_ended': 'All other devices are logged out.',
  'session.ended': 'You were logged out. Please log in again to save your answers.',
} as const;
