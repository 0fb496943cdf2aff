/** Made by build/screen-words-plugin.ts from the language's catalogue. */
declare module 'virtual:screen-words/*' {
  export const messages: import('@lingui/core').Messages;
}
