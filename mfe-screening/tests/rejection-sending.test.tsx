import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { JobDetail } from '@shortlist/contracts/job';
import type { EmailStatus } from '@shortlist/contracts/screening';
import { ApiError } from '@shortlist/web-kit';
import { act, screen } from '@testing-library/react';
import { buildCandidate, buildJob, buildRejectionEmail } from './factories.js';
import { renderApp } from './render-app.js';

const candidate = buildCandidate({
  id: 'one',
  candidate: 'Rejected one',
  email: 'one@example.com',
  status: 'rejected',
  score: 30,
});
const jobWith = (status: EmailStatus, overrides = {}) =>
  buildJob({
    candidates: [candidate],
    rejectionEmails: [buildRejectionEmail(candidate, { status, ...overrides })],
  });

/** A server whose job is what the test says at the moment. */
async function openRejections(first: JobDetail, answers = {}) {
  const server = { job: first };
  const app = await renderApp('/results?job=job_1', {
    answers: { getJob: () => server.job, ...answers },
  });
  await app.user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  return { ...app, server };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const looks = (calls: readonly string[]) => calls.filter((name) => name === 'getScreening').length;

describe('a rejection that is being sent', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('by another tab shows so, and what became of it without a reload', async () => {
    const { server, calls } = await openRejections(jobWith('sending'));
    expect(screen.getByText('0 to send · 1 being sent')).toBeInTheDocument();
    expect(screen.getByText(/This email is being sent at the moment/)).toBeInTheDocument();
    server.job = jobWith('unknown', { reason: 'Interrupted.' });
    await pass(5000);
    expect(screen.getByText('May have been delivered')).toBeInTheDocument();
    const before = looks(calls);
    await pass(20_000);
    expect(looks(calls)).toBe(before);
  });

  it('by another call is told as neither sent nor failed, and then as what it is', async () => {
    const result = { email: 'one@example.com', outcome: 'unknown', sending: true, reason: '…' };
    const sendBulkEmail = { successful: 0, failed: 0, sending: 1, results: [result] };
    const { server, user } = await openRejections(jobWith('draft'), { sendBulkEmail });
    await user.click(screen.getByRole('button', { name: 'Send All Emails' }));
    await user.click(screen.getByRole('button', { name: 'Yes, Send Emails' }));
    const dialog = await screen.findByRole('dialog', { name: 'Emails are being sent' });
    expect(dialog).toHaveTextContent('0 sent successfully, 0 failed.');
    expect(dialog).toHaveTextContent(
      '1 is being sent at the moment. The list shows what becomes of it within a minute.',
    );
    expect(screen.getByText('Sending')).toBeInTheDocument();
    server.job = jobWith('sent', { sentAt: '2026-11-20T10:00:00.000Z' });
    await pass(5000);
    expect(screen.getByText('0 to send · 1 sent')).toBeInTheDocument();
  });

  it.each([
    [502, null],
    [null, 'NETWORK_ERROR'],
  ])('by a call whose answer is lost (%s) is looked at for a minute', async (status, code) => {
    const sendBulkEmail = () => {
      throw new ApiError({ status, code: code ?? String(status), message: 'Email is away.' });
    };
    const { server, user, calls } = await openRejections(jobWith('draft'), { sendBulkEmail });
    await user.click(screen.getByRole('button', { name: 'Send All Emails' }));
    await user.click(screen.getByRole('button', { name: 'Yes, Send Emails' }));
    expect(await screen.findByRole('dialog', { name: 'Failed to send emails!' })).toBeVisible();
    await pass(30_000);
    expect(screen.getByText('1 to send')).toBeInTheDocument();
    server.job = jobWith('sent', { sentAt: '2026-11-20T10:00:00.000Z' });
    await pass(5000);
    expect(screen.getByText('0 to send · 1 sent')).toBeInTheDocument();
    await pass(60_000);
    const before = looks(calls);
    await pass(60_000);
    expect(looks(calls)).toBe(before);
  });

  it('is not waited for when the server said that it did nothing', async () => {
    const sendBulkEmail = () => {
      throw new ApiError({ status: 422, code: '422', message: 'Too many.' });
    };
    const { user, calls } = await openRejections(jobWith('draft'), { sendBulkEmail });
    await user.click(screen.getByRole('button', { name: 'Send All Emails' }));
    await user.click(screen.getByRole('button', { name: 'Yes, Send Emails' }));
    expect(await screen.findByRole('dialog', { name: 'Failed to send emails!' })).toBeVisible();
    const before = looks(calls);
    await pass(60_000);
    expect(looks(calls)).toBe(before);
  });
});
