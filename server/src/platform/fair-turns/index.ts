export { type FairQueue, fairQueue, type FairTurns, fairTurns, type Leave } from './fair-turns.ts';
