import { describe, expect, it } from 'vitest';
import { requireScope } from './require-scope.js';

const read = { auth: 'user', scope: 'screenings:read' } as const;

describe('requireScope', () => {
  it.each([
    [read, undefined],
    [read, ['screenings:read', 'usage:read']],
    [{ auth: 'user' } as const, undefined],
    [{ auth: 'public' } as const, []],
    [null, undefined],
  ])('lets %j be called with %j', (operation, scopes) => {
    expect(() => requireScope(operation, scopes)).not.toThrow();
  });

  it.each([
    [read, [], 'lacks the scope screenings:read'],
    [read, ['screenings:write', 'other'], 'lacks the scope screenings:read'],
    [{ auth: 'user' } as const, ['screenings:read'], 'sign in on the website'],
    [null, ['screenings:read'], 'sign in on the website'],
  ])('refuses %j with %j', (operation, scopes, sentence) => {
    expect(() => requireScope(operation, scopes)).toThrow(sentence);
  });
});
