import { expect, it } from 'vitest';
import { mayBePrivate } from './check-url.js';

it.each([
  [false, false, false],
  [false, true, false],
  ['local', false, false],
  ['local', true, true],
  [true, false, true],
] as const)('with the setting %s and a local caller %s, private is %s', (setting, isLocal, is) =>
  expect(mayBePrivate({ webhookPrivateAddresses: setting }, isLocal)).toBe(is),
);
