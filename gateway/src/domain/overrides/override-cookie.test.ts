import { describe, expect, it } from 'vitest';
import { readOverrideCookie, writeOverrideCookie } from './override-cookie.js';

const now = 1_800_000_000_000;
const day = 24 * 60 * 60 * 1000;
const origins = ['http://localhost:3104', 'https://preview.example'];
const billing = 'http://localhost:3104/mf-manifest.json';
const read = (value: string | undefined, at = now) =>
  readOverrideCookie(value, { origins, now: at });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the cookie of a browser that takes remotes from elsewhere', () => {
  it('says what was written into it, for a day', () => {
    const remotes = { billing, auth: 'https://preview.example/17/mf-manifest.json' };
    const value = writeOverrideCookie(remotes, now);
    expect(read(value)).toEqual(remotes);
    expect(read(value, now + day - 1)).toEqual(remotes);
    expect(read(value, now + day)).toEqual({});
  });

  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['another shape', encode({ until: now + 1, remotes: [billing] })],
    ['no end', encode({ remotes: { billing } })],
    [
      'a later end than any that is set here',
      encode({ until: now + day + 1, remotes: { billing } }),
    ],
    [
      'more than a browser keeps',
      encode({ until: now + 1, remotes: { billing, x: 'x'.repeat(5000) } }),
    ],
  ])('says nothing when it is %s', (_what, value) => {
    expect(read(value)).toEqual({});
  });

  it.each([
    'javascript:alert(1)',
    'data:application/json,{}',
    'http://localhost:9999/mf-manifest.json',
    'http://localhost:3104@evil.example/mf-manifest.json',
    'http://user:secret@localhost:3104/mf-manifest.json',
    'https://localhost:3104/mf-manifest.json',
    '//localhost:3104/mf-manifest.json',
    `http://localhost:3104/${'x'.repeat(10_000)}`,
    '',
  ])('is not believed where it names another place (%#)', (address) => {
    const short = address.slice(0, 900);
    expect(read(encode({ until: now + 1, remotes: { billing: short } }))).toEqual({});
  });

  it('is believed for the rest, when one remote is not to be had from there, or is unknown', () => {
    const remotes = { billing, auth: 'http://evil.example/', shell: billing, __proto__x: billing };
    expect(read(encode({ until: now + 1, remotes }))).toEqual({ billing });
  });
});
