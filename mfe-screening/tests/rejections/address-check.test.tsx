import type * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import type { CallInput } from '@shortlist/host-api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildJob,
  buildRejectionEmail,
  changedRows,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type Input = CallInput<typeof http.confirmAddress>;

const doubt = 'The email address goes over two lines. Please check it.';
const plain = buildCandidate({
  id: 'ada',
  candidate: 'Ada King',
  email: 'king@example.com',
  status: 'rejected',
  score: 20,
});
const ada: Candidate = {
  ...plain,
  addressDoubt: doubt,
  flags: [{ kind: 'address-unclear', message: doubt, detail: plain.email }],
};
const checked = (email: string): Candidate => ({
  ...plain,
  email,
  addressCheck: { found: plain.email, by: 'mina@example.com', at: '2026-11-20T10:00:00.000Z' },
});
const rowsOf = (candidate: Candidate) =>
  changedRows([candidate], { rows: [{ candidate, email: buildRejectionEmail(candidate) }] });

async function open(candidate = ada) {
  const inputs: unknown[] = [];
  const confirmAddress = ({ body }: Input) => {
    inputs.push(body);
    return rowsOf(body?.address ? checked(body.address) : ada);
  };
  const rejectionEmails = [buildRejectionEmail(candidate)];
  const getJob = buildJob({ candidates: [candidate], rejectionEmails });
  const { user } = await renderApp('/results?job=job_1', { answers: { getJob, confirmAddress } });
  await user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  return { user, inputs };
}

const tick = () => screen.queryByRole('checkbox', { name: 'Send to Ada King' });
const letter = () => within(screen.getByRole('article', { name: 'Ada King' }));

describe('an address that needs checking', () => {
  beforeEach(() => sessionStorage.clear());

  it('can’t be mailed until somebody says that it is right, which can be undone', async () => {
    const { user, inputs } = await open();
    expect(screen.getByText('No email possible')).toBeVisible();
    expect(tick()).toBeNull();
    expect(letter().getAllByText(new RegExp(doubt))).toHaveLength(1);
    await user.click(letter().getByRole('button', { name: /^It is right/ }));
    await waitFor(() => expect(tick()).toBeChecked());
    expect(letter().getByText(/mina@example.com confirmed the address/)).toBeVisible();
    expect(letter().getByRole('button', { name: /^Correct/ })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(tick()).toBeNull());
    expect(inputs).toEqual([
      { address: plain.email, addressBefore: plain.email },
      { address: null, addressBefore: plain.email },
    ]);
  });

  it('is corrected in a dialog, which says what is no address', async () => {
    const { user, inputs } = await open();
    await user.click(letter().getByRole('button', { name: /^Correct/ }));
    const field = await screen.findByRole('textbox', { name: 'Email address' });
    expect(field).toHaveValue(plain.email);
    await user.clear(field);
    await user.type(field, 'ada.king@{Enter}');
    expect(screen.getByText('Please enter a valid email address.')).toBeVisible();
    expect(inputs).toEqual([]);
    await user.type(field, 'example.com{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputs).toEqual([{ address: 'ada.king@example.com', addressBefore: plain.email }]);
    expect(letter().getByText(/The resume shows king@example.com/)).toBeVisible();
    expect(tick()).toBeChecked();
  });

  it('can be corrected where the resume shows none that can be mailed', async () => {
    await open({ ...plain, email: 'odd@' });
    expect(letter().getByRole('button', { name: /^Correct/ })).toBeVisible();
    expect(letter().queryByRole('button', { name: /^It is right/ })).toBeNull();
  });

  it('is not offered for one that is clear', async () => {
    await open(plain);
    expect(letter().queryByRole('button', { name: /^Correct/ })).toBeNull();
  });
});
