import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answered, failing, noNetwork, renderAuth, type RenderAuthOptions } from './render-auth.js';

const createButton = () => screen.getByRole('button', { name: 'Create Account' });
const indicators = () =>
  within(screen.getByLabelText('Password requirements'))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

interface Typed {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly company?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

async function fillIn(typed: Typed = {}): Promise<void> {
  const password = typed.password ?? 'long enough';
  const values = {
    'First name': typed.firstName ?? 'Mina',
    'Last name': typed.lastName ?? 'Castellano',
    Email: typed.email ?? 'mina@example.com',
    'Company (optional)': typed.company ?? '',
    Password: password,
    'Confirm password': typed.confirmation ?? password,
  };
  for (const [label, value] of Object.entries(values)) {
    if (value === '') continue;
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(value);
  }
}

async function signUp(options: RenderAuthOptions = {}, typed: Typed = {}, route = '/signup') {
  const rendered = renderAuth(route, {
    answers: { register: { message: 'Created' } },
    ...options,
  });
  await fillIn(typed);
  await userEvent.click(createButton());
  return rendered;
}

const failSignUp = (error: unknown) => signUp({ answers: { register: failing(error) } });

describe('sign up', () => {
  it('creates the account, asks to check the email, clears the form and does not sign in', async () => {
    const { sent, notices, signIn, seen } = await signUp({}, { firstName: ' Mina ' });
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('mina@example.com');
    await waitFor(() => expect(screen.getByRole('status').parentElement).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    expect(sent).toEqual([
      {
        operation: 'register',
        body: {
          firstName: 'Mina',
          lastName: 'Castellano',
          email: 'mina@example.com',
          password: 'long enough',
        },
      },
    ]);
    expect(notices).toEqual([
      {
        kind: 'success',
        message: 'Account created! Please check your email to verify your account.',
      },
    ]);
    for (const label of ['First name', 'Email', 'Password', 'Confirm password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
    expect(signIn).not.toHaveBeenCalled();
    expect(seen.address).toBe('/signup');
    expect(screen.queryByRole('link', { name: 'Open the mailbox' })).toBeNull();
  });

  it('links to the mailbox where there is one', async () => {
    await signUp({ features: { mailbox: true } });
    expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute(
      'href',
      '/mailbox',
    );
  });

  it.each([
    ['?plan=Premium', 'Premium'],
    ['?plan=premium', undefined],
    ['?plan=Free', undefined],
    ['?plan=%00', undefined],
  ])('asks for the plan of /signup%s: %p', async (search, askedFor) => {
    const { sent } = await signUp({}, {}, `/signup${search}`);
    await screen.findByText('Check your email');
    expect((sent[0]?.body as { askedFor?: string }).askedFor).toBe(askedFor);
    expect(screen.queryByText(/request Premium/) !== null).toBe(askedFor !== undefined);
  });

  it('sends the company when there is one', async () => {
    const { sent } = await signUp({}, { company: 'St. Odile' });
    await screen.findByText('Check your email');
    expect(sent[0]?.body).toMatchObject({ company: 'St. Odile' });
  });

  it('says live what the passwords still need, and enables the button when both hold', async () => {
    renderAuth('/signup');
    expect(indicators()).toEqual(['At least 8 characters: not yet', 'Passwords match: not yet']);
    expect(createButton()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Password'), '12345678');
    expect(indicators()).toEqual(['At least 8 characters: yes', 'Passwords match: not yet']);
    expect(createButton()).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Confirm password'), '12345678');
    expect(indicators()).toEqual(['At least 8 characters: yes', 'Passwords match: yes']);
    expect(createButton()).toBeEnabled();
    await userEvent.type(screen.getByLabelText('Confirm password'), '9');
    expect(createButton()).toBeDisabled();
  });

  it('is busy while creating', async () => {
    await signUp({ answers: { register: () => new Promise(() => undefined) } });
    expect(screen.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  });

  it('names every field that is missing and focuses the first', async () => {
    const { sent } = await signUp({}, { firstName: '  ', lastName: ' ', email: '   ' });
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your email address.',
    ]);
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it.each([
    [{ email: 'mina@' }, /valid email address/],
    [{ email: `${'m'.repeat(250)}@example.com` }, /valid email address/],
    [{ firstName: 'M'.repeat(101) }, /under 101 characters/],
    [{ company: 'C'.repeat(201) }, /under 201 characters/],
    [{ password: 'é'.repeat(37) }, /shorter password/],
  ])('refuses %j', async (typed, problem) => {
    const { sent } = await signUp({}, typed);
    expect(screen.getByRole('alert')).toHaveTextContent(problem);
    expect(sent).toEqual([]);
  });
});

describe('sign up that the server refuses', () => {
  it('offers the verification email again when the address is registered', async () => {
    const { notices } = await failSignUp(answered(400, 'Email already registered'));
    expect(await screen.findByRole('alert')).toHaveTextContent('already registered');
    expect(notices).toEqual([
      {
        kind: 'error',
        message:
          'Email already registered! Please check your email for verification or use a different email address.',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Resend Email' })).toBeEnabled();
    expect(screen.getByLabelText('Email address')).toHaveValue('mina@example.com');
    expect(screen.getByLabelText('First name')).toHaveValue('Mina');
  });

  it('warns when the address must be verified first', async () => {
    const { notices } = await failSignUp(answered(400, 'Verification is required'));
    expect(await screen.findByRole('button', { name: 'Resend Email' })).toBeVisible();
    expect(notices).toEqual([
      {
        kind: 'warning',
        message:
          'Email verification required! Please check your inbox and verify your email before proceeding.',
      },
    ]);
  });

  it.each([
    [
      answered(400, 'Names may not be numbers'),
      'Registration failed: Names may not be numbers',
      null,
    ],
    [answered(500, 'x'), 'Server error occurred. Please try again later.', 'Contact support'],
    [
      answered(422, 'The email is not valid.'),
      'Invalid data provided. Please check your information and try again.',
      null,
    ],
    [
      noNetwork,
      'Registration failed: Network error. Please check your internet connection and try again.',
      null,
    ],
  ])('says why: %s', async (error, message, offered) => {
    const { notices } = await failSignUp(error);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(notices).toEqual([{ kind: 'error', message }]);
    const links = screen.queryAllByRole('link', { name: 'Contact support' });
    expect(links.map((link) => link.textContent)).toEqual(offered ? [offered] : []);
    expect(screen.queryByRole('button', { name: 'Resend Email' })).toBeNull();
    expect(createButton()).toBeEnabled();
  });

  it('says at the field why the password is too weak, and goes there', async () => {
    const weak = 'This password repeats the same characters. Please choose another.';
    const { notices } = await failSignUp(answered(422, weak, 'WeakPassword'));
    expect(await screen.findByText(weak)).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining(weak),
    );
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(notices).toEqual([]);
    expect(createButton()).toBeEnabled();
  });

  it('shows no refusal of before beside what is wrong now', async () => {
    await failSignUp(answered(500, 'x'));
    await screen.findByText('Contact support');
    await userEvent.clear(screen.getByLabelText('First name'));
    await userEvent.click(createButton());
    expect(screen.getByText('Please enter your first name.')).toBeVisible();
    expect(screen.queryByText('Contact support')).toBeNull();
  });
});

describe('a mistyped address', () => {
  it('can be corrected on the page that says where the link went', async () => {
    const { sent } = await signUp({
      answers: { register: { message: 'Created' }, changeUnverifiedEmail: { message: 'Sent' } },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'No email, or a wrong address?' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
    const field = screen.getByLabelText('Right email address');
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link there' }));
    expect(screen.getByRole('alert')).toHaveTextContent('a different address');
    await userEvent.clear(field);
    await userEvent.type(field, ' right@example.com {Enter}');
    const line = await screen.findByText('We sent the verification link to right@example.com.');
    await waitFor(() => expect(line.closest('[tabindex]')).toHaveFocus());
    expect(screen.getByText(/We sent a verification link to right@example.com/)).toBeVisible();
    expect(sent.at(-1)).toEqual({
      operation: 'changeUnverifiedEmail',
      body: {
        email: 'mina@example.com',
        password: 'long enough',
        newEmail: 'right@example.com',
      },
    });
  });

  it('is not corrected to one that is taken', async () => {
    await signUp({
      answers: {
        register: { message: 'Created' },
        changeUnverifiedEmail: failing(answered(400, 'Email already registered')),
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'No email, or a wrong address?' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wrong address? Correct it' }));
    await userEvent.type(screen.getByLabelText('Right email address'), 'x{Enter}');
    expect(await screen.findByText('Email already registered')).toBeVisible();
  });
});

describe('resend panel', () => {
  const refused = failing(answered(400, 'Email already registered'));

  it('cannot be sent empty, and refuses what is no address', async () => {
    const { sent } = await signUp({ answers: { register: refused } });
    const address = await screen.findByLabelText('Email address');
    await userEvent.clear(address);
    expect(screen.getByRole('button', { name: 'Resend Email' })).toBeDisabled();
    await userEvent.type(address, 'nobody{Enter}');
    expect(screen.getByText(/valid email address/)).toBeVisible();
    expect(sent.map(({ operation }) => operation)).toEqual(['register']);
  });

  it('is busy while sending', async () => {
    await signUp({
      answers: { register: refused, resendVerification: () => new Promise(() => undefined) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Email' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  });

  it('says how long to wait, and can be used again then', async () => {
    const tooEarly = new ApiError({
      status: 429,
      code: '429',
      message: 'You can ask again in 1 s.',
      retryAfterSeconds: 1,
    });
    await signUp({ answers: { register: refused, resendVerification: failing(tooEarly) } });
    const button = await screen.findByRole('button', { name: 'Resend Email' });
    await userEvent.click(button);
    expect(await screen.findByText('1 s')).toBeVisible();
    expect(button).toBeDisabled();
    expect(
      await screen.findByText('You can ask again now.', {}, { timeout: 5000 }),
    ).toBeInTheDocument();
    expect(button).toBeEnabled();
  });

  it('says why it failed', async () => {
    await signUp({
      answers: {
        register: refused,
        resendVerification: failing(answered(429, 'Too many requests')),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Resend Email' }));
    expect(
      await screen.findByText('Failed to resend verification email: Too many requests'),
    ).toBeVisible();
  });
});
