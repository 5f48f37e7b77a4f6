import { createTestHost, renderWithHost, testUser } from '@shortlist/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { App } from '../src/App.js';
import { json, servePlans, shippedPlans } from './serve-plans.js';

function renderPricing() {
  const host = createTestHost({ session: { status: 'signed-out', user: null } });
  return renderWithHost(<App host={host} />, { host, route: '/pricing' });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('pricing page', () => {
  it('shows every plan of the plan file with what it includes', async () => {
    const served = servePlans(json(shippedPlans));
    renderPricing();
    expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    for (const plan of shippedPlans) {
      const shown = await card(plan.name);
      for (const text of [plan.tokens, plan.resumes, ...(plan.value ?? []), ...plan.specs]) {
        expect(shown.getByText(text)).toBeVisible();
      }
    }
    expect((await card('Premium')).getByText('Most popular')).toBeVisible();
    expect(String(served.mock.calls[0]?.[0])).toMatch(/\/pricing\.json$/);
  });

  it('leads who is signed in to their subscription', async () => {
    servePlans(json(shippedPlans));
    const host = createTestHost({ session: { status: 'signed-in', user: testUser } });
    renderWithHost(<App host={host} />, { host, route: '/pricing' });
    for (const plan of ['Free', 'Premium']) {
      const link = (await card(plan)).getByRole('link', { name: 'Get Started' });
      expect(link).toHaveAttribute('href', '/subscription');
    }
  });

  it('prices by the month first, and by the year when asked', async () => {
    servePlans(json(shippedPlans));
    renderPricing();
    const premium = await card('Premium');
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(premium.getByText('$49')).toBeVisible();
    expect(premium.getByText('Billed monthly')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(premium.getByText('$39')).toBeVisible();
    expect(premium.getByText('Billed annually')).toBeVisible();
    expect(premium.getByText(/You save \$120 a year\./)).toBeVisible();
    expect(premium.queryByText('Billed monthly')).toBeNull();
  });

  it('shows Free as free and Enterprise as a matter of contact, whatever the file prices them at', async () => {
    servePlans(json(shippedPlans.map((plan) => ({ ...plan, price_monthly: 999 }))));
    renderPricing();
    expect((await card('Free')).getByText('Free', { selector: 'b' })).toBeVisible();
    expect((await card('Enterprise')).getByText('Contact Us', { selector: 'b' })).toBeVisible();
    expect(screen.getAllByText('$999')).toHaveLength(1);
  });

  it('leads to sign-up, to contact and home', async () => {
    servePlans(json(shippedPlans));
    renderPricing();
    const targets = { Free: '/signup', Premium: '/signup?plan=Premium' };
    for (const [name, target] of Object.entries(targets)) {
      expect((await card(name)).getByRole('link', { name: 'Get Started' })).toHaveAttribute(
        'href',
        target,
      );
    }
    expect((await card('Enterprise')).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact?subject=sales',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it.each([
    [750_000, '750,000 tokens per month', 'About 1,400 resumes per month'],
    [600, '600 tokens per month', 'About 1 resume per month'],
    [0, '0 tokens per month', 'No resumes'],
  ])('shows the %d tokens that count here, not those of the file', async (limit, ...texts) => {
    servePlans(json(shippedPlans));
    const { config, ...rest } = createTestHost({ session: { status: 'signed-out', user: null } });
    const host = { ...rest, config: { ...config, tokenLimits: { Enterprise: limit } } };
    renderWithHost(<App host={host} />, { host, route: '/pricing' });
    for (const text of texts) expect((await card('Enterprise')).getByText(text)).toBeVisible();
    expect((await card('Premium')).getByText('2,000,000 tokens per month')).toBeVisible();
    expect(screen.queryByText('A custom token allowance')).toBeNull();
  });

  it('says that it is loading', () => {
    servePlans(() => new Promise(() => undefined));
    renderPricing();
    expect(screen.getByRole('status')).toHaveTextContent('Loading plans...');
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a missing file', () => Promise.resolve({ ok: false, status: 404 })],
    [
      'a page instead of the file',
      () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError('<')) }),
    ],
    ['a file of another shape', json([{ name: 'Gold' }])],
    ['no list', json({ plans: [] })],
  ])('explains %s and asks again on Retry', async (_what, failure) => {
    const served = servePlans(failure, json(shippedPlans));
    renderPricing();
    expect(await screen.findByRole('alert')).toHaveTextContent('The plans could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Premium' })).toBeVisible();
    expect(served).toHaveBeenCalledTimes(2);
  });
});
