import { type MemberRole, memberRoles } from '@shortlist/contracts/roles';
import { describe, expect, it } from 'vitest';
import { requireGivenBy, requireHeirs, requireOtherOwner } from './rules.js';

const [olga, owen, mina, vera] = [
  { userId: 'olga', role: 'owner' },
  { userId: 'owen', role: 'owner' },
  { userId: 'mina', role: 'recruiter' },
  { userId: 'vera', role: 'viewer' },
] as const;

describe('requireGivenBy', () => {
  const mayGive = (by: MemberRole, role: MemberRole) => {
    try {
      requireGivenBy(by, role);
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    ['owner', ['owner', 'admin', 'recruiter', 'viewer']],
    ['admin', ['admin', 'recruiter', 'viewer']],
    ['recruiter', []],
    ['viewer', []],
  ] as const)('lets a member who is %s give and take %j', (by, roles) => {
    expect(memberRoles.filter((role) => mayGive(by, role))).toEqual(roles);
  });

  it('asks for the role of before and the new one', () => {
    expect(() => requireGivenBy('admin', 'owner', 'viewer')).toThrow('NotYourRole');
    expect(() => requireGivenBy('admin', 'viewer', 'owner')).toThrow('NotYourRole');
  });
});

describe('requireOtherOwner', () => {
  it('lets an owner go while there is another', () => {
    expect(() => requireOtherOwner([olga, owen, mina], olga)).not.toThrow();
    expect(() => requireOtherOwner([olga, mina, vera], olga)).toThrow('LastOwner');
  });
});

describe('requireHeirs', () => {
  const members = [olga, mina, vera];
  it('takes nobody, and members who may lead', () => {
    const each = [{ jobId: 'j', to: 'mina' }];
    expect(() => requireHeirs(members, mina, { to: null })).not.toThrow();
    expect(() => requireHeirs(members, vera, { to: 'olga', each })).not.toThrow();
  });

  it.each([
    ['the leaving member', { to: 'mina' }],
    ['a viewer', { to: 'vera' }],
    ['a person of another workspace', { to: 'owen' }],
    ['a viewer for one screening', { to: 'olga', each: [{ jobId: 'j', to: 'vera' }] }],
  ])('refuses %s', (_, heirs) => {
    expect(() => requireHeirs(members, mina, heirs)).toThrow('HeirNotAllowed');
  });
});
