import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceNamed } from './device.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/149.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/149.0.0.0 Safari/537.36 Edg/149.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${KIT} Chrome/149.0 Safari/537.36 OPR/120.0`, 'Opera', 'Mac'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_4) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'Safari', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/149.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `Mozilla/5.0 (Linux; Android 16; K) ${KIT} SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) CriOS/149.0 Mobile/15E148 Safari/604.1', 'Chrome', 'iPad'],
  ['curl/8.14.1', null, null],
  ['', null, null],
])('"%s" is %s on %s', (userAgent, browser, system) => {
  expect(deviceNamed(userAgent)).toEqual({ browser, system });
});

test('nothing of what a stranger writes is kept, only names of ours', () => {
  const kept = new Set<string | null>();
  const part = fc.oneof(fc.string(), fc.constantFrom('Chrome/1', 'Windows', '<script>', 'Firefox/2 maria@example.org'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const { browser, system } = deviceNamed(parts.join(' '));
      kept.add(browser).add(system);
    }),
  );
  for (const name of kept) expect(name === null || /^[A-Za-z ]{3,16}$/.test(name)).toBe(true);
});

test('a very long header costs no time', () => {
  // The work, and not the clock: a busy machine lets everybody wait. The least of five: clearing memory is work as well.
  const costs = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    deviceNamed('Version/1'.repeat(200_000));
    return process.cpuUsage(before).user / 1_000;
  });
  expect(Math.min(...costs)).toBeLessThan(50);
});
