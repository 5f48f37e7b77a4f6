import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { storeTestAnswer } from '../../src/sign-on/pending-sign-on.js';
import { answered, failing, renderAuth } from '../render-auth.js';
import { leads, session, workspaceAs } from './support.js';

const redirectUri = 'https://shortlist.example/signin/single-sign-on';
const none = { provider: null, domains: [], redirectUri, shutOut: [], missing: 'provider' };
const provider = {
  issuer: 'https://login.brookfield.example',
  clientId: 'shortlist',
  role: 'viewer',
  only: false,
  testedAt: null as string | null,
};
const record = { name: '_shortlist.brookfield.example', value: 'shortlist-verification=abc' };
const waiting = {
  ...none,
  provider,
  domains: [{ domain: 'brookfield.example', verifiedAt: null, record }],
  missing: 'domain',
};
const tested = {
  ...waiting,
  provider: { ...provider, testedAt: '2026-10-12T10:12:00.000Z' },
  domains: [{ domain: 'brookfield.example', verifiedAt: '2026-10-12T09:00:00.000Z', record }],
  shutOut: [{ userId: 'moss', firstName: 'Helen', lastName: 'Moss' }],
  missing: null,
};

afterEach(() => sessionStorage.clear());

function renderSignOn(getSingleSignOn: unknown, answers = {}, role = 'owner') {
  return renderAuth('/account/workspace', {
    session,
    answers: {
      getWorkspace: workspaceAs(role),
      listLeads: leads,
      getSingleSignOn,
      ...answers,
    },
  });
}

const part = async () => within(await screen.findByRole('region', { name: 'Single sign-on' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('single sign-on of a workspace', () => {
  it('is set up with the redirect address and the secret', async () => {
    const { sent } = renderSignOn(none, { saveSingleSignOn: waiting });
    await press('Set up');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(redirectUri)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Issuer'), provider.issuer);
    await userEvent.type(dialog.getByLabelText('Client id'), 'shortlist');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Please enter the client secret.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Client secret'), 'secret');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await (await part()).findByText(/not tested yet/)).toBeVisible();
    expect(sent.at(-1)).toEqual({
      operation: 'saveSingleSignOn',
      body: {
        issuer: provider.issuer,
        clientId: 'shortlist',
        clientSecret: 'secret',
        role: 'viewer',
      },
    });
  });

  it('shows the record that a domain waits for, and what is wrong with it', async () => {
    const { notices } = renderSignOn(waiting, {
      checkSignOnDomain: failing(answered(409, 'We can’t see the record yet.')),
    });
    expect(await screen.findByText(record.name)).toBeVisible();
    expect(screen.getByText(record.value)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Test sign-in/ })).toBeNull();
    expect(screen.getByRole('switch')).toBeDisabled();
    await press('Check brookfield.example');
    await waitFor(() =>
      expect(notices).toEqual([{ kind: 'error', message: 'We can’t see the record yet.' }]),
    );
  });

  it('names who would be shut out, and is switched to the only way', async () => {
    const only = { ...tested, provider: { ...tested.provider, only: true } };
    const { sent } = renderSignOn(tested, { setSingleSignOnOnly: only });
    expect(await screen.findByText('Helen Moss has never signed in this way.')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Only by single sign-on' }));
    expect(await screen.findByRole('switch', { checked: true })).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ body: { only: true } });
  });

  it('says that an owner needs a second factor first', async () => {
    renderSignOn({ ...tested, missing: 'your-factor' });
    expect(await screen.findByRole('link', { name: 'your second factor' })).toHaveAttribute(
      'href',
      '/account#security',
    );
    expect(screen.getByRole('switch')).toBeDisabled();
    expect(screen.getByRole('link', { name: /Test sign-in/ })).toHaveAttribute(
      'href',
      '/account/workspace/sign-in-test',
    );
  });

  it('asks before a verified domain is removed', async () => {
    const { sent } = renderSignOn(tested, { removeSignOnDomain: { ...none, provider } });
    await press('Remove brookfield.example');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove brookfield.example' }));
    expect(await screen.findByText('None yet')).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ params: { domain: 'brookfield.example' } });
  });

  it('says that the server does not offer it', async () => {
    const text = 'Single sign-on is not set up on this server.';
    renderSignOn(failing(answered(501, text, 'SingleSignOnNotConfigured')));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
  });

  it('is not shown to recruiters', async () => {
    renderSignOn(none, {}, 'recruiter');
    await screen.findByText('Owen Hartley');
    expect(screen.queryByRole('region', { name: 'Single sign-on' })).toBeNull();
  });
});

describe('a test of single sign-on', () => {
  const path = '/account/workspace/sign-in-test';
  const result = {
    subject: 'user-81',
    email: 'mina@brookfield.example',
    isVerified: true,
    isOfDomain: true,
    hasPassed: true,
  };
  const back = (finishSingleSignOnTest: unknown) => {
    storeTestAnswer({ state: 's', code: 'c' });
    return renderAuth(path, { session, answers: { finishSingleSignOnTest } });
  };

  it('leaves for the provider', async () => {
    const { sent } = renderAuth(path, {
      session,
      answers: { beginSingleSignOnTest: { url: '#provider' } },
    });
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    expect(sent.map(({ operation }) => operation)).toEqual(['beginSingleSignOnTest']);
    window.location.hash = '';
  });

  it('shows what the provider said, and signs nobody in', async () => {
    const { sent, signIn } = back(result);
    expect(await screen.findByText('It passed')).toBeVisible();
    for (const text of ['user-81', 'mina@brookfield.example', 'Yes'])
      expect(screen.getByText(text)).toBeVisible();
    expect(sent).toEqual([
      { operation: 'finishSingleSignOnTest', body: { state: 's', code: 'c' } },
    ]);
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['no address', { email: null, isVerified: false }, /named no email address/],
    ['an unverified address', { isVerified: false }, /has not verified/],
    ['a foreign address', { isOfDomain: false }, /outside your verified domains/],
  ])('says what to do about %s', async (_what, changes, text) => {
    back({ ...result, hasPassed: false, ...changes });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says why it failed, and can be done again', async () => {
    back(failing(answered(403, 'Single sign-on failed. Please begin again.')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Single sign-on failed.');
    expect(screen.getByRole('button', { name: 'Test again' })).toBeEnabled();
  });
});
