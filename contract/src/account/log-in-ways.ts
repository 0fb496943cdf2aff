import * as z from 'zod/mini';

/** Other services that can tell us who somebody is. */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** A link to this address begins a log-in there. */
export const socialStartPath = (provider: SocialProvider): string => `/api/login/with/${provider}`;
/** Where that service sends the browser back to; whoever sets it up names this address there. */
export const socialBackPath = (provider: SocialProvider): string => `/api/login/with/${provider}/back`;

/** Why such a log-in did not work, as the log-in page is told: `/login?problem=...`. */
export const SOCIAL_PROBLEMS = ['failed', 'unconfirmed', 'not-set-up'] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

/** Which of them this site has set up. */
export const logInWaysAnswerSchema = z.object({
  success: z.boolean(),
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
});
export type LogInWaysAnswer = z.infer<typeof logInWaysAnswerSchema>;

const text = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');

export const askLogInMailRequestSchema = z.object({ email: text(320) });
export const logInByCodeRequestSchema = z.object({ email: text(320), code: text(60) });
export const logInByLinkRequestSchema = z.object({ token: text(200) });
export const secondStepCodeRequestSchema = z.object({ code: text(60) });

/** Whether an authenticator app is asked for at each log-in, and how many recovery codes are left. */
export const secondStepAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  is_on: z.boolean(),
  recovery_codes_left: z.number(),
});
export type SecondStepAnswer = z.infer<typeof secondStepAnswerSchema>;

export const confirmOwnerRequestSchema = z.object({ currentPassword: text(1024) });

/** The secret is shown once, as text and as a drawing: each row of `qr` is a line of 0 and 1. */
export const beganSecondStepAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  secret: z.string(),
  uri: z.string(),
  qr: z.array(z.string()),
});
export type BeganSecondStepAnswer = z.infer<typeof beganSecondStepAnswerSchema>;

/** Shown once; only hashes of them are kept. */
export const recoveryCodesAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  recovery_codes: z.array(z.string()),
});
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswerSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export const passkeysAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  passkeys: z.array(passkeySchema),
});
export type PasskeysAnswer = z.infer<typeof passkeysAnswerSchema>;

/** What a browser's own passkey window is opened with. Its form is WebAuthn's, level 3. */
export const passkeyChallengeAnswerSchema = z.object({
  success: z.boolean(),
  options: z.record(z.string(), z.unknown()),
});
export type PasskeyChallengeAnswer = z.infer<typeof passkeyChallengeAnswerSchema>;

const passkeyResponse = z.object({
  id: z.string().check(z.maxLength(2048)),
  rawId: z.string().check(z.maxLength(2048)),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.string().check(z.maxLength(40))),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
});
const encoded = z.string().check(z.maxLength(20_000));

export const addPasskeyRequestSchema = z.object({
  name: text(60),
  response: z.extend(passkeyResponse, {
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
export type AddPasskeyRequest = z.infer<typeof addPasskeyRequestSchema>;

export const logInByPasskeyRequestSchema = z.object({
  response: z.extend(passkeyResponse, {
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.optional(encoded),
    }),
  }),
});
export type LogInByPasskeyRequest = z.infer<typeof logInByPasskeyRequestSchema>;

export const removePasskeyRequestSchema = z.object({ id: text(60), currentPassword: text(1024) });
