import { ApiError } from '@shortlist/web-kit';
import { createTestHost, type TestAnswers } from '@shortlist/web-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCandidate, buildFile, buildJob, buildUnreadable } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { type FetchStub, stubEventStream, stubNoStream } from '../support/stub-event-stream.js';

const failing =
  (status: number | null, message: string, reason: string | null = null) =>
  () => {
    throw new ApiError({ status, code: String(status), message, reason });
  };
const notFound = failing(404, 'This screening does not exist or is not yours.', 'JobNotFound');

let fetchStub: FetchStub;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Everything a user does from the upload screen to where the real call is made. */
async function process(answers: TestAnswers, demoFallback = false, names = ['a.pdf']) {
  const { config } = createTestHost();
  const features = { ...config.features, demoFallback };
  const app = await renderApp('/upload', { answers, host: { config: { ...config, features } } });
  fireEvent.change(screen.getByLabelText(/click to browse/), {
    target: { files: names.map((name) => buildFile(name)) },
  });
  fireEvent.change(screen.getByLabelText('Job Description'), { target: { value: 'Night Porter' } });
  fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
  for (let step = 0; step < 10; step += 1) await pass(200);
  return app;
}

describe('/processing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    fetchStub = stubNoStream();
  });
  afterEach(() => {
    fetchStub.restore();
    vi.useRealTimers();
  });

  it('goes to /upload when nothing runs', async () => {
    expect((await renderApp('/processing')).path()).toBe('/upload');
  });

  it('shows the four steps, each complete before the next, then the end', async () => {
    await process({ processResumes: { jobId: 'x', candidates: [] }, getJob: buildJob() });
    await pass(520);
    expect(screen.queryAllByText('Complete').length).toBeLessThan(2);
    await pass(1600);
    expect(screen.getAllByText('Complete')).toHaveLength(4);
    expect(screen.getByText('Finalizing Results')).toBeInTheDocument();
  });

  it('calls no step complete whose work still runs', async () => {
    fetchStub.restore();
    const running = { jobId: 'x', status: 'processing' as const, done: 1, total: 4 };
    fetchStub = stubEventStream([running], { open: true });
    await process({
      processResumes: ({ onUploadProgress }: { onUploadProgress: (fraction: number) => void }) => {
        onUploadProgress(1);
        return new Promise(() => undefined);
      },
    });
    await pass(10_000);
    expect(screen.getAllByText('Complete')).toHaveLength(1);
    expect(screen.getAllByText('25%')).toHaveLength(3);
    expect(screen.getByText('1 of 4 resumes scored')).toBeInTheDocument();
    expect(screen.getByText('12 s elapsed')).toBeInTheDocument();
  });

  it('can be cancelled before the files are sent; nothing is lost', async () => {
    let isAborted = false;
    const { path } = await process({
      processResumes: ({ signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true;
            reject(new Error('aborted'));
          });
        }),
    });
    await pass(300);
    expect(screen.getByText('Sending the files: 0 of 1 KB')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(5000);
    expect(path()).toBe('/upload');
    expect(screen.getByText('Uploaded Files (1)')).toBeInTheDocument();
    expect(isAborted).toBe(true);
  });

  it('shows a quota error with the way back, and no demo data', async () => {
    const message = 'You have reached your token limit.';
    const { path } = await process({ processResumes: failing(402, message) }, true);
    await pass(3000);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Back to upload' }));
    await pass(0);
    expect(path()).toBe('/upload');
    expect(screen.getByLabelText('Job Description')).toHaveValue('Night Porter');
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('offers Retry after an outage and goes on from there', async () => {
    let broken = true;
    const { path } = await process({
      processResumes: () =>
        broken ? failing(500, 'Something went wrong.')() : { jobId: 'x', candidates: [] },
      getJob: () => (broken ? notFound() : buildJob()),
    });
    await pass(3000);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(3000);
    expect(path()).toMatch(/^\/results\?job=/);
  });

  it('shows badged demo results after an outage where the deployment wants them', async () => {
    const { path, calls } = await process(
      { processResumes: failing(null, 'Network error.'), getJob: notFound },
      true,
    );
    expect(screen.getByText('The server could not be reached')).toBeInTheDocument();
    await pass(40_000);
    expect(path()).toMatch(/^\/results\?job=mock_job_/);
    expect(screen.getByText('Demo data')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export Excel' })).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(path()).toBe('/processing');
    expect(calls.filter((name) => name === 'processResumes')).toHaveLength(6);
  });

  it('goes on while the user is elsewhere, and says when it is ready', async () => {
    let finish: (value: unknown) => void = () => undefined;
    const { path, notices } = await process({
      processResumes: ({ onUploadProgress }: { onUploadProgress: (fraction: number) => void }) => {
        onUploadProgress(1);
        return new Promise((resolve) => (finish = resolve));
      },
      getJob: notFound,
    });
    await pass(3000);
    fireEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
    await pass(100);
    expect(path()).toBe('/dashboard');
    expect(notices).toEqual([]);
    finish({ jobId: 'x', candidates: [] });
    await pass(2000);
    expect(notices).toMatchObject([
      {
        message: 'Your screening is ready.',
        link: { to: expect.stringMatching(/^\/results\?job=/) },
      },
    ]);
    expect(path()).toBe('/dashboard');
  });

  it('follows a job of the history until its results', async () => {
    const answers = [
      buildJob({ jobId: 'job_9', status: 'processing', done: 2, total: 7 }),
      buildJob({ jobId: 'job_9' }),
      buildJob({ jobId: 'job_9' }),
    ];
    const { path } = await renderApp('/processing?job=job_9', {
      answers: { getJob: () => answers.shift() },
    });
    await pass(100);
    expect(screen.getByText('2 of 7 resumes scored')).toBeInTheDocument();
    await pass(5000);
    expect(path()).toBe('/results?job=job_9');
  });

  it('says why it stands still, and goes on with the local engine when asked to', async () => {
    const running = { jobId: 'job_9', status: 'processing' as const, done: 1, total: 7 };
    const waiting = 'The AI provider is not answering.';
    fetchStub.restore();
    fetchStub = stubEventStream([{ ...running, waiting }], { open: true });
    let broken = true;
    const { calls } = await renderApp('/processing?job=job_9', {
      answers: {
        switchEngine: () => {
          if (broken) failing(503, 'Not reachable. Please try again.')();
          return running;
        },
      },
    });
    await pass(100);
    expect(screen.getByText(/The AI provider is not answering\./)).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Use the local engine instead' });
    fireEvent.click(button);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Not reachable. Please try again.');
    broken = false;
    fireEvent.click(button);
    await pass(0);
    expect(screen.queryByText('The screening is waiting')).not.toBeInTheDocument();
    expect(screen.getByText('1 of 7 resumes scored')).toBeInTheDocument();
    expect(calls.filter((name) => name === 'switchEngine')).toHaveLength(2);
  });

  it('is retried where it stands still, and says why when that is not possible', async () => {
    const running = { jobId: 'job_9', status: 'processing' as const, done: 0, total: 7 };
    const waiting = 'The AI provider account has no credit left. The screening stands still.';
    fetchStub.restore();
    fetchStub = stubEventStream([{ ...running, waiting, needsPerson: true }], { open: true });
    let broken = true;
    const { calls } = await renderApp('/processing?job=job_9', {
      answers: {
        retryJob: () => {
          if (broken) failing(503, 'Not reachable. Please try again.')();
          return running;
        },
      },
    });
    await pass(100);
    expect(screen.getByText(waiting)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Finish/ })).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Retry' });
    fireEvent.click(button);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Not reachable. Please try again.');
    broken = false;
    fireEvent.click(button);
    await pass(0);
    expect(screen.queryByText('The screening is waiting')).not.toBeInTheDocument();
    expect(calls.filter((name) => name === 'retryJob')).toHaveLength(2);
  });

  it('offers the results of what is scored where it stands still', async () => {
    const running = { jobId: 'job_9', status: 'processing' as const, done: 6, total: 7 };
    fetchStub.restore();
    fetchStub = stubEventStream([{ ...running, waiting: 'A fault.' }], { open: true });
    const { calls } = await renderApp('/processing?job=job_9', {
      answers: { finishJob: () => ({ ...running, status: 'completed', done: 7 }) },
    });
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Finish without the rest' }));
    await pass(0);
    expect(calls).toContain('finishJob');
  });

  it('says at once that the job of the address is unknown, without an animation first', async () => {
    await renderApp('/processing?job=nobody', { answers: { getJob: notFound } });
    expect(screen.queryByText('Complete')).not.toBeInTheDocument();
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('This screening was not found');
  });

  it.each([
    [429, 'Too many requests in a short time', 'Please wait a minute'],
    [413, 'The upload is too large', 'Please choose fewer'],
  ])('says what an answer %i without a sentence is about', async (status, title, sentence) => {
    await process({ processResumes: failing(status, 'An error occurred') });
    await pass(3000);
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('lists the files with their state, as far as the server tells', async () => {
    fetchStub.restore();
    const running = { jobId: 'x', status: 'processing' as const, done: 2, total: 3 };
    fetchStub = stubEventStream([running], { open: true });
    const rows = [{ candidate: buildCandidate({ fileName: 'a.pdf' }), email: null }];
    await process(
      {
        processResumes: ({
          onUploadProgress,
        }: {
          onUploadProgress: (fraction: number) => void;
        }) => {
          onUploadProgress(1);
          return new Promise(() => undefined);
        },
        getScreening: {
          screening: { unreadable: [buildUnreadable({ fileName: 'b.pdf' })] },
          page: { rows, next: null },
        },
      },
      false,
      ['a.pdf', 'b.pdf', 'c.pdf'],
    );
    await pass(5000);
    const list = screen.getByRole('list', { name: 'Files of this screening' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['a.pdfScored', 'b.pdfCould not be read', 'c.pdfRead, waiting']);
  });
});
