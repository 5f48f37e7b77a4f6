import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const mine = {
  status: 'shortlisted' as const,
  reason: '',
  by: 'mina@example.com',
  at: '2026-11-26T17:26:00.000Z',
};
const job = buildJob({
  candidates: [
    buildCandidate({ id: 'ada', candidate: 'Ada Byron', score: 90, override: mine }),
    buildCandidate({ id: 'ben', candidate: 'Ben Holt', score: 85, starred: true }),
    buildCandidate({ id: 'cleo', candidate: 'Cleo Ash', score: 80, override: mine }),
    buildCandidate({ id: 'dan', candidate: 'Dan Fox', score: 10, status: 'rejected' }),
  ],
});

const names = () =>
  screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

describe('these five', () => {
  beforeEach(() => sessionStorage.clear());

  it('are what the list shows, what is shared, and what the address says', async () => {
    const wanted: unknown[] = [];
    const { user, path } = await renderApp('/results?job=job_1', {
      answers: {
        getJob: job,
        listShares: { shares: [] },
        createShare: ({ body }: CallInput<typeof http.createShare>) => {
          wanted.push(body?.candidateIds);
          throw new Error('That is enough.');
        },
      },
    });
    expect(names()).toEqual(['Ada Byron', 'Ben Holt', 'Cleo Ash']);
    expect(screen.getByRole('button', { name: 'Share 3 people' })).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: 'Shortlisted by me 2' }));
    expect(names()).toEqual(['Ada Byron', 'Cleo Ash']);
    expect(path()).toContain('who=mine');
    await user.click(screen.getByRole('button', { name: 'Share 2 people' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Share 2 people of/ }));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(wanted).toEqual([['ada', 'cleo']]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('radio', { name: 'Starred 1' }));
    expect(names()).toEqual(['Ben Holt']);
    expect(screen.getByRole('button', { name: 'Share 1 person' })).toBeEnabled();
  });

  it('are nobody before a person decided, and the page says what to do', async () => {
    await renderApp('/results?job=job_1&who=mine', {
      answers: { getJob: buildJob({ candidates: [buildCandidate()] }) },
    });
    expect(screen.getByText(/^You have not shortlisted anyone yet/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Share 0 people' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Export Excel' })).toBeDisabled();
    expect(screen.queryByRole('radio', { name: /^Starred/ })).not.toBeInTheDocument();
  });
});

it('a closed screening says so on its page', async () => {
  const closed = buildJob({ closedAt: '2026-03-01T10:00:00.000Z' });
  await renderApp('/results?job=job_1', { answers: { getJob: closed } });
  expect(screen.getByText(/^Closed 1 Mar 2026/)).toBeInTheDocument();
});

it('on a phone View Details opens the review of that person', async () => {
  const media = Object.assign(new EventTarget(), { matches: true, media: '', onchange: null });
  window.matchMedia = () => media as unknown as MediaQueryList;
  try {
    const { user, path } = await renderApp('/results?job=job_1', { answers: { getJob: job } });
    await user.click(screen.getByRole('button', { name: 'View Details of Ben Holt' }));
    expect(path()).toBe('/results?job=job_1&view=review&candidate=ben');
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});
