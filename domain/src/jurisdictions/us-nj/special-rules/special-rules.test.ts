import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import { contradictionsAmong, questionsFor, servedQuestions } from '../../../claims/index.ts';
import { catalogueOf } from '../../../fact-cards/catalogue/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import type { Finding } from '../../pack.ts';
import { usNj } from '../index.ts';
import { SPECIAL_RULES } from './index.ts';
import { specialFigure } from './figures.ts';
import { ruleRows } from './rule-rows.ts';
import { type Probe, PROBES } from './testing/probes.ts';
import { problemsOn } from '../../../wizard/screen-problems.ts';
import { aDraft, facts } from '../../../wizard/testing/a-draft.ts';
import { toFitClaim } from '../../../wizard/to-claim.ts';

const TODAY = dayOf('2026-11-21');

const weightOf = ({ severity, documents }: Finding): string =>
  severity !== 'stop' ? severity : documents.includes('letter') ? 'stop_all' : 'stop_papers';

function probed({ draft: changes }: Probe) {
  const draft = aDraft(changes);
  const known = facts({
    reasonsOffered: draft.situation === 'other' ? [] : null,
    cards: catalogueOf(draft.situation),
    publicNames: usNj.publicNames,
    multiples: usNj.multiples,
  });
  const claim = toFitClaim(draft, known);
  if (!claim.ok) throw new Error(JSON.stringify(claim.error));
  return {
    draft,
    known,
    fit: assessClaim(claim.value, usNj, TODAY),
    asked: questionsFor(servedQuestions, draft).map(({ key }) => key),
    again: contradictionsAmong(servedQuestions, draft, usNj.publicNames).open,
  };
}

describe('special rules, by claims as people tell them', () => {
  test.each(PROBES.map((probe) => [probe.name, probe] as const))('%s', (_name, probe) => {
    const { draft, known, fit, asked, again } = probed(probe);
    const found = new Map(fit.findings.map((finding) => [finding.code, finding]));
    for (const [code, weight] of Object.entries(probe.finds ?? {})) {
      const finding = fit.findings.find((one) => one.code === code);
      expect([code, finding && weightOf(finding)]).toEqual([code, weight]);
    }
    for (const code of probe.findsNot ?? []) expect([...found.keys()]).not.toContain(code);
    for (const key of probe.asks ?? []) expect(asked).toContain(key);
    for (const key of probe.asksNot ?? []) expect(asked).not.toContain(key);
    if (probe.lastDay !== undefined) expect(fit.limit.lastDay).toBe(probe.lastDay);
    const [first] = Object.keys(probe.finds ?? {});
    if (probe.params !== undefined) {
      expect(fit.findings.find(({ code }) => code === first)?.params).toEqual(probe.params);
    }
    if (probe.asksAgain !== undefined) {
      const [key, words] = probe.asksAgain;
      expect(again).toContainEqual(expect.objectContaining({ key, words }));
      // The screen goes no further, and neither does the server, before the answer is changed or kept.
      const isHeldUp = (keptAnswers: typeof draft.keptAnswers) =>
        problemsOn('questions', { ...draft, keptAnswers }, known).some(
          ({ field, code }) => field === key && code.startsWith('wizard.answer_contradicts'),
        );
      expect([isHeldUp(draft.keptAnswers), isHeldUp([{ key, words }])]).toEqual([true, false]);
    }
  });

  test('are more than sixty', () => {
    expect(PROBES.length).toBeGreaterThan(60);
    expect(new Set(PROBES.map(({ name }) => name)).size).toBe(PROBES.length);
  });

  test('nobody is held up again by a claim that is paid', () => {
    const [wayne] = PROBES;
    if (wayne === undefined) throw new Error('there is a first one');
    const { draft, known } = probed(wayne);
    expect(problemsOn('questions', draft, { ...known, isPaid: true }).map(({ code }) => code)).not.toContain(
      'wizard.answer_contradicts_name',
    );
  });
});

describe('the registry', () => {
  test('each rule has a row with a source, and each row a rule', () => {
    const used = new Set<string>(
      SPECIAL_RULES.flatMap(({ key, outcomes }) => [key, ...outcomes.flatMap(({ row }) => row ?? [])]),
    );
    expect([...used].toSorted()).toEqual(Object.keys(ruleRows).toSorted());
  });

  test('a row that rests in part on a note, or on a page of a firm or a trade, is secondary at best', () => {
    const ofOthers = /\bnotes?\b|\blaw firms?\b|lexology|meislik|scatchard|dennehey|eforms|association,|log of lease/i;
    const tooSure = Object.values(ruleRows).filter(
      ({ source, certainty }) => certainty.startsWith('official') && ofOthers.test(source),
    );
    expect(tooSure.map(({ id }) => id)).toEqual([]);
  });

  test('a figure asked for a day before its first row is that row’s', () => {
    expect(specialFigure('wagesPercent', dayOf('2010-01-01'))).toBe(specialFigure('wagesPercent', TODAY));
  });

  test('each rule has something that brings it up and something that it does', () => {
    const idle = SPECIAL_RULES.filter(({ triggers, outcomes }) => triggers.length === 0 || outcomes.length === 0);
    expect(idle).toEqual([]);
    const always = SPECIAL_RULES.filter(({ triggers }) => triggers.some((one) => Object.keys(one).length === 0));
    expect(always).toEqual([]);
  });
});
