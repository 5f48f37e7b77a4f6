import { ApiError } from '@shortlist/web-kit';
import { createTestHost, testUser } from '@shortlist/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildFile, buildHistoryItem } from './support/factories.js';
import { renderApp } from './support/render-app.js';

const down = () => {
  throw new ApiError({ status: 502, code: '502', message: 'This part is not answering.' });
};

describe('/dashboard', () => {
  it('shows a new account the samples, marked, and the way to begin', async () => {
    await renderApp('/dashboard');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Mina');
    expect(await screen.findByText('Sample')).toBeInTheDocument();
    expect(screen.getByText('No screenings yet')).toBeInTheDocument();
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' }));
    const links = actions.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/upload'));
    expect(screen.getByRole('link', { name: /Contact Support/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('leads a new account to the workspace of its colleagues, as long as it has not asked', async () => {
    const joinable = { id: 'brookfield', name: 'Brookfield Foods', askedAt: null, until: null };
    const answer = (state: string) => ({
      listJoinableWorkspaces: { workspaces: [{ ...joinable, state }] },
    });
    const { unmount } = await renderApp('/dashboard', { answers: answer('offered') });
    const link = await screen.findByRole('link', { name: 'Ask to join Brookfield Foods' });
    expect(link).toHaveAttribute('href', '/account/workspace#join');
    unmount();
    await renderApp('/dashboard', { answers: answer('asked') });
    expect(await screen.findByText('Sample')).toBeInTheDocument();
    expect(screen.queryByText(/Brookfield/)).toBeNull();
  });

  it('shows the own figures and the screenings once there is history', async () => {
    const history = [
      buildHistoryItem({ jobId: 'job_a', total: 1200, shortlisted: 400, rejected: 800 }),
      buildHistoryItem({ jobId: 'job_b', title: 'Night Porter', status: 'processing', done: 3 }),
    ];
    await renderApp('/dashboard', { answers: { getHistory: history } });
    expect(await screen.findByText('1,210')).toBeInTheDocument();
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ward Manager, Surgery' })).toHaveAttribute(
      'href',
      '/results?job=job_a',
    );
    expect(screen.getByRole('link', { name: 'Night Porter' })).toHaveAttribute(
      'href',
      '/processing?job=job_b',
    );
  });

  it('marks what is closed, and what runs', async () => {
    const history = [
      buildHistoryItem({ title: 'Night Porter', closedAt: '2026-11-21T10:00:00.000Z' }),
      buildHistoryItem({ title: 'Day Porter', status: 'processing', done: 3 }),
      buildHistoryItem({ title: 'Head Porter' }),
    ];
    await renderApp('/dashboard', { answers: { getHistory: history } });
    const rowOf = (title: string) =>
      screen.getByRole('link', { name: title }).closest('tr') ?? document.body;
    expect(within(rowOf('Night Porter')).getByText('Closed')).toBeInTheDocument();
    expect(within(rowOf('Day Porter')).getByText('Running')).toBeInTheDocument();
    expect(within(rowOf('Head Porter')).queryByText(/Closed|Running/)).toBeNull();
    expect(screen.getByText('One screening needs your decision.')).toBeInTheDocument();
  });

  it('looks again while a screening is running, and stops when none is', async () => {
    vi.useFakeTimers();
    const running = buildHistoryItem({ status: 'processing', done: 3, total: 10 });
    const answers = [[running], [{ ...running, status: 'completed' }]];
    const { calls } = await renderApp('/dashboard', {
      answers: { getHistory: () => answers.shift() },
    });
    expect(screen.getByText('Processing: 3 of 10')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('6 rejection emails to review')).toBeInTheDocument();
    expect(calls.filter((name) => name === 'getHistory')).toHaveLength(2);
    vi.useRealTimers();
  });

  it('lists what this tab is sending at once, and tells screenings of one title apart', async () => {
    const at = (time: string) => buildHistoryItem({ createdAt: `2026-11-20T${time}:00.000` });
    const { unmount, host } = await renderApp('/upload', {
      answers: {
        getHistory: [at('09:05'), at('14:30')],
        processResumes: () => new Promise(() => undefined),
      },
    });
    fireEvent.change(screen.getByLabelText(/click to browse/), {
      target: { files: [buildFile('a.pdf')] },
    });
    fireEvent.change(screen.getByLabelText('Job Description'), {
      target: { value: 'Night Porter' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
    unmount();
    await renderApp('/dashboard', { host });
    expect(screen.getByRole('link', { name: 'Night Porter' })).toHaveAttribute(
      'href',
      '/processing',
    );
    expect(screen.getByText('Sending the files: 0 of 1 KB')).toBeInTheDocument();
    expect(screen.getByText('09:05')).toBeInTheDocument();
    expect(screen.getByText('14:30')).toBeInTheDocument();
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  });

  it('shows five screenings, and the way to all of them', async () => {
    const history = Array.from({ length: 14 }, () => buildHistoryItem());
    await renderApp('/dashboard', { answers: { getHistory: history } });
    expect(await screen.findByRole('link', { name: 'See all 14' })).toHaveAttribute(
      'href',
      '/history',
    );
    expect(screen.getAllByRole('link', { name: 'Ward Manager, Surgery' })).toHaveLength(5);
  });

  it('shows token usage to one decimal', async () => {
    const first = await renderApp('/dashboard', {
      answers: { getTokenUsage: () => new Promise(() => undefined) },
    });
    expect(screen.getByText('Loading token usage...')).toBeInTheDocument();
    first.unmount();
    await renderApp('/dashboard');
    expect(screen.getByText('21.4%')).toBeInTheDocument();
    expect(screen.getByText('39,300 of 50,000')).toBeInTheDocument();
  });

  it('says what could not be loaded, and tries again', async () => {
    let broken = true;
    const answers = {
      getTokenUsage: () =>
        broken ? down() : { tokens_used: 0, tokens_remaining: 0, token_limit: 0 },
      getHistory: down,
      getStatus: down,
    };
    const { user } = await renderApp('/dashboard', { answers });
    const panel = within(screen.getByRole('region', { name: 'Token usage' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('Failed to load token usage');
    expect(screen.getByText('This part is not answering.')).toBeInTheDocument();
    expect(screen.getAllByText('Not known')).toHaveLength(3);
    broken = false;
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('0.0%')).toBeInTheDocument();
  });

  it('reports a part that is not healthy', async () => {
    const getStatus = {
      aiProcessing: 'active',
      emailService: 'unavailable',
      exportSystem: 'active',
    };
    await renderApp('/dashboard', { answers: { getStatus } });
    expect(await screen.findByText('Unavailable')).toBeInTheDocument();
    expect(screen.getAllByText('Active')).toHaveLength(2);
  });

  it('greets a person without a first name as User', async () => {
    const { session } = createTestHost({
      session: { status: 'signed-in', user: { ...testUser, firstName: '  ' } },
    });
    await renderApp('/dashboard', { host: { session } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, User');
  });
});
