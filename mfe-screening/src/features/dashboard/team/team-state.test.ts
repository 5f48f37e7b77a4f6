import { describe, expect, it } from 'vitest';
import { buildHistoryItem } from '../../../../tests/support/factories.js';
import { isMine, teamStateOf } from './team-state.js';

describe('teamStateOf', () => {
  it.each([
    [{ status: 'processing', done: 19, total: 31 }, 'Scoring 19 of 31'],
    [{ review: 3 }, 'Reviewing'],
    [{ rejected: 6, emailsSent: 0 }, 'Rejections to check'],
    [{ rejected: 6, emailsSent: 6 }, 'Emails sent'],
    [{ rejected: 0, shortlisted: 4, decided: 4 }, 'Decided'],
    [{ rejected: 0, shortlisted: 4, decided: 1 }, 'Reviewing'],
    [{ status: 'failed' }, 'Failed'],
    [{ closedAt: '2026-11-21T10:00:00.000Z', review: 3 }, 'Closed'],
    [{ status: 'processing', needsPerson: true }, 'Action needed'],
  ] as const)('reads %o as %s', (fields, text) => {
    expect(teamStateOf(buildHistoryItem(fields)).text).toBe(text);
  });
});

describe('isMine', () => {
  const people = { leadId: 'mina', reviewerIds: ['owen'], managerIds: ['helen'], isPrivate: false };

  it('is true for everybody at work on it', () => {
    const item = buildHistoryItem({ people });
    expect(['mina', 'owen', 'helen'].map((userId) => isMine(item, userId))).toEqual([
      true,
      true,
      true,
    ]);
    expect(isMine(item, 'lukas')).toBe(false);
  });

  it('is false where an older service names nobody', () => {
    expect(isMine(buildHistoryItem(), 'mina')).toBe(false);
  });
});
