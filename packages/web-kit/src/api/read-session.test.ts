import { accessTokenClaims, message, sessionTokens, user } from '@shortlist/contracts/entities';
import { errorBody } from '@shortlist/contracts/errors';
import * as http from '@shortlist/contracts/http/auth';
import { describe, expect, it } from 'vitest';
import { testUser } from '../testing.js';
import {
  readMessage,
  readSecondStep,
  readSessionTokens,
  readTokenUser,
  readUser,
} from './read-session.js';
import * as session from './session-operations.js';

interface Schema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

const values = [null, undefined, 7, '', 'text', 'a b', true, [], {}, ['code', 'dance'], [7]];
/** Only the schema knows that these are none. */
const unchecked = new Set(['email', 'createdAt', 'expiresAt']);

/** The valid value, everything that is none at all, and whatever differs from it in one field that is checked. */
function variants(valid: object): unknown[] {
  const changed = Object.keys(valid)
    .filter((name) => !unchecked.has(name))
    .flatMap((name) => {
      const { [name]: _gone, ...without } = valid as Record<string, unknown>;
      return [without, ...values.map((other) => ({ ...valid, [name]: other }))];
    });
  return [valid, { ...valid, tomorrow: 'unknown field' }, ...values, ...changed];
}

function dataOf(read: (value: unknown) => unknown, value: unknown): unknown {
  try {
    return read(value);
  } catch {
    return 'refused';
  }
}

const tokens = { access_token: 'a', token: 'a', refresh_token: 'r', refreshToken: 'r' };
const step = { ticket: 't', methods: ['code'], expiresAt: '2026-01-05T09:00:00.000Z' };

it.each<[string, (value: unknown) => unknown, Schema, object]>([
  ['user', readUser, user, { ...testUser, askedFor: 'Premium', company: 'St. Odile' }],
  ['pair of tokens', readSessionTokens, sessionTokens, tokens],
  ['message', readMessage, message, { message: 'Done.' }],
  [
    'second step',
    (value) => readSecondStep({ secondStep: value }) ?? 'refused',
    errorBody.shape.secondStep.def.innerType,
    step,
  ],
])('a %s is read as the contract does', (_name, read, schema, valid) => {
  const input = variants(valid);
  const expected = input.map((value) => {
    const { success, data } = schema.safeParse(value);
    return success ? data : 'refused';
  });
  expect(input.map((value) => dataOf(read, value))).toEqual(expected);
  expect(expected).toContain('refused');
});

it.each(['Premium', 'Tomorrow', 7, null])(
  'the plan of a token is read as the contract does: %p',
  (plan) => {
    const claims = { sub: 'user_1', email: 'mina@example.com', plan, exempt: false };
    const { success, data } = accessTokenClaims.safeParse(claims);
    const { sub: id, ...rest } = data ?? claims;
    expect(dataOf(readTokenUser, claims)).toEqual(success ? { id, ...rest } : 'refused');
  },
);

describe.each(['refresh', 'getCurrentUser', 'logout'] as const)('the operation %s', (name) => {
  it('is that of the contract', () => {
    const { response: _mine, ...mine } = session[name];
    expect(http[name]).toMatchObject(mine);
  });
});
