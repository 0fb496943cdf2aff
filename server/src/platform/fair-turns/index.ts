export { type FairTurns, fairTurns } from './fair-turns.ts';
