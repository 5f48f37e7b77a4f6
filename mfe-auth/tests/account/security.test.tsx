import { testUser } from '@shortlist/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;
const account = {
  hasPassword: true,
  passwordSetAt: new Date(Date.now() - 95 * 24 * 3_600_000).toISOString(),
  newEmail: null,
  newEmailUntil: null,
  google: null,
};
const createdAt = new Date(Date.now() - 3_600_000).toISOString();
const other = {
  id: 's2',
  browser: 'Safari',
  system: 'iPhone',
  createdAt,
  lastUsedAt: createdAt,
  current: false,
};
const here = { ...other, id: 's1', browser: 'Chrome', system: 'Windows', current: true };
const sessions = { sessions: [here, other] };

beforeAll(() => {
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
};
const submit = (name: string) => {
  const form = screen.getByRole('form', { name });
  fireEvent.submit(form);
};

/** The page comes in a file of its own, which the first test waits for longest. */
async function show(answers: object = {}) {
  const rendered = renderAuth('/account', {
    session,
    answers: { getAccount: account, listSessions: sessions, ...answers },
  });
  await screen.findByRole('heading', { level: 1, name: 'Account' }, { timeout: 10_000 });
  return rendered;
}

describe('the address', () => {
  it('is changed by a link to the new one, with the password', async () => {
    const { sent, notices } = await show({ changeEmail: { message: 'We sent a link.' } });
    await press('Change address');
    type('New email address', 'new@example.com');
    submit('Change your email address');
    expect(await screen.findByText('Please enter your password.')).toBeVisible();
    type('Your password', 'correct horse');
    submit('Change your email address');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(sent.filter(({ operation }) => operation === 'changeEmail')).toEqual([
      {
        operation: 'changeEmail',
        body: { newEmail: 'new@example.com', password: 'correct horse' },
      },
    ]);
  });

  it('that waits is shown, and can be taken back', async () => {
    const { sent } = await show({
      getAccount: { ...account, newEmail: 'new@example.com' },
      cancelEmailChange: { message: 'Your address stays as it is.' },
    });
    expect(await screen.findByText('new@example.com is not confirmed yet')).toBeVisible();
    await press('Keep current address');
    await waitFor(() =>
      expect(sent.map(({ operation }) => operation)).toContain('cancelEmailChange'),
    );
  });

  it('is confirmed by its link in any browser', async () => {
    const { sent } = renderAuth('/verify-email?change=abc', {
      answers: { confirmEmailChange: { message: 'Done', email: 'new@example.com' } },
    });
    expect(await screen.findByRole('heading', { name: 'Your address is changed' })).toBeVisible();
    expect(sent).toEqual([{ operation: 'confirmEmailChange', body: { token: 'abc' } }]);
  });
});

describe('the password', () => {
  it('says when it was changed, and is changed with the current one', async () => {
    const { sent, notices } = await show({
      changePassword: failing(answered(403, 'This is not your current password.')),
    });
    expect(await screen.findByText('Changed 3 months ago')).toBeVisible();
    await press('Change password');
    type('Your current password', 'wrong');
    type('New password', 'a battery staple');
    expect(screen.getByText('Good. Longer is stronger.')).toBeVisible();
    submit('Change your password');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      operation: 'changePassword',
      body: { password: 'wrong', newPassword: 'a battery staple' },
    });
    expect(notices).toEqual([]);
  });

  it('is set by a mailed link where there is none', async () => {
    const { notices } = await show({
      getAccount: { ...account, hasPassword: false, passwordSetAt: null },
      forgotPassword: { message: 'Sent' },
    });
    await press('Set a password');
    await press('Email me a link');
    await waitFor(() =>
      expect(notices).toEqual([
        { kind: 'success', message: `We sent a link to ${testUser.email}.` },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the sessions', () => {
  it('are listed, and one is signed out; the focus stays near', async () => {
    const endSession = vi.fn((_input: unknown) => ({ message: 'This device is signed out.' }));
    await show({ endSession });
    expect(await screen.findByText('Chrome on Windows · this device')).toBeVisible();
    await press('Sign out Safari on iPhone');
    await waitFor(() => expect(endSession).toHaveBeenCalledWith({ params: { id: 's2' } }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  });

  it('end everywhere else by one press', async () => {
    const { sent } = await show({ endSessions: { message: 'Done' } });
    await press('Sign out everywhere else');
    await waitFor(() =>
      expect(sent).toContainEqual({ operation: 'endSessions', body: { keepCurrent: true } }),
    );
  });

  it('end everywhere by one press, which says so where it leads', async () => {
    const message = 'You are signed out everywhere.';
    const { sent, notices } = await show({ endSessions: { message } });
    await press('Sign out everywhere');
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', message }]));
    expect(sent).toContainEqual({ operation: 'endSessions', body: { keepCurrent: false } });
  });

  it('that can’t be listed can be asked for again', async () => {
    await show({ listSessions: failing(answered(503, 'Not now.')) });
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
