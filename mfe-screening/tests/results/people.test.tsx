import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { createTestCall } from '@shortlist/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScreeningStore } from '../../src/people/store/screening-store.js';
import {
  buildCandidate,
  buildJob,
  changedRows,
  rowOf,
  screeningAnswers,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type DecideInput = CallInput<typeof http.decideCandidates>;

const many = (count: number) =>
  buildJob({
    candidates: Array.from({ length: count }, (_, index) =>
      buildCandidate({ id: `c${index}`, candidate: `Person ${index}`, score: 90 - (index % 40) }),
    ),
  });

const idsOf = (store: ReturnType<typeof createScreeningStore>) => {
  const state = store.getState();
  return state.status === 'ready' ? state.screening.candidates.map(({ id }) => id) : [];
};

describe('the candidates of a screening', () => {
  it('are there after the first page, and all of them after the last', async () => {
    const job = many(2500);
    const store = createScreeningStore(createTestCall(screeningAnswers(() => job)), 'job_1');
    const counts: number[] = [];
    store.subscribe(() => counts.push(idsOf(store).length));
    await store.reload();
    expect(counts).toContain(100);
    expect(idsOf(store)).toHaveLength(2500);
    expect(store.getState()).toMatchObject({ isComplete: true, totals: { candidates: 2500 } });
  });

  it('are asked for again when a page fails, and that is said', async () => {
    vi.useFakeTimers();
    const answers = screeningAnswers(() => many(150));
    let failures = 2;
    const listRows = (input: never) => {
      failures -= 1;
      if (failures >= 0) throw new ApiError({ status: 503, code: '503', message: 'Away.' });
      return answers.listRows(input);
    };
    const store = createScreeningStore(createTestCall({ ...answers, listRows }), 'job_1');
    const loading = store.reload();
    await vi.advanceTimersByTimeAsync(500);
    expect(store.getState()).toMatchObject({ isComplete: false, problem: 'Away.' });
    await vi.advanceTimersByTimeAsync(5000);
    await loading;
    expect(store.getState()).toMatchObject({ isComplete: true, problem: null });
    vi.useRealTimers();
  });

  it('stay as a change made them, though a page was read before it', async () => {
    const job = many(150);
    const answers = screeningAnswers(() => job);
    let answerPage: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answerPage = resolve;
    });
    const listRows = async (input: never) => {
      const page = await answers.listRows(input);
      await held;
      return page;
    };
    const store = createScreeningStore(createTestCall({ ...answers, listRows }), 'job_1');
    const loading = store.reload();
    await act(() => Promise.resolve());
    const [late, gone] = [job.candidates[149], job.candidates[148]];
    if (!late || !gone) throw new Error('The job has 150 candidates.');
    store.apply(changedRows([{ ...late, starred: true }], { removed: [gone.id] }));
    answerPage();
    await loading;
    const state = store.getState();
    const candidates = state.status === 'ready' ? state.screening.candidates : [];
    expect(candidates).toHaveLength(149);
    expect(candidates.find(({ id }) => id === late.id)?.starred).toBe(true);
    expect(candidates.some(({ id }) => id === gone.id)).toBe(false);
  });

  it('that could not be loaded at all say why, and come with another try', async () => {
    let broken = true;
    const answers = screeningAnswers(() => many(3));
    const getScreening = (input: never) => {
      if (broken) throw new ApiError({ status: 500, code: '500', message: 'Broken.' });
      return answers.getScreening(input);
    };
    const store = createScreeningStore(createTestCall({ ...answers, getScreening }), 'job_1');
    await store.reload();
    expect(store.getState().status).toBe('error');
    broken = false;
    await store.reload();
    expect(idsOf(store)).toHaveLength(3);
  });
});

describe('a decision', () => {
  beforeEach(() => sessionStorage.clear());

  const sam = buildCandidate({ id: 'sam', candidate: 'Sam Saver', score: 30, status: 'review' });
  const at = '2026-11-20T10:00:00.000Z';
  const decided = {
    ...sam,
    status: 'shortlisted' as const,
    override: { status: 'shortlisted' as const, reason: '', by: 'mina@example.com', at },
  };

  it('shows at once, and can be taken back', async () => {
    const inputs: DecideInput[] = [];
    const decideCandidates = (input: DecideInput) => {
      inputs.push(input);
      return changedRows([input.body?.undo ? sam : decided]);
    };
    const { user } = await renderApp('/results?job=job_1', {
      answers: { getJob: buildJob({ candidates: [sam] }), decideCandidates },
    });
    await user.click(await screen.findByRole('tab', { name: 'To review (1)' }));
    await user.click(screen.getByRole('button', { name: /Move to shortlisted/ }));
    expect(screen.getByRole('tab', { name: 'Shortlisted (1)' })).toBeInTheDocument();
    expect(await screen.findByText('Sam Saver was moved to shortlisted.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'To review (1)' })).toBeInTheDocument();
    expect(inputs.map(({ body }) => body)).toEqual([
      { changes: [{ candidateId: 'sam', choice: 'shortlisted', replaces: null }] },
      { changes: [{ candidateId: 'sam', choice: null, replaces: at }], undo: true },
    ]);
  });

  it('that fails leaves everything as it was and says why', async () => {
    const decideCandidates = () => {
      throw new ApiError({ status: 409, code: '409', message: 'Not complete yet.' });
    };
    const { user, notices } = await renderApp('/results?job=job_1', {
      answers: { getJob: buildJob({ candidates: [sam] }), decideCandidates },
    });
    await user.click(await screen.findByRole('tab', { name: 'To review (1)' }));
    await user.click(screen.getByRole('button', { name: /Move to shortlisted/ }));
    expect(await screen.findByRole('tab', { name: 'To review (1)' })).toBeInTheDocument();
    expect(notices).toEqual([{ kind: 'error', message: 'Not complete yet.' }]);
  });

  it('says who was left as before', async () => {
    const skipped = [{ candidateId: 'sam', reason: 'Somebody else has decided meanwhile.' }];
    const { user } = await renderApp('/results?job=job_1', {
      answers: {
        getJob: buildJob({ candidates: [sam] }),
        decideCandidates: changedRows([], {
          rows: [rowOf({ candidate: sam, email: null })],
          skipped,
        }),
      },
    });
    await user.click(await screen.findByRole('tab', { name: 'To review (1)' }));
    await user.click(screen.getByRole('button', { name: /Move to shortlisted/ }));
    expect(
      await screen.findByText('One was left as before: Somebody else has decided meanwhile.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
