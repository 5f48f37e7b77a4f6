import { readFileSync } from 'node:fs';
import path from 'node:path';
import { estimateTokens } from '@shortlist/contracts/constants';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleTokens } from '../../src/features/dashboard/sample-run/sample-files.js';
import { buildHistoryItem } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const advert = readFileSync(
  path.join(import.meta.dirname, '../../../samples/job-description.txt'),
  'utf8',
);
const button = () => screen.getByRole('button', { name: 'Try with sample resumes' });
const never = () => new Promise(() => undefined);

const original = globalThis.fetch;
let isServed = true;
let fetched = 0;

beforeEach(() => {
  sessionStorage.clear();
  isServed = true;
  fetched = 0;
  globalThis.fetch = (() => {
    fetched += 1;
    return Promise.resolve({
      ok: isServed,
      status: isServed ? 200 : 404,
      text: () => Promise.resolve(advert),
      blob: () => Promise.resolve(new Blob(['resume'], { type: 'application/pdf' })),
    });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = original;
});

describe('the sample resumes', () => {
  it('are said to be samples, with what they cost', async () => {
    await renderApp('/dashboard');
    expect(screen.getByText(/^Six invented resumes/)).toHaveTextContent('about 3,400 tokens');
    const estimate = estimateTokens(`Sample: ${advert}`, 6);
    expect(Math.round(estimate / 100) * 100).toBe(sampleTokens);
    expect(fetched).toBe(0);
  });

  it('are screened as any resumes are, and leave what is prepared as it is', async () => {
    sessionStorage.setItem(
      'shortlist.screening',
      JSON.stringify({ owner: 'user_1', jobDescription: 'Night porter, half written' }),
    );
    const bodies: Record<string, unknown>[] = [];
    const { user, path, unmount, host } = await renderApp('/dashboard', {
      answers: {
        processResumes: ({ body, files }: { body: object; files: Record<string, unknown> }) => {
          bodies.push({ ...body, ...files });
          return never();
        },
      },
    });
    await user.dblClick(button());
    await waitFor(() => expect(path()).toBe('/processing'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      jobDescription: expect.stringMatching(/^Sample: Acute Ward Manager\n\nHarbour Vale/),
      comparisonScore: '50',
    });
    expect(await screen.findByText('Files (6)', {}, { timeout: 10_000 })).toBeInTheDocument();
    unmount();
    const upload = await renderApp('/upload', { host });
    expect(screen.getByLabelText('Job Description')).toHaveValue('Night porter, half written');
    upload.unmount();
    await renderApp('/dashboard', { host });
    expect(screen.getByRole('link', { name: 'Sample: Acute Ward Manager' })).toBeInTheDocument();
    expect(screen.queryByText('Sample')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try with sample resumes' })).toBeNull();
  });

  it('are not screened twice by two tabs', async () => {
    const history = [[], [buildHistoryItem({ title: 'Sample: Acute Ward Manager' })]];
    const { user, path, calls } = await renderApp('/dashboard', {
      answers: { getHistory: () => (history.length > 1 ? history.shift() : history[0]) },
    });
    await user.click(button());
    expect(
      await screen.findByRole('link', { name: 'Sample: Acute Ward Manager' }),
    ).toBeInTheDocument();
    expect(path()).toBe('/dashboard');
    expect(calls).not.toContain('processResumes');
  });

  it('that can’t be loaded say so, and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isServed = false;
    const { user, path } = await renderApp('/dashboard', { answers: { processResumes: never } });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isServed = true;
    await act(() => user.click(button()));
    await waitFor(() => expect(path()).toBe('/processing'));
    logged.mockRestore();
  });
});
