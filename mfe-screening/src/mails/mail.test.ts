import type { EmailStatus } from '@shortlist/contracts/screening';
import { describe, expect, it } from 'vitest';
import { buildCandidate, buildRejectionEmail } from '../../tests/support/factories.js';
import type { OutboxEntry } from '../outbox/outbox-view.js';
import { listMails, type MailState, standingOf } from './mail.js';

const at = '2026-11-20T10:00:00.000Z';
const entryOf = (state: OutboxEntry['state'], candidateId = 'tom'): OutboxEntry => ({
  candidateId,
  email: 'now@example.com',
  state,
  reason: null,
  sendAt: null,
  at,
});
const rejected = (overrides = {}) =>
  buildCandidate({ id: 'tom', status: 'rejected', email: 'tom@example.com', ...overrides });

describe('standingOf', () => {
  it.each<[EmailStatus, OutboxEntry['state'], MailState]>([
    ['draft', 'queued', 'queued'],
    ['failed', 'queued', 'queued'],
    ['draft', 'failed', 'failed'],
    ['sending', 'failed', 'failed'],
    ['sending', 'stopped', 'sending'],
    ['sent', 'stopped', 'sent'],
    ['sent', 'queued', 'sent'],
    ['unknown', 'sent', 'sent'],
    ['unknown', 'queued', 'unknown'],
    ['draft', 'unknown', 'unknown'],
    ['draft', 'stopped', 'stopped'],
    ['draft', 'other', 'other'],
  ])('of a draft %s and an entry %s is %s', (status, state, expected) => {
    const draft = buildRejectionEmail(rejected(), { status });
    expect(standingOf(draft, entryOf(state)).state).toBe(expected);
  });

  it('is that of the draft without an entry, and a draft without either', () => {
    const draft = buildRejectionEmail(rejected(), { status: 'sent', sentAt: at });
    expect(standingOf(draft, undefined)).toEqual({ state: 'sent', reason: null, at });
    expect(standingOf(null, undefined).state).toBe('draft');
  });
});

describe('listMails', () => {
  it('has everybody rejected, and those who were moved after theirs was confirmed', () => {
    const moved = buildCandidate({ id: 'moved' });
    const entries = new Map([['moved', entryOf('stopped', 'moved')]]);
    const mails = listMails({
      templateProblem: null,
      candidates: [rejected(), moved, buildCandidate()],
      drafts: [],
      entries,
    });
    expect(mails.map(({ candidate }) => candidate.id)).toEqual(['tom', 'moved']);
  });

  it.each<[OutboxEntry['state'], string]>([
    ['queued', 'now@example.com'],
    ['sent', 'now@example.com'],
    ['failed', 'tom@example.com'],
    ['stopped', 'tom@example.com'],
  ])('says of an email that is %s where it goes: %s', (state, expected) => {
    const entries = new Map([['tom', entryOf(state)]]);
    const [mail] = listMails({
      candidates: [rejected()],
      drafts: [],
      entries,
      templateProblem: null,
    });
    expect(mail?.address).toBe(expected);
  });
});
