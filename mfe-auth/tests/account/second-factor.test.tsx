import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;
const off = {
  app: { offered: true, addedAt: null },
  passkeys: { offered: true, list: [] },
  recoveryCodesLeft: 0,
  hasPassword: true,
};
const on = {
  app: { offered: true, addedAt: '2026-11-22T10:00:00.000Z' },
  passkeys: { offered: true, list: [] },
  recoveryCodesLeft: 8,
  hasPassword: true,
};
const codes = ['aaaa-bbbb', 'cccc-dddd'];
const setup = {
  secret: 'ABCDEFGHABCDEFGH',
  uri: 'otpauth://totp/Shortlist:mina?secret=ABCDEFGHABCDEFGH',
  expiresAt: '2026-11-22T10:15:00.000Z',
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

function renderAccount(state: object, answers: Record<string, unknown> = {}) {
  let now = state;
  const rendered = renderAuth('/account', {
    session,
    answers: { getSecondFactor: () => now, ...answers },
  });
  return { ...rendered, become: (next: object) => (now = next) };
}

describe('the second factor of an account', () => {
  it('is set up with the password, a QR code and a key, and a code; then come recovery codes', async () => {
    const { sent, become } = renderAccount(off, {
      beginAuthenticatorApp: setup,
      confirmAuthenticatorApp: { recoveryCodes: codes },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await press('Add');
    await press('Continue');
    expect(dialog().getByRole('alert')).toHaveTextContent('Please enter your password.');
    await userEvent.type(dialog().getByLabelText('Your password'), 'correct horse');
    await press('Continue');
    expect(await screen.findByText('ABCD EFGH ABCD EFGH')).toBeVisible();
    expect(
      await dialog().findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await userEvent.type(dialog().getByLabelText('Code'), '12');
    await press('Turn on');
    expect(dialog().getByRole('alert')).toHaveTextContent('Please enter the six digits');
    await userEvent.type(dialog().getByLabelText('Code'), '3 456');
    become(on);
    await press('Turn on');
    expect(await dialog().findByText('aaaa-bbbb')).toBeVisible();
    await press('I’ve saved them');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('On: code from an app · 8 recovery codes left')).toBeVisible();
    expect(sent.filter(({ body }) => body !== undefined)).toEqual([
      { operation: 'beginAuthenticatorApp', body: { password: 'correct horse' } },
      { operation: 'confirmAuthenticatorApp', body: { code: '123 456' } },
    ]);
  });

  it('copies and downloads recovery codes', async () => {
    const user = userEvent.setup();
    const { notices } = renderAccount(on, { renewRecoveryCodes: { recoveryCodes: codes } });
    const made = vi.fn((_: Blob) => 'blob:codes');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: vi.fn() });
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    await user.click(screen.getByRole('button', { name: 'New codes' }));
    await user.type(dialog().getByLabelText('Your password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    await user.click(await dialog().findByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'success', message: 'The recovery codes are copied.' }]),
    );
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb\ncccc-dddd');
    // jsdom follows no link.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValueOnce();
    await user.click(dialog().getByRole('button', { name: 'Download' }));
    expect(made.mock.calls[0]?.[0]).toBeInstanceOf(Blob);
  });

  it('names the passkey that would be removed', async () => {
    const passkey = (id: string, name: string) => ({
      id,
      name,
      addedAt: '2026-05-03T10:00:00.000Z',
      lastUsedAt: null,
    });
    const list = [passkey('k1', 'Old phone'), passkey('k2', 'My laptop')];
    renderAccount({ ...on, passkeys: { offered: true, list } });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage' }));
    await press('Remove My laptop');
    expect(dialog().getByRole('heading', { name: 'Remove “My laptop”?' })).toBeVisible();
  });

  it('is removed with the password, and says when that is wrong', async () => {
    let tries = 0;
    const { become, notices } = renderAccount(on, {
      removeAuthenticatorApp: () => {
        tries += 1;
        if (tries === 1) throw answered(403, 'That is not right.');
        return { message: 'Removed.' };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage' }));
    await press('Remove');
    const field = dialog().getByLabelText('Your password');
    await userEvent.type(field, 'wrong');
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await dialog().findByRole('alert')).toHaveTextContent('That is not right.');
    await waitFor(() => expect(field).toHaveFocus());
    become(off);
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(notices).toEqual([{ kind: 'success', message: 'Removed.' }]);
  });

  it('says that it could not be loaded, and tries again', async () => {
    let fails = true;
    renderAccount(off, {
      getSecondFactor: () => (fails ? failing(answered(503, 'Down.'))() : off),
    });
    expect(await screen.findByText('This could not be loaded.')).toBeVisible();
    fails = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeEnabled();
  });

  it('is not there where nothing can be set up', async () => {
    renderAccount({ ...off, app: { offered: false, addedAt: null } });
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    await waitFor(() => expect(screen.queryByText('Second factor')).toBeNull());
  });
});
