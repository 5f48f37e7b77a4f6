import type { User } from '@shortlist/contracts/entities';
import {
  createTestCall,
  createTestHost,
  renderWithHost,
  type TestAnswers,
  testUser,
} from '@shortlist/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../src/App.js';
import { json, servePlans, shippedPlans } from './serve-plans.js';

/** Answers for the usage section. */
const usage: TestAnswers = {
  getTokenUsage: {
    tokens_used: 10_700,
    tokens_remaining: 89_300,
    token_limit: 100_000,
    resets_at: '2026-12-01T00:00:00.000Z',
  },
  listTokenMonths: {
    months: [
      { month: '2026-11', tokens_used: 10_700 },
      { month: '2026-09', tokens_used: 3 },
    ],
  },
  listScreenings: { items: [], next: null, total: 0 },
};

function renderSubscription(
  plan = 'Free',
  answers: TestAnswers = {},
  changes: Partial<User> = {},
  route = '/subscription',
) {
  const user = { ...testUser, plan, ...changes };
  const call = createTestCall({ ...usage, ...answers });
  const host = createTestHost({ session: { status: 'signed-in', user }, call });
  return renderWithHost(<App host={host} />, { host, route });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => {
  servePlans(json(shippedPlans));
});

describe('subscription page', () => {
  it('marks the current plan and offers the others', async () => {
    renderSubscription();
    expect((await card('Free')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect((await card('Premium')).getByRole('button', { name: 'Upgrade' })).toBeEnabled();
    const contact = (await card('Enterprise')).getByRole('link', { name: /^Contact Us/ });
    expect(contact).toHaveAttribute('href', '/contact?subject=sales');
    expect(contact).toHaveAttribute('target', '_blank');
    expect(screen.getByText('You are on the Free plan.')).toBeVisible();
  });

  it('says that upgrading is coming soon, and closes', async () => {
    renderSubscription();
    await userEvent.click((await card('Premium')).getByRole('button', { name: 'Upgrade' }));
    const dialog = screen.getByRole('dialog', { name: 'Upgrade feature coming soon!' });
    expect(within(dialog).getByRole('link', { name: 'contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets a user ask for Premium, once', async () => {
    const asked: unknown[] = [];
    let isDown = true;
    const askForPlan = (input: unknown) => {
      asked.push(input);
      if (isDown) throw new Error('The server is not reachable.');
      return { ...testUser, askedFor: 'Premium' };
    };
    renderSubscription('Free', { askForPlan });
    await userEvent.click((await card('Premium')).getByRole('button', { name: 'Upgrade' }));
    const ask = screen.getByRole('button', { name: 'Request Premium' });
    await userEvent.click(ask);
    expect(await screen.findByRole('alert')).toBeVisible();
    isDown = false;
    await userEvent.click(ask);
    expect(await screen.findByText('You requested Premium. We’ll reply by email.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request Premium' })).toBeNull();
    expect(screen.getByText(/You are on the Free plan and requested Premium/)).toBeInTheDocument();
    expect(asked).toEqual([{ body: { plan: 'Premium' } }, { body: { plan: 'Premium' } }]);
  });

  it('opens what Get Started on Premium led to, unless it was asked for or given', async () => {
    const route = '/subscription?plan=Premium';
    const { unmount } = renderSubscription('Free', {}, {}, route);
    expect(await screen.findByRole('button', { name: 'Request Premium' })).toBeVisible();
    unmount();
    const again = renderSubscription('Free', {}, { askedFor: 'Premium' }, route);
    expect(screen.getByText(/requested Premium/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    again.unmount();
    renderSubscription('Premium', {}, {}, route);
    expect(screen.getByText('You are on the Premium plan.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a Premium user to downgrade, which is coming soon too', async () => {
    renderSubscription('Premium');
    expect((await card('Premium')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    await userEvent.click((await card('Free')).getByRole('button', { name: 'Downgrade' }));
    expect(screen.getByRole('dialog', { name: 'Downgrade feature coming soon!' })).toBeVisible();
  });

  it('disables what is not active', async () => {
    servePlans(json(shippedPlans.map((plan) => ({ ...plan, is_active: false }))));
    renderSubscription();
    expect((await card('Premium')).getByRole('button', { name: 'Upgrade' })).toBeDisabled();
    expect((await card('Enterprise')).getByRole('button', { name: 'Contact Us' })).toBeDisabled();
    expect((await card('Enterprise')).queryByRole('link')).toBeNull();
  });

  it('shows a plan that a later release added, and leaves changes to it to us', async () => {
    const [free] = shippedPlans;
    const team = { ...free, name: 'Team', icon: 'Rocket', badge: 'New', novelty: 1 };
    servePlans(json([...shippedPlans, team]));
    renderSubscription('Team');
    expect(screen.getByText('You are on the Team plan.')).toBeVisible();
    expect((await card('Team')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
    expect((await card('Premium')).getByRole('button', { name: 'Upgrade' })).toBeEnabled();
  });

  it('leads to contact about a plan that it does not know', async () => {
    servePlans(json([{ ...shippedPlans[1], name: 'Team' }]));
    renderSubscription();
    expect((await card('Team')).getByRole('link', { name: /^Contact Us/ })).toBeVisible();
  });

  it('takes Free as the plan of a session without a user', async () => {
    const host = createTestHost({ session: { status: 'loading', user: null } });
    renderWithHost(<App host={host} />, { host, route: '/subscription' });
    expect((await card('Free')).getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  });
});

describe('usage', () => {
  const screening = {
    jobId: 'job 1',
    title: 'Ward Manager',
    status: 'completed',
    createdAt: '2026-11-02T09:00:00.000Z',
    completedAt: '2026-11-02T09:01:00.000Z',
    comparisonScore: 50,
    total: 1,
    done: 1,
    shortlisted: 1,
    rejected: 0,
    unreadable: 0,
    averageScore: 70,
    emailsSent: 0,
  };
  const section = async () => within(await screen.findByRole('region', { name: 'Usage' }));
  const rowsOf = async (name: string) =>
    within(await (await section()).findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);

  it('says how much is used, when the quota resets and what is left is enough for', async () => {
    renderSubscription();
    const page = await section();
    expect(await page.findByText(/of 100,000 tokens used this month/)).toHaveTextContent('10,700');
    expect(page.getByText(/Your quota resets on 1 December at 00:00 UTC/)).toHaveTextContent(
      'cover at most 178 resumes.',
    );
    expect(await rowsOf('By month')).toEqual([
      'MonthTokens',
      'November 202610,700',
      'September 20263',
    ]);
    expect(await page.findByText('No screening yet.')).toBeVisible();
  });

  it('lists screenings with what they were charged', async () => {
    const items = [
      { ...screening, tokensUsed: 1_012 },
      { ...screening, jobId: '2', title: 'Cook', total: 3, tokensUsed: null },
    ];
    renderSubscription('Free', { listScreenings: { items, next: 'x', total: 40 } });
    const rows = await rowsOf('By screening');
    expect(rows[1]).toMatch(/^Ward Manager.*1 resume1,012$/);
    expect(rows[2]).toMatch(/^Cook.*3 resumes–$/);
    expect(screen.getByRole('link', { name: 'Ward Manager' })).toHaveAttribute(
      'href',
      '/results?job=job%201',
    );
    expect(screen.getByText(/The newest 2 of 40\./)).toBeVisible();
  });

  it('has no limit for who is exempt, and bears a service that says no reset date', async () => {
    const getTokenUsage = { tokens_used: 5, tokens_remaining: -5, token_limit: 0 };
    renderSubscription('Free', { getTokenUsage }, { exempt: true });
    const page = await section();
    expect(await page.findByText(/Your account has no limit\./)).toBeVisible();
    expect(page.queryByText(/resets/)).toBeNull();
    expect(page.queryByText(/What is left/)).toBeNull();
  });

  it('says that nothing is left for another resume', async () => {
    const getTokenUsage = { tokens_used: 130, tokens_remaining: -30, token_limit: 100 };
    renderSubscription('Free', { getTokenUsage });
    expect(await screen.findByText(/do not cover another resume/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it('offers to try again what could not be loaded, part by part', async () => {
    let isDown = true;
    const listTokenMonths = () => {
      if (isDown) throw new Error('down');
      return { months: [] };
    };
    renderSubscription('Free', { listTokenMonths });
    const months = within(await screen.findByRole('region', { name: 'By month' }));
    const retry = await months.findByRole('button', { name: /Retry|Try again/i });
    isDown = false;
    await userEvent.click(retry);
    expect(await months.findByText('No usage yet.')).toBeVisible();
  });
});
