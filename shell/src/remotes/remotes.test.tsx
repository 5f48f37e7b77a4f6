import { Link, useLocation } from '@shortlist/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestStore, renderShell, signedOut } from '../test-support.js';
import { MisfitError, refuseMisfit } from './misfit.js';
import { UnverifiedRemoteError } from './refused-remote.js';
import { createRemoteLoader, type RemoteSource } from './remote-loader.js';

/** The gateway's answer to the question whether it is there. */
let gateway: () => unknown;

beforeEach(() => {
  gateway = () => ({ ok: true });
  Object.assign(globalThis, { fetch: async () => gateway() });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A source that answers each load by the next of `answers`. */
function sourceOf(...answers: (() => unknown)[]) {
  const done: string[] = [];
  const source: RemoteSource = {
    register: (name, { again }) => done.push(again ? `${name} again` : name),
    loadApp: async () => answers.shift()?.(),
    hasNewer: async () => false,
    reloadPage: () => done.push('page again'),
  };
  return { done, loader: createRemoteLoader(source) };
}

const unreachable = () => {
  throw new Error('The network is down.');
};
const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};
const landing = () => ({
  App: () => (
    <>
      <h1>Landing</h1>
      <Link to="/contact">Contact us</Link>
    </>
  ),
});

describe('a remote that can not be loaded', () => {
  it('shows a panel in its region, keeps the header, and comes with Retry', async () => {
    const { loader, done } = sourceOf(unreachable, landing);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(done).toEqual(['marketing', 'marketing again']);
  });

  it('is asked for with the whole page when Retry did not help', async () => {
    const { loader, done } = sourceOf(unreachable, unreachable);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(done).toEqual(['marketing', 'marketing again', 'page again']));
  });

  it('is asked for as often as one likes while there is no connection: a new page would not come', async () => {
    gateway = noAnswer;
    const { loader, done } = sourceOf(unreachable, unreachable, unreachable, landing);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    for (const _ of [1, 2, 3])
      await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(done).not.toContain('page again');
  });

  it.each([
    ['this part is away', () => ({ ok: true }), true, 'This page could not be loaded'],
    ['the server is away', noAnswer, true, 'Shortlist is not answering'],
    ['the server is failing', () => ({ ok: false }), true, 'Shortlist is not answering'],
    ['the visitor is offline', noAnswer, false, 'You are offline'],
  ])('says what is wrong when it is that %s', async (_what, answer, isOnline, title) => {
    gateway = answer;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { loader } = sourceOf(unreachable);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
  });

  it('leaves a page without a header the logo and the way home', async () => {
    const { loader } = sourceOf(unreachable);
    await renderShell({ route: '/signin', store: createTestStore(signedOut), loader });
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Shortlist' })).toHaveAttribute('href', '/');
  });

  it.each([null, {}, { App: 'not a component' }])(
    'counts %j as a failure: it exposes no app',
    async (module) => {
      const { loader } = sourceOf(() => module);
      await expect(loader.load('marketing')).rejects.toThrow('exposes no App');
    },
  );

  it('is not waited for for ever', async () => {
    vi.useFakeTimers();
    const { loader } = sourceOf(() => new Promise(() => undefined));
    const failure = loader.load('billing').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failure).toEqual(new Error('The remote billing did not answer in time.'));
    // A second request for the same script waits for the same answer.
    expect(loader.renew('billing', '/pricing')).toBe(false);
  });

  it('is asked for once however many wait, and not again once it is there', async () => {
    const answer = vi.fn(landing);
    const { loader } = sourceOf(answer, answer, answer);
    const apps = await Promise.all([loader.load('marketing'), loader.load('marketing')]);
    expect(apps[0]).toBe(apps[1]);
    // As a page does whose region is put in again while what was loaded is being drawn.
    expect(await loader.load('marketing')).toBe(apps[0]);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(loader.loaded('marketing')).toBe(apps[0]);
  });
});

describe('a remote that was made for another shell', () => {
  const provides = (content: string) => {
    const meta = document.createElement('meta');
    meta.name = 'shortlist-provides';
    meta.content = content;
    document.head.append(meta);
  };
  afterEach(() => document.querySelector('meta[name="shortlist-provides"]')?.remove());

  it.each([
    [
      { hostApi: '^1.9.0' },
      'newer than the rest of Shortlist',
      'made for version 1.9.0, and Shortlist runs 1.0.0. Please try again later: it works once the rest of Shortlist is released',
    ],
    [
      { hostApi: '^0.9.0' },
      'older than the rest of Shortlist',
      'made for version 0.9.0, and Shortlist runs 1.0.0. Please try again later: it works once the team of "marketing" releases it again',
    ],
    [{ react: '^20.0.0' }, 'newer', 'made for react 20.0.0, and Shortlist runs 19.3.1'],
    [{ react: '^18.3.1' }, 'older', 'made for react 18.3.1, and Shortlist runs 19.3.1'],
  ])('is not run, and says why: %j', async (requires, title, message) => {
    provides('hostApi=1.0.0 react=19.3.1');
    const run = vi.fn(landing);
    const unfit = () => {
      refuseMisfit('marketing', requires);
      return run();
    };
    const { loader } = sourceOf(unfit, landing);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent(title);
    expect(panel).toHaveTextContent(message);
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  });

  it.each([undefined, null, 'all', 7, { hostApi: 7 }, { hostApi: '^1.0.0', react: '^19.0.0' }])(
    'is not one whose manifest says %j',
    (requires) => {
      provides('hostApi=1.0.0 react=19.3.1');
      expect(() => refuseMisfit('marketing', requires)).not.toThrow();
      expect(() => refuseMisfit('marketing', { react: '^20.0.0' })).toThrow(MisfitError);
    },
  );
});

describe('a remote whose bytes were changed', () => {
  it('is not opened, says why, and comes with Retry', async () => {
    const changed = () => {
      throw new UnverifiedRemoteError('/remotes/marketing/remoteEntry.js', undefined);
    };
    const { loader } = sourceOf(changed, landing);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be verified');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  });
});

describe('a remote that crashes', () => {
  const broken = () => ({
    App: () => {
      throw new Error('A bug.');
    },
  });

  it('shows a panel in its region; Retry takes what is deployed by then', async () => {
    const { loader, done } = sourceOf(broken, landing);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page');
    expect(screen.getByRole('banner')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(done).toEqual(['marketing', 'marketing again']);
  });

  it('is shown on a new page when Retry did not help, unless the server is away', async () => {
    const { loader, done } = sourceOf(broken, broken);
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Something went wrong on this page');
    gateway = noAnswer;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Shortlist is not answering')).toBeVisible();
    expect(done).not.toContain('page again');
  });

  it('does not stay broken on the next page', async () => {
    const { loader } = sourceOf(() => ({
      App: function App() {
        if (useLocation().pathname === '/') throw new Error('Only the landing page is broken.');
        return <h1>Contact</h1>;
      },
    }));
    await renderShell({ route: '/', store: createTestStore(signedOut), loader });
    await screen.findByRole('alert');
    const header = within(screen.getByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: 'Contact' }));
    expect(screen.getByRole('heading', { name: 'Contact' })).toBeVisible();
  });
});
