export { appleSecret, type AppleKey } from './apple-secret.ts';
export * from './identity-provider.ts';
export { createOidcProvider, type OidcSettings } from './oidc-provider.ts';
