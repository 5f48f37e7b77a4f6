import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { storeTestAnswer } from '../../src/sign-on/pending-sign-on.js';
import { answered, failing, renderAuth } from '../render-auth.js';
import { leads, session, workspaceAs } from './support.js';

const redirectUri = 'https://shortlist.example/signin/single-sign-on';
const none = { provider: null, domains: [], redirectUri, shutOut: [] };
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
};
const tested = {
  ...waiting,
  provider: { ...provider, testedAt: '2026-10-12T10:12:00.000Z' },
  domains: [{ domain: 'brookfield.example', verifiedAt: '2026-10-12T09:00:00.000Z', record }],
  shutOut: [{ userId: 'moss', firstName: 'Helen', lastName: 'Moss' }],
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
    expect(screen.getByRole('button', { name: 'Test sign-in' })).toBeDisabled();
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

  it('finishes a test when the provider has brought the admin back', async () => {
    storeTestAnswer({ state: 's', code: 'c' });
    const { notices } = renderSignOn(waiting, { finishSingleSignOnTest: tested });
    expect(await (await part()).findByText(/last test passed/)).toBeVisible();
    expect(notices).toEqual([{ kind: 'success', message: 'The test passed.' }]);
  });

  it('is not shown to recruiters', async () => {
    renderSignOn(none, {}, 'recruiter');
    await screen.findByText('Owen Hartley');
    expect(screen.queryByRole('region', { name: 'Single sign-on' })).toBeNull();
  });
});
