import * as http from '@shortlist/contracts/http/email';
import type { HostApi } from '@shortlist/host-api';
import { createTestHost, passTime, renderWithHost, testUser } from '@shortlist/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../src/App.js';

const successText = 'Thank you for your message! We will get back to you soon.';
const failureText =
  'Sorry, there was an error sending your message. Please try again or contact us directly.';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true, status: 200 } as Response);
  globalThis.fetch = fetchMock;
});

afterEach(() => {
  vi.useRealTimers();
});

const signedOut = { status: 'signed-out', user: null } as const;

async function renderContact(session: HostApi['session'] = signedOut, route = '/contact') {
  const base = createTestHost({ session });
  const host = {
    ...base,
    config: { ...base.config, contactWebhookUrl: 'https://hooks.example/contact' },
  };
  const user = userEvent.setup({ delay: null });
  renderWithHost(<App host={host} />, { host, route });
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const send = () => screen.getByRole('button', { name: 'Send Message' });
const field = (name: string | RegExp) => screen.getByLabelText(name);

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(field('Full Name'), ' Mina Castellano ');
  await user.type(field('Email Address'), 'mina@example.com');
  await user.selectOptions(field('Subject'), 'sales');
  await user.type(field('Message'), 'How many seats?');
}

function postedBody(): unknown {
  const [, init] = fetchMock.mock.calls[0] ?? [];
  return JSON.parse(String(init?.body));
}

describe('contact form', () => {
  it('is filled in with what is known of who is signed in, who may change it', async () => {
    const known = { ...testUser, company: 'St. Odile' };
    const user = await renderContact({ status: 'signed-in', user: known });
    expect(field('Full Name')).toHaveValue('Mina Castellano');
    expect(field('Email Address')).toHaveValue('mina@example.com');
    expect(field(/Company/)).toHaveValue('St. Odile');
    expect(field('Subject')).toHaveValue('');
    await user.clear(field('Full Name'));
    expect(field('Full Name')).toHaveValue('');
    await user.type(field('Full Name'), 'Mina C.');
    await user.selectOptions(field('Subject'), 'other');
    await user.type(field('Message'), 'Hello');
    await user.click(send());
    await screen.findByText(successText);
    expect(postedBody()).toMatchObject({ name: 'Mina C.', email: 'mina@example.com' });
    expect(field('Message')).toHaveValue('');
    expect(field('Full Name')).toHaveValue('Mina Castellano');
  });

  it.each([
    ['?subject=sales', 'sales'],
    ['?subject=Sales', ''],
    ['?subject=__proto__', ''],
    ['?subject=', ''],
  ])('chooses the subject of /contact%s: %j', async (search, subject) => {
    await renderContact(signedOut, `/contact${search}`);
    expect(field('Subject')).toHaveValue(subject);
  });

  it('posts the message to the configured webhook, says thanks and clears itself', async () => {
    const user = await renderContact();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText(successText)).toBeVisible();

    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('https://hooks.example/contact');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
    });
    expect(postedBody()).toEqual({
      name: 'Mina Castellano',
      email: 'mina@example.com',
      subject: 'sales',
      message: 'How many seats?',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      source: 'contact-form',
    });
    expect(http.sendContactMessage.body.safeParse(postedBody()).success).toBe(true);
    expect(field('Full Name')).toHaveValue('');
    expect(field('Subject')).toHaveValue('');
    expect(field('Message')).toHaveValue('');
  });

  it('sends the company when there is one', async () => {
    const user = await renderContact();
    await fillIn(user);
    await user.type(field(/^Company/), 'St. Odile');
    await user.click(send());
    await screen.findByText(successText);
    expect(postedBody()).toMatchObject({ company: 'St. Odile' });
  });

  it('is busy while sending and sends once', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const user = await renderContact();
    await fillIn(user);
    await user.click(send());
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await user.type(field('Full Name'), '{Enter}');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    act(() => answer({ ok: true, status: 204 } as Response));
    expect(await screen.findByText(successText)).toBeVisible();
  });

  it.each([
    ['a refusal', () => Promise.resolve({ ok: false, status: 500 } as Response)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('keeps what was typed after %s', async (_what, answer) => {
    fetchMock.mockImplementation(answer);
    const user = await renderContact();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(failureText);
    expect(field('Message')).toHaveValue('How many seats?');
    expect(send()).toBeEnabled();
  });

  it('goes back to idle 5 s after the answer', async () => {
    const user = await renderContact();
    await fillIn(user);
    vi.useFakeTimers();
    fireEvent.click(send());
    await act(async () => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(successText)).toBeVisible();
    passTime(4999);
    expect(screen.getByText(successText)).toBeVisible();
    passTime(1);
    expect(screen.queryByText(successText)).toBeNull();
  });

  it('names every missing field, focuses the first and sends nothing', async () => {
    const user = await renderContact();
    await user.type(field('Full Name'), '   ');
    await user.click(send());
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Please enter your full name.',
      'Please enter your email address.',
      'Please choose a subject.',
      'Please write a message.',
    ]);
    await waitFor(() => expect(field('Full Name')).toHaveFocus());
    expect(fetchMock).not.toHaveBeenCalled();
    await user.type(field('Full Name'), 'Mina');
    expect(screen.queryByText('Please enter your full name.')).toBeNull();
  });

  it.each(['mina', 'mina@', '@example.com', 'mina@example', 'mina @example.com', 'a@b@c.d'])(
    'refuses the email address %s',
    async (address) => {
      const user = await renderContact();
      await fillIn(user);
      await user.clear(field('Email Address'));
      await user.type(field('Email Address'), address);
      await user.click(send());
      expect(screen.getByRole('alert')).toHaveTextContent(/valid email address/);
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('shows no failure of before beside what is missing now', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    const user = await renderContact();
    await fillIn(user);
    await user.click(send());
    await screen.findByText(failureText);
    await user.clear(field('Message'));
    await user.click(send());
    expect(screen.getByText('Please write a message.')).toBeVisible();
    expect(screen.queryByText(failureText)).toBeNull();
  });

  it('refuses a message that is too long', async () => {
    const user = await renderContact();
    await fillIn(user);
    await user.click(field('Message'));
    await user.paste('x'.repeat(10_001));
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please keep the message under 10,000 characters.',
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('has the details and the frequent questions', async () => {
    await renderContact();
    expect(screen.getByText('We typically reply within 24 hours.')).toBeVisible();
    expect(screen.getByText('9 AM – 6 PM EST')).toBeVisible();
    expect(screen.getByText(/95%\+ accuracy/)).toBeInTheDocument();
    expect(screen.getByText(/PDF, DOC, DOCX and TXT/)).toBeInTheDocument();
  });
});
