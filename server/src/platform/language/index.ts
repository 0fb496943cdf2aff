export * from './spoken-language.ts';
