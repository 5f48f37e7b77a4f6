import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RuntimeConfig } from '@shortlist/contracts/runtime-config';
import { createTestHost } from '@shortlist/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteSource } from './remotes/remote-loader.js';
import { Start } from './Start.js';

const { config } = createTestHost();

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

const createSource = (): RemoteSource => ({
  register: () => undefined,
  loadApp: async () => ({ App: () => <h1>Landing</h1> }),
});

describe('the start', () => {
  it('hands the remotes of the config to their source and shows the page', async () => {
    serve(() => json(config));
    const source = jest.fn((_remotes: RuntimeConfig['remotes']) => createSource());
    render(<Start createSource={source} />);
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
    expect(source).toHaveBeenCalledWith(config.remotes);
  });

  it.each([
    [
      'is unreachable',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['is answered with an error', () => json({}, false)],
    ['is no config', () => json({ remotes: 'none' })],
    [
      'is no JSON',
      () => ({
        ok: true,
        json: () => {
          throw new SyntaxError('Unexpected token <');
        },
      }),
    ],
  ])('shows a panel when the config %s, and comes with Retry', async (_case, failure) => {
    serve(failure, () => json(config));
    render(<Start createSource={createSource} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Shortlist could not be reached');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeVisible();
  });
});
