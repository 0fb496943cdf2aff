import { describe, expect, test } from 'vitest';
import { isFromThisMachine, networkOf } from './client-address.ts';

describe('where a request came from', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['198.51.100.7:51423', '198.51.100.7'],
    ['[2001:db8:1:2::9]:51423', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['[fe80::1%eth0]:443', 'fe80:0:0:0'],
    ['[::ffff:198.51.100.7]:51423', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
    ['64:ff9b:1::198.51.100.7', '64:ff9b:1:0'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('%s is this machine', (ip) => {
    expect(isFromThisMachine({ ip, headers: {} })).toBe(true);
  });

  test.each(['198.51.100.7', '::ffff:198.51.100.7', '2001:db8::1', '10.0.0.1'])('%s is not this machine', (ip) => {
    expect(isFromThisMachine({ ip, headers: {} })).toBe(false);
  });

  test.each([{ 'x-forwarded-for': '198.51.100.7' }, { forwarded: 'for=198.51.100.7' }])(
    'what was passed on for somebody is not from this machine: %o',
    (headers) => {
      expect(isFromThisMachine({ ip: '127.0.0.1', headers })).toBe(false);
    },
  );
});
