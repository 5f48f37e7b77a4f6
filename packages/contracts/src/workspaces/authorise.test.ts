import { describe, expect, it } from 'vitest';
import { operations } from '../operations.js';
import { type Action, authorise, permissions, rolesGivenBy } from './authorise.js';
import { memberRoles } from './roles.js';

const mina = { userId: 'mina', workspaceId: 'brookfield', role: 'recruiter' } as const;
const open = { workspaceId: 'brookfield', leadId: 'owen', people: ['owen'], isPrivate: false };

describe('authorise', () => {
  it('lets each role do what the roles after it may do', () => {
    for (const [action, roles] of Object.entries(permissions)) {
      expect([action, roles]).toEqual([action, memberRoles.slice(0, roles.length)]);
    }
  });

  it('hides a screening of another workspace, whatever the role', () => {
    const foreign = { ...open, workspaceId: 'northfield', people: ['mina'] };
    for (const role of memberRoles) {
      for (const action of Object.keys(permissions) as Action[]) {
        expect(authorise({ ...mina, role }, action, foreign)).toBe('hidden');
      }
    }
  });

  it('hides a private screening from all but its people', () => {
    const secret = { ...open, isPrivate: true };
    expect(authorise({ ...mina, role: 'admin' }, 'screening.read', secret)).toBe('hidden');
    expect(authorise({ ...mina, role: 'owner' }, 'screening.read', secret)).toBe('hidden');
    expect(authorise({ ...mina, userId: 'owen' }, 'screening.read', secret)).toBe('allowed');
  });

  it('lets the lead, owners and admins choose the people of a screening', () => {
    const verdicts = memberRoles.map((role) =>
      authorise({ ...mina, role }, 'screening.lead', open),
    );
    expect(verdicts).toEqual(['allowed', 'allowed', 'refused', 'refused']);
    expect(authorise({ ...mina, userId: 'owen' }, 'screening.lead', open)).toBe('allowed');
  });

  it('lets an owner take a private screening over, and nobody else', () => {
    const secret = { ...open, isPrivate: true };
    const verdicts = memberRoles.map((role) =>
      authorise({ ...mina, role }, 'screening.take-over', secret),
    );
    expect(verdicts).toEqual(['allowed', 'refused', 'refused', 'refused']);
  });
});

describe('rolesGivenBy', () => {
  it('gives nobody more than they have', () => {
    expect(rolesGivenBy('admin')).toEqual(['admin', 'recruiter', 'viewer']);
    expect(rolesGivenBy('recruiter')).toEqual([]);
    expect(rolesGivenBy('viewer')).toEqual([]);
  });
});

describe('operations', () => {
  it('name an action unless they concern the account alone', () => {
    const without = operations.filter(({ auth, action }) => auth === 'user' && !action);
    expect(without.every(({ path }) => path.startsWith('/auth/'))).toBe(true);
  });
});
