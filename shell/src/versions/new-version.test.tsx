import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader } from '../remotes/remote-loader.js';
import { createTestStore, renderShell, signedOut, testConfig } from '../test-support.js';

/** The deployed builds. */
let deployed: { shell: string; billing: string };
let reloads: number;

beforeEach(() => {
  deployed = { shell: '/main.1.js', billing: 'old' };
  reloads = 0;
  Object.assign(globalThis, {
    fetch: async () => ({ ok: true, json: async () => ({ ...testConfig, shell: deployed.shell }) }),
  });
  const script = document.createElement('script');
  script.setAttribute('src', '/main.1.js');
  document.body.append(script);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  document.querySelector('script[src="/main.1.js"]')?.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The page, with a remote that holds a field. */
async function open() {
  const loader = createRemoteLoader({
    register: () => undefined,
    loadApp: async () => ({
      App: () => (
        <>
          <h1>Contact</h1>
          <input aria-label="Message" />
        </>
      ),
    }),
    hasNewer: async () => deployed.billing !== 'old',
    reloadPage: () => (reloads += 1),
  });
  await renderShell({ route: '/contact', store: createTestStore(signedOut), loader });
  await screen.findByRole('heading', { name: 'Contact' });
}

/** A script of the page does not come: its file went with the release before. */
async function missScript() {
  const script = document.createElement('script');
  document.body.append(script);
  await act(async () => {
    script.dispatchEvent(new Event('error'));
  });
  script.remove();
}

const bar = () => screen.findByText('Update available');

describe('a newer version', () => {
  it.each([
    ['the shell', { shell: '/main.2.js', billing: 'old' }],
    ['a remote of the page', { shell: '/main.1.js', billing: 'new' }],
  ])('of %s is told when a script is missing, and taken by Reload', async (_of, newer) => {
    await open();
    deployed = newer;
    await missScript();
    expect(await bar()).toBeVisible();
    expect(reloads).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reloads).toBe(1);
  });

  it('is not there only because a script did not come', async () => {
    await open();
    await missScript();
    await waitFor(() => expect(screen.queryByText('Update available')).toBeNull());
  });

  it('is looked for when the person comes back to the tab, at most once a minute', async () => {
    vi.useFakeTimers();
    await open();
    deployed.shell = '/main.2.js';
    const comeBack = () =>
      act(async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        await vi.advanceTimersByTimeAsync(0);
      });
    await comeBack();
    expect(screen.queryByText('Update available')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await comeBack();
    expect(screen.getByText('Update available')).toBeVisible();
  });

  it('says what a reload would lose', async () => {
    await open();
    await userEvent.type(screen.getByLabelText('Message'), 'Dear all');
    deployed.shell = '/main.2.js';
    await missScript();
    expect(await screen.findByText(/Reloading loses what you typed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload anyway' })).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Dear all');
  });

  it('can wait; the focus goes on from the page', async () => {
    await open();
    deployed.shell = '/main.2.js';
    await missScript();
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('Update available')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
