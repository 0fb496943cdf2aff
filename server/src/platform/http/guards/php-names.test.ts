import { describe, expect, test } from 'vitest';
import { withoutPhpSuffix } from './php-names.ts';

describe('the specification’s call names', () => {
  test.each([
    ['/api/check_access.php', '/api/check_access'],
    ['/api/check_access', '/api/check_access'],
    ['/api/state-tax.php?state=NJ', '/api/state-tax?state=NJ'],
    ['/api/check-coupon.php?code=a.php', '/api/check-coupon?code=a.php'],
    ['/api/check-coupon?code=a?b', '/api/check-coupon?code=a?b'],
    ['/api/check-coupon.php?code=%zz', '/api/check-coupon?code=%zz'],
    ['/api/a.php.php', '/api/a.php'],
    ['/index.php', '/index.php'],
    ['/', '/'],
    ['', ''],
  ])('%s is %s', (asked, answered) => {
    expect(withoutPhpSuffix(asked)).toBe(answered);
  });

  test.each(['/%zz', '/api/%E0%A4%A', '/%ff.php', '/a%'])('%s cannot be read, so it leads nowhere', (asked) => {
    expect(withoutPhpSuffix(asked)).toBe('/not-an-address');
  });
});
