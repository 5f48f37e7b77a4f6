import * as http from '@shortlist/contracts/http/auth';
import { createHttpMetrics, createLogger } from '@shortlist/service-kit';
import { describe, expect, it } from 'vitest';
import { createWorkMetrics } from '../metrics/create-work-metrics.js';
import { type ApiCall, createRateLimits, type RateLimitSettings } from './rate-limits.js';

const log = createLogger({ name: 'gateway', level: 'silent' });
const { registry } = createHttpMetrics();
const workMetrics = createWorkMetrics(registry);
const create = (settings: RateLimitSettings) => createRateLimits({ ...settings, log, workMetrics });
const login: ApiCall = { service: 'auth', operation: http.login };
const unknown: ApiCall = { service: 'auth', operation: null };

describe('createRateLimits', () => {
  it('limits sensitive calls by address and operation, and tells how long to wait', async () => {
    const limits = create({ perMinute: 100, sensitivePerMinute: 2 });
    const take = limits.takeSensitive;
    const reset: ApiCall = { service: 'auth', operation: http.resetPassword };
    expect([await take('1.1.1.1', reset), await take('1.1.1.1', reset)]).toEqual([null, null]);
    expect(await take('1.1.1.1', reset)).toBeGreaterThan(0);
    expect(await take('2.2.2.2', reset)).toBeNull();
    expect(await take('1.1.1.1', { service: 'auth', operation: http.register })).toBeNull();
    for (let count = 0; count < 5; count += 1) {
      expect(await take('1.1.1.1', { service: 'auth', operation: http.getCurrentUser })).toBeNull();
    }
  });

  it('allows six times as many where the service brakes guesses itself', async () => {
    const limits = create({ perMinute: 100, sensitivePerMinute: 2 });
    for (let count = 0; count < 12; count += 1) {
      expect(await limits.takeSensitive('1.1.1.1', login)).toBeNull();
    }
    expect(await limits.takeSensitive('1.1.1.1', login)).toBeGreaterThan(0);
  });

  it('counts what the contract does not know as one sensitive operation of its service', async () => {
    const limits = create({ perMinute: 100, sensitivePerMinute: 1 });
    expect(await limits.takeSensitive('1.1.1.1', unknown)).toBeNull();
    expect(await limits.takeSensitive('1.1.1.1', unknown)).toBeGreaterThan(0);
    expect(await limits.takeSensitive('1.1.1.1', { ...unknown, service: 'email' })).toBeNull();
    expect(await limits.takeSensitive('1.1.1.1', login)).toBeNull();
  });

  it('limits all calls of an address together', async () => {
    const limits = create({ perMinute: 3, sensitivePerMinute: 3 });
    for (let count = 0; count < 3; count += 1) {
      expect(await limits.takeAny('1.1.1.1')).toBeNull();
    }
    expect(await limits.takeAny('1.1.1.1')).toBeGreaterThan(0);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const limits = create({ perMinute: 1, sensitivePerMinute: 1 });
    const forgot: ApiCall = { service: 'auth', operation: http.forgotPassword };
    for (const take of [
      limits.takeAny,
      (address: string) => limits.takeSensitive(address, forgot),
    ]) {
      expect(await take('2001:db8:0:1::1')).toBeNull();
      expect(await take('2001:db8:0:1:ffff::2')).toBeGreaterThan(0);
      expect(await take('2001:db8:0:2::1')).toBeNull();
    }
  });
});
