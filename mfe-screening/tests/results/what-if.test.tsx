import type * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import type { CallInput } from '@shortlist/host-api';
import { createScorer } from '@shortlist/screening/formula';
import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tryOut } from '../../src/screening/scores/what-if.js';
import { buildCandidate, buildJob, screeningOfJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type RescoreInput = CallInput<typeof http.rescoreJob>;

const verdict = (criterionId: string, met: boolean) => ({
  criterionId,
  verdict: met ? ('met' as const) : ('not-found' as const),
  quote: met ? 'words' : null,
  place: null,
});
const candidates = [
  buildCandidate({
    id: 'leader',
    candidate: 'Lea Leader',
    score: 80,
    languageFit: 0.5,
    verdicts: [verdict('team', true), verdict('budget', false)],
  }),
  buildCandidate({
    id: 'saver',
    candidate: 'Sam Saver',
    score: 30,
    status: 'rejected',
    languageFit: 0.5,
    verdicts: [verdict('team', false), verdict('budget', true)],
  }),
];
const job = buildJob({
  candidates,
  criteria: [
    { id: 'team', text: 'Leads a team', kind: 'must', weight: 4 },
    { id: 'budget', text: 'Budget responsibility', kind: 'must', weight: 1 },
  ],
});

async function openWhatIf(detail: JobDetail = job, answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: detail, ...answers } });
  const panel = within(await screen.findByRole('complementary', { name: 'What if' }));
  return { ...app, panel };
}
const set = (element: HTMLElement, value: number) =>
  fireEvent.change(element, { target: { value: String(value) } });

describe('What if', () => {
  beforeEach(() => sessionStorage.clear());

  it('previews another threshold without changing the screening', async () => {
    const { user, panel, calls } = await openWhatIf();
    expect(panel.getByRole('status')).toHaveTextContent('1 of 2 shortlisted · 0 borderline');
    expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(panel.getByRole('button', { name: 'Reset' })).toBeDisabled();
    set(panel.getByRole('slider', { name: 'Threshold to try' }), 28);
    expect(panel.getByRole('status')).toHaveTextContent('2 of 2 shortlisted · 1 borderline');
    expect(panel.getByRole('img')).toHaveAccessibleName(/2 at or above the threshold of 28%/);
    expect(screen.getByRole('tab', { name: /Shortlisted/ })).toHaveTextContent('(1)');
    await user.click(panel.getByRole('button', { name: 'Reset' }));
    expect(panel.getByRole('status')).toHaveTextContent('1 of 2 shortlisted');
    expect(calls).not.toContain('rescoreJob');
  });

  it('recomputes with other weights and without a criterion, but never without any', async () => {
    const { user, panel } = await openWhatIf();
    await user.click(await panel.findByRole('checkbox', { name: 'Leads a team' }));
    expect(panel.getByRole('slider', { name: 'Weight of Leads a team' })).toBeDisabled();
    expect(panel.getByRole('checkbox', { name: 'Budget responsibility' })).toBeDisabled();
    expect(panel.getByRole('status')).toHaveTextContent('1 of 2 shortlisted');
    await user.click(panel.getByRole('checkbox', { name: 'Leads a team' }));
    expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
    set(panel.getByRole('slider', { name: 'Weight of Leads a team' }), 1);
    const criteria = job.criteria.map((each, at) => (at === 0 ? { ...each, weight: 1 } : each));
    const { comparisonScore } = job;
    const tried = tryOut(screeningOfJob(job), { comparisonScore, criteria, createScorer });
    const shortlisted = tried.filter(({ status }) => status === 'shortlisted').length;
    expect(panel.getByRole('status')).toHaveTextContent(`${shortlisted} of 2 shortlisted`);
    expect(panel.getByRole('button', { name: 'Apply' })).toBeEnabled();
  });

  it('applies what was changed and shows the new statuses', async () => {
    const inputs: RescoreInput[] = [];
    const rescored = buildJob({
      ...job,
      comparisonScore: 20,
      candidates: candidates.map((each) => ({ ...each, status: 'shortlisted' })),
    });
    const rescoreJob = (input: RescoreInput) => {
      inputs.push(input);
      return rescored;
    };
    const { user, panel } = await openWhatIf(job, { rescoreJob });
    set(panel.getByRole('slider', { name: 'Threshold to try' }), 20);
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Applied: 2 of 2 are shortlisted.')).toBeVisible();
    expect(screen.getByRole('article', { name: 'Sam Saver' })).toBeInTheDocument();
    expect(inputs).toEqual([{ params: { id: 'job_1' }, body: { comparisonScore: 20 } }]);
    expect(screen.getByRole('tab', { name: /Shortlisted/ })).toHaveTextContent('(2)');
    expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Threshold and weights are restored.')).toBeVisible();
    expect(inputs.at(-1)?.body).toEqual({ comparisonScore: job.comparisonScore });
  });

  it('shows in the list who would enter and who would leave, and where the threshold lies', async () => {
    const { user, panel } = await openWhatIf();
    const slider = panel.getByRole('slider', { name: 'Threshold to try' });
    set(slider, 28);
    const entering = within(await screen.findByRole('article', { name: 'Sam Saver' }));
    expect(entering.getByText('enters the shortlist')).toBeVisible();
    expect(panel.getByRole('status')).toHaveTextContent('1 more on the shortlist');
    set(slider, 100);
    const leaving = within(await screen.findByRole('article', { name: 'Lea Leader' }));
    expect(await leaving.findByText('leaves the shortlist')).toBeVisible();
    expect(screen.getByText(`Threshold 100 · was ${job.comparisonScore}`)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByText(/the shortlist$/)).not.toBeInTheDocument();
  });

  it('keeps what was tried when applying fails, with the reason', async () => {
    const rescoreJob = () => {
      throw new ApiError({ status: 409, code: '409', message: 'Not complete yet.' });
    };
    const { user, panel, notices } = await openWhatIf(job, { rescoreJob });
    set(panel.getByRole('slider', { name: 'Threshold to try' }), 20);
    await user.click(panel.getByRole('button', { name: 'Apply' }));
    expect(await panel.findByRole('alert')).toHaveTextContent('Not complete yet.');
    expect(panel.getByRole('slider', { name: 'Threshold to try' })).toHaveValue('20');
    expect(panel.getByRole('button', { name: 'Apply' })).toBeEnabled();
    expect(notices).toEqual([]);
  });

  it('offers only the threshold where an older result lacks what weights need', async () => {
    const older = candidates.map(({ languageFit: _fit, ...rest }) => rest);
    const { panel } = await openWhatIf(buildJob({ ...job, candidates: older }));
    expect(panel.getAllByRole('slider')).toHaveLength(1);
    expect(panel.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows six criteria first and all on request', async () => {
    const criteria = Array.from({ length: 25 }, (_, index) => ({
      id: `c${index}`,
      text: `Criterion ${index} ${'long '.repeat(40)}`,
      kind: 'must' as const,
      weight: 1.7,
    }));
    const { user, panel } = await openWhatIf(buildJob({ ...job, criteria }));
    expect(await panel.findAllByRole('checkbox')).toHaveLength(6);
    await user.click(panel.getByRole('button', { name: 'Show all 25 requirements' }));
    expect(panel.getAllByRole('checkbox')).toHaveLength(25);
  });

  it('is a sheet that Escape closes, giving the focus back', async () => {
    const { user, panel } = await openWhatIf();
    const adjust = panel.getByText('Adjust');
    fireEvent.click(adjust);
    expect(adjust).toHaveAttribute('aria-expanded', 'true');
    panel.getByRole('slider', { name: 'Threshold to try' }).focus();
    await user.keyboard('{Escape}');
    expect(adjust).toHaveAttribute('aria-expanded', 'false');
    expect(adjust).toHaveFocus();
  });

  it('can be tried on the sample, which nothing is applied to', async () => {
    await renderApp('/demo', { host: { session: { status: 'signed-out', user: null } } });
    const panel = within(screen.getByRole('complementary', { name: 'What if' }));
    set(panel.getByRole('slider', { name: 'Threshold to try' }), 0);
    expect(panel.getByRole('status')).toHaveTextContent(/^(\d+) of \1 shortlisted/);
    expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(panel.getByText('You can’t apply changes to invented data.')).toBeInTheDocument();
  });
});
