import { describe, expect, test } from 'vitest';
import { type UsageOf, usageFromProc, usageFromPs, usageOf } from './process-usage.ts';

const isLinux = process.platform === 'linux';
const ways: readonly (readonly [string, UsageOf])[] = [
  ...(isLinux ? [['from /proc', usageFromProc] as const] : []),
  ['from ps', usageFromPs],
  ['by whichever way there is', usageOf],
];

describe.each(ways)('what a process uses, %s', (_name, usage) => {
  test('is told in bytes and milliseconds', async () => {
    const { user, system } = process.cpuUsage();
    const rss = process.memoryUsage.rss();
    const used = await usage(process.pid);
    expect(used?.rssBytes).toBeGreaterThan(rss / 2);
    expect(used?.rssBytes).toBeLessThan(rss * 2);
    // ps tells whole seconds only.
    expect(used?.cpuMs).toBeGreaterThan((user + system) / 1_000 - 1_000);
    expect(used?.cpuMs).toBeLessThan((user + system) / 1_000 + 2_000);
  });

  test('is not told of one that is gone', async () => {
    expect(await usage(2 ** 22 + 1)).toBeNull();
  });
});
