import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Start } from './Start.js';
import { createTestSource, testConfig as config } from './test-support.js';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Answers each fetch by the next of `answers`. */
function serve(...answers: (() => unknown)[]): void {
  const fetchConfig = async (): Promise<Response> => answers.shift()?.() as Response;
  Object.assign(globalThis, { fetch: fetchConfig });
}

const json = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 503, json: async () => body });

const createSource = () => createTestSource(async () => ({ App: () => <h1>Landing</h1> }));

describe('the start', () => {
  it('hands the remotes of the config to their source and shows the page', async () => {
    serve(() => json(config));
    const source = jest.fn((_config: RuntimeConfig) => createSource());
    render(<Start createSource={source} />);
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
    render(<Start createSource={createSource} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  });

  it('says that the visitor is offline when the browser knows', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const unreachable = () => {
      throw new TypeError('Failed to fetch');
    };
    serve(unreachable, unreachable);
    render(<Start createSource={createSource} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  });
});
