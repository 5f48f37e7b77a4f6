import { reportFrontEnd } from '@shortlist/contracts/http/gateway';
import { useLocation } from '@shortlist/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader, type RemoteSource } from '../remotes/remote-loader.js';
import { createTestSource, createTestStore, renderShell, signedOut } from '../test-support.js';
import { createBeacon } from './beacon.js';

const version = '0123456789abcdef';

/** Bodies that were sent, as text. */
let sent: Promise<string>[];
/** The gateway's answer about itself; a failure when it is away. */
let gateway: () => unknown;

beforeEach(() => {
  sent = [];
  gateway = () => ({ ok: true });
  Object.assign(globalThis, { fetch: async () => gateway() });
  // jsdom measures nothing; what browsers measure is looked at in e2e/front-ends.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) => {
      expect([address, body.type]).toEqual(['/api/beacon', 'application/json']);
      sent.push(textOf(body));
      return true;
    },
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** jsdom's blobs have no `text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** Every report that was sent, as the gateway reads it. */
const reports = async () =>
  (await Promise.all(sent)).map((text) => reportFrontEnd.body.parse(JSON.parse(text)));

async function open(route: string, loadApp: RemoteSource['loadApp'], reportedViews?: number) {
  const loader = createRemoteLoader({ ...createTestSource(loadApp), versionOf: () => version });
  const beacon = createBeacon({ address: '/api/beacon', reportedViews });
  await renderShell({ route, store: createTestStore(signedOut), loader, beacon });
}

const pageOf = (text: string) => async () => ({ App: () => <h1>{text}</h1> });

describe('the beacon', () => {
  it('tells a page by its route, its build and how long it took, and nothing of its address', async () => {
    await open('/reset-password?token=SECRET#part', pageOf('Reset'), 1);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await reports()).toEqual([
      {
        kind: 'view',
        remote: 'auth',
        version,
        page: '/reset-password',
        loadMs: expect.any(Number),
      },
    ]);
    expect(await sent[0]).not.toContain('SECRET');
  });

  it('tells a crash under the reference that the person sees, without what was typed', async () => {
    const App = () => {
      if (useLocation().search === '')
        throw new Error('No plan for "Ada Lovelace", ada@example.com');
      return null;
    };
    await open('/pricing', async () => ({ App }), 1);
    const panel = await screen.findByRole('alert');
    await waitFor(async () => expect((await reports()).map(({ kind }) => kind)).toContain('crash'));
    const crash = (await reports()).find(({ kind }) => kind === 'crash');
    expect(crash).toMatchObject({ how: 'shown', remote: 'billing', version, page: '/pricing' });
    const { reference, error } = crash as { reference: string; error: object };
    expect(panel).toHaveTextContent(`Partbilling`);
    expect(panel).toHaveTextContent(`Reference${reference}`);
    expect(error).toMatchObject({ type: 'Error', message: 'No plan for [text], [email]' });
  });

  it('tells a remote that could not be loaded at once', async () => {
    await open('/pricing', () => Promise.reject(new TypeError('Failed to fetch')), 1);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await reports()).toEqual([
      expect.objectContaining({ kind: 'failure', cause: 'part', page: '/pricing' }),
    ]);
  });

  it('tells that the server was away when it is there again', async () => {
    gateway = () => {
      throw new TypeError('Failed to fetch');
    };
    const answers = [() => Promise.reject(new Error('away')), pageOf('Pricing')];
    await open(
      '/pricing',
      () => answers.shift()?.() ?? Promise.reject(new Error('asked twice')),
      1,
    );
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Shortlist is not answering');
    expect(panel).not.toHaveTextContent('Part');
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await reports()).toEqual([
      expect.objectContaining({ kind: 'failure', cause: 'server' }),
      expect.objectContaining({ kind: 'view' }),
    ]);
  });

  it('tells errors of our own scripts that nobody caught, and of no others', async () => {
    await open('/pricing', pageOf('Pricing'), 1);
    await waitFor(() => expect(sent).toHaveLength(1));
    const strange = new Error('of an extension');
    strange.stack = 'Error\n at x (chrome-extension://abc/content.js:1:2)';
    const own = new TypeError('x is not a function');
    own.stack = `TypeError\n at x (https://cdn.example/billing/12.${version}.js:1:234)`;
    for (const error of [strange, own]) {
      act(() => void window.dispatchEvent(new ErrorEvent('error', { error })));
    }
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    // The pages of the tests before hear it, too: there is one window.
    for (const report of (await reports()).slice(1)) {
      expect(report).toMatchObject({
        kind: 'crash',
        how: 'uncaught',
        error: { type: 'TypeError', stack: [`12.${version}.js:1:234`] },
      });
    }
  });

  it('tells failures alone where no views are to be reported', async () => {
    await open('/pricing', () => Promise.reject(new Error('away')), 0);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('tells nothing to a gateway that takes no reports, and the person still has a reference', async () => {
    await open('/pricing', () => Promise.reject(new Error('away')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Reference[2-9A-Z]{8}/);
    expect(sent).toEqual([]);
  });
});
