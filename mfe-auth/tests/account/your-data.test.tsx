import { testUser } from '@shortlist/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { answered, failing, renderAuth, type RenderAuthOptions } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

async function renderAccount(options: RenderAuthOptions = {}) {
  const rendered = renderAuth('/account', { session, ...options });
  await screen.findByRole('heading', { level: 2, name: 'Your data' });
  return rendered;
}

async function askToDelete(password: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Delete account…' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Your password'), { target: { value: password } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  return dialog;
}

const getKept = { screenings: 14, candidates: 1512 };

describe('deleting the account', () => {
  it('says what is deleted, takes the password, and leaves signed out with a sentence', async () => {
    const { sent, notices, seen } = await renderAccount({
      answers: { getKept, deleteAccount: { message: 'Your account was deleted.' } },
    });
    const what = '14 screenings, 1,512 candidates and their emails are deleted for good';
    await screen.findByText(what);
    const dialog = await askToDelete('seven green kites');
    expect(dialog.textContent).toContain(what);
    await waitFor(() => expect(seen.address).toBe('/'));
    expect(sent).toContainEqual({
      operation: 'deleteAccount',
      body: { password: 'seven green kites' },
    });
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.message).toMatch(/^Your account and all its data were deleted/);
  });

  it('says that the password is wrong; its field gets the focus', async () => {
    const sentence = 'This is not your password. Nothing was deleted.';
    const { seen } = await renderAccount({
      answers: { getKept, deleteAccount: failing(answered(403, sentence)) },
    });
    const dialog = await askToDelete('wrong');
    await within(dialog).findByText(sentence);
    const field = within(dialog).getByLabelText('Your password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(within(dialog).getByRole('alert').textContent).toBe(sentence);
    expect(seen.address).toBe('/account');
  });

  it('asks nobody without a password, and can be left', async () => {
    const { sent } = await renderAccount({ answers: { getKept } });
    const dialog = await askToDelete('');
    await within(dialog).findByText('Please enter your password.');
    expect(sent.map(({ operation }) => operation)).not.toContain('deleteAccount');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says the same in words when nothing could be counted, and for one screening', async () => {
    const { unmount } = await renderAccount({
      answers: { getKept: failing(answered(503, 'Later.')) },
    });
    const all = 'All screenings, candidates and their emails are deleted for good';
    expect(await screen.findByText(all)).toBeVisible();
    unmount();
    await renderAccount({ answers: { getKept: { screenings: 1, candidates: 1 } } });
    const one = '1 screening, 1 candidate and their emails are deleted for good';
    expect(await screen.findByText(one)).toBeVisible();
  });
});
