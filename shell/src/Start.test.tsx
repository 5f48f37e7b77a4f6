import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPageParts } from './open-parts.js';
import { Start, type StartProps } from './Start.js';
import { createTestSource, testConfig as config } from './test-support.js';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

/** Answers each fetch by the next of `answers`. */
function serve(...answers: (() => unknown)[]): void {
  const fetchConfig = async (): Promise<Response> => answers.shift()?.() as Response;
  Object.assign(globalThis, { fetch: fetchConfig });
}

const json = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 503, json: async () => body });

const start = (source: StartProps['createSource']) =>
  render(<Start opened={openPageParts(source)} createSource={source} />);
const createSource = () => createTestSource(async () => ({ App: () => <h1>Landing</h1> }));

/** Puts data into the page as the gateway does. */
function putInPage(text: string): void {
  document.body.innerHTML = `<script type="application/json" id="runtime-config">${text}</script>`;
}

describe('the start', () => {
  it('takes the config that stands in the page and asks for none', async () => {
    const asked = vi.fn();
    Object.assign(globalThis, { fetch: asked });
    putInPage(JSON.stringify(config));
    const source = vi.fn((_config: RuntimeConfig) => createSource());
    start(source);
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(source).toHaveBeenCalledWith(config);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['', '{"apiBaseUrl":', '{}', '[]', '7'])(
    'asks for the config when the page has %p in its place',
    async (text) => {
      putInPage(text);
      serve(() => json(config));
      start(createSource);
      expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    },
  );

  it('asks the remote of the page once for its app', async () => {
    putInPage(JSON.stringify(config));
    const loadApp = vi.fn(async () => ({ App: () => <h1>Landing</h1> }));
    start(() => createTestSource(loadApp));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(loadApp).toHaveBeenCalledTimes(1);
  });

  it('asks no remote for a guarded page that a visitor will not see', async () => {
    window.history.replaceState(null, '', '/dashboard');
    putInPage(JSON.stringify(config));
    const loadApp = vi.fn(async (name: string) => ({ App: () => <h1>{name}</h1> }));
    start(() => createTestSource(loadApp));
    expect(await screen.findByRole('heading', { name: 'auth' })).toBeVisible();
    expect(loadApp.mock.calls).toEqual([['auth']]);
  });

  it('hands the remotes of the config to their source and shows the page', async () => {
    serve(() => json(config));
    const source = vi.fn((_config: RuntimeConfig) => createSource());
    start(source);
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(source).toHaveBeenCalledWith(config);
  });

  it.each([
    [
      'is unreachable',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Shortlist is not answering',
    ],
    ['is answered with an error', () => json({}, false), 'Shortlist is not answering'],
    ['is no config', () => json({ remotes: 'none' }), 'Shortlist could not be started'],
    [
      'is no JSON',
      () => ({
        ok: true,
        json: () => {
          throw new SyntaxError('Unexpected token <');
        },
      }),
      'Shortlist could not be started',
    ],
  ])('shows a panel when the config %s, and comes with Retry', async (_case, failure, title) => {
    // The second answer is to the question what is wrong.
    serve(failure, failure, () => json(config));
    start(createSource);
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  });

  it('says that the visitor is offline when the browser knows', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    serve(unreachable, unreachable);
    start(createSource);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  });
});
