import { ApiError } from '@shortlist/web-kit';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const job = buildJob({
  candidates: [buildCandidate({ id: 'lea', candidate: 'Lea Leader' })],
  criteria: [{ id: 'team', text: 'Leads a team', kind: 'must', weight: 1 }],
  leftOut: [{ text: 'under 35', reason: 'Age must not be judged.' }],
});
const shifted = (shift: number) => ({
  jobId: 'job_1',
  largestShift: Math.abs(shift),
  candidates: [
    {
      candidateId: 'lea',
      score: 80.04,
      swappedScore: 80.04 + shift,
      shift,
      swapped: ['name', 'postcode'],
    },
  ],
});

async function openAnalytics(answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: job, ...answers } });
  await app.user.click(await screen.findByRole('tab', { name: 'Analytics' }));
  return app;
}

describe('fairness', () => {
  beforeEach(() => sessionStorage.clear());

  it('says that no score shifted, and what was swapped', async () => {
    const { user } = await openAnalytics({ swapTest: shifted(0) });
    await user.click(screen.getByRole('button', { name: 'Run swap test' }));
    const result = await screen.findByText('No score shifted');
    expect(result.parentElement).toHaveTextContent(
      'We rescored one resume. Swapped: names in 1, postcodes in 1.',
    );
    expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
  });

  it('names whose score shifted and by how much', async () => {
    const { user } = await openAnalytics({ swapTest: shifted(-2.5) });
    await user.click(screen.getByRole('button', { name: 'Run swap test' }));
    expect(await screen.findByText('The largest shift is 2.5 points')).toBeInTheDocument();
    expect(screen.getByText('Lea Leader: 80 to 77.5')).toBeInTheDocument();
  });

  it('says why it could not run, and runs again', async () => {
    let broken = true;
    const swapTest = () => {
      if (broken) throw new ApiError({ status: 503, code: '503', message: 'Not answering.' });
      return { jobId: 'job_1', largestShift: 0, candidates: [] };
    };
    const { user } = await openAnalytics({ swapTest });
    await user.click(screen.getByRole('button', { name: 'Run swap test' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Run swap test' }));
    expect(await screen.findByText('Nothing to swap')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what was left out of the criteria and why', async () => {
    await renderApp('/results?job=job_1', { answers: { getJob: job } });
    expect(await screen.findByText('Left out of the requirements')).toBeInTheDocument();
    expect(screen.getByText('“under 35”: Age must not be judged.')).toBeInTheDocument();
  });
});
