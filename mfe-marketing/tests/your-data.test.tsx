import type { HostApi } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import {
  createTestCall,
  createTestHost,
  renderWithHost,
  type TestAnswers,
} from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { App } from '../src/App.js';

const message = 'We have sent a link to this address.';

async function renderPage(route: string, answers: TestAnswers = {}) {
  const bodies: unknown[] = [];
  const answer = createTestCall({ requestPrivacy: { message }, ...answers });
  const call: HostApi['call'] = (operation, input) => {
    bodies.push((input as { body?: unknown } | undefined)?.body);
    return answer(operation, input);
  };
  const host = createTestHost({ session: { status: 'signed-out', user: null }, call });
  const user = userEvent.setup({ delay: null });
  renderWithHost(<App host={host} />, { host, route });
  // The page comes in a file of its own.
  await screen.findByRole('heading', { level: 1 });
  return { user, bodies };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send request' });

describe('/your-data', () => {
  it('sends what is asked, without what is empty, and says the same for every address', async () => {
    const { user, bodies } = await renderPage('/your-data');
    await user.selectOptions(field('What would you like to do?'), 'delete');
    await user.type(field('Full Name'), ' Carl Ames ');
    await user.type(field(/Email Address/), 'carl@example.com');
    await user.click(send());
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(message)).toBeVisible();
    expect(bodies).toEqual([{ wish: 'delete', name: 'Carl Ames', email: 'carl@example.com' }]);
    await user.click(screen.getByRole('button', { name: 'Make another request' }));
    expect(field('Full Name')).toHaveValue('');
  });

  it('says what is missing and brings the focus there', async () => {
    const { user, bodies } = await renderPage('/your-data');
    await user.click(send());
    expect(field('What would you like to do?')).toHaveFocus();
    expect(screen.getByText('Please choose a request.')).toBeVisible();
    await user.selectOptions(field('What would you like to do?'), 'correct');
    await user.type(field('Full Name'), 'https://evil.example');
    await user.type(field(/Email Address/), 'carl');
    await user.click(send());
    expect(
      screen.getByText('Please enter your name without links and special characters.'),
    ).toBeVisible();
    expect(
      screen.getByText('Please enter a valid email address, like name@example.com.'),
    ).toBeVisible();
    expect(screen.getByText('Please write what should be corrected.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('shows no refusal of before beside what is wrong now', async () => {
    const { user } = await renderPage('/your-data', {
      requestPrivacy: () => {
        throw new ApiError({ status: 429, code: 'TooManyRequests', message: 'Try in an hour.' });
      },
    });
    await user.selectOptions(field('What would you like to do?'), 'copy');
    await user.type(field('Full Name'), 'Carl Ames');
    await user.type(field(/Email Address/), 'carl@example.com');
    await user.click(send());
    await screen.findByText('Try in an hour.');
    await user.clear(field('Full Name'));
    await user.click(send());
    expect(field('Full Name')).toBeInvalid();
    expect(screen.queryByText('Try in an hour.')).toBeNull();
  });

  it('keeps what was typed when it could not be sent', async () => {
    const { user } = await renderPage('/your-data', {
      requestPrivacy: () => {
        throw new ApiError({ status: 429, code: 'TooManyRequests', message: 'Try in an hour.' });
      },
    });
    await user.selectOptions(field('What would you like to do?'), 'copy');
    await user.type(field('Full Name'), 'Carl Ames');
    await user.type(field(/Email Address/), 'carl@example.com');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try in an hour.');
    expect(field('Full Name')).toHaveValue('Carl Ames');
  });
});

describe('the mailed link', () => {
  const token = 'a-secret-of-many-letters';
  const route = `/your-data#confirm=${token}`;

  it('confirms nothing before it is pressed, then says what becomes of the request', async () => {
    const { user, bodies } = await renderPage(route, {
      confirmPrivacyRequest: {
        wish: 'delete',
        outcome: 'passed-on',
        dueAt: '2026-12-22T10:00:00.000Z',
      },
    });
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm my request' }));
    const heading = await screen.findByRole('heading', { name: 'Your request was passed on' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/by 22 December 2026 at the latest/)).toBeVisible();
    expect(bodies).toEqual([{ token }]);
  });

  it.each(['#confirm=', '#confirm=cut', '#confirm=a-secret-of-many%'])(
    'that was cut off is said to be incomplete: %s',
    async (fragment) => {
      const { user } = await renderPage(`/your-data${fragment}`);
      expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Make a new request' }));
      expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
    },
  );

  it('says when nothing is kept', async () => {
    const { user } = await renderPage(route, {
      confirmPrivacyRequest: {
        wish: 'copy',
        outcome: 'nothing-kept',
        dueAt: '2026-12-22T10:00:00.000Z',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm my request' }));
    expect(
      await screen.findByRole('heading', { name: 'Nothing is kept with this address' }),
    ).toBeVisible();
  });

  it('that is over leads back to the form', async () => {
    const { user } = await renderPage(route, {
      confirmPrivacyRequest: () => {
        throw new ApiError({ status: 404, code: 'PrivacyLinkInvalid', message: 'It is over.' });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm my request' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It is over.');
    await user.click(screen.getByRole('button', { name: 'Make a new request' }));
    expect(await screen.findByLabelText('Full Name')).toBeVisible();
  });
});

it('/how-scoring-works explains a score, and leads to the form and the policy', async () => {
  await renderPage('/how-scoring-works');
  expect(screen.getByRole('heading', { level: 1, name: 'How scoring works' })).toBeVisible();
  expect(screen.queryByText(/Last updated/)).toBeNull();
  const page = within(screen.getByRole('article'));
  expect(page.getByText(/shown, in part, in progress, says no, or not mentioned/)).toBeVisible();
  expect(page.getByText(/When all are shown it is 80 or more/)).toBeVisible();
  expect(page.getByText(/at most 15 points/)).toBeVisible();
  expect(page.getByRole('link', { name: 'ask here' })).toHaveAttribute('href', '/your-data');
  expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

it('/privacy leads candidates to both', async () => {
  await renderPage('/privacy');
  expect(screen.getByRole('link', { name: 'ask by our form' })).toHaveAttribute(
    'href',
    '/your-data',
  );
  expect(screen.getByRole('link', { name: 'How scoring works' })).toHaveAttribute(
    'href',
    '/how-scoring-works',
  );
});
