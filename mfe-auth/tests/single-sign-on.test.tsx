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
    await userEvent.click(screen.getByRole('link', { name: 'Single sign-on' }));
    await userEvent.type(await screen.findByLabelText('Work email'), 'helen@brookfield');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(invalidEmailText)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Work email'), '.example');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
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
