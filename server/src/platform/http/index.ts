export * from './api-error.ts';
export { registerBodyDeadline } from './body-deadline.ts';
export type { AppPlugin } from './app-plugin.ts';
export * from './health.ts';
export * from './php-names.ts';
export * from './problem-answers.ts';
export * from './same-site-only.ts';
export * from './security-headers.ts';
export * from './web-pages.ts';
