import { describe, expect, it } from '@jest/globals';
import { createRateLimits } from './rate-limits.js';

describe('createRateLimits', () => {
  it('limits sensitive calls by address and path, and tells how long to wait', async () => {
    const limits = createRateLimits({ perMinute: 100, sensitivePerMinute: 2 });
    const login = (address: string) => limits.take(address, 'POST', '/auth/login');
    expect([await login('1.1.1.1'), await login('1.1.1.1')]).toEqual([null, null]);
    expect(await login('1.1.1.1')).toBeGreaterThan(0);
    expect(await login('2.2.2.2')).toBeNull();
    expect(await limits.take('1.1.1.1', 'POST', '/auth/register')).toBeNull();
    expect(await limits.take('1.1.1.1', 'GET', '/auth/me')).toBeNull();
  });

  it('limits all calls of an address together', async () => {
    const limits = createRateLimits({ perMinute: 3, sensitivePerMinute: 3 });
    for (const path of ['/a', '/b', '/c']) {
      expect(await limits.take('1.1.1.1', 'GET', path)).toBeNull();
    }
    expect(await limits.take('1.1.1.1', 'GET', '/d')).toBeGreaterThan(0);
  });
});
