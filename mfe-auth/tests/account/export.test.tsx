import { ReadableStream } from 'node:stream/web';
import { testUser } from '@shortlist/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAuth } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;
const saved: { name: string; size: number }[] = [];
const blobs = new Map<string, Blob>();
let stream: ReadableStreamDefaultController<Uint8Array>;
let asked: { url: string; init: RequestInit }[];

const globals = {
  fetch: globalThis.fetch,
  create: URL.createObjectURL,
  revoke: URL.revokeObjectURL,
};

/** A server whose answer the test sends piece by piece through `stream`. */
function stubFetch(answer: { status?: number; body?: unknown } = {}) {
  const { status = 200, body } = answer;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    asked.push({ url, init });
    const content = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    const headers = new Map([
      ['content-disposition', 'attachment; filename="shortlist-data-2026-11-22.zip"'],
    ]);
    return Promise.resolve({
      status,
      ok: status === 200,
      headers,
      body: content,
      json: () => Promise.resolve(body),
    });
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  asked = [];
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({
      name: this.download,
      size: blobs.get(this.getAttribute('href') ?? '')?.size ?? -1,
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.fetch = globals.fetch;
  URL.createObjectURL = globals.create;
  URL.revokeObjectURL = globals.revoke;
});

async function begin() {
  const rendered = renderAuth('/account', { session });
  const button = await screen.findByRole('button', { name: 'Export my data' });
  button.focus();
  fireEvent.click(button);
  return { ...rendered, button };
}

describe('exporting all data', () => {
  it('shows what has come, and saves the file when it is whole', async () => {
    stubFetch();
    const { button } = await begin();
    await screen.findByText(/collecting your data\. Please stay/);
    expect(document.activeElement).toBe(button);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({
      url: '/api/export',
      init: { method: 'POST', headers: { authorization: 'Bearer test-access-token' } },
    });
    stream.enqueue(new Uint8Array(3_400_000));
    await screen.findByText('3.4 MB so far.');
    expect(saved).toEqual([]);
    stream.enqueue(new Uint8Array(6_000_000));
    stream.close();
    await screen.findByText(/Saved as shortlist-data-2026-11-22\.zip \(9\.4 MB\)/);
    expect(saved).toEqual([{ name: 'shortlist-data-2026-11-22.zip', size: 9_400_000 }]);
    expect(screen.getByRole('button', { name: 'Export my data' })).toBe(button);
  });

  it('is cancelled, saves nothing then and can begin again', async () => {
    stubFetch();
    const { button } = await begin();
    await waitFor(() => expect(asked).toHaveLength(1));
    stream.enqueue(new Uint8Array(10));
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText('Cancelled. Nothing was saved.');
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(saved).toEqual([]);
  });

  it('ends when the page is left', async () => {
    stubFetch();
    const { unmount } = await begin();
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    expect(asked[0]?.init.signal?.aborted).toBe(true);
  });

  it('says why it was refused', async () => {
    const detail = 'Your data was exported 5 times within an hour. Please try again in 40 minutes.';
    stubFetch({ status: 429, body: { detail } });
    await begin();
    expect((await screen.findByText(detail)).closest('[role=alert]')).toBeVisible();
  });

  it('says that it broke off, and saves nothing', async () => {
    stubFetch();
    await begin();
    await waitFor(() => expect(asked).toHaveLength(1));
    stream.enqueue(new Uint8Array(10));
    stream.error(new TypeError('network error'));
    expect(await screen.findByText(/broke off.*nothing was saved/)).toBeVisible();
    expect(saved).toEqual([]);
    expect(screen.getByRole('button', { name: 'Export my data' })).toBeTruthy();
  });

  it('says that the network is away', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await begin();
    const row = (await screen.findByRole('button', { name: 'Export my data' })).closest('li');
    await waitFor(() => expect(row).toHaveTextContent('Network error'));
  });
});
