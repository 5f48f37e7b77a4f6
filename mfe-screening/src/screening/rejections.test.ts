import { describe, expect, it } from '@jest/globals';
import {
  buildCandidate,
  buildJob,
  buildRejectionEmail,
  screeningOfJob,
} from '../../tests/factories.js';
import { listRejections, newestOf, outcomesOf, sendableEmails } from './rejections.js';

const rejected = (overrides = {}) =>
  buildCandidate({ status: 'rejected', score: 40, ...overrides });

describe('listRejections', () => {
  it('pairs rejected candidates with their drafts, best score first, newest outcome winning', () => {
    const low = rejected({ score: 20 });
    const high = rejected({ score: 48 });
    const bare = rejected({ score: 30, email: '' });
    const job = buildJob({
      candidates: [low, high, bare, buildCandidate()],
      rejectionEmails: [low, high].map((candidate) => buildRejectionEmail(candidate)),
    });
    const outcomes = new Map([[low.id, { status: 'sent' as const, reason: null }]]);
    const list = listRejections(screeningOfJob(job), outcomes);
    expect(list.map(({ candidate, email }) => [candidate.id, email?.status ?? null])).toEqual([
      [high.id, 'draft'],
      [bare.id, null],
      [low.id, 'sent'],
    ]);
  });
});

describe('newestOf', () => {
  it.each([
    ['draft', 'sent', 'sent'],
    ['draft', 'sending', 'sending'],
    ['sending', 'sent', 'sent'],
    ['sending', 'failed', 'failed'],
    ['failed', 'sending', 'failed'],
    ['failed', 'unknown', 'unknown'],
    ['unknown', 'sending', 'unknown'],
    ['unknown', 'sent', 'sent'],
    ['sent', 'unknown', 'sent'],
    ['sent', 'sending', 'sent'],
  ] as const)('of a job that says %s and an answer that said %s is %s', (job, answer, newest) => {
    const email = buildRejectionEmail(rejected(), { status: job });
    expect(newestOf(email, { status: answer, reason: null }).status).toBe(newest);
  });
});

describe('sendableEmails', () => {
  it('leaves out what was sent, may have been delivered, is on its way or has no address', () => {
    const statuses = ['draft', 'failed', 'sent', 'unknown', 'sending'] as const;
    const rejections = [
      ...statuses.map((status) => {
        const candidate = rejected();
        return { candidate, email: buildRejectionEmail(candidate, { status }) };
      }),
      { candidate: rejected(), email: null },
      { candidate: rejected(), email: buildRejectionEmail(rejected({ email: '' })) },
    ];
    expect(sendableEmails(rejections).map(({ status }) => status)).toEqual(['draft', 'failed']);
  });
});

describe('outcomesOf', () => {
  const sent = [rejected({ email: 'A@example.com' }), rejected({ email: 'b@example.com' })].map(
    (candidate) => buildRejectionEmail(candidate),
  );

  it('takes each result for the email at its place', () => {
    const outcomes = outcomesOf(sent, [
      { email: 'a@example.com', outcome: 'already-sent', reason: null },
      { email: 'b@example.com', outcome: 'failed', reason: 'No such mailbox.' },
    ]);
    expect([...outcomes.values()]).toEqual([
      { status: 'sent', reason: null },
      { status: 'failed', reason: 'No such mailbox.' },
    ]);
  });

  it('takes an email that another call is sending for neither sent nor unknown', () => {
    const results = sent.map(({ email }) => ({
      email,
      outcome: 'unknown' as const,
      sending: true,
      reason: 'It is being sent.',
    }));
    const outcomes = outcomesOf(sent, results);
    expect([...outcomes.values()].map(({ status }) => status)).toEqual(['sending', 'sending']);
  });

  it('does not guess when an answer is missing or names somebody else', () => {
    const outcomes = outcomesOf(sent, [
      { email: 'mallory@example.com', outcome: 'sent', reason: null },
    ]);
    expect([...outcomes.values()].map(({ status }) => status)).toEqual(['unknown', 'unknown']);
  });
});
