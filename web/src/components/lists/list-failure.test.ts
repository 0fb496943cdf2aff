import { describe, expect, it } from 'vitest';
import { listFailureOf } from './list-failure.ts';

const failure = (change: object) => ({ code: 'network.unreadable', message: '', status: 0, ...change });

describe('a list that could not be shown', () => {
  it('says what the server says', () => {
    const failed = failure({ code: 'server.busy', message: 'The server is busy.', status: 503, body: {} });
    expect(listFailureOf(failed)).toEqual({ kind: 'told', message: 'The server is busy.' });
  });

  it.each([
    ['network.offline', false],
    ['network.timeout', true],
  ])('tells of the connection after %s', (code, isSlow) => {
    expect(listFailureOf(failure({ code }))).toEqual({ kind: 'connection', isSlow });
  });

  it('knows an answer that is no JSON', () => {
    expect(listFailureOf(failure({ status: 0 }))).toEqual({ kind: 'not-json' });
  });

  it.each([200, 502])('knows an empty answer with status %i', (status) => {
    const code = status === 200 ? 'network.unreadable' : `http.${status}`;
    expect(listFailureOf(failure({ code, status }))).toEqual({ kind: 'empty' });
  });

  it('keeps to a plain sentence for anything else', () => {
    expect(listFailureOf(failure({ status: 200, body: { success: true } }))).toEqual({ kind: 'unknown' });
    expect(listFailureOf(failure({ code: 'http.500', status: 500, body: {} }))).toEqual({ kind: 'unknown' });
  });
});
