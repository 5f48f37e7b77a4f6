import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const job = buildJob({ candidates: [buildCandidate({ candidate: 'Ada King' })] });
const resume = { fileName: 'cv.pdf', text: 'Nurse', pageStarts: [0], hiddenText: [] };
const open = (letter?: string) =>
  renderApp('/results?job=job_1&view=review', {
    answers: { getJob: job, getCandidateResume: { ...resume, ...(letter && { letter }) } },
  });

it('the mail that a resume came with is below it, marked as not scored', async () => {
  const { user } = await open('Dear all,\nplease hire me.');
  await user.click(await screen.findByText('Mail with this resume (not scored)'));
  expect(screen.getByText(/please hire me/)).toBeVisible();
});

it('a resume without a mail has none', async () => {
  await open();
  await screen.findByText('Nurse');
  expect(screen.queryByText(/Mail with this resume/)).toBeNull();
});
