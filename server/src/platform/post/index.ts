export * from './lob-carrier.ts';
export * from './mail-carrier.ts';
