/** Every sentence both sides say in Spanish. */
export { es as sentences } from '../es.ts';
