import { webcrypto } from 'node:crypto';
import { testUser } from '@shortlist/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  consumePendingAuthorization,
  storePendingAuthorization,
} from '../../src/google/pending-authorization.js';
import { answered, failing, renderAuth, type RenderAuthOptions } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;
const deployment = {
  config: {
    googleSignIn: { clientId: 'client-1', authorizationUrl: 'https://accounts.example/authorize' },
  },
  features: { googleSignIn: true },
};
const account = {
  hasPassword: true,
  passwordSetAt: null,
  newEmail: null,
  newEmailUntil: null,
  google: null,
};
const google = {
  email: testUser.email,
  connectedAt: '2020-05-01T10:00:00.000Z',
  onlyWayIn: false,
};
/** Somebody who came by Google. */
const byGoogle = { ...account, hasPassword: false, google: { ...google, onlyWayIn: true } };
const identity = { token: 'an.id.token', nonce: 'nonce-1' };

// jsdom has no cryptography, and a dialog without its methods.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
// Leaving for Google is not possible in jsdom, which says so.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const calls = (sent: readonly { operation: string }[], name: string) =>
  sent.filter(({ operation }) => operation === name);

function show(answers: object, options: RenderAuthOptions = deployment, hash = '') {
  return renderAuth(`/account${hash}`, { session, ...options, answers: { ...answers } });
}

/** The page to which the browser comes back from Google. */
function comeBack(purpose: string, answers: object, fields: object = { id_token: identity.token }) {
  const pending = { state: 'state-1', nonce: identity.nonce, destination: '/account#security' };
  storePendingAuthorization({ ...pending, purpose });
  const fragment = new URLSearchParams({ state: 'state-1', ...fields }).toString();
  return show(answers, deployment, `#${fragment}`);
}

describe('the row of Google', () => {
  it('is not there where Google was never set up', async () => {
    show({ getAccount: account }, {});
    await screen.findByText('Password');
    expect(screen.queryByText('Google')).toBeNull();
  });

  it('leaves for Google, and remembers what for', async () => {
    show({ getAccount: account });
    expect(await screen.findByText('Not connected')).toBeVisible();
    await press('Connect Google');
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    expect(consumePendingAuthorization()).toMatchObject({
      destination: '/account#security',
      purpose: 'connect-google',
    });
  });

  it('connects when the browser comes back, and says so', async () => {
    let now: object = account;
    const { sent, notices, seen } = comeBack('connect-google', {
      getAccount: () => now,
      connectGoogle: () => {
        now = { ...account, google };
        return { message: 'Google is connected.' };
      },
    });
    expect(await screen.findByText(`Connected as ${testUser.email}`)).toBeVisible();
    expect(calls(sent, 'connectGoogle')).toEqual([{ operation: 'connectGoogle', body: identity }]);
    expect(notices).toEqual([{ kind: 'success', message: 'Google is connected.' }]);
    expect(seen.address).toBe('/account#security');
  });

  it('says why Google could not be connected', async () => {
    const sentence = 'This Google account already signs in to another Shortlist account.';
    comeBack('connect-google', {
      getAccount: account,
      connectGoogle: failing(answered(409, sentence)),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('Not connected')).toBeVisible();
  });

  it.each([
    [{ error: 'access_denied' }, 'Google sign-in was cancelled. Nothing was changed.'],
    [{ error: 'server_error' }, 'Google sign-in failed. Please try again.'],
    [{ id_token: 'x', state: 'of another tab' }, 'Google sign-in failed. Please try again.'],
  ])('connects nothing by %j', async (fields, sentence) => {
    const { sent } = comeBack('connect-google', { getAccount: account }, fields);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(calls(sent, 'connectGoogle')).toEqual([]);
  });

  it('takes no answer that this tab did not ask for', async () => {
    sessionStorage.clear();
    const { sent, notices } = show({ getAccount: account }, deployment, '#state=x&id_token=y');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]?.kind).toBe('error');
    expect(calls(sent, 'connectGoogle')).toEqual([]);
  });

  it('disconnects with the password, also where Google is no longer set up', async () => {
    const { sent, notices } = show(
      {
        getAccount: { ...account, google },
        disconnectGoogle: { message: 'Google is disconnected.' },
      },
      {},
    );
    await press('Disconnect');
    const asked = await dialog();
    fireEvent.click(asked.getByRole('button', { name: 'Disconnect' }));
    expect(asked.getByRole('alert')).toHaveTextContent('Please enter your password.');
    fireEvent.change(asked.getByLabelText('Your password'), { target: { value: 'correct horse' } });
    fireEvent.click(asked.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(calls(sent, 'disconnectGoogle')).toEqual([
      { operation: 'disconnectGoogle', body: { password: 'correct horse' } },
    ]);
  });

  it('leads to a password first where Google is the only way in', async () => {
    show({ getAccount: byGoogle });
    await press('Disconnect');
    expect((await dialog()).getByText(/only way to sign in/)).toBeVisible();
    fireEvent.click((await dialog()).getByRole('button', { name: 'Set a password' }));
    expect((await dialog()).getByRole('heading', { name: 'Set a password' })).toBeVisible();
  });
});

describe('the proof by Google', () => {
  /** Dialogs of the page that ask for the proof: their opener, their name, and what sends them. */
  const dialogs: [opener: string, name: string, submit: string][] = [
    ['Delete account…', 'delete', 'Delete account'],
    ['Set a password', 'password', 'Set password'],
    ['Change address', 'address', 'Send the link'],
    ['Make a token', 'token', 'Make token'],
  ];

  it.each(dialogs)('is asked for after %s', async (opener, name, _submit) => {
    show({ getAccount: byGoogle });
    await press(opener);
    const asked = await dialog();
    expect(asked.queryByLabelText('Your password')).toBeNull();
    fireEvent.click(asked.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    expect(consumePendingAuthorization()?.purpose).toBe(name);
  });

  it.each(dialogs)('opens the dialog of %s again, confirmed', async (_, name, submit) => {
    comeBack(name, { getAccount: byGoogle });
    const asked = await dialog();
    expect(await asked.findByText('Google has confirmed that it is you.')).toBeVisible();
    expect(asked.getByRole('button', { name: submit })).toBeEnabled();
  });

  it('is sent once, and asked for again when it did not do', async () => {
    const { sent } = comeBack('delete', {
      getAccount: byGoogle,
      deleteAccount: failing(answered(403, 'Signing in with Google took too long.')),
    });
    const asked = await dialog();
    fireEvent.click(await asked.findByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Signing in with Google took too long.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    expect(calls(sent, 'deleteAccount')).toEqual([
      { operation: 'deleteAccount', body: { identity } },
    ]);
  });

  it('serves the second factor, too', async () => {
    const { sent } = comeBack('addApp', {
      getAccount: byGoogle,
      beginAuthenticatorApp: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', expiresAt: '' },
    });
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(calls(sent, 'beginAuthenticatorApp')).toEqual([
      { operation: 'beginAuthenticatorApp', body: { identity } },
    ]);
  });

  it('that was turned back from leaves the question open', async () => {
    comeBack('delete', { getAccount: byGoogle }, { error: 'access_denied' });
    const asked = await dialog();
    expect(await asked.findByText(/Google sign-in was cancelled/)).toBeVisible();
    fireEvent.click(asked.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
