// @ts-check
/** @typedef {import('../planted-violations.mjs').Violation} Violation */

/** @param {string} at @param {string} text @returns {Violation} */
const state = (at, text) => ({ gate: 'texts', rule: 'a state named outside its pack', at, files: { [at]: text } });

/** What the text gates must catch among the sources; text-gates.test.ts breaks their other rules. @type {Violation[]} */
export const textViolations = [
  state('domain/src/letters/planted-state.ts', `export const rule = 'N.J.R.E. 408';\n`),
  state('domain/src/claims/planted-courts.ts', `export const court = 'Superior Court';\n`),
  state('server/src/platform/planted-zone.ts', `export const zone = 'America/New_York';\n`),
  state('contract/src/locales/es/planted-sentence.ts', `export const sentence = 'En Nueva Jersey';\n`),
  state('server/src/platform/mail/templates/en/planted-closing.ts', `export const closing = 'New Jersey';\n`),
  state('web/src/screens/wizard/planted-court.ts', `export const court = 'Law Division';\n`),
];
