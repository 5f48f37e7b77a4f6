import type * as http from '@shortlist/contracts/http/resumes';
import type { SharedScreening } from '@shortlist/contracts/sharing';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app.js';

const token = 'a'.repeat(43);
const visitor = { host: { session: { status: 'signed-out', user: null } } } as const;

const shared: SharedScreening = {
  title: 'Ward Manager',
  label: 'Head of nursing',
  sharedBy: { name: 'Mina Castellano', company: 'Harbour Vale' },
  showContacts: false,
  expiresAt: '2026-12-04T10:00:00.000Z',
  criteria: [
    { id: 'c1', text: 'Registered nurse', kind: 'must' },
    { id: 'c2', text: 'Led a ward', kind: 'nice' },
    { id: 'c3', text: 'Driving licence', kind: 'must', knockOut: true },
    { id: 'c4', text: 'Master of nursing', kind: 'must' },
    { id: 'c5', text: 'Right to work', kind: 'must', onCall: true },
    { id: 'c6', text: 'Budgets', kind: 'must' },
  ],
  candidates: ['Ada', 'Cleo'].map((candidate, index) => ({
    id: `candidate_${index}`,
    candidate,
    score: 95 - index,
    summary: `About ${candidate}.`,
    experience: '5 years',
    skills: ['Nursing'],
    email: null,
    phone: null,
    verdicts: [
      { criterionId: 'c1', verdict: 'met', quote: 'NMC registered since 2014' },
      { criterionId: 'c2', verdict: 'not-found', quote: null },
      { criterionId: 'c3', verdict: 'not-found', reason: 'says-no', quote: 'Non-driver' },
      { criterionId: 'c4', verdict: 'not-found', reason: 'in-progress', quote: 'MSc, year 1 of 2' },
      { criterionId: 'c6', verdict: 'partly', quote: 'Helped with the budget' },
    ],
  })),
  shortlisted: 2,
  comments: [
    {
      id: 'comment_1',
      candidateId: 'candidate_1',
      author: 'Jo',
      text: '<b>Yes</b>\nplease',
      at: '2026-11-21T10:00:00.000Z',
    },
  ],
};

const open = (getShared: unknown, answers: object = {}) =>
  renderApp(`/shared#${token}`, { answers: { getShared, ...answers }, ...visitor });
const person = (name: string) => within(screen.getByRole('article', { name }));

afterEach(() => localStorage.clear());

describe('the page of a shared shortlist', () => {
  it('shows who is on it, with reasons that open, what is hidden, and what others wrote', async () => {
    const asked: unknown[] = [];
    const { user } = await open(({ body }: CallInput<typeof http.getShared>) => {
      asked.push(body);
      return shared;
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ward Manager');
    expect(asked).toEqual([{ token }]);
    expect(
      screen.getByText(
        'Shortlist shared by Mina Castellano, Harbour Vale · for Head of nursing · 2 people',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText(/We hide email addresses/)).toBeInTheDocument();
    expect(person('Cleo').getByText(/<b>Yes<\/b>/)).toBeInTheDocument();
    expect(screen.queryByText('NMC registered since 2014')).not.toBeInTheDocument();
    await user.click(person('Ada').getByRole('button', { name: 'See the reasons for Ada' }));
    expect(person('Ada').getByText('NMC registered since 2014')).toBeInTheDocument();
    expect(person('Ada').getByText('nice · Not mentioned')).toBeInTheDocument();
  });

  it('shows the five verdicts, and how each requirement counts', async () => {
    const { user } = await open(shared);
    await screen.findByRole('heading', { level: 1 });
    await user.click(person('Ada').getByRole('button', { name: 'See the reasons for Ada' }));
    const reasons = within(person('Ada').getByRole('list', { name: 'Reasons' }));
    const rows = reasons.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Registered nursemust · ShownNMC registered since 2014',
      'Led a wardnice · Not mentioned',
      'Driving licenceknock-out · Says noNon-driver',
      'Master of nursingmust · In progressMSc, year 1 of 2',
      'Right to workask on the call · Not mentioned',
      'Budgetsmust · In partHelped with the budget',
    ]);
  });

  it('prints the reasons of everybody', async () => {
    await open(shared);
    await screen.findByRole('heading', { level: 1 });
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByText('NMC registered since 2014')).toHaveLength(2);
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByText('NMC registered since 2014')).not.toBeInTheDocument();
  });

  it('takes a comment, keeps it when it can’t be sent, and remembers the name', async () => {
    const sent: unknown[] = [];
    const { user, notices, unmount } = await open(shared, {
      commentShared: ({ body }: CallInput<typeof http.commentShared>) => {
        sent.push(body);
        if (sent.length === 1) {
          throw new ApiError({ status: 429, code: '429', message: 'Too many requests.' });
        }
        if (!body) throw new Error('The comment is missing.');
        const { candidateId, author, text } = body;
        return {
          comment: { id: 'new', candidateId, author, text, at: '2026-11-22T10:00:00.000Z' },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Comment on Ada' }));
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
    await user.type(screen.getByLabelText('Your name'), 'Mo');
    await user.type(screen.getByLabelText('Comment'), 'Invite her');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('Too many requests.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(await person('Ada').findByText('Invite her')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Comment on Ada' })).toHaveFocus(),
    );
    expect(notices).toMatchObject([{ message: 'Your comment was sent.' }]);
    expect(sent[1]).toEqual({
      token,
      candidateId: 'candidate_0',
      author: 'Mo',
      text: 'Invite her',
    });
    unmount();
    const again = await open(shared);
    await again.user.click(await screen.findByRole('button', { name: 'Comment on Cleo' }));
    expect(screen.getByLabelText('Your name')).toHaveValue('Mo');
    await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveFocus());
  });

  it('says in one sentence that a link does not work, whatever the reason', async () => {
    const sentence = /This link does not work, or no longer. Please ask/;
    const { unmount } = await open(() => {
      throw new ApiError({ status: 404, code: '404', message: 'Gone.' });
    });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    unmount();
    const { calls } = await renderApp('/shared', visitor);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(calls).not.toContain('getShared');
  });

  it('can be tried again after a failure', async () => {
    let failed = false;
    const { user } = await open(() => {
      if (failed) return shared;
      failed = true;
      throw new ApiError({ status: null, code: 'NETWORK_ERROR', message: 'No connection.' });
    });
    expect(await screen.findByText('No connection.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Ada' })).toBeInTheDocument();
  });

  it('says that nobody is on the shortlist, or how many more', async () => {
    const { unmount } = await open({ ...shared, candidates: [], shortlisted: 0 });
    expect(await screen.findByText('The shortlist is empty')).toBeInTheDocument();
    unmount();
    await open({ ...shared, shortlisted: 250 });
    expect(await screen.findByText(/^248 more are on the shortlist/)).toBeInTheDocument();
  });
});
