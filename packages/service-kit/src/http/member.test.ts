import { describe, expect, it } from 'vitest';
import { memberOf, requireAction } from './member.js';

const claims = { sub: 'mina', email: 'mina@example.com', plan: 'Premium', exempt: false } as const;
const own = { id: 'mina', role: 'owner', plan: 'Premium', exempt: false } as const;
const other = { id: 'northfield', role: 'viewer', plan: 'Free', exempt: false } as const;

describe('memberOf', () => {
  it('takes a token of before for the owner of the account’s workspace', () => {
    expect(memberOf(claims, '')).toMatchObject({ workspaceId: 'mina', role: 'owner' });
    expect(memberOf(claims, 'mina')).toMatchObject({ workspaceId: 'mina', plan: 'Premium' });
  });

  it('finds the workspace that the call names, with its own role and plan', () => {
    const member = memberOf({ ...claims, workspaces: [own, other] }, 'northfield');
    expect(member).toEqual({
      userId: 'mina',
      workspaceId: 'northfield',
      role: 'viewer',
      email: 'mina@example.com',
      plan: 'Free',
      exempt: false,
    });
  });

  it.each([[undefined], [[own, other]], [[]]])('knows no other workspace: %j', (workspaces) => {
    expect(() => memberOf({ ...claims, workspaces }, 'brookfield')).toThrow(
      expect.objectContaining({ code: 'WorkspaceNotFound' }),
    );
  });

  it('finds none where the token names none', () => {
    expect(() => memberOf({ ...claims, workspaces: [] }, '')).toThrow(
      expect.objectContaining({ code: 'WorkspaceNotFound' }),
    );
  });
});

describe('requireAction', () => {
  it('refuses what the role does not allow', () => {
    const viewer = { userId: 'mina', workspaceId: 'northfield', role: 'viewer' } as const;
    const member = { ...viewer, email: claims.email, plan: 'Free', exempt: false } as const;
    expect(() => requireAction(member, 'screening.read')).not.toThrow();
    expect(() => requireAction(member, 'candidate.decide')).toThrow(
      expect.objectContaining({ code: 'NotAllowed', status: 403 }),
    );
  });
});
