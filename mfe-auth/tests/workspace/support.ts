import type { Operation } from '@shortlist/contracts/operation';
import { testUser } from '@shortlist/web-kit/testing';
import { vi } from 'vitest';

export const session = { status: 'signed-in', user: testUser } as const;

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const person = (firstName: string, lastName: string, role: string, days: number) => ({
  userId: lastName.toLowerCase(),
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@brookfield.example`,
  role,
  joinedAt: '2026-01-05T09:00:00.000Z',
  lastSeenAt: ago(days),
});

export const mina = {
  ...person('Mina', 'Castellano', 'owner', 0),
  userId: testUser.id,
  email: testUser.email,
};
export const owen = person('Owen', 'Hartley', 'admin', 0.1);
const priya = person('Priya', 'Nair', 'recruiter', 1.2);
export const lukas = person('Lukas', 'Brandt', 'recruiter', 9);
const helen = person('Helen', 'Moss', 'viewer', 400);

export const invitation = {
  id: 'invitation-1',
  email: 'jonas@brookfield.example',
  role: 'recruiter',
  invitedBy: 'Mina Castellano',
  sentAt: ago(1),
  expiresAt: ago(-5.5),
  hasExpired: false,
};
const expired = {
  ...invitation,
  id: 'invitation-2',
  email: 'dana@brookfield.example',
  invitedBy: 'Owen Hartley',
  sentAt: ago(9),
  expiresAt: ago(2.5),
  hasExpired: true,
};

/** Brookfield Foods as a member of `role` sees it, who is called Mina. */
export function workspaceAs(role: string, changes: object = {}) {
  const members = [{ ...mina, role }, owen, priya, lukas, helen];
  return {
    workspace: { id: 'brookfield', name: 'Brookfield Foods', role, members: 5, isOwn: false },
    members,
    invitations: ['owner', 'admin'].includes(role) ? [invitation, expired] : [],
    ...changes,
  };
}

export const leads = {
  leads: [
    {
      userId: 'brandt',
      screenings: [
        { jobId: 'job-1', title: 'HGV Driver' },
        { jobId: 'job-2', title: null },
      ],
    },
    { userId: 'nair', screenings: [{ jobId: 'job-3', title: 'Night Nurse' }] },
  ],
};

/** Body of the error `code` of an operation, as the contract has it. */
export const errorOf = ({ errors }: Operation, code: string) => {
  const found = errors[code];
  if (!found) throw new Error(`The operation has no error ${code}.`);
  return [found.status, found.message, code] as const;
};

export const entered = vi.fn(() => Promise.resolve());

/** The activity of a workspace in which nothing has happened. */
export const quiet = { items: [], next: null, keptMonths: 12 };
