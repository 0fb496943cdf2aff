/** Made by build/screen-words-plugin.ts from the language's catalogue. */
declare module 'virtual:screen-words/*' {
  export const messages: import('@lingui/core').Messages;
  /** Whether a person has read every message of the language; said with its first part alone. */
  export const isRead: boolean;
}
