import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { invalidEmailText } from '../src/field-checks.js';
import { storePendingSignOn } from '../src/sign-on/pending-sign-on.js';
import { answered, failing, renderAuth, signedInAnswer } from './render-auth.js';

const path = '/signin/single-sign-on';
const back = `${path}?state=s1&code=c1&iss=https%3A%2F%2Flogin.example`;

// A browser of tests goes to fragments alone.
afterEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});

describe('single sign-on', () => {
  it('leads from the sign-in page to the provider of an address', async () => {
    const { sent } = renderAuth('/signin', {
      answers: { beginSingleSignOn: { url: '#provider' } },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Continue with single sign-on' }));
    await userEvent.type(await screen.findByLabelText('Work email'), 'helen@brookfield');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with single sign-on' }));
    expect(await screen.findByText(invalidEmailText)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Work email'), '.example');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with single sign-on' }));
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    expect(sent).toContainEqual({
      operation: 'beginSingleSignOn',
      body: { email: 'helen@brookfield.example' },
    });
  });

  it('says that an address has none', async () => {
    renderAuth(path, {
      answers: {
        beginSingleSignOn: failing(answered(404, 'There is no single sign-on for this address.')),
      },
    });
    await userEvent.type(await screen.findByLabelText('Work email'), 'a@b.example{Enter}');
    expect(await screen.findByText('There is no single sign-on for this address.')).toBeVisible();
  });

  it('finishes where the visitor wanted to be, with the code out of the address', async () => {
    storePendingSignOn({ kind: 'sign-in', destination: '/subscription' });
    const { sent, signIn, seen } = renderAuth(back, {
      answers: { finishSingleSignOn: signedInAnswer },
    });
    await waitFor(() => expect(seen.address).toBe('/subscription'));
    expect(sent).toEqual([
      {
        operation: 'finishSingleSignOn',
        body: { state: 's1', code: 'c1', iss: 'https://login.example' },
      },
    ]);
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  const begun = () => storePendingSignOn({ kind: 'sign-in', destination: '/subscription' });
  const proofNeeded = failing(answered(403, 'There is an account.', 'AccountProofNeeded'));

  it('asks for the password of an account of before, and says when it is wrong', async () => {
    begun();
    const answers = [failing(answered(403, 'This is not your password.')), () => signedInAnswer];
    const { sent, seen } = renderAuth(back, {
      answers: {
        finishSingleSignOn: proofNeeded,
        linkSingleSignOn: () => answers.shift()?.(),
      },
    });
    const field = await screen.findByLabelText('Password of your Shortlist account');
    expect(field).toHaveFocus();
    await userEvent.type(field, 'a guess{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    await userEvent.type(field, 'correct horse{Enter}');
    await waitFor(() => expect(seen.address).toBe('/subscription'));
    expect(sent.at(-1)).toMatchObject({ operation: 'linkSingleSignOn', body: { state: 's1' } });
  });

  it('asks for the second factor of such an account', async () => {
    begun();
    const secondStep = { ticket: 't1', methods: ['code'], expiresAt: '2030-01-01T00:00:00.000Z' };
    const needed = new ApiError({
      ...{ status: 403, code: 'SecondStepNeeded', message: '', detail: '' },
      reason: 'SecondStepNeeded',
      secondStep: { ...secondStep, methods: ['code'] },
    });
    const { sent, seen } = renderAuth(back, {
      answers: {
        finishSingleSignOn: proofNeeded,
        linkSingleSignOn: failing(needed),
        completeSignIn: signedInAnswer,
      },
    });
    const field = await screen.findByLabelText('Password of your Shortlist account');
    await userEvent.type(field, 'correct horse{Enter}');
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(seen.address).toBe('/subscription'));
    expect(sent.at(-1)).toMatchObject({ body: { ticket: 't1', code: '123456' } });
  });

  it('refuses an answer that this tab did not ask for', async () => {
    const { sent, seen } = renderAuth(back);
    expect(await screen.findByText(/did not begin in this tab/)).toBeVisible();
    expect(seen.address).toBe(path);
    expect(sent).toEqual([]);
  });

  it('says when the provider signed nobody in', async () => {
    storePendingSignOn({ kind: 'sign-in', destination: '/dashboard' });
    renderAuth(`${path}?state=s1&error=access_denied`);
    expect(await screen.findByText(/did not sign you in/)).toBeVisible();
  });

  it('hands the answer of a test to the page of the workspace', async () => {
    storePendingSignOn({ kind: 'test', page: '#workspace' });
    const { sent } = renderAuth(back);
    await waitFor(() => expect(window.location.hash).toBe('#workspace'));
    expect(sent).toEqual([]);
  });
});
