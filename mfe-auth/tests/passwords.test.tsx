import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, failing, noNetwork, renderAuth } from './render-auth.js';

const wordless = new ApiError({ status: 500, code: '500', message: 'An error occurred' });

describe('forgot password', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));

  it('sends the link and never says whether there is an account', async () => {
    const { sent } = renderAuth('/forgot-password', {
      answers: { forgotPassword: { message: 'ok' } },
    });
    await userEvent.type(screen.getByLabelText('Email'), ' mina@example.com ');
    await send();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'If your email exists, a reset link has been sent.',
      ),
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(sent).toEqual([{ operation: 'forgotPassword', body: { email: 'mina@example.com' } }]);
  });

  it.each([
    ['', 'Please enter your email.'],
    ['   ', 'Please enter your email.'],
    ['mina', 'Please enter a valid email address, like name@company.com.'],
  ])('refuses %j', async (typed, problem) => {
    const { sent } = renderAuth('/forgot-password');
    if (typed) await userEvent.type(screen.getByLabelText('Email'), typed);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(sent).toEqual([]);
  });

  it.each([
    [answered(429, 'Too many requests.'), 'Too many requests.'],
    [noNetwork, 'Network error.'],
    [wordless, 'Failed to send reset email.'],
  ])('says why it failed: %s', async (error, text) => {
    renderAuth('/forgot-password', { answers: { forgotPassword: failing(error) } });
    await userEvent.type(screen.getByLabelText('Email'), 'mina@example.com');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Error/);
    expect(alert).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('mina@example.com');
  });

  it('shows no refusal of before beside what is wrong now', async () => {
    renderAuth('/forgot-password', { answers: { forgotPassword: failing(wordless) } });
    await userEvent.type(screen.getByLabelText('Email'), 'mina@example.com');
    await send();
    await screen.findByText('Failed to send reset email.');
    await userEvent.clear(screen.getByLabelText('Email'));
    await send();
    expect(screen.getByText('Please enter your email.')).toBeVisible();
    expect(screen.queryByText('Failed to send reset email.')).toBeNull();
  });

  it('leads back to sign-in', () => {
    renderAuth('/forgot-password');
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
      'href',
      '/signin',
    );
  });
});

describe('reset password', () => {
  async function reset(password: string, confirmation = password): Promise<void> {
    if (password) await userEvent.type(screen.getByLabelText('New Password'), password);
    if (confirmation) await userEvent.type(screen.getByLabelText('Confirm Password'), confirmation);
    await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
  }

  it('saves the new password and leads to sign-in', async () => {
    const { sent } = renderAuth('/reset-password?token=abc', {
      answers: { resetPassword: { message: 'ok' } },
    });
    await reset('sixsix');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Your password has been reset successfully.',
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(sent).toEqual([
      { operation: 'resetPassword', body: { token: 'abc', new_password: 'sixsix' } },
    ]);
  });

  it.each([
    ['', '', 'Password must be at least 6 characters.'],
    ['five5', 'five5', 'Password must be at least 6 characters.'],
    ['sixsix', 'sixsiX', 'Passwords do not match.'],
    ['sixsix', '', 'Passwords do not match.'],
  ])('refuses %j confirmed by %j', async (password, confirmation, problem) => {
    const { sent } = renderAuth('/reset-password?token=abc');
    await reset(password, confirmation);
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(sent).toEqual([]);
  });

  it.each([
    [answered(400, 'This reset link is not valid.'), 'This reset link is not valid.'],
    [wordless, 'Failed to reset password.'],
  ])('says why it failed, and offers a new link: %s', async (error, text) => {
    renderAuth('/reset-password?token=abc', { answers: { resetPassword: failing(error) } });
    await reset('sixsix');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('leads a member whom a provider signs in to single sign-on', async () => {
    const { seen } = renderAuth('/reset-password?token=abc', {
      answers: {
        resetPassword: failing(answered(403, 'By single sign-on.', 'SingleSignOnOnly')),
      },
    });
    await reset('correct horse');
    expect(await screen.findByText('You need no password')).toBeVisible();
    expect(seen.address).toBe('/signin/single-sign-on');
  });

  it('says at the field why the password is too weak', async () => {
    const weak = 'This password follows the keys of a keyboard. Please choose another.';
    renderAuth('/reset-password?token=abc', {
      answers: { resetPassword: failing(answered(422, weak, 'WeakPassword')) },
    });
    await reset('zxcvbnm,');
    expect(await screen.findByText(weak)).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
      expect.stringContaining(weak),
    );
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('shows no refusal of before beside what is wrong now', async () => {
    renderAuth('/reset-password?token=abc', { answers: { resetPassword: failing(wordless) } });
    await reset('sixsix');
    await screen.findByText('Failed to reset password.');
    await reset('', 'other');
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(screen.queryByText('Failed to reset password.')).toBeNull();
  });

  it.each(['/reset-password', '/reset-password?token='])(
    'explains a link without its token: %s',
    (route) => {
      renderAuth(route);
      expect(screen.getByRole('alert')).toHaveTextContent('This reset link is incomplete.');
      expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      expect(screen.queryByLabelText('New Password')).toBeNull();
    },
  );
});
