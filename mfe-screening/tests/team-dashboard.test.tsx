import { ApiError } from '@shortlist/web-kit';
import { testUser } from '@shortlist/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildHistoryItem } from './support/factories.js';
import { renderApp } from './support/render-app.js';
import { buildMember, teamAnswers, teamHost } from './support/team.js';

const lead = (leadId: string, more: object = {}) => ({
  people: { leadId, reviewerIds: [], managerIds: [], isPrivate: false, ...more },
});

const history = [
  buildHistoryItem({
    jobId: 'job_a',
    title: 'Maintenance Electrician',
    review: 6,
    rejected: 4,
    shortlisted: 30,
    decided: 10,
    ...lead(testUser.id, { reviewerIds: ['owen'], isPrivate: true }),
  }),
  buildHistoryItem({ jobId: 'job_b', title: 'Quality Technician', ...lead('owen') }),
];

const getWaiting = {
  assigned: [],
  undecided: [{ jobId: 'job_a', title: 'Maintenance Electrician', count: 6 }],
  rejections: [],
};

const open = (answers: object = {}) =>
  renderApp('/dashboard', {
    answers: {
      ...teamAnswers(),
      getHistory: history,
      getWaiting,
      listMentions: { mentions: [] },
      ...answers,
    },
    host: teamHost(),
  });

describe('/dashboard of a workspace of several', () => {
  it('puts what waits for the user first, with the main button', async () => {
    await open();
    expect(
      await screen.findByText('One thing waits for you at Brookfield Foods.'),
    ).toBeInTheDocument();
    const waiting = within(screen.getByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getByText('Maintenance Electrician')).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: 'Review 6' })).toHaveAttribute(
      'href',
      '/results?job=job_a&tab=review',
    );
    expect(screen.queryByRole('navigation', { name: 'Quick actions' })).toBeNull();
  });

  it('lists screenings with their people, progress and state', async () => {
    await open();
    const row = (await screen.findByRole('link', { name: 'Maintenance Electrician' })).closest(
      'tr',
    );
    const cells = within(row ?? document.body);
    expect(cells.getByText(`${testUser.firstName} ${testUser.lastName}`)).toBeInTheDocument();
    expect(cells.getByText(/Owen Hartley/)).toBeInTheDocument();
    expect(cells.getByText(/10 of 40/)).toBeInTheDocument();
    expect(cells.getByText('Reviewing')).toBeInTheDocument();
    expect(cells.getByText('Private')).toBeInTheDocument();
  });

  it('shows only the own ones on request', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Mine 1' }));
    expect(screen.queryByRole('link', { name: 'Quality Technician' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'All 2' })).not.toBeChecked();
  });

  it('says when nothing waits, and calls a member who left a former one', async () => {
    await open({
      getWaiting: { assigned: [], undecided: [], rejections: [] },
      getHistory: [buildHistoryItem({ title: 'Night Porter', ...lead('gone') })],
    });
    expect(await screen.findByText(/You are done/)).toBeInTheDocument();
    expect(screen.getByText('a former member')).toBeInTheDocument();
    expect(screen.getByText('Nothing waits for you at Brookfield Foods.')).toBeInTheDocument();
  });

  it('says what could not be loaded, and tries again', async () => {
    let broken = true;
    const { user } = await open({
      getWaiting: () => {
        if (!broken) return getWaiting;
        throw new ApiError({ status: 502, code: '502', message: 'This part is not answering.' });
      },
    });
    expect(
      await screen.findByText('Work that waits for you could not be loaded'),
    ).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Review 6' })).toBeInTheDocument();
  });

  it('keeps the dashboard of one person where nobody else works', async () => {
    await open(teamAnswers([buildMember({ userId: testUser.id })]));
    expect(await screen.findByText('Recent screenings')).toBeInTheDocument();
    expect(screen.queryByText('Waiting for you')).toBeNull();
  });

  it('offers a viewer no start', async () => {
    await renderApp('/dashboard', {
      answers: {
        ...teamAnswers(),
        getHistory: [],
        listMentions: { mentions: [] },
        getWaiting: { assigned: [], undecided: [], rejections: [] },
      },
      host: teamHost('viewer'),
    });
    expect(
      await screen.findByText('Screenings appear here once a colleague starts one.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Upload Resumes')).toBeNull();
  });
});
