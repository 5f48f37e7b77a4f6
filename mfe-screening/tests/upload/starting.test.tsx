import { ApiError } from '@shortlist/web-kit';
import { createTestHost } from '@shortlist/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFile, buildHistoryItem, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { type FetchStub, stubNoStream } from '../support/stub-event-stream.js';

const filesNotKept = 'The files were not kept. Upload them again';
const criteria = [
  { id: 'c1', text: 'Night shifts', kind: 'must', weight: 3 },
  { id: 'c2', text: 'Speaks Polish', kind: 'nice', weight: 1 },
] as const;
const dead = buildJob({
  jobId: 'job_9',
  title: 'Night porter',
  jobDescription: 'Night porter for our hotel.',
  comparisonScore: 73,
  status: 'failed',
  phase: 'starting',
  failure: filesNotKept,
  criteria: [...criteria],
  candidates: [],
  total: 7,
  done: 0,
});
const starting = buildJob({
  jobId: 'job_9',
  status: 'processing',
  phase: 'starting',
  filesRead: 2,
  total: 7,
  done: 0,
});

let fetchStub: FetchStub;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Presses Process, and lets the bar and the steps pass. */
async function pressProcess() {
  fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
  for (let step = 0; step < 10; step += 1) await pass(200);
  await pass(3000);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  fetchStub = stubNoStream();
});
afterEach(() => {
  fetchStub.restore();
  vi.useRealTimers();
});

describe('a screening that is starting', () => {
  it('says which files are being read, on each screen', async () => {
    const processing = await renderApp('/processing?job=job_9', { answers: { getJob: starting } });
    await pass(100);
    expect(screen.getByText('Reading the files: 2 of 7')).toBeInTheDocument();
    processing.unmount();
    sessionStorage.clear();
    const results = await renderApp('/results?job=job_9', { answers: { getJob: starting } });
    expect(screen.getByText('The files are being read: 2 of 7.')).toBeInTheDocument();
    results.unmount();
    const getHistory = [buildHistoryItem({ ...starting, unreadable: 0 })];
    await renderApp('/dashboard', { answers: { getHistory } });
    expect(screen.getByText('Reading the files: 2 of 7')).toBeInTheDocument();
  });

  it('that dies while it is followed says that its files were not kept', async () => {
    const answers = [starting, dead, dead];
    const { path, notices } = await renderApp('/processing?job=job_9', {
      answers: { getJob: () => answers.shift() ?? dead },
    });
    await pass(3000);
    expect(screen.getByRole('alert')).toHaveTextContent(filesNotKept);
    fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
    await pass(0);
    expect(path()).toBe('/upload');
    expect(screen.getByLabelText('Job Description')).toHaveValue('Night porter for our hotel.');
    await pass(3000);
    expect(screen.getByText(filesNotKept)).toBeInTheDocument();
    expect(screen.queryByText('The last screening could not be completed')).toBeNull();
    expect(notices).toEqual([]);
  });
});

describe('a start that died', () => {
  it('stands in the history and leads to the upload with all but the files, under the same id', async () => {
    const sent: unknown[] = [];
    const { path } = await renderApp('/dashboard', {
      answers: {
        getHistory: [buildHistoryItem({ ...dead, unreadable: 0 })],
        getJob: dead,
        processResumes: ({ body }: { body: unknown }) => {
          sent.push(body);
          return new Promise(() => undefined);
        },
      },
    });
    expect(screen.getByText(filesNotKept)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Night porter' }));
    await pass(0);
    expect(screen.getByText('This screening was not started')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
    await pass(0);
    expect(path()).toBe('/upload');
    expect(screen.getByText(/of “Night porter”/)).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/click to browse/), {
      target: { files: [buildFile('a.pdf')] },
    });
    await pressProcess();
    expect(sent).toEqual([
      {
        jobDescription: 'Night porter for our hotel.',
        comparisonScore: '73',
        jobId: 'job_9',
        criteria: expect.stringContaining('Speaks Polish'),
      },
    ]);
  });

  it('can be left as it is: the next screening then has an id of its own', async () => {
    const sent: { jobId: string }[] = [];
    await renderApp('/results?job=job_9', {
      answers: {
        getJob: dead,
        processResumes: ({ body }: { body: { jobId: string } }) => {
          sent.push(body);
          return new Promise(() => undefined);
        },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Upload again' }));
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: 'Start a new one instead' }));
    fireEvent.change(screen.getByLabelText(/click to browse/), {
      target: { files: [buildFile('a.pdf')] },
    });
    await pressProcess();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.jobId).not.toBe('job_9');
  });

  it('whose files are still in the tab is started again by itself, even where outages show demo results', async () => {
    const jobIds: string[] = [];
    const lost = () => {
      throw new ApiError({ status: null, code: 'network', message: 'Network error.' });
    };
    const { config } = createTestHost();
    const features = { ...config.features, demoFallback: true };
    const { path } = await renderApp('/upload', {
      host: { config: { ...config, features } },
      answers: {
        getJob: () => (jobIds.length === 1 ? dead : buildJob()),
        processResumes: ({ body }: { body: { jobId: string } }) => {
          jobIds.push(body.jobId);
          return jobIds.length === 1 ? lost() : { jobId: body.jobId, candidates: [] };
        },
      },
    });
    fireEvent.change(screen.getByLabelText(/click to browse/), {
      target: { files: [buildFile('a.pdf')] },
    });
    fireEvent.change(screen.getByLabelText('Job Description'), { target: { value: 'Porter' } });
    await pressProcess();
    await pass(3000);
    expect(path()).toMatch(/^\/results\?job=/);
    expect(new Set(jobIds).size).toBe(1);
    expect(jobIds).toHaveLength(2);
  });
});
