import { beforeEach, describe, expect, it } from '@jest/globals';
import { createTestHost, renderWithHost, testUser } from '@shortlist/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/App.js';
import { json, servePlans, shippedPlans } from './serve-plans.js';

function renderSubscription(plan = 'Free') {
  const host = createTestHost({ session: { status: 'signed-in', user: { ...testUser, plan } } });
  return renderWithHost(<App host={host} />, { host, route: '/subscription' });
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
    expect(contact).toHaveAttribute('href', '/contact');
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
