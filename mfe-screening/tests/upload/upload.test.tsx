import { ApiError } from '@shortlist/web-kit';
import { createTestHost, testUser } from '@shortlist/web-kit/testing';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBlobBytes } from '../support/blob-bytes.js';
import { buildFile, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const fileInput = () => screen.getByLabelText(/Drop resume files here or click to browse/);
const processButton = () => screen.queryByRole('button', { name: /Process/ });
const description = () => screen.getByLabelText('Job Description');

function choose(...files: File[]) {
  fireEvent.change(fileInput(), { target: { files } });
}

describe('/upload', () => {
  beforeEach(() => sessionStorage.clear());

  it('is not ready until there is a job description and a resume', async () => {
    await renderApp('/upload');
    const hint = 'Please provide a job description and upload at least one resume to continue';
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(processButton()).toBeDisabled();
    fireEvent.change(description(), { target: { value: '   \n ' } });
    choose(buildFile('a.pdf'));
    expect(screen.queryByText('Ready')).not.toBeInTheDocument();
    expect(processButton()).toBeDisabled();
    fireEvent.change(description(), { target: { value: 'Ward Manager' } });
    expect(screen.getByText('Ready')).toBeInTheDocument();
    expect(processButton()).toBeEnabled();
    expect(screen.getByText(/Estimated Token Usage/)).toHaveTextContent(
      'Estimated Token Usage: 503 tokens',
    );
  });

  it('says how many requirements there are, and how many are vague', async () => {
    const vague = { kind: 'vague', words: 'what would show this?' };
    const criteria = [
      { id: 'c1', text: 'Wound care', kind: 'must', weight: 3 },
      { id: 'c2', text: 'Team player', kind: 'nice', weight: 1, judgedBy: vague },
    ];
    await renderApp('/upload', {
      answers: { proposeCriteria: { title: 'Nurse', criteria, leftOut: [], isFinal: true } },
    });
    fireEvent.change(description(), { target: { value: 'Ward Manager' } });
    choose(buildFile('a.pdf'));
    expect(await screen.findByText('2 requirements, 1 vague')).toBeInTheDocument();
  });

  it('lists files with their size, says what was left out, and removes one', async () => {
    const { user } = await renderApp('/upload');
    choose(buildFile('a.pdf', { size: 251_658 }), buildFile('b.docx'), buildFile('c.pages'));
    const list = within(screen.getByRole('list', { name: 'Uploaded files' }));
    expect(screen.getByText('Uploaded Files (2)')).toBeInTheDocument();
    expect(list.getByText('0.24 MB')).toBeInTheDocument();
    expect(screen.getByText(/^c\.pages was left out/)).toBeInTheDocument();
    choose(buildFile('d.pdf'));
    expect(screen.getByText(/^c\.pages was left out/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^c\.pages was left out/)).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.getByText('Uploaded Files (2)')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Remove b.docx' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(fileInput()).toHaveFocus();
  });

  it('has few nodes however many files are chosen', async () => {
    const { container } = await renderApp('/upload');
    choose(...Array.from({ length: 1000 }, (_, index) => buildFile(`${index}.pdf`)));
    expect(screen.getByText('Uploaded Files (1000)')).toBeInTheDocument();
    expect(container.querySelectorAll('*').length).toBeLessThan(800);
  });

  it('takes files dropped anywhere and keeps the browser from opening them', async () => {
    await renderApp('/upload');
    const drop = createEvent.drop(description(), {
      dataTransfer: { types: ['Files'], files: [buildFile('dropped.doc')] },
    });
    fireEvent(description(), drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(await screen.findByText('dropped.doc')).toBeInTheDocument();
  });

  it('takes the files of dropped folders, and leaves other drops to the browser', async () => {
    await renderApp('/upload');
    const fileEntry = (name: string) => ({
      isFile: true,
      name,
      file: (found: (file: File) => void) => found(buildFile(name)),
    });
    const folder = (name: string, ...rounds: unknown[][]) => ({
      isFile: false,
      name,
      createReader: () => ({
        readEntries: (found: (entries: unknown[]) => void) => found(rounds.shift() ?? []),
      }),
    });
    const inner = folder('older', [fileEntry('c.doc')]);
    const outer = folder('cvs', [fileEntry('a.pdf'), fileEntry('.DS_Store')], [inner]);
    const items = [{ kind: 'file', webkitGetAsEntry: () => outer }];
    const drop = createEvent.drop(document.body, {
      dataTransfer: { types: ['Files'], items, files: [] },
    });
    fireEvent(document.body, drop);
    expect(await screen.findByText('Uploaded Files (2)')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
    const text = createEvent.drop(description(), { dataTransfer: { types: ['text/plain'] } });
    fireEvent(description(), text);
    expect(text.defaultPrevented).toBe(false);
  });

  it('refuses a description that the server would refuse', async () => {
    await renderApp('/upload');
    choose(buildFile('a.pdf'));
    fireEvent.change(description(), { target: { value: 'x'.repeat(50_001) } });
    expect(screen.getByRole('alert')).toHaveTextContent('too long by 1 character.');
    expect(processButton()).toBeDisabled();
  });

  it('shows what a typed threshold became', async () => {
    await renderApp('/upload');
    const field = screen.getByLabelText('AI Comparison Threshold');
    for (const [typed, became] of [
      ['0', 50],
      ['', 50],
      ['250', 100],
      ['72', 72],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.blur(field);
      expect(field).toHaveValue(became);
    }
  });

  it('hides the button and says why when the quota does not allow it', async () => {
    const getTokenUsage = { tokens_used: 100, tokens_remaining: 0, token_limit: 100 };
    await renderApp('/upload', { answers: { getTokenUsage } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have reached your token limit. Please upgrade your plan or wait for your quota to reset.',
    );
    expect(processButton()).not.toBeInTheDocument();
  });

  it('says how many files have to go so that the others fit', async () => {
    const getTokenUsage = { tokens_used: 100, tokens_remaining: 1200, token_limit: 1300 };
    await renderApp('/upload', { answers: { getTokenUsage } });
    choose(...Array.from({ length: 5 }, (_, index) => buildFile(`${index}.pdf`)));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have 1,200 tokens remaining, but this action requires 2,500 tokens. Remove 3 files to screen the others now.',
    );
  });

  it('counts the files in an archive before anything is sent', async () => {
    const getTokenUsage = { tokens_used: 100, tokens_remaining: 1200, token_limit: 1300 };
    installBlobBytes();
    await renderApp('/upload', { answers: { getTokenUsage } });
    const content = new Uint8Array([1]);
    const zipped = zipSync({ 'a.pdf': content, 'b.pdf': content, 'c.pdf': content });
    choose(new File([new Uint8Array(zipped)], 'applications.zip'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('but this action requires 1,500 tokens.');
    expect(alert).not.toHaveTextContent('Remove');
  });

  it('skips the quota for exempt users', async () => {
    const getTokenUsage = { tokens_used: 100, tokens_remaining: 0, token_limit: 100 };
    const { session } = createTestHost({
      session: { status: 'signed-in', user: { ...testUser, exempt: true } },
    });
    const { calls } = await renderApp('/upload', { answers: { getTokenUsage }, host: { session } });
    await act(() => Promise.resolve());
    expect(calls).toContain('getTokenUsage');
    expect(processButton()).toBeInTheDocument();
  });

  it('goes on without the token usage when it cannot be fetched', async () => {
    const getTokenUsage = () => {
      throw new ApiError({ status: 502, code: '502', message: 'down' });
    };
    await renderApp('/upload', { answers: { getTokenUsage } });
    choose(buildFile('a.pdf'));
    fireEvent.change(description(), { target: { value: 'Ward Manager' } });
    expect(await screen.findByText('Failed to fetch token usage.')).toBeInTheDocument();
    expect(processButton()).toBeEnabled();
  });

  it('keeps the job description over a reload of the tab', async () => {
    const first = await renderApp('/upload');
    fireEvent.change(description(), { target: { value: 'Ward Manager, Surgery' } });
    first.unmount();
    await renderApp('/upload');
    expect(description()).toHaveValue('Ward Manager, Surgery');
  });

  describe('starting', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('runs the bar for 2 s, then processing, then the results', async () => {
      const { path, calls } = await renderApp('/upload', {
        answers: {
          processResumes: { jobId: 'x', candidates: [] },
          getJob: buildJob({ title: 'Night Porter' }),
        },
      });
      choose(buildFile('a.pdf'), buildFile('b.pdf'));
      fireEvent.change(description(), { target: { value: 'Night Porter' } });
      fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
      expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
      for (let step = 0; step < 9; step += 1) {
        await act(() => vi.advanceTimersByTimeAsync(200));
      }
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90');
      expect(path()).toBe('/upload');
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(path()).toBe('/processing');
      expect(screen.getByText('Analyzing 2 resume(s) with advanced AI')).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(path()).toMatch(/^\/results\?job=[\w-]{36}$/);
      expect(screen.getByText(/Night Porter/)).toBeInTheDocument();
      expect(calls.filter((name) => name === 'processResumes')).toHaveLength(1);
    });

    it('asks before the same is screened again, and leads to its results', async () => {
      const { host, calls, path, unmount } = await renderApp('/upload', {
        answers: { processResumes: { jobId: 'x', candidates: [] }, getJob: buildJob() },
      });
      const press = () =>
        fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
      const uploads = () => calls.filter((name) => name === 'processResumes');
      choose(buildFile('a.pdf'));
      fireEvent.change(description(), { target: { value: 'Night Porter' } });
      press();
      for (let second = 0; second < 10; second += 1) {
        await act(() => vi.advanceTimersByTimeAsync(500));
      }
      const results = path();
      expect(results).toMatch(/^\/results\?job=/);
      unmount();
      await renderApp('/upload', { host });
      press();
      expect(uploads()).toHaveLength(1);
      expect(screen.getByRole('link', { name: 'Open its results' })).toHaveAttribute(
        'href',
        results,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Screen again' }));
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect(uploads()).toHaveLength(2);
    });
  });
});
