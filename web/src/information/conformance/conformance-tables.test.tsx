import { LANGUAGES } from '@plainclaim/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { conformance as en } from '../words/conformance/en.ts';
import { conformance as es } from '../words/conformance/es.ts';
import { conformance as pt } from '../words/conformance/pt.ts';
import { conformance as tr } from '../words/conformance/tr.ts';
import { ClausesTable, CriteriaTable } from './conformance-tables.tsx';
import { evidence } from './kept-evidence.ts';

const WORDS = { en, es, tr, pt };

test.each(LANGUAGES)('every criterion stands in the table, with its day in the form of %s', (language) => {
  const first = { ...evidence, criteria: evidence.criteria.slice(0, 2) };
  const walked = {
    ...first,
    criteria: first.criteria.map((row) => ({ ...row, walked: { day: '2026-04-15', means: 'keyboard' as const } })),
  };
  const shown = renderToStaticMarkup(<CriteriaTable evidence={walked} words={WORDS[language]} language={language} />);
  const days = { en: 'April 15, 2026', es: '15 de abril de 2026', tr: '15 Nisan 2026', pt: '15 de abril de 2026' };
  expect(shown.split(days[language])).toHaveLength(3);
  expect(shown).toContain(`1.1.1 ${WORDS[language].criteria['1.1.1']} (A)`);
  expect(shown).toContain('[[if:no-until-2026-10-12]]');
});

test('a criterion that nobody walked says so, and is not evaluated', () => {
  const [row] = evidence.criteria;
  if (row === undefined) throw new Error('there is no criterion');
  const nobody = { ...evidence, criteria: [{ ...row, walked: null }] };
  const shown = renderToStaticMarkup(<CriteriaTable evidence={nobody} words={en} language="en" />);
  expect(shown).toContain('<strong>Not evaluated</strong>');
  expect(shown).toContain('Not walked yet.');
  expect(shown).not.toContain('[[if:');
});

test('what rests on a screen reader says that no person has walked it with one', () => {
  const rows = evidence.section_508.filter(({ clause }) => clause === '302.1');
  const shown = renderToStaticMarkup(<ClausesTable rows={rows} evidence={evidence} words={en} />);
  expect(shown).toContain('302.1 Without vision');
  expect(shown).toContain('Not yet: no person has walked it with a screen reader.');
  expect(shown).toContain('<strong>Not evaluated</strong>');
});
