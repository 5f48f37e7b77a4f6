import { describe, expect, it } from 'vitest';
import { testToken } from '../testing/start-test-api.js';
import { isExpiring, readClaims, tokenExpiry } from './access-token.js';

describe('access tokens', () => {
  it('tells when a token ends', () => {
    const now = Date.now();
    expect(tokenExpiry(testToken(900))).toBeGreaterThan(now + 898_000);
    expect(isExpiring(testToken(61), now)).toBe(false);
    expect(isExpiring(testToken(59), now)).toBe(true);
    expect(isExpiring(testToken(-1), now)).toBe(true);
  });

  it('reads claims beyond ASCII', () => {
    expect(readClaims(testToken(1, { email: 'zoë@example.com' }))).toMatchObject({
      email: 'zoë@example.com',
    });
  });

  it.each(['', 'opaque', 'a.b.c', 'a..c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"soon"}')}.c`])(
    'never takes "%s" for a token that runs out',
    (token) => {
      expect(tokenExpiry(token)).toBeNull();
      expect(isExpiring(token)).toBe(false);
    },
  );
});
