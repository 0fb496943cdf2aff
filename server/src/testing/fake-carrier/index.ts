export * from './fake-carrier.ts';
export { type FakeLetter, producedFile } from './letters.ts';
export { SCRIPTS, type ScriptName } from './scripts.ts';
