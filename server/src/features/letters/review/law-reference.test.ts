import { expect, test } from 'vitest';
import { lawReference } from './law-reference.ts';

test.each([
  ['N.J.S.A. 2A:32A-1 (casetext.com, current through 2024)', 'unverified', 'N.J.S.A. 2A:32A-1'],
  ['N.J.A.C. 13:45A-16.2(a)12 as quoted at thefearlessadvocate.com', 'secondary', 'N.J.A.C. 13:45A-16.2(a)12'],
  ['App. Div. A-5211-16 (2018); jacobslawoffice.com; seigellaw.com', 'secondary', 'App. Div. A-5211-16 (2018)'],
  ['Courts small claims self-help page (njcourts.gov)', 'official', 'Courts small claims self-help page'],
  ['finhelp.io; chaselawmb.com', 'secondary', null],
  ['From memory; not read in a source', 'unverified', null],
  ['', null, null],
  [null, null, null],
])('%s shows no web site', (source, certainty, shown) => {
  expect(lawReference(source, certainty)).toBe(shown);
});
