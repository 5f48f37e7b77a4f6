import { ApiError } from '@shortlist/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { stubReviewServer } from '../support/stub-review-server.js';

const person = (id: string, name: string, overrides = {}) =>
  buildCandidate({ id, candidate: name, ...overrides });

const people = [
  person('lea', 'Lea Leader', { score: 90 }),
  person('max', 'Max Mild', { score: 80 }),
  person('ned', 'Ned Near', { score: 40, status: 'review' as const }),
];

async function open(server = stubReviewServer(people), { address = '/results?job=job_1' } = {}) {
  const app = await renderApp(address, { answers: server.answers });
  await screen.findByRole('heading', { name: 'Screening Results' });
  return { ...app, server };
}

const card = (name: string) => within(screen.getByRole('article', { name }));
const move = (name: string, to: string) =>
  card(name).getByRole('button', { name: new RegExp(`^Move to ${to}`) });
const isBack = (server: { state: { offline: boolean } }) => {
  server.state.offline = false;
  act(() => void window.dispatchEvent(new Event('online')));
};
const waitingMark = 'waiting for your connection';
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('without a connection', () => {
  beforeEach(() => sessionStorage.clear());

  it('a decision shows at once, is marked, and is stored when the connection is back', async () => {
    const { user, server, notices } = await open();
    await user.click(screen.getByRole('tab', { name: 'To review (1)' }));
    server.state.offline = true;
    await user.click(move('Ned Near', 'shortlisted'));
    expect(await screen.findByRole('tab', { name: 'Shortlisted (3)' })).toBeInTheDocument();
    expect(await screen.findByText(/^1 change waits for your connection/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Shortlisted/ }));
    expect(card('Ned Near').getByText(waitingMark)).toBeVisible();
    expect(card('Lea Leader').queryByText(waitingMark)).not.toBeInTheDocument();
    expect(asksBeforeLeaving()).toBe(true);
    isBack(server);
    await waitFor(() => expect(server.candidate('ned')?.override?.status).toBe('shortlisted'));
    await waitFor(() => expect(screen.queryByText(waitingMark)).not.toBeInTheDocument());
    expect(asksBeforeLeaving()).toBe(false);
    expect(notices).toEqual([]);
  });

  it('rejections, tags and decisions about many are stored in their order', async () => {
    const { user, server } = await open(undefined, { address: '/results?job=job_1&tab=everyone' });
    server.state.offline = true;
    await user.click(screen.getByRole('checkbox', { name: 'Select Lea Leader' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Max Mild' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected candidates' }));
    await user.click(bar.getByRole('button', { name: 'Reject' }));
    const asked = within(screen.getByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Withdrew' }));
    await user.click(asked.getByRole('button', { name: 'Move to rejected' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('tab', { name: 'Rejections (2)' })).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Tag' }));
    await user.type(screen.getByLabelText('New tag'), 'autumn{Enter}');
    await user.click(bar.getByRole('button', { name: 'Maybe' }));
    expect(await screen.findByText(/^3 changes wait for your connection/)).toBeVisible();
    expect(screen.getAllByText(waitingMark)).toHaveLength(2);
    isBack(server);
    await waitFor(() => expect(server.candidate('max')?.override?.status).toBe('maybe'));
    expect(server.candidate('lea')).toMatchObject({
      tags: ['autumn'],
      override: { status: 'maybe' },
    });
    expect(server.seen.decisions.map(({ changes }) => changes.map(({ choice }) => choice))).toEqual(
      [
        ['rejected', 'rejected'],
        ['maybe', 'maybe'],
      ],
    );
    await waitFor(() => expect(screen.queryByText(waitingMark)).not.toBeInTheDocument());
  });

  it('what waits survives a reload', async () => {
    const server = stubReviewServer(people);
    let isClosed = false;
    const lost = () => {
      throw new ApiError({
        status: isClosed ? 404 : null,
        code: isClosed ? '404' : 'NETWORK_ERROR',
        message: 'The first page is closed.',
      });
    };
    const answers = { ...server.answers, decideCandidates: lost, markCandidates: lost };
    const before = await open({ ...server, answers } as typeof server, {
      address: '/results?job=job_1&tab=review',
    });
    await before.user.click(move('Ned Near', 'shortlisted'));
    await screen.findByText(/^1 change waits/);
    before.unmount();
    await open(server);
    await waitFor(() => expect(server.candidate('ned')?.override?.status).toBe('shortlisted'));
    expect(await screen.findByRole('tab', { name: 'Shortlisted (3)' })).toBeInTheDocument();
    expect(sessionStorage.getItem('shortlist.unsent/user_1')).toBeNull();
    isClosed = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  });

  it('what is taken back before it was sent is never sent', async () => {
    const { user, server } = await open(undefined, { address: '/results?job=job_1&tab=review' });
    server.state.offline = true;
    await user.click(move('Ned Near', 'shortlisted'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'To review (1)' })).toBeInTheDocument();
    expect(screen.queryByText(/waits for your connection/)).not.toBeInTheDocument();
    isBack(server);
    expect(asksBeforeLeaving()).toBe(false);
    expect(server.seen.decisions).toEqual([]);
  });

  it('what was decided before can be taken back, and waits, too', async () => {
    const { user, server } = await open(undefined, { address: '/results?job=job_1&tab=review' });
    await user.click(move('Ned Near', 'shortlisted'));
    await screen.findByText('Ned Near was moved to shortlisted.');
    server.state.offline = true;
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: 'To review (1)' })).toBeInTheDocument();
    expect(await screen.findByText(/^1 change waits/)).toBeVisible();
    isBack(server);
    await waitFor(() => expect(server.candidate('ned')?.override).toBeNull());
  });

  it('a decision that another tab made meanwhile stays, and that is said until it is put away', async () => {
    const { user, server } = await open(undefined, { address: '/results?job=job_1&tab=review' });
    server.state.offline = true;
    await user.click(move('Ned Near', 'shortlisted'));
    await screen.findByText(/^1 change waits/);
    server.state.offline = false;
    server.decideElsewhere('ned', 'maybe');
    isBack(server);
    const said = await screen.findByText(`Ned Near was left as before: ${server.elsewhere}`, {
      exact: false,
    });
    expect(server.candidate('ned')?.override?.status).toBe('maybe');
    expect(within(said).getByRole('link', { name: 'Look again' })).toHaveAttribute(
      'href',
      '/results?job=job_1&view=review&candidate=ned',
    );
    expect(card('Ned Near').queryByText(waitingMark)).not.toBeInTheDocument();
    await user.click(within(said).getByRole('button', { name: /^Hide/ }));
    expect(screen.queryByText(/left as before/)).not.toBeInTheDocument();
  });

  it('a note that somebody else changed meanwhile is asked about where it was written', async () => {
    const server = stubReviewServer(people);
    const { user } = await renderApp('/results?job=job_1&view=review&candidate=lea', {
      answers: server.answers,
    });
    await screen.findByRole('heading', { level: 1, name: 'Lea Leader' });
    server.state.offline = true;
    await user.keyboard('nMine{Escape}j');
    await screen.findByText(/^1 change waits/);
    server.noteElsewhere('lea', 'Theirs');
    isBack(server);
    expect(await screen.findByText(/^The note about Lea Leader was not saved/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Look again' }));
    await screen.findByText(/^Not saved: Somebody else changed this note/);
    expect(screen.getByLabelText('Note')).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(server.candidate('lea')?.note).toBe('Theirs\n\nMine'));
  });
});
