/** It has no types of its own; what we use of it is looked at where it is used (`open-heic.ts`). */
declare module 'libheif-js/wasm-bundle.js' {
  const libheif: unknown;
  export { libheif as default };
}
