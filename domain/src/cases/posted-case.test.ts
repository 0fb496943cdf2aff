import { describe, expect, test } from 'vitest';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { type CaseDelivery, nextStepOf, timelineOf } from './index.ts';
import { aCase, TODAY } from './testing/a-case.ts';

const ON = dayOf('2026-11-24');
const posted = (more: Partial<CaseDelivery> = {}): CaseDelivery => ({
  channel: 'post',
  state: 'sent',
  on: ON,
  ...more,
});
const stepOf = (...deliveries: readonly CaseDelivery[]) => nextStepOf(aCase({ answerBy: TODAY, deliveries })).code;

describe('a case whose letter a carrier posts', () => {
  test('waits for an answer while the letter waits or is on its way', () => {
    expect(stepOf(posted({ state: 'queued', on: null }))).toBe('wait_for_answer');
    expect(stepOf(posted())).toBe('wait_for_answer');
  });

  test('asks for the address when every envelope came back', () => {
    expect(stepOf(posted({ isReturned: true }))).toBe('correct_address');
    expect(stepOf(posted({ isReturned: false }))).toBe('wait_for_answer');
  });

  test('asks for another way when it could not be posted, or when its mailing was stopped', () => {
    expect(stepOf(posted({ state: 'failed', on: null }))).toBe('mend_delivery');
    expect(stepOf(posted({ state: 'cancelled', on: null }))).toBe('send_stopped_letter');
    expect(stepOf(posted({ state: 'cancelled', on: null }), posted())).toBe('wait_for_answer');
  });

  test('has the day it was handed over on its timeline', () => {
    const mailed = timelineOf(aCase({ deliveries: [posted()] })).find(({ key }) => key === 'mailed');
    expect(mailed?.day).toBe(ON);
  });

  test('has on its timeline the day the last letter arrived, once all of them did', () => {
    const arrived = posted({ arrivedOn: dayOf('2026-11-27') });
    const deliveredOf = (...deliveries: readonly CaseDelivery[]) =>
      timelineOf(aCase({ deliveries })).find(({ key }) => key === 'delivered')?.day;
    expect(deliveredOf(arrived)).toBe('2026-11-27');
    expect(deliveredOf(posted({ arrivedOn: dayOf('2026-11-30') }), arrived)).toBe('2026-11-30');
    expect(deliveredOf(arrived, posted())).toBeUndefined();
    expect(deliveredOf()).toBeUndefined();
  });
});
