export * from './browser-sessions.ts';
export { callerLimits } from './caller-limits.ts';
export { type Device, deviceOf } from './device.ts';
export { ownSessionsRoutes } from './own-sessions-routes.ts';
export { type Owner, showOnResultPage, type SignedIn } from './session-repository.ts';
export { SESSION_DAYS } from './session-times.ts';
export { registerSessionTurns } from './session-turns.ts';
export { sessionRoutes } from './session-routes.ts';
export { signedInOnly } from './signed-in-only.ts';
