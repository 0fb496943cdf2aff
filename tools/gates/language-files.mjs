// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which files of the product name one of our languages besides English, outside of the catalogues: each is one more place
 * to touch when a language is added. docs/decisions/0100 says what the list is for.
 */

const PRODUCT = ['domain/src', 'contract/src', 'server/src', 'web/src', 'web/build'];
const IS_CODE = /\.(?:tsx?|mjs)$/;
const IS_TEST = /\.test\.|\/testing\/|\.d\.ts$/;

/** Where the words of the languages are. What a pack says stands in the pack; how people write is no interface. */
const CATALOGUES = [
  /\/locales\//,
  /\/words\//,
  /\/(?:templates|wording)\/[a-z]{2}\//,
  /^web\/src\/i18n\/languages\//,
  // Where the catalogues of one kind are listed: an import and a name for each language.
  /\/all-languages\.ts$/,
  /^domain\/src\/own-words\//,
  /^domain\/src\/jurisdictions\/us-[a-z]+\//,
];

/** A code as a text, as a key, as a short name between commas, or as a folder. @param {string} code */
const naming = (code) =>
  new RegExp(
    [`['"]${code}['"]`, `(?:^|[\\s{,(])${code}(?:_we)?\\??:`, `[{,]\\s*${code}\\s*[,}]`, `/${code}[/'-]`].join('|'),
    'm',
  );

/** Without remarks, which may name anything. @param {string} text */
const codeOf = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** @param {string} text @param {readonly string[]} codes */
export const namesALanguage = (text, codes) => codes.some((code) => naming(code).test(codeOf(text)));

/** @param {string} path */
export const isAsked = (path) => IS_CODE.test(path) && !IS_TEST.test(path) && !CATALOGUES.some((one) => one.test(path));

/** @param {string} root @param {readonly string[]} codes besides English */
export function filesThatNameALanguage(root, codes) {
  const inFolders = PRODUCT.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  return [...inFolders, 'web/lingui.config.ts']
    .filter(isAsked)
    .filter((path) => namesALanguage(readFileSync(join(root, path), 'utf8'), codes))
    .toSorted();
}
