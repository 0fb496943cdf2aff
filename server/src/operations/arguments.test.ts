import { expect, test } from 'vitest';
import { readOperationsArguments } from './arguments.ts';

test('a backup and a restore are asked for with places and a name, or by the settings alone', () => {
  const read = (...args: string[]) => {
    const asked = readOperationsArguments(args);
    return asked.ok ? asked.value : asked.error;
  };
  expect(read('backup')).toEqual({ kind: 'backup', to: null });
  expect(read('backup', '--to', '/srv/b')).toEqual({ kind: 'backup', to: '/srv/b' });
  expect(read('restore', '--from', '/srv/b', '--verify')).toEqual({
    kind: 'restore',
    from: '/srv/b',
    backupId: null,
    isTrial: true,
  });
  expect(read('files', 'move')).toEqual({ kind: 'move_files' });
  expect(read('backup', '--help')).toEqual({ kind: 'help' });
});

test('what is not understood is refused in a sentence, and nothing is done', () => {
  for (const args of [
    ['backup', '--verify'],
    ['backup', 'now'],
    ['restore', '--to', 'x'],
    ['files'],
    ['files', 'copy'],
    ['burn'],
  ]) {
    expect([args, readOperationsArguments(args).ok]).toEqual([args, false]);
  }
  expect(readOperationsArguments(['backup', '--where', 'x']).ok).toBe(false);
});
