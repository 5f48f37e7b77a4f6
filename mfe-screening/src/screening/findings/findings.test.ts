import { describe, expect, it } from 'vitest';
import { findingOf, kindText } from './findings.js';

describe('findingOf', () => {
  it.each([
    [{ verdict: 'met' }, 'met'],
    [{ verdict: 'partly' }, 'partly'],
    [{ verdict: 'not-found', reason: 'in-progress' }, 'in-progress'],
    [{ verdict: 'not-found', reason: 'says-no' }, 'says-no'],
    [{ verdict: 'not-found', reason: 'other' }, 'not-found'],
    [{ verdict: 'not-found' }, 'not-found'],
    [undefined, 'not-found'],
  ] as const)('reads %j as %s', (verdict, finding) => {
    expect(findingOf(verdict)).toBe(finding);
  });
});

describe('kindText', () => {
  it.each([
    [{ kind: 'must' }, 'must'],
    [{ kind: 'nice' }, 'nice'],
    [{ kind: 'must', knockOut: true }, 'knock-out'],
    [{ kind: 'must', knockOut: true, onCall: true }, 'ask on the call'],
  ] as const)('says of %j: %s', (criterion, text) => {
    expect(kindText(criterion)).toBe(text);
  });
});
