export { giveWay, GIVING_WAY } from './give-way.ts';
