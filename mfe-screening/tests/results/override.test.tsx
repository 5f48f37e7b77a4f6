import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, changedRows } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type DecideInput = CallInput<typeof http.decideCandidates>;

const lea = buildCandidate({ id: 'lea', candidate: 'Lea Leader' });
const sam = buildCandidate({ id: 'sam', candidate: 'Sam Saver', status: 'rejected', score: 30 });
const job = buildJob({ candidates: [lea, sam] });
const override = {
  status: 'rejected' as const,
  reason: 'Moved abroad.',
  by: 'mina@example.com',
  at: '2026-11-20T10:00:00.000Z',
};
const moved = changedRows([{ ...lea, status: 'rejected', override }]);

async function openMove(answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: job, ...answers } });
  await app.user.click(
    await screen.findByRole('button', { name: /^Move to rejected.*Lea Leader/ }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Move Lea Leader to rejected?' }));
  return { ...app, dialog };
}

describe('moving a candidate by hand', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks for a reason, moves, and shows who did it and why', async () => {
    const inputs: DecideInput[] = [];
    const decideCandidates = (input: DecideInput) => {
      inputs.push(input);
      return moved;
    };
    const { user, dialog, notices } = await openMove({ decideCandidates });
    await user.type(dialog.getByLabelText('Reason'), '  Moved abroad. ');
    await user.click(dialog.getByRole('button', { name: 'Move to rejected' }));
    expect(await screen.findByRole('tab', { name: 'Rejections (2)' })).toBeInTheDocument();
    expect(inputs).toEqual([
      {
        params: { id: 'job_1' },
        body: {
          changes: [{ candidateId: 'lea', choice: 'rejected', replaces: null }],
          reason: 'Moved abroad.',
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
    expect(screen.getByText('Lea Leader was moved to rejected.')).toBeVisible();
    expect(notices).toEqual([]);
    await user.click(screen.getByRole('tab', { name: /Rejections/ }));
    await user.click(screen.getByRole('button', { name: /^Lea Leader/ }));
    const row = within(screen.getByRole('article', { name: 'Lea Leader' }));
    expect(row.getByText(/^Rejected by you, 20 Nov 2026/)).toHaveTextContent('Moved abroad.');
    expect(row.getByRole('button', { name: /Move to shortlisted/ })).toBeInTheDocument();
  });

  it('sends nothing without a reason', async () => {
    const { user, dialog, calls } = await openMove();
    await user.type(dialog.getByLabelText('Reason'), '   ');
    await user.click(dialog.getByRole('button', { name: 'Move to rejected' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please give a reason');
    expect(calls).not.toContain('decideCandidates');
  });

  it('keeps the reason when moving fails, says why, and goes only by Cancel', async () => {
    const decideCandidates = () => {
      throw new ApiError({ status: 409, code: '409', message: 'Not complete yet.' });
    };
    const { user, dialog } = await openMove({ decideCandidates });
    await user.type(dialog.getByLabelText('Reason'), 'Moved abroad.');
    await user.click(dialog.getByRole('button', { name: 'Move to rejected' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not complete yet.');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Moved abroad.');
    await user.keyboard('{Escape}');
    expect(dialog.getByLabelText('Reason')).toHaveValue('Moved abroad.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Move to rejected.*Lea Leader/ })).toHaveFocus();
  });

  it('keeps the reason over an ended session', async () => {
    const { user, dialog, unmount } = await openMove({});
    await user.type(dialog.getByLabelText('Reason'), 'Moved abroad.');
    unmount();
    const again = await openMove({});
    expect(again.dialog.getByLabelText('Reason')).toHaveValue('Moved abroad.');
    await again.user.click(again.dialog.getByRole('button', { name: 'Cancel' }));
    again.unmount();
    expect((await openMove({})).dialog.getByLabelText('Reason')).toHaveValue('');
  });

  it('is not offered on the sample', async () => {
    await renderApp('/demo', { host: { session: { status: 'signed-out', user: null } } });
    expect(screen.queryByRole('button', { name: /Move to/ })).not.toBeInTheDocument();
  });
});
