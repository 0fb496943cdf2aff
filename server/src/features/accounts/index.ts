export type { AccountDeps } from './account-deps.ts';
export { type AccountRepository, createAccountRepository, type Profile } from './account-repository.ts';
export { createEmailCodes, type EmailCodes } from './email-codes.ts';
export * from './forget-codes.job.ts';
export { logInRoutes } from './log-in-routes.ts';
export { createPasswordHashing, type PasswordHashing } from './password-hashing.ts';
export { createPendingRegistrations, type PendingRegistrations } from './pending-registrations.ts';
export { registrationRoutes } from './registration-routes.ts';
export { resetRoutes } from './reset-routes.ts';
