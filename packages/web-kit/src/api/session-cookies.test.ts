import { describe, expect, it } from 'vitest';
import { createSessionCookies } from './session-cookies.js';

/** A document that keeps every cookie as it was set, as a browser's inspector shows it. */
function fakePage(protocol: string) {
  const written: string[] = [];
  const jar = new Map<string, string>();
  const page = {
    location: { protocol },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split('; ');
      const at = pair.indexOf('=');
      if (/Max-Age=0(;|$)/.test(text)) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
  return { page: page as unknown as Document, written, jar };
}

const tokens = { token: 'access', refreshToken: 'refresh' };

describe('session cookies', () => {
  it('live as long as the specification says, for this site only, over https', () => {
    const { page, written } = fakePage('https:');
    createSessionCookies(page).write(tokens, true);
    expect(written).toContain('auth_token=access; Max-Age=604800; Path=/; SameSite=Strict; Secure');
    expect(written).toContain(
      'refresh_token=refresh; Max-Age=2592000; Path=/; SameSite=Strict; Secure',
    );
  });

  it('are not Secure on plain http, where a browser would drop them', () => {
    const { page, written } = fakePage('http:');
    createSessionCookies(page).write(tokens, true);
    expect(written.join()).not.toContain('Secure');
  });

  it('end with the browser session when not remembered', () => {
    const { page, written } = fakePage('https:');
    const session = createSessionCookies(page);
    session.write(tokens, false);
    expect(written).toContain('auth_token=access; Path=/; SameSite=Strict; Secure');
    expect(written).toContain('refresh_token=refresh; Path=/; SameSite=Strict; Secure');
    expect(session.isRemembered()).toBe(false);
    session.write(tokens, true);
    expect(session.isRemembered()).toBe(true);
  });

  it('are all gone after clearing', () => {
    const { page, jar } = fakePage('https:');
    const session = createSessionCookies(page);
    session.write(tokens, false);
    session.clear();
    expect([...jar]).toEqual([]);
    expect(session.read()).toEqual({ accessToken: null, refreshToken: null });
  });

  it('keep any token whole, and are not confused by other cookies', () => {
    const { page, jar } = fakePage('http:');
    const session = createSessionCookies(page);
    jar.set('x_auth_token', 'someone else');
    session.write({ token: 'a=b; c%20"', refreshToken: 'ü' }, true);
    expect(session.read()).toEqual({ accessToken: 'a=b; c%20"', refreshToken: 'ü' });
    jar.set('auth_token', '%E0%A4%A');
    expect(session.read().accessToken).toBe('%E0%A4%A');
  });
});
