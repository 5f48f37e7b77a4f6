import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createLazyPage } from './LazyPage.js';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

const Terms = () => <h1>Terms</h1>;

it('shows a page when its file is there, and at once from then on', async () => {
  const load = vi.fn(async () => Terms);
  const LazyPage = createLazyPage(load);
  const { unmount } = render(<LazyPage />);
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  unmount();
  render(<LazyPage />);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('shows a page whose file comes between its drawing and what follows that', async () => {
  let come = (_page: typeof Terms) => {};
  const file = new Promise<typeof Terms>((resolve) => (come = resolve));
  window.history.replaceState(null, '', '/terms');
  const LazyPage = createLazyPage(() => file, { at: '/terms' });
  function Neighbour() {
    useLayoutEffect(() => come(Terms), []);
    return null;
  }
  // As in a browser, where what follows a drawing waits for its turn.
  const container = document.body.appendChild(document.createElement('div'));
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <>
        <LazyPage />
        <Neighbour />
      </>,
    ),
  );
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root.unmount());
});

/** Sets the state of browser and gateway for a file that did not come. */
function answerWith(server: 'answers' | 'is down', { isOnline = true } = {}) {
  const answer = () =>
    server === 'answers' ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('No.'));
  Object.assign(globalThis, { fetch: answer });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

it.each([
  ['our server does not answer', { isOnline: true }],
  ['Your device has no connection to the internet', { isOnline: false }],
])('says that %s, where that is why a file did not come', async (sentence, options) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith('is down', options);
  const LazyPage = createLazyPage(async () => Promise.reject(new Error('The line broke.')));
  render(<LazyPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('says that a file did not come, and comes with Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith('answers');
  const load = vi
    .fn<() => Promise<typeof Terms>>()
    .mockRejectedValueOnce(new Error('The line broke.'))
    .mockResolvedValue(Terms);
  const LazyPage = createLazyPage(load, { failure: 'The terms could not be loaded.' });
  render(<LazyPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The terms could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for the file of the page that the browser opened at before anything is drawn', async () => {
  window.history.replaceState(null, '', '/Terms/?from=mail#end');
  const load = vi.fn(async () => Terms);
  const LazyPage = createLazyPage(load, { at: '/terms' });
  createLazyPage(load, { at: '/privacy' });
  expect(load).toHaveBeenCalledTimes(1);
  await load.mock.results[0]?.value;
  render(<LazyPage />);
  expect(screen.getByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that a file did not come that was asked for before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith('answers');
  window.history.replaceState(null, '', '/terms');
  const LazyPage = createLazyPage(async () => Promise.reject(new Error('The line broke.')), {
    at: '/terms',
  });
  render(<LazyPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded.');
});
