export * from './browser-sessions.ts';
export { callerLimits } from './caller-limits.ts';
export { type Owner, showOnResultPage, type SignedIn } from './session-repository.ts';
export { SESSION_DAYS } from './session-times.ts';
export { sessionRoutes } from './session-routes.ts';
