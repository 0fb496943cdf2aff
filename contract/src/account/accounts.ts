import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';

/** Longest password we take; it is never cut. */
export const LONGEST_PASSWORD = 128;
/** The product's own floor; a server may ask for more (`PASSWORD_MIN_LENGTH`), and `passwordRule` tells how many. */
export const SHORTEST_PASSWORD = 6;
export const CODE_LENGTH = 6;
/** Of a code that works in whichever browser: 66 bits, which nobody guesses, so that no wrong guess needs to use it up. */
export const LONG_CODE_LENGTH = 20;

const email = z._default(z.string().check(z.maxLength(320)), '');
const password = z._default(z.string().check(z.maxLength(1024)), '');
const code = z._default(z.string().check(z.maxLength(60)), '');

export const checkAuthAnswerSchema = z.object({ isAuthenticated: z.boolean() });
export type CheckAuthAnswer = z.infer<typeof checkAuthAnswerSchema>;

export const userSchema = z.object({ display_name: z.string(), email: z.string() });
export const userDataAnswerSchema = z.object({ success: z.boolean(), user_data: z.nullable(userSchema) });
export type UserWire = z.infer<typeof userSchema>;
export type UserDataAnswer = z.infer<typeof userDataAnswerSchema>;

export const loginRequestSchema = z.object({ email, password });
/** `second_step`: the first step was right, and a code of the second one is asked for (`logInSecondStep`). */
export const loginAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  second_step: z.optional(z.boolean()),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const registerRequestSchema = z.object({ email, password });

/** `debug` and `verification_code` exist in development only, and only for a browser on the same machine. */
const debugFields = { debug: z.optional(z.boolean()), verification_code: z.optional(z.string()) };

export const registerAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  skip_verification: z.boolean(),
  ...debugFields,
});
export type RegisterAnswer = z.infer<typeof registerAnswerSchema>;

export const resendCodeRequestSchema = z.object({ email });
export const resendCodeAnswerSchema = z.object({ success: z.boolean(), message: z.string(), ...debugFields });
export type ResendCodeAnswer = z.infer<typeof resendCodeAnswerSchema>;

export const verifyRequestSchema = z.object({ email, verification_code: code });

/** Whether this browser has a registration that waits for its code. */
export const sessionCodeAnswerSchema = z.object({ success: z.boolean(), has_code: z.boolean(), message: z.string() });
export type SessionCodeAnswer = z.infer<typeof sessionCodeAnswerSchema>;

export const resetRequestSchema = z.object({ email });
export const verifyResetCodeRequestSchema = z.object({ email, code });
export const resetPasswordRequestSchema = z.object({ email, code, newPassword: password });

/** Fewest characters of a new password on this site. */
export const passwordRuleAnswerSchema = z.object({ success: z.boolean(), min_length: z.number() });
export type PasswordRuleAnswer = z.infer<typeof passwordRuleAnswerSchema>;

/** Somebody signed in chooses another password. */
export const changePasswordRequestSchema = z.object({ currentPassword: password, newPassword: password });

/** Somebody signed in asks for another address: the code goes there, and nothing changes before it is typed. */
export const emailChangeRequestSchema = z.object({ email, currentPassword: password });
export const emailChangeAnswerSchema = resendCodeAnswerSchema;
export type EmailChangeAnswer = z.infer<typeof emailChangeAnswerSchema>;
export const verifyEmailChangeRequestSchema = z.object({ code });

/** The address that waits for its code in this browser; null when none does. */
export const pendingEmailAnswerSchema = z.object({ success: z.boolean(), pending_email: z.nullable(z.string()) });
export type PendingEmailAnswer = z.infer<typeof pendingEmailAnswerSchema>;

/** The language somebody signed in chose: it greets them on their next device, and mails follow it. */
export const accountLanguageRequestSchema = z.object({ language: z.enum(LANGUAGES) });

/**
 * When the session of someone signed in ends, so that the screen can warn in time; null when nobody is signed in. `now`
 * is the server's time at the answer: the clock of a device may be wrong.
 */
export const sessionTimesAnswerSchema = z.object({
  success: z.boolean(),
  now: z.string(),
  idleEndsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
});
export type SessionTimesAnswer = z.infer<typeof sessionTimesAnswerSchema>;

/** One of the places where the account is signed in. Browser and system are names, or null where they are not known. */
export const accountSessionSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  isCurrent: z.boolean(),
});
export type AccountSessionWire = z.infer<typeof accountSessionSchema>;

/** This browser first, then the one used last. */
export const sessionsAnswerSchema = z.object({ success: z.boolean(), sessions: z.array(accountSessionSchema) });
export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
export const endSessionRequestSchema = z.object({ id: z._default(z.string().check(z.maxLength(60)), '') });

/** Something that happened to the account. `kind` is a code; a page says what it knows of and keeps still about the rest. */
export const accountEventSchema = z.object({
  at: z.string(),
  kind: z.string(),
  /** Whether it came from this kind of browser on this network; null where no browser did it. */
  fromHere: z.nullable(z.boolean()),
  /** How many sessions ended at once. */
  count: z.nullable(z.number()),
});
export type AccountEventWire = z.infer<typeof accountEventSchema>;

/** The newest first. */
export const accountTrailAnswerSchema = z.object({ success: z.boolean(), events: z.array(accountEventSchema) });
export type AccountTrailAnswer = z.infer<typeof accountTrailAnswerSchema>;
