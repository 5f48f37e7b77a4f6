import { type Activity, activityKinds } from '@shortlist/contracts/activity';
import { describe, expect, it } from 'vitest';
import { describeActivity, describeActor } from './activity-sentence.js';

const line = (facts: Partial<Activity>): Activity => ({
  id: 'a',
  at: '2026-11-28T09:00:00.000Z',
  userId: 'owen',
  kind: 'decided',
  ...facts,
});
const nameOf = (id: string | null | undefined) =>
  id === 'priya' ? 'Priya Nair' : 'a former member';
const write = (facts: Partial<Activity>) => {
  const { before, title, after } = describeActivity(line(facts), nameOf);
  return `${before}${title ?? ''}${after}`;
};

describe('describeActivity', () => {
  it.each([
    [
      { kind: 'screening-shared', title: 'Night Nurse', count: 12 },
      'Shared 12 people of Night Nurse by link',
    ],
    [{ kind: 'screening-shared', title: 'Nurse' }, 'Shared the shortlist of Nurse by link'],
    [
      { kind: 'shortlist-exported', title: 'Clerk', count: 1, detail: 'shortlist' },
      'Exported Clerk to Excel, 1 candidate',
    ],
    [
      { kind: 'role-changed', aboutId: 'priya', detail: 'recruiter' },
      'Changed Priya Nair to recruiter',
    ],
    [
      { kind: 'join-accepted', aboutId: 'priya', detail: 'viewer' },
      'Accepted the request of Priya Nair, as viewer',
    ],
    [
      { kind: 'join-declined', detail: 'dana@brookfield.example' },
      'Declined the request of dana@brookfield.example',
    ],
    [{ kind: 'join-requests-changed', detail: 'closed' }, 'Stopped people from asking to join'],
    [{ kind: 'member-removed', aboutId: 'gone' }, 'Removed a former member'],
    [{ kind: 'decided', title: '', count: 1200 }, 'Decided about 1,200 candidates in a screening'],
    [{ kind: 'other' }, 'Changed something'],
  ] as const)('%j', (facts, sentence) => {
    expect(write(facts)).toBe(sentence);
  });

  it.each(activityKinds)('has a sentence for %s', (kind) => {
    expect(write({ kind, title: 'Nurse', detail: 'owner' })).toMatch(/^[A-Z]\w+ .*\w$/);
  });
});

describe('describeActor', () => {
  it('names a person who asks to join by their address, until they are a member', () => {
    const detail = 'dana@brookfield.example';
    const asked = (userId: string) => line({ userId, kind: 'join-asked', detail });
    expect(describeActor(asked('dana'), nameOf)).toBe(detail);
    expect(describeActor(asked('priya'), nameOf)).toBe('Priya Nair');
    expect(describeActor(line({ userId: 'gone' }), nameOf)).toBe('a former member');
    expect(describeActor(line({ userId: null }), nameOf)).toBe('Shortlist');
  });
});
