import type * as http from '@shortlist/contracts/http/resumes';
import type { ShareLink } from '@shortlist/contracts/sharing';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJob } from '../support/factories.js';
import { renderApp, type RenderAppOptions } from '../support/render-app.js';

const link: ShareLink = {
  id: 'share_1',
  label: 'Head of nursing',
  showContacts: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  openedAt: null,
};
const token = 'a'.repeat(43);

async function openDialog(answers: NonNullable<RenderAppOptions['answers']>) {
  const rendered = await renderApp('/results?job=job_1', {
    answers: { getJob: buildJob(), ...answers },
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('button', { name: 'Share the shortlist' }));
  const dialog = screen.getByRole('dialog', { name: /^Share the shortlist of/ });
  return { ...rendered, dialog, within: within(dialog) };
}

describe('the dialog that shares a shortlist', () => {
  it('makes a link, copies it, and lists it', async () => {
    const wanted: unknown[] = [];
    const { user, dialog, ...page } = await openDialog({
      listShares: { shares: [] },
      createShare: ({ body }: CallInput<typeof http.createShare>) => {
        wanted.push(body);
        return { share: { ...link, label: body?.label ?? '' }, token };
      },
    });
    const inside = page.within;
    expect(await inside.findByText('No active links.')).toBeInTheDocument();
    expect(inside.getByLabelText('Your name')).toHaveValue('Mina Castellano');
    await user.type(inside.getByLabelText(/^Recipient/), 'Ward 7');
    await user.selectOptions(inside.getByLabelText('Expires in'), '7');
    await user.click(inside.getByRole('button', { name: 'Create link' }));
    const address = `${window.location.origin}/shared#${token}`;
    expect(await inside.findByLabelText('The link')).toHaveValue(address);
    expect(wanted).toEqual([
      { expiresInDays: 7, label: 'Ward 7', sharedBy: 'Mina Castellano', showContacts: false },
    ]);
    expect(inside.getByRole('button', { name: 'Copy link' })).toHaveFocus();
    // A link that is shown once is not lost by Escape.
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.click(inside.getByRole('button', { name: 'Copy link' }));
    expect(await inside.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(inside.getByText('For Ward 7', { selector: 'strong' })).toBeInTheDocument();
    expect(inside.getByText(/Not opened yet/)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  it('asks before it revokes a link, and keeps the focus', async () => {
    const { user, within: inside } = await openDialog({
      listShares: { shares: [{ ...link, showContacts: true }] },
      revokeShare: { shares: [] },
    });
    expect(await inside.findByText(/Shows contact details/)).toBeInTheDocument();
    const revoke = () => inside.getByRole('button', { name: 'Revoke For Head of nursing' });
    await user.click(revoke());
    await waitFor(() => expect(inside.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(revoke()).toHaveFocus();
    await user.click(revoke());
    await user.click(inside.getByRole('button', { name: 'Revoke link' }));
    expect(await inside.findByText('No active links.')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('says what went wrong, and keeps what was typed', async () => {
    let failures = 2;
    const fail = () => {
      failures -= 1;
      throw new ApiError({ status: 409, code: '409', message: 'There are 20 links already.' });
    };
    const { user, within: inside } = await openDialog({
      listShares: () => (failures > 0 ? fail() : { shares: [link] }),
      createShare: fail,
    });
    expect(await inside.findByText('The links could not be loaded')).toBeInTheDocument();
    await user.type(inside.getByLabelText(/^Recipient/), 'Ward 7');
    await user.click(inside.getByRole('button', { name: 'Create link' }));
    expect(await inside.findAllByText('There are 20 links already.')).toHaveLength(2);
    expect(inside.getByLabelText(/^Recipient/)).toHaveValue('Ward 7');
    await user.click(inside.getByRole('button', { name: 'Retry' }));
    expect(
      await inside.findByText('For Head of nursing', { selector: 'strong' }),
    ).toBeInTheDocument();
  });

  it('is not there for made-up people', async () => {
    await renderApp('/demo');
    expect(await screen.findByText('Sample data')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
  });
});
