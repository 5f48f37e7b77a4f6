import { type Activity, activityKinds } from '@shortlist/contracts/activity';
import { describe, expect, it } from 'vitest';
import { describeActivity } from './activity-sentence.js';

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
