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
    'Too many wrong passwords were typed for this email in other places. Nothing is lost. Choose "Forgot Password" to get a code by email and log in right away, or try again in a few minutes.',
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

  'session.unknown': 'That device is already logged out.',
  'session.one_ended': 'That device is logged out.',
  'session.others_ended': 'All other devices are logged out.',
  'session.ended': 'You were logged out. Please log in again to save your answers.',
} as const;
