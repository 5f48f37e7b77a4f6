import { testUser } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, failing, renderAuth } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;
const owner = {
  app: { offered: true, addedAt: null },
  passkeys: { offered: true, list: [] },
  recoveryCodesLeft: 0,
  hasPassword: true,
};
const token = {
  id: 'token-1',
  name: 'Our applicant tracking',
  scopes: ['screenings:read', 'decisions:write'],
  ending: 'x7Qf',
  createdAt: '2020-05-01T10:00:00.000Z',
  expiresAt: null,
  lastUsedOn: '2020-05-03T00:00:00.000Z',
};
const secret = 'shortlist_pat_abcdefghijklmnopqrstuvwxyz';

/** The page is a module of its own, which may take a while. */
const appears = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 });
const dialog = () => within(screen.getByRole('dialog'));

function renderAccount(answers: Record<string, unknown>) {
  const user = userEvent.setup();
  return {
    user,
    ...renderAuth('/account#api', {
      session,
      answers: { getSecondFactor: owner, ...answers },
    }),
  };
}

describe('access tokens on the account page', () => {
  it('are made with a name, scopes and the password, and shown once to be copied', async () => {
    let tokens: object[] = [];
    const { user, sent, notices } = renderAccount({
      listApiTokens: () => ({ tokens }),
      createApiToken: () => {
        tokens = [token];
        return { apiToken: token, secret };
      },
    });
    await user.click(await appears('Make a token'));
    await user.click(dialog().getByRole('button', { name: 'Make token' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Please give the token a name.');
    await user.type(dialog().getByLabelText('Name'), ' Our applicant tracking ');
    await user.click(dialog().getByRole('button', { name: 'Make token' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('at least one permission');
    await user.click(dialog().getByRole('checkbox', { name: /^decisions:write/ }));
    await user.click(dialog().getByRole('checkbox', { name: /^screenings:read/ }));
    await user.selectOptions(dialog().getByLabelText('Expires in'), 'No expiry');
    await user.click(dialog().getByRole('button', { name: 'Make token' }));
    expect(dialog().getByRole('alert')).toHaveTextContent('Please enter your password.');
    await user.type(dialog().getByLabelText('Your password'), 'correct horse');
    await user.click(dialog().getByRole('button', { name: 'Make token' }));
    expect(await dialog().findByText(secret)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(notices.at(-1)).toEqual({ kind: 'success', message: 'It is copied.' }),
    );
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(dialog().getByRole('button', { name: 'I’ve saved it' }));
    expect(screen.queryByText(secret)).toBeNull();
    expect(
      screen.getByText(
        '…x7Qf · screenings:read, decisions:write · last used 3 May 2020 · no expiry',
      ),
    ).toBeVisible();
    expect(sent.find(({ operation }) => operation === 'createApiToken')?.body).toEqual({
      name: 'Our applicant tracking',
      scopes: ['screenings:read', 'decisions:write'],
      expiresInDays: null,
      password: 'correct horse',
    });
  });

  it('are revoked after a question, and the focus stays in the section', async () => {
    let tokens: object[] = [token];
    const { user, notices } = renderAccount({
      listApiTokens: () => ({ tokens }),
      revokeApiToken: () => {
        tokens = [];
        return { message: 'The access token no longer works.' };
      },
    });
    await user.click(await appears('Revoke Our applicant tracking'));
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Revoke Our applicant tracking' }));
    await user.click(dialog().getByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText(/^No tokens yet/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Access tokens' })).toHaveFocus(),
    );
    expect(notices).toEqual([{ kind: 'success', message: 'The access token no longer works.' }]);
  });

  it('say when they can’t be loaded, and what a refusal means', async () => {
    let broken = true;
    const { user } = renderAccount({
      listApiTokens: () => {
        if (broken) throw answered(503, 'Not available right now.');
        return { tokens: [{ ...token, expiresAt: '2020-06-01T10:00:00.000Z' }] };
      },
      revokeApiToken: failing(answered(404, 'This access token has been revoked already.')),
    });
    const section = within(
      await screen.findByRole('region', { name: 'API and webhooks' }, { timeout: 10_000 }),
    );
    expect(await section.findByText('Not available right now.')).toBeVisible();
    broken = false;
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText(/expired 1 Jun 2020/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Revoke Our applicant tracking' }));
    await user.click(dialog().getByRole('button', { name: 'Revoke token' }));
    expect(await dialog().findByText(/revoked already/)).toBeVisible();
  });
});
