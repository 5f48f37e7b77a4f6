import { createTestHost, renderWithHost } from '@shortlist/web-kit/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../src/App.js';

async function renderPage(route: string) {
  const host = createTestHost();
  renderWithHost(<App host={host} />, { host, route });
  await screen.findByRole('heading', { level: 1 });
}

const text = () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ');

describe.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
])('%s', (route, title) => {
  it('has its title, today as the last update, and the way home', async () => {
    await renderPage(route);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
    expect(screen.getByText(`Last updated: ${today}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('has a contents list whose every entry leads to a section', async () => {
    await renderPage(route);
    const entries = screen.getByLabelText('Contents').querySelectorAll('a');
    expect(entries.length).toBeGreaterThan(8);
    for (const entry of entries) {
      expect(document.querySelector(entry.getAttribute('href') ?? '')).toHaveTextContent(
        entry.textContent ?? '',
      );
    }
  });
});

describe('policy claims', () => {
  it.each([
    /processed in memory only and are never permanently stored/,
    /may be used to improve our AI/,
    /typically retained for 12 months, unless you request its deletion earlier/,
    /at least 18 years old/,
    /within 30 days of termination/,
    /informational and must not be the sole basis for a hiring decision/,
    /We answer within 48 hours/,
  ])('privacy says %s', async (claim) => {
    await renderPage('/privacy');
    expect(text()).toMatch(claim);
  });

  it.each([
    /at least 18 years old/,
    /billed monthly or annually in advance/,
    /non-refundable except as required by law/,
    /change prices with 30 days’ notice/,
    /deletion of your data within 30 days of termination/,
    /not the sole basis for hiring decisions/,
    /processed in memory only and are never permanently stored/,
    /We answer within 5 business days/,
  ])('terms say %s', async (claim) => {
    await renderPage('/terms');
    expect(text()).toMatch(claim);
  });
});
