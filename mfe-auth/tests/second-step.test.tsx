import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failing, renderAuth, type RenderAuthOptions, signedInAnswer } from './render-auth.js';

beforeEach(() => localStorage.clear());

type Methods = ('code' | 'recoveryCode' | 'other')[];

const needed = (methods: Methods = ['code', 'recoveryCode']) =>
  new ApiError({
    status: 403,
    code: '403',
    reason: 'SecondStepNeeded',
    message: 'This account asks for a second step at sign-in.',
    secondStep: { ticket: 'ticket-1', methods, expiresAt: '2026-11-22T10:00:00.000Z' },
  });

const refused = (reason: string, retryAfterSeconds: number | null = null) =>
  new ApiError({
    status: 400,
    code: '400',
    reason,
    message: `Said: ${reason}.`,
    retryAfterSeconds,
  });

/** The page after a right password. */
async function renderSecondStep(
  { answers = {}, ...options }: RenderAuthOptions = {},
  methods?: Methods,
) {
  const rendered = renderAuth('/signin', {
    answers: { login: failing(needed(methods)), ...answers },
    ...options,
  });
  await userEvent.type(screen.getByLabelText('Email'), 'mina@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return rendered;
}

const go = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

describe('the second step of a sign-in', () => {
  it('asks for the code, has the focus, and goes on to where the visitor wanted to be', async () => {
    const { sent, signIn, seen } = await renderSecondStep({
      answers: { completeSignIn: signedInAnswer },
      state: { from: '/subscription' },
    });
    const field = screen.getByLabelText('Code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(signIn).not.toHaveBeenCalled();
    await userEvent.paste('123 456');
    await go();
    await waitFor(() => expect(seen.address).toBe('/subscription'));
    expect(sent.at(-1)).toEqual({
      operation: 'completeSignIn',
      body: { ticket: 'ticket-1', code: '123 456', rememberDevice: false },
    });
    expect(signIn).toHaveBeenCalledWith(signedInAnswer, { remember: true });
  });

  it('takes a recovery code, and remembers the browser where that is wanted', async () => {
    const { sent, seen } = await renderSecondStep({ answers: { completeSignIn: signedInAnswer } });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await userEvent.keyboard('abcd-efgh');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Do not ask again in this browser for 30 days' }),
    );
    await go();
    await waitFor(() => expect(seen.address).toBe('/dashboard'));
    expect(sent.at(-1)?.body).toEqual({
      ticket: 'ticket-1',
      recoveryCode: 'abcd-efgh',
      rememberDevice: true,
    });
  });

  it('says that a code is wrong, and has it selected to be typed again', async () => {
    const { seen } = await renderSecondStep({
      answers: { completeSignIn: failing(refused('WrongSecondFactor')) },
    });
    await userEvent.keyboard('123456');
    await go();
    expect(await screen.findByRole('alert')).toHaveTextContent('Said: WrongSecondFactor.');
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await waitFor(() => expect(field).toHaveFocus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    expect(seen.address).toBe('/signin');
  });

  it('waits where too many were wrong', async () => {
    const { sent } = await renderSecondStep({
      answers: { completeSignIn: failing(refused('TooManyRequests', 900)) },
    });
    await userEvent.keyboard('123456');
    await go();
    expect(await screen.findByText('15 min')).toBeVisible();
    const calls = sent.length;
    await go();
    expect(sent).toHaveLength(calls);
  });

  it('asks for a code before it asks the server', async () => {
    const { sent } = await renderSecondStep();
    await go();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter the code');
    expect(sent).toHaveLength(1);
  });

  it('starts again when the sign-in is over, with the reason', async () => {
    await renderSecondStep({
      answers: { completeSignIn: failing(refused('SecondStepExpired')) },
    });
    await userEvent.keyboard('123456');
    await go();
    expect(await screen.findByRole('alert')).toHaveTextContent('Said: SecondStepExpired.');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('leads back to the start', async () => {
    await renderSecondStep();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers what it knows of the methods of a newer server', async () => {
    await renderSecondStep({}, ['other', 'code']);
    expect(screen.getByLabelText('Code')).toBeVisible();
    expect(screen.queryByRole('button', { name: /instead/ })).toBeNull();
  });
});
