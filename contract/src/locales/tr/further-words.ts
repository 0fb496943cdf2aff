/** Every sentence both sides say in Turkish. */
export { tr as sentences } from '../tr.ts';
