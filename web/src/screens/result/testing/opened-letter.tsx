import type { LetterQuestionAnswer } from '@plainclaim/contract';
import { err } from '@plainclaim/domain';
import { useState } from 'react';
import { noAnswer } from '../../../api/http/http-client.ts';
import { openPoints, pointsOf } from '../check/points.ts';
import type { Finding } from '../state/checked.ts';
import type { OpenLetter } from '../state/open-letter.ts';
import type { Letter } from '../state/result-state.ts';
import { NO_HISTORY } from '../state/text-history.ts';

/** What the person decided, in order: "keep insult-1", "store …", "leave …", "go approve". */
export type Decisions = string[];

export const TEXT = 'You kept my deposit. You are a liar. Pay by December 7, 2026.';

const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

export const insult: Finding = {
  code: 'letter.insult',
  severity: 'confirm',
  message: 'Calm words count for more.',
  key: 'insult-1',
  findingKey: 'letter.insult:liar',
  words: 'liar',
  instead: '',
  place: at('liar'),
  sentence: at('You are a liar.'),
};
export const threat: Finding = { ...insult, code: 'letter.threat', severity: 'stop', key: 'threat-1' };

const letter: Letter = {
  caseId: 'c-1',
  packageTitle: '',
  text: TEXT,
  history: NO_HISTORY,
  savedText: TEXT,
  demandId: null,
  approval: null,
  includesCourtPapers: false,
  packageContains: ['letter'],
  deliveries: [],
  delivery: '',
  recipients: [],
  emailNeedsAccount: false,
  post: null,
  questions: null,
  busy: null,
  changing: 0,
  problem: null,
  status: null,
  refusals: 0,
  approvals: 0,
};

export type Given = {
  readonly findings?: readonly Finding[];
  readonly questions?: readonly LetterQuestionAnswer[];
  /** Whether decisions can be kept; true unless told. */
  readonly isOnline?: boolean;
  /** False while the checks still run. */
  readonly isKnown?: boolean;
  /** False while they are about an earlier text. */
  readonly isCurrent?: boolean;
};

/** An opened letter with these findings, whose decisions are kept in memory and noted. */
export function useOpenedLetter(
  { findings = [], questions = [], isOnline = true, isKnown = true, isCurrent = isKnown }: Given,
  decisions: Decisions,
): OpenLetter {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [hasFailed, setFailed] = useState(false);
  const checked = isKnown ? { text: TEXT, findings, grade: null } : null;
  const points = pointsOf({ checked, questions, review: null, gap: null, kept });
  const noted = async (decision: string) => {
    decisions.push(decision);
    setFailed(!isOnline);
    return isOnline;
  };
  const nothing = () => {};
  const segment = { ...at('You are a liar.'), sentence: null, isEdited: true };
  return {
    letter,
    result: {
      state: { phase: 'ready', letter },
      tryAgain: nothing,
      edit: nothing,
      rewrite: nothing,
      undo: nothing,
      redo: nothing,
      replace: nothing,
      showQuestions: nothing,
      dismissProblem: nothing,
      chooseDelivery: nothing,
      save: () => noted('save'),
      store: (text) => noted(`store ${text}`),
      whileLocked: (work) => work(),
      approve: () => noted('approve'),
      dropEdits: nothing,
    },
    reviewing: { review: null, failure: null, isReading: false, isOtherCase: false, reload: nothing },
    checked,
    written: { text: TEXT, generated: '', sentences: [], segments: [segment] },
    deciding: {
      points,
      open: openPoints(points),
      isKnown,
      isCurrent,
      kept,
      hasFailed,
      decide: () => noted('decide'),
      keep: async (keys, isKept) => {
        const isDone = await noted(`${isKept ? 'keep' : 'open'} ${keys.join(' ')}`);
        if (isDone) {
          setKept(
            (before) => new Set(isKept ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))),
          );
        }
        return isDone;
      },
    },
    acts: {
      leftHere: [],
      canLeave: () => true,
      segmentOf: () => segment,
      leave: (_segment, place) => noted(`leave ${TEXT.slice(place?.start, place?.end)}`),
      bringBack: (key) => noted(`bring back ${key}`),
      undoLeft: ({ id }) => noted(`undo ${id}`),
      change: (place, words) => noted(`change ${TEXT.slice(place.start, place.end)} to ${words}`),
      undo: () => noted('undo'),
      putBackTaken: () => noted('put back'),
    },
    answering: async () => err(noAnswer('network.offline')),
    isBusy: false,
    go: async (view) => void decisions.push(`go ${view}`),
  };
}
