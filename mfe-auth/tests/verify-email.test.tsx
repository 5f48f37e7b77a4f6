import { ApiError } from '@shortlist/web-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answered, failing, noNetwork, renderAuth } from './render-auth.js';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('email verification', () => {
  it('says that it is verifying', async () => {
    renderAuth('/verify-email?token=abc', {
      answers: { verifyEmail: () => new Promise(() => undefined) },
    });
    expect(await heading('Verifying Your Email')).toBeVisible();
    expect(screen.getByRole('status')).toBeVisible();
  });

  it('verifies once and leads to sign-in and home', async () => {
    const { sent, notices } = renderAuth('/verify-email?token=abc', {
      answers: { verifyEmail: { message: 'Verified' } },
    });
    expect(await heading('Email Verified Successfully!')).toBeVisible();
    expect(sent).toEqual([{ operation: 'verifyEmail', body: { token: 'abc' } }]);
    expect(notices).toEqual([{ kind: 'success', message: 'Email verified successfully!' }]);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('says where the password comes from when others had signed up with the address', async () => {
    renderAuth('/verify-email?token=abc', {
      answers: { verifyEmail: { message: 'Verified', passwordNeeded: true } },
    });
    expect(await heading('Email Verified Successfully!')).toBeVisible();
    expect(screen.getByText('Choose your password from our next email')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send the link again' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it.each(['/verify-email', '/verify-email?token='])('misses the token of %s', async (route) => {
    const { sent } = renderAuth(route);
    expect(await heading('Verification Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No verification token provided');
    expect(screen.getByRole('link', { name: 'Back to Sign Up' })).toHaveAttribute(
      'href',
      '/signup',
    );
    expect(sent).toEqual([]);
  });

  it('says that a link has expired, and sends a new one', async () => {
    const { sent, notices } = renderAuth('/verify-email?token=old', {
      answers: {
        verifyEmail: failing(answered(400, 'Verification token has EXPIRED')),
        resendVerification: { message: 'Sent' },
      },
      features: { mailbox: true },
    });
    expect(await heading('Link Expired')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Verification link has expired. Please request a new one.',
    );
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute(
      'href',
      '/signin',
    );
    expect(notices).toEqual([{ kind: 'error', message: 'Verification failed' }]);

    await userEvent.click(screen.getByRole('button', { name: 'Request New Verification' }));
    const send = screen.getByRole('button', { name: 'Send Verification Email' });
    expect(send).toBeDisabled();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Email address'), 'mina@example.com');
    await userEvent.click(send);
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Verification email sent! Please check your inbox.',
    );
    expect(await heading('Check your email')).toBeVisible();
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open the mailbox' })).toBeVisible();
    expect(screen.queryByLabelText('Email address')).toBeNull();
    expect(sent.at(-1)).toEqual({
      operation: 'resendVerification',
      body: { email: 'mina@example.com' },
    });
  });

  it.each([
    [answered(400, 'Invalid verification token'), 'Invalid verification token'],
    [noNetwork, 'Network error. Please check your internet connection and try again.'],
    [
      new ApiError({ status: 500, code: '500', message: 'An error occurred' }),
      'Verification failed. Please try again.',
    ],
  ])('says why it failed: %s', async (error, text) => {
    renderAuth('/verify-email?token=abc', { answers: { verifyEmail: failing(error) } });
    expect(await heading('Verification Failed')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('says why the new email could not be sent, and keeps the form', async () => {
    // On a busy machine time goes on between any two readings of the clock.
    const { now } = Date;
    let readings = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + (readings += 1));
    renderAuth('/verify-email', {
      answers: {
        resendVerification: failing(
          new ApiError({ status: 500, code: '500', message: 'An error occurred' }),
        ),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
    await userEvent.type(screen.getByLabelText('Email address'), 'mina@example.com{Enter}');
    expect(await screen.findByText('Failed to send verification email')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Verification Email' })).toBeEnabled();
    clock.mockRestore();
  });
});
