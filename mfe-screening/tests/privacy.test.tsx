import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { ApiError } from '@shortlist/web-kit';
import type { TestAnswers } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildKeptPerson, buildPrivacyRequest } from './support/factories/privacy.js';
import { renderApp } from './support/render-app.js';

const list = (...requests: PrivacyRequest[]) => ({ listPrivacyRequests: { requests } });

const answered = (
  request: PrivacyRequest,
  kind: 'deleted' | 'sent' | 'corrected' | 'declined',
  reason = '',
) => ({
  ...request,
  state: 'answered' as const,
  mail: 'owed' as const,
  people: [],
  answer: {
    ...{ kind, reason, at: '2026-11-20T10:00:00.000Z' },
    ...{ screenings: 1, people: 1, files: 1, comments: 0, emails: 0 },
  },
});

/** The page with one open request, and what was answered. */
async function renderRequest(request: PrivacyRequest, answers: TestAnswers = {}) {
  const sent: unknown[] = [];
  const page = await renderApp('/privacy-requests', {
    answers: {
      ...list(request),
      answerPrivacyRequest: (input: unknown) => {
        const { body } = input as { body: { answer: string; reason?: string } };
        sent.push(body);
        const kinds = { delete: 'deleted', send: 'sent', correct: 'corrected' } as const;
        const kind = kinds[body.answer as keyof typeof kinds] ?? 'declined';
        return { request: answered(request, kind, body.reason ?? '') };
      },
      ...answers,
    },
  });
  return { ...page, sent };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('/privacy-requests', () => {
  it('shows who asks for what, until when, and what is kept of them', async () => {
    const request = buildPrivacyRequest({ employer: 'St. Odile', message: 'Please.\nThanks.' });
    await renderRequest(request);
    expect(screen.getByText('One request needs your answer.')).toBeVisible();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading')).toHaveTextContent(
      'Carl Ames asks you to delete everything about them',
    );
    expect(card.getByText('Due in 21 days')).toBeVisible();
    expect(card.getByText(/applied to St. Odile/)).toBeVisible();
    expect(card.getByText(/Score 72, rejected · carl-ames.pdf/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Open candidate' })).toHaveAttribute(
      'href',
      '/results?job=job_a&view=review&candidate=run_0',
    );
    expect(card.getAllByRole('button')[0]).toHaveTextContent('Delete');
  });

  it('deletes after asking once, and says how much it was', async () => {
    const { user, sent } = await renderRequest(buildPrivacyRequest());
    await user.click(button('Delete'));
    expect(dialog().getByText(/You can’t undo this/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Keep' }));
    expect(sent).toEqual([]);
    await user.click(button('Delete'));
    await user.click(dialog().getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(/Deleted: 1 file in 1 screening\./)).toBeVisible();
    expect(sent).toEqual([
      { answer: 'delete', people: [{ jobId: 'job_a', candidateId: 'run_0' }] },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 3, name: /Carl Ames/ })).toHaveFocus(),
    );
  });

  it('leaves out whom the recruiter does not mean', async () => {
    const people = [
      buildKeptPerson(),
      buildKeptPerson({ candidateId: 'run_1', name: 'Eve Marsh' }),
    ];
    const { user, sent } = await renderRequest(buildPrivacyRequest({ people }));
    await user.click(screen.getByRole('checkbox', { name: /Eve Marsh/ }));
    await user.click(button('Delete'));
    await user.click(dialog().getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      { answer: 'delete', people: [{ jobId: 'job_a', candidateId: 'run_0' }] },
    ]);
  });

  it('can’t delete or send when everybody is left out', async () => {
    const people = [buildKeptPerson(), buildKeptPerson({ candidateId: 'run_1' })];
    const { user } = await renderRequest(buildPrivacyRequest({ people }));
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    expect(button('Delete')).toBeDisabled();
    expect(button('Send their data')).toBeDisabled();
    expect(button('Decline')).toBeEnabled();
  });

  it('sends without notes unless they are chosen', async () => {
    const { user, sent } = await renderRequest(buildPrivacyRequest({ wish: 'copy' }));
    await user.click(button('Send their data'));
    await user.click(dialog().getByRole('checkbox'));
    await user.click(dialog().getByRole('button', { name: 'Send by email' }));
    await waitFor(() => expect(sent).toMatchObject([{ answer: 'send', withNotes: true }]));
  });

  it('declines only with a reason', async () => {
    const { user, sent } = await renderRequest(buildPrivacyRequest());
    await user.click(button('Decline'));
    await user.click(dialog().getByRole('button', { name: 'Decline' }));
    expect(dialog().getByText('Please write why you decline.')).toBeVisible();
    await user.type(dialog().getByLabelText('Your reason'), ' We must keep it. ');
    await user.click(dialog().getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/Declined: We must keep it\./)).toBeVisible();
    expect(sent).toEqual([{ answer: 'decline', reason: 'We must keep it.' }]);
  });

  it('says in the dialog why an answer failed', async () => {
    const { user } = await renderRequest(buildPrivacyRequest(), {
      answerPrivacyRequest: () => {
        throw new ApiError({ status: 409, code: 'ScreeningRunning', message: 'It still runs.' });
      },
    });
    await user.click(button('Delete'));
    await user.click(dialog().getByRole('button', { name: 'Delete for good' }));
    expect(await dialog().findByText('It still runs.')).toBeVisible();
  });

  it('says what is kept of nobody, and of a person of whom everything is deleted', async () => {
    const gone = answered(buildPrivacyRequest({ id: 'b', name: '', email: '' }), 'deleted');
    await renderApp('/privacy-requests', {
      answers: list(buildPrivacyRequest({ people: [] }), gone),
    });
    expect(screen.getByText('No data about this person is left.')).toBeVisible();
    expect(
      screen.getByRole('heading', { name: /^A candidate asks you to delete/ }),
    ).toBeInTheDocument();
  });

  it('says what will be here while there is none, and what failed', async () => {
    await renderApp('/privacy-requests');
    expect(screen.getByText('No requests')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    await renderApp('/privacy-requests', {
      answers: {
        listPrivacyRequests: () => {
          throw new ApiError({ status: 502, code: '502', message: 'It does not answer.' });
        },
      },
    });
    expect(await screen.findByText('The requests could not be loaded')).toBeVisible();
    expect(button('Retry')).toBeEnabled();
  });
});

describe('elsewhere', () => {
  it('the dashboard says quietly that a request waits, and nothing without one', async () => {
    const { unmount } = await renderApp('/dashboard', { answers: list(buildPrivacyRequest()) });
    expect(screen.getByText(/A candidate asks about their data/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the requests' })).toHaveAttribute(
      'href',
      '/privacy-requests',
    );
    unmount();
    await renderApp('/dashboard');
    expect(screen.queryByText(/about their data/)).toBeNull();
  });

  it('/upload has a notice for the advert, to be copied', async () => {
    const { user } = await renderApp('/upload');
    await user.click(screen.getByText('Notice for your job advert'));
    await user.click(button('Copy notice'));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('a person decides about every application');
    expect(copied).toContain('/your-data');
  });
});
