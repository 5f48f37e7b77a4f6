import { createPublicKey } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { createTestTokens } from './testing/index.js';
import { createTokenVerifier } from './tokens.js';

const tokens = createTestTokens();
const verify = createTokenVerifier(tokens.publicKey);
const claims = { sub: 'u1', email: 'ada@example.com', plan: 'Premium', exempt: true } as const;
const { sub, ...rest } = claims;
const options = {
  algorithm: 'ES256',
  subject: sub,
  issuer: 'shortlist',
  audience: 'shortlist-api',
  expiresIn: 60,
} as const;

describe('createTokenVerifier', () => {
  it('reads the claims of its own tokens and nothing else of them', () => {
    expect(verify(`bearer ${tokens.sign(claims)}`)).toEqual(claims);
  });

  it('takes tokens of each of its keys, and of no other', () => {
    const [next, other] = [createTestTokens(), createTestTokens()];
    const verifyBoth = createTokenVerifier(`${tokens.publicKey}${next.publicKey}`);
    for (const { sign } of [tokens, next]) {
      expect(verifyBoth(`Bearer ${sign(claims)}`)).toEqual(claims);
      expect(() => verifyBoth(`Bearer ${sign(claims, -60)}`)).toThrow('Please sign in');
    }
    expect(() => verifyBoth(`Bearer ${other.sign(claims)}`)).toThrow('Please sign in');
  });

  it('is not made of what is no public key', () => {
    expect(() => createTokenVerifier('no key')).toThrow('no public key');
  });

  it('bears clocks that differ a little', () => {
    expect(verify(`Bearer ${tokens.sign(claims, -2)}`)).toEqual(claims);
  });

  it('takes a plan that a later release added for the smallest', () => {
    const token = jsonwebtoken.sign({ ...rest, plan: 'Gold' }, tokens.privateKey, options);
    expect(verify(`Bearer ${token}`)).toEqual({ ...claims, plan: 'Free' });
  });

  const none = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  it.each([
    ['no algorithm', `${none({ alg: 'none' })}.${none({ ...claims, exp: 9e9 })}.`],
    [
      'the public key used as an HMAC secret',
      (() => {
        const pem = createPublicKey(tokens.publicKey).export({ type: 'spki', format: 'der' });
        return jsonwebtoken.sign(rest, pem.toString('hex'), { ...options, algorithm: 'HS256' });
      })(),
    ],
    ['another issuer', jsonwebtoken.sign(rest, tokens.privateKey, { ...options, issuer: 'x' })],
    ['another audience', jsonwebtoken.sign(rest, tokens.privateKey, { ...options, audience: 'x' })],
    ['a missing claim', jsonwebtoken.sign({ email: rest.email }, tokens.privateKey, options)],
    [
      'a changed payload',
      tokens.sign(claims).replace(/\.[^.]+\./, `.${none({ ...claims, exp: 9e9 })}.`),
    ],
    ['a signature cut off', tokens.sign(claims).slice(0, -4)],
  ])('refuses a token with %s', (_, token) => {
    expect(() => verify(`Bearer ${token}`)).toThrow('Please sign in to continue.');
  });
});
