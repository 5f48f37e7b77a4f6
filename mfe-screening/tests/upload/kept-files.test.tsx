import { ApiError } from '@shortlist/web-kit';
import { createTestHost } from '@shortlist/web-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openKeptStore } from '../../src/workflow/kept/kept-store.js';
import { tabId } from '../../src/workflow/kept/tab-id.js';
import { installBrowserStore } from '../support/browser-store.js';
import { buildCandidate, buildFile, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { stubNoStream } from '../support/stub-event-stream.js';

const description = () => screen.getByLabelText('Job Description');
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/click to browse/), { target: { files } });
const asksBeforeLeaving = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  sessionStorage.clear();
  installBrowserStore();
  stubNoStream();
});

const patience = { timeout: 15_000 };

/** The page after a reload of the tab, as soon as the files are kept: each host is a shell of its own. */
async function reload(route: string, shown: string, answers = {}) {
  return waitFor(async () => {
    const app = await renderApp(route, { answers });
    try {
      await screen.findByText(shown, {}, { timeout: 200 });
    } catch (error) {
      app.unmount();
      throw error;
    }
    return app;
  }, patience);
}

describe('files that were chosen', () => {
  it('are there after a reload of /upload', async () => {
    const first = await renderApp('/upload');
    choose(new File(['text'], 'a.pdf'), new File(['more'], 'b.docx'));
    fireEvent.change(description(), { target: { value: 'Night Porter' } });
    expect(asksBeforeLeaving()).toBe(false);
    first.unmount();
    await reload('/upload', 'Uploaded Files (2)');
    expect(screen.getByText('b.docx')).toBeInTheDocument();
    expect(description()).toHaveValue('Night Porter');
  });

  it('are sent again under the same id when a reload cut their upload off', async () => {
    const sent: { jobId: string; files: string[] }[] = [];
    let isCutOff = true;
    const processResumes = ({ body, files }: { body: { jobId: string }; files: File[] }) => {
      sent.push({ jobId: body.jobId, files: files.map(({ name }) => name) });
      return isCutOff ? new Promise(() => undefined) : { jobId: body.jobId, candidates: [] };
    };
    const first = await renderApp('/upload', { answers: { processResumes } });
    choose(new File(['text'], 'a.pdf'));
    fireEvent.change(description(), { target: { value: 'Night Porter' } });
    fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(asksBeforeLeaving()).toBe(true);
    const store = openKeptStore({ owner: 'user_1', tab: tabId(sessionStorage) });
    await waitFor(async () => expect((await store.readLists())?.sent).toHaveLength(1), patience);
    first.unmount();

    isCutOff = false;
    const getJob = () => {
      if (sent.length < 2) throw new ApiError({ status: 404, code: '404', message: 'Not found.' });
      return buildJob();
    };
    await renderApp('/dashboard', { answers: { processResumes, getJob } });
    await waitFor(() => expect(sent).toHaveLength(2), patience);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('can be looked at beside their text after a reload too', async () => {
    let jobId = '';
    const processResumes = ({ body }: { body: { jobId: string } }) => {
      jobId = body.jobId;
      return new Promise(() => undefined);
    };
    const first = await renderApp('/upload', { answers: { processResumes } });
    choose(new File(['%PDF'], 'a.pdf'));
    fireEvent.change(description(), { target: { value: 'Night Porter' } });
    fireEvent.click(screen.getByRole('button', { name: 'Process Resumes with AI' }));
    const store = openKeptStore({ owner: 'user_1', tab: tabId(sessionStorage) });
    await waitFor(async () => expect((await store.readLists())?.sent).toHaveLength(1), patience);
    first.unmount();

    const job = buildJob({ jobId, candidates: [buildCandidate({ fileName: 'a.pdf' })] });
    const resume = { fileName: 'a.pdf', text: 'Resume', pageStarts: [0], hiddenText: [] };
    await renderApp(`/results?job=${jobId}&view=review`, {
      answers: { getJob: job, getCandidateResume: resume },
    });
    expect(await screen.findByRole('button', { name: 'Original PDF' }, patience)).toBeVisible();
    expect(screen.queryByText(/Original file not kept/)).toBeNull();
  });

  it('stay with all that was typed while an ended session is renewed', async () => {
    const { host, unmount } = await renderApp('/upload');
    choose(buildFile('a.pdf'));
    fireEvent.change(description(), { target: { value: 'Night Porter' } });
    const threshold = screen.getByLabelText('AI Comparison Threshold');
    fireEvent.change(threshold, { target: { value: '72' } });
    unmount();
    const signedOut = { status: 'signed-out', user: null } as const;
    const { unmount: leave } = await renderApp('/demo', { host: { ...host, session: signedOut } });
    leave();
    await renderApp('/upload', { host: { ...host, session: createTestHost().session } });
    expect(await screen.findByText('Uploaded Files (1)')).toBeInTheDocument();
    expect(description()).toHaveValue('Night Porter');
    expect(screen.getByLabelText('AI Comparison Threshold')).toHaveValue(72);
  });

  it('are gone when the user signs out', async () => {
    let signOut: () => void = () => undefined;
    const onSignOut = (listener: () => void) => {
      signOut = listener;
      return () => undefined;
    };
    const { unmount } = await renderApp('/upload', { host: { onSignOut } });
    choose(new File(['text'], 'a.pdf'));
    fireEvent.change(description(), { target: { value: 'Night Porter' } });
    act(() => signOut());
    expect(screen.queryByText('Uploaded Files (1)')).not.toBeInTheDocument();
    unmount();
    await renderApp('/upload');
    expect(description()).toHaveValue('');
    expect(screen.queryByText('Uploaded Files (1)')).not.toBeInTheDocument();
  });
});
