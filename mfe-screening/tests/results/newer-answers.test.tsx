import * as emailHttp from '@shortlist/contracts/http/email';
import * as gatewayHttp from '@shortlist/contracts/http/gateway';
import * as resumesHttp from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildHistoryItem,
  buildJob,
  buildRejectionEmail,
  buildUnreadable,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type QueueInput = CallInput<typeof emailHttp.queueRejections>;

/** A value and a field that no release of this page knows. */
const newer = 'from-a-later-release';

const held = { ...buildCandidate({ id: 'held', candidate: 'Hetty Held' }), status: newer };
const flagged = {
  ...buildCandidate({ id: 'flagged', candidate: 'Flora Flagged' }),
  flags: [{ kind: newer, message: 'This resume sings.', detail: '' }],
  verdicts: [{ criterionId: 'team', verdict: newer, quote: 'Led a team', place: null }],
  novelty: 1,
};
const rejected = (id: string) =>
  buildCandidate({ id, candidate: `Rejected ${id}`, status: 'rejected', score: 30 });
const [asked, mailed] = [rejected('asked'), rejected('mailed')];

/** A job in which every value that may grow is one of a later release. */
const newerJob = {
  ...buildJob({ candidates: [] }),
  candidates: [held, flagged, asked, mailed],
  criteria: [{ id: 'team', text: 'Leads a team', kind: newer, weight: 2 }],
  rejectionEmails: [
    { ...buildRejectionEmail(asked), status: newer },
    buildRejectionEmail(mailed),
    { ...buildRejectionEmail(buildCandidate({ id: 'held' })), email: 'held@example.com' },
  ],
  unreadable: [{ ...buildUnreadable({ message: 'This file hums.' }), reason: newer }],
  engine: { name: newer, version: '9', model: null },
  novelty: { any: 'thing' },
};

const read = { job: resumesHttp.getJob.response.parse(newerJob) };

async function openResults(answers = {}) {
  const app = await renderApp('/results?job=job_1', {
    answers: { getJob: read.job, ...answers },
  });
  await screen.findByRole('tab', { name: /Shortlisted/ });
  return app;
}

const names = () =>
  screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('an answer of a later release', () => {
  beforeEach(() => sessionStorage.clear());

  it('is shown whole, by its own sentences', async () => {
    const { user } = await openResults({
      getCandidateResume: {
        fileName: 'a.pdf',
        text: 'Led a team',
        pageStarts: [0],
        hiddenText: [],
      },
    });
    expect(names()).toEqual(['Flora Flagged']);
    expect(screen.getByText('This resume sings.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /View Details/ }));
    const open = within(await screen.findByRole('list', { name: 'To check' }));
    expect(open.getByText('Leads a team')).toBeVisible();
    expect(open.getByText(/^Not mentioned/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Could not be read/ }));
    expect(screen.getByText('This file hums.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    expect(screen.getByText('Highest Score')).toBeVisible();
  });

  it('leaves a candidate of unknown status to a person, in no list that is mailed or exported', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('tab', { name: /To review/ }));
    const row = within(screen.getByRole('article', { name: 'Hetty Held' }));
    expect(row.getByText('Score not used')).toBeVisible();
    expect(row.getByRole('button', { name: /Move to shortlisted/ })).toBeEnabled();
    await user.click(screen.getByRole('tab', { name: /Rejections/ }));
    expect(screen.queryByText('Hetty Held')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Rejected asked/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Rejected mailed/ })).toBeVisible();
  });

  it('never sends an email whose state is unknown', async () => {
    const sent: string[] = [];
    const entry = {
      candidateId: 'mailed',
      email: 'mailed@example.com',
      state: newer,
      reason: null,
      sendAt: null,
      at: '2026-11-20T10:00:00.000Z',
    };
    const counts = { queued: 0, sending: 0, sent: 0, failed: 0, unknown: 0, stopped: 0 };
    const answer = { entries: [entry], counts, nextSendAt: null, delaySeconds: 30, asOf: entry.at };
    const { user } = await openResults({
      queueRejections: ({ body }: QueueInput) => {
        sent.push(...(body?.candidateIds ?? []));
        return emailHttp.queueRejections.response.parse({ ...answer, refused: [] });
      },
    });
    await user.click(screen.getByRole('tab', { name: /Rejections/ }));
    expect(names()).toEqual(['Rejected mailed']);
    await user.click(screen.getByRole('button', { name: /^Rejected asked/ }));
    const letter = within(screen.getByRole('article', { name: 'Rejected asked' }));
    expect(letter.getByText(/^This email has an unknown status/)).toBeVisible();
    expect(screen.getByText('1 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send All Emails' }));
    await user.click(screen.getByRole('button', { name: /^Yes, Send Emails/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Sending has ended' });
    expect(dialog).toHaveTextContent('1 more have an unknown status.');
    expect(sent).toEqual(['mailed']);
    expect(screen.getAllByText('unknown state')).not.toHaveLength(0);
  });

  it('says that a screening is in a state that is not known, and stops asking', async () => {
    const { calls } = await renderApp('/results?job=job_1', {
      answers: { getJob: resumesHttp.getJob.response.parse({ ...newerJob, status: newer }) },
    });
    expect(await screen.findByText('Unknown status')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    expect(calls.filter((name) => name === 'getScreening')).toHaveLength(1);
  });

  it('is listed in the history and in the system status', async () => {
    const item = { ...buildHistoryItem({ title: 'Porter' }), status: newer };
    const parts = { aiProcessing: 'active', emailService: newer, exportSystem: 'unavailable' };
    await renderApp('/dashboard', {
      answers: {
        getHistory: resumesHttp.getHistory.response.parse([item]),
        getStatus: gatewayHttp.getStatus.response.parse(parts),
      },
    });
    expect(await screen.findByRole('link', { name: 'Porter' })).toHaveAttribute(
      'href',
      `/results?job=${item.jobId}`,
    );
    expect(screen.getByText(/Unknown status\. Please reload/)).toBeVisible();
    expect(screen.getByText('Not known')).toBeVisible();
  });

  it('is in the decision record with its reason', async () => {
    const decision = {
      at: '2026-11-20T10:00:00.000Z',
      candidateId: 'held',
      candidate: 'Hetty Held',
      fileName: 'held.pdf',
      kind: newer,
      by: 'mina@example.com',
      from: 'shortlisted',
      to: newer,
      score: 80,
      comparisonScore: 50,
      why: 'Waits for a permit.',
    };
    const { jobId, title, createdAt, engine, comparisonScore, criteria } = newerJob;
    const record = { jobId, title, createdAt, engine, comparisonScore, criteria };
    await renderApp('/results?job=job_1&view=decisions', {
      answers: {
        getDecisionRecord: resumesHttp.getDecisionRecord.response.parse({
          ...record,
          decisions: [decision],
        }),
      },
    });
    const row = await waitFor(() => screen.getByText('Waits for a permit.').closest('tr'));
    expect(row).toHaveTextContent('Changed');
    expect(row).toHaveTextContent('Shortlisted → To review');
  });

  it('counts what a swap test swapped that is not known here', async () => {
    const swap = { candidateId: 'flagged', score: 50, swappedScore: 50, shift: 0 };
    const { user } = await openResults({
      swapTest: resumesHttp.swapTest.response.parse({
        jobId: 'job_1',
        largestShift: 0,
        candidates: [{ ...swap, swapped: ['name', newer] }],
      }),
    });
    await user.click(screen.getByRole('tab', { name: 'Analytics' }));
    await user.click(screen.getByRole('button', { name: 'Run swap test' }));
    expect(await screen.findByText(/names in 1, something else in 1/)).toBeVisible();
  });
});
