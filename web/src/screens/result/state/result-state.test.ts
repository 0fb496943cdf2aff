import { type ExistingDemandAnswer, type LetterQuestionsAnswer, messageIn } from '@plainclaim/contract';
import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import {
  isChangedSinceApproval,
  isDirty,
  type Letter,
  type ResultEvent,
  resultReducer,
  START,
} from './result-state.ts';

const TEXT = 'Dear Mr. Smith:\n\nPlease pay [Name] $2,450.00.';
const existing: ExistingDemandAnswer = {
  success: true,
  case_id: 'c-1',
  has_existing_demand: true,
  demand_letter: TEXT,
  plaintiff_data: null,
  package_title: 'Demand Letter Package',
  demand_approved: false,
  demand_id: 'draft-1',
  changed_since_approval: false,
  approved_at: null,
  includes_court_papers: false,
  package_contains: ['letter'],
  deliveries: ['self_mail'],
  post: null,
  recipients: [],
  email_needs_account: false,
};
const loaded = (over: Partial<ExistingDemandAnswer> = {}, keptText: string | null = null) =>
  ({
    kind: 'loaded',
    existing: { ...existing, ...over },
    generated: null,
    questions: null,
    keptText,
  }) satisfies ResultEvent;
const approvedBefore = { demand_approved: true, demand_id: 'signed-2', approved_at: '2026-11-20T09:00:00.000Z' };
const answer = {
  success: true,
  message: '',
  demand_id: 'signed-3',
  demand_approved: true,
  savedAt: '2026-11-21T10:00:00.000Z',
};
const failure = (code: string, message: string, status = 422): ApiFailure => ({ code, message, status });

function letterAfter(...events: readonly ResultEvent[]): Letter {
  const state = events.reduce(resultReducer, START);
  if (state.phase !== 'ready') throw new Error(`the page is ${state.phase}`);
  return state.letter;
}
const residue = {
  key: 'letter.residue:[Name]',
  rule: 'R26',
  code: 'letter.residue',
  severity: 'stop',
  message: 'Please remove it.',
  place: { start: TEXT.indexOf('[Name]'), end: TEXT.indexOf('[Name]') + 6 },
  sentence: null,
};
const chosen: ResultEvent = { kind: 'delivery-chosen', delivery: 'self_mail' };
const edited = (text: string): ResultEvent => ({ kind: 'edited', text, atMs: null });

describe('opening the letter', () => {
  it('the page waits, and shows the letter the server has', () => {
    expect(START.phase).toBe('loading');
    expect(letterAfter(loaded())).toMatchObject({ text: TEXT, savedText: TEXT, demandId: 'draft-1', approval: null });
  });

  it('a letter made just now takes the place of the missing one', () => {
    const generated = {
      success: true,
      demand_letter: 'A new letter.',
      message: '',
      plaintiff_data: { name: '', address: '' },
      package_title: 'Full Trial Prep Package',
    };
    const event: ResultEvent = { ...loaded({ demand_letter: '' }), generated };
    expect(letterAfter(event)).toMatchObject({
      text: 'A new letter.',
      packageTitle: 'Full Trial Prep Package',
      deliveries: ['self_mail'],
    });
  });

  it('a failure is kept to be shown, and trying again waits again', () => {
    const offline = failure('network.offline', '', 0);
    const failed = resultReducer(START, { kind: 'load-failed', failure: offline });
    expect(failed).toEqual({ phase: 'failed', failure: offline });
    expect(resultReducer(failed, { kind: 'load-started' })).toEqual(START);
  });

  it('edits of an earlier visit come back as unsaved', () => {
    const letter = letterAfter(loaded({}, 'My better letter.'));
    expect(letter.text).toBe('My better letter.');
    expect(isDirty(letter)).toBe(true);
  });

  it('no delivery is chosen for the person', () => {
    expect(letterAfter(loaded()).delivery).toBe('');
  });
});

const questions: LetterQuestionsAnswer = {
  success: true,
  case_id: 'c-1',
  questions: [],
  answered: true,
  law: [],
  settlement: null,
  delivery: 'self_mail',
  delivery_chosen: true,
};

describe('the delivery chosen on an earlier visit', () => {
  it('is still chosen', () => {
    expect(letterAfter({ ...loaded(), questions }).delivery).toBe('self_mail');
  });

  it('is asked for again when it was only the usual way, or can no longer be used', () => {
    expect(letterAfter({ ...loaded(), questions: { ...questions, delivery_chosen: false } }).delivery).toBe('');
    expect(letterAfter({ ...loaded(), questions: { ...questions, delivery: 'both' } }).delivery).toBe('');
  });
});

describe('saving', () => {
  it('an edited letter is unsaved until the server has that very text', () => {
    expect(isDirty(letterAfter(loaded(), edited('One')))).toBe(true);
    const saved: ResultEvent = { kind: 'saved', text: 'One', answer };
    expect(isDirty(letterAfter(loaded(), edited('One'), saved))).toBe(false);
    expect(isDirty(letterAfter(loaded(), edited('One'), edited('One two'), saved))).toBe(true);
  });

  it('the message of Save goes away', () => {
    const saved = [loaded(), edited('One'), { kind: 'saved', text: 'One', answer }] as const;
    expect(letterAfter(...saved).status).toBe('saved');
    expect(letterAfter(...saved, { kind: 'status-ended' }).status).toBeNull();
  });

  it('a failed save keeps what was typed and stays unsaved', () => {
    const letter = letterAfter(
      loaded(),
      edited('One'),
      { kind: 'started', wish: 'save' },
      { kind: 'refused', wish: 'save', text: 'One', failure: failure('network.offline', '', 0) },
    );
    expect(letter).toMatchObject({ text: 'One', status: 'failed', busy: null });
    expect(isDirty(letter)).toBe(true);
  });

  it('an empty letter is refused without asking the server', () => {
    const letter = letterAfter(loaded(), edited(' \n '), { kind: 'started', wish: 'save' });
    expect(letter).toMatchObject({ busy: null, status: 'failed' });
    expect(letter.problem).toMatchObject({ code: 'letter.empty', field: 'demand_letter' });
  });

  it('of a letter that is too long the part over the limit is shown', () => {
    const letter = letterAfter(loaded(), edited('x'.repeat(60_010)), { kind: 'started', wish: 'save' });
    expect(letter.problem).toMatchObject({ code: 'letter.over_limit', place: { start: 60_000, end: 60_010 } });
  });
});

describe('approving', () => {
  it('asks for a delivery first', () => {
    const letter = letterAfter(loaded(), { kind: 'started', wish: 'approve' });
    expect(letter).toMatchObject({ busy: null, refusals: 1, problem: { field: 'delivery', wish: 'approve' } });
    const mended = letterAfter(loaded(), { kind: 'started', wish: 'approve' }, chosen);
    expect(mended).toMatchObject({ delivery: 'self_mail', problem: null });
  });

  it('nothing can be typed under the signature while it is placed', () => {
    expect(letterAfter(loaded(), chosen, { kind: 'started', wish: 'approve' }, edited('Other')).text).toBe(TEXT);
  });

  it('an approved letter is saved, has its new id and the time', () => {
    const letter = letterAfter(loaded(), edited('One'), chosen, { kind: 'approved', text: 'One', answer });
    expect(letter).toMatchObject({ demandId: 'signed-3', approval: { at: answer.savedAt, text: 'One' }, approvals: 1 });
    expect(isDirty(letter)).toBe(false);
    expect(isChangedSinceApproval(letter)).toBe(false);
  });

  it('a refusal points at its place in the letter until the letter is changed', () => {
    const refused: ResultEvent = {
      kind: 'refused',
      wish: 'approve',
      text: TEXT,
      failure: {
        ...failure('letter.residue', messageIn('en', 'letter.residue', { text: '[Name]' })),
        body: { findings: [residue] },
      },
    };
    const letter = letterAfter(loaded(), chosen, { kind: 'started', wish: 'approve' }, refused);
    const { start, end } = letter.problem?.place ?? { start: 0, end: 0 };
    expect(TEXT.slice(start, end)).toBe('[Name]');
    expect(letter).toMatchObject({ text: TEXT, busy: null, problem: { field: 'demand_letter' } });
    expect(letterAfter(loaded(), refused, edited('Mended')).problem).toBeNull();
  });

  it('a line about sending that is not true comes with the text that puts it right, to be read and approved again', () => {
    const text = 'Ann Lee\n\nSent by certified mail\n\nDear Bo:\n\nPay me.';
    const corrected = text.replace('certified mail', 'email');
    const start = text.indexOf('Sent');
    const line = {
      ...residue,
      key: 'line',
      code: 'letter.delivery_line_false',
      place: { start, end: start + 22 },
      sentence: null,
    };
    const failed = { ...failure(line.code, line.message), body: { findings: [line], corrected_letter: corrected } };
    const letter = letterAfter(loaded(), edited(text), { kind: 'refused', wish: 'approve', text, failure: failed });
    const offered = letter.problem?.corrected;
    expect(offered?.text).toBe(corrected);
    expect(corrected.slice(offered?.place.start, offered?.place.end)).toBe('Sent by email');
    expect(letter).toMatchObject({ text, approval: null });
  });

  it('what waits for a yes is nobody’s field, and is listed with its keys', () => {
    const refused: ResultEvent = {
      kind: 'refused',
      wish: 'approve',
      text: TEXT,
      failure: {
        ...failure('letter.confirm_needed', messageIn('en', 'letter.confirm_needed')),
        body: { findings: [{ ...residue, severity: 'confirm' }] },
      },
    };
    const letter = letterAfter(loaded(), chosen, refused);
    expect(letter.problem).toMatchObject({ field: null, findings: [{ key: 'letter.residue:[Name]' }] });
    expect(letterAfter(loaded(), chosen, refused, { kind: 'problem-seen' }).problem).toBeNull();
  });

  it('a missing signature is told, and is nobody’s field', () => {
    const refused: ResultEvent = {
      kind: 'refused',
      wish: 'approve',
      text: TEXT,
      failure: failure('letter.signature_missing', messageIn('en', 'letter.signature_missing')),
    };
    expect(letterAfter(loaded(), refused).problem).toMatchObject({ field: null, wish: 'approve' });
  });
});

describe('undo and redo', () => {
  it('lead through the texts, across a save', () => {
    const saved: ResultEvent = { kind: 'saved', text: 'One', answer };
    const events = [loaded(), edited('One'), saved, edited('Two')] as const;
    expect(letterAfter(...events, { kind: 'undone' }).text).toBe('One');
    expect(letterAfter(...events, { kind: 'undone' }, { kind: 'undone' }).text).toBe(TEXT);
    expect(letterAfter(...events, { kind: 'undone' }, { kind: 'redone' }).text).toBe('Two');
    expect(letterAfter(...events, { kind: 'redone' }).text).toBe('Two');
  });

  it('a text the server put in place is saved, and can be undone', () => {
    const replaced = letterAfter(loaded(), edited('One'), { kind: 'replaced', text: 'From the server' });
    expect(isDirty(replaced)).toBe(false);
    const undone = letterAfter(loaded(), edited('One'), { kind: 'replaced', text: 'Other' }, { kind: 'undone' });
    expect(undone).toMatchObject({ text: 'One', savedText: 'Other' });
  });
});

describe('a letter that was approved before', () => {
  it('counts as changed as soon as it is edited, and not when it is put back', () => {
    expect(isChangedSinceApproval(letterAfter(loaded(approvedBefore)))).toBe(false);
    expect(isChangedSinceApproval(letterAfter(loaded(approvedBefore), edited('Other')))).toBe(true);
    expect(isChangedSinceApproval(letterAfter(loaded(approvedBefore), edited('Other'), edited(TEXT)))).toBe(false);
  });

  it('stays changed after saving, until it is approved again', () => {
    const changed = loaded({ ...approvedBefore, changed_since_approval: true });
    const saved: ResultEvent = { kind: 'saved', text: 'Other', answer };
    expect(isChangedSinceApproval(letterAfter(changed))).toBe(true);
    expect(isChangedSinceApproval(letterAfter(loaded(approvedBefore), edited('Other'), saved))).toBe(true);
    const again: ResultEvent = { kind: 'approved', text: TEXT, answer };
    expect(isChangedSinceApproval(letterAfter(changed, chosen, again))).toBe(false);
  });
});

describe('a letter that is being changed', () => {
  it('takes no words while the server writes in it, until the last change is done', () => {
    const before = [loaded(), { kind: 'change-started' }, { kind: 'change-started' }] as const;
    const typed = { kind: 'edited', text: 'Words', atMs: 0 } as const;
    expect(letterAfter(...before, typed).text).toBe(TEXT);
    expect(letterAfter(...before, { kind: 'change-ended' }, typed).text).toBe(TEXT);
    expect(letterAfter(...before, { kind: 'change-ended' }, { kind: 'change-ended' }, typed).text).toBe('Words');
  });

  it('shows what the server wrote', () => {
    expect(letterAfter(loaded(), { kind: 'change-started' }, { kind: 'replaced', text: 'Anew' }).text).toBe('Anew');
  });

  it('takes no undo meanwhile', () => {
    const typed = { kind: 'edited', text: 'Words', atMs: 0 } as const;
    expect(letterAfter(loaded(), typed, { kind: 'change-started' }, { kind: 'undone' }).text).toBe('Words');
  });
});

describe('an approval wished for while a save is under way', () => {
  const wished = [
    loaded(),
    { kind: 'delivery-chosen', delivery: 'self_mail' },
    { kind: 'started', wish: 'save' },
    { kind: 'started', wish: 'approve' },
  ] as const;

  it('locks the text at once, and stays busy when the save is done', () => {
    const letter = letterAfter(...wished, { kind: 'edited', text: 'Words', atMs: 0 });
    expect(letter).toMatchObject({ busy: 'approve', text: TEXT });
    expect(letterAfter(...wished, { kind: 'saved', text: TEXT, answer })).toMatchObject({ busy: 'approve' });
  });

  it('is given up when the save fails', () => {
    const refused = {
      kind: 'refused',
      wish: 'save',
      text: TEXT,
      failure: failure('network', 'No answer.', 0),
    } as const;
    expect(letterAfter(...wished, refused)).toMatchObject({ busy: null, problem: { wish: 'save' } });
  });

  it('is refused at once without a way to send, and the save goes on', () => {
    const letter = letterAfter(loaded(), { kind: 'started', wish: 'save' }, { kind: 'started', wish: 'approve' });
    expect(letter).toMatchObject({ busy: 'save', problem: { wish: 'approve', field: 'delivery' } });
  });
});
