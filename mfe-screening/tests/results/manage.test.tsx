import type * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, buildUnreadable } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const pdf = (name: string) => new File([name], name, { type: 'application/pdf' });

/** Another page is rendered in the background first: on a busy machine that takes a while. */
const patience = { timeout: 10_000 };

type Added = CallInput<typeof http.addResumes>;

/** A complete screening to which files can be added. */
function serve(job: JobDetail, refuse: (call: number) => void = () => undefined) {
  const sent: Added[] = [];
  let now = job;
  return {
    sent,
    answers: {
      getJob: () => now,
      addResumes: (input: Added) => {
        sent.push(input);
        refuse(sent.length);
        const count = input.body?.replaces ? 0 : (input.files?.length ?? 0);
        now = { ...now, total: now.total + count, adding: input.files?.length ?? 0 };
        return {
          jobId: now.jobId,
          status: now.status,
          total: now.total,
          done: now.done,
          adding: now.adding,
        };
      },
    },
    finish: (change: Partial<JobDetail>) => {
      now = { ...now, adding: 0, done: now.total, ...change };
    },
  };
}

async function openMenu(user: { click: (element: Element) => Promise<void> }, item: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(screen.getByRole('button', { name: item }));
}

const fileInput = (dialog: HTMLElement) =>
  dialog.querySelector('input[type=file]') as HTMLInputElement;

describe('the results of a screening', () => {
  it('take more resumes, and show them when they are scored', async () => {
    const job = buildJob({ candidates: [buildCandidate({ candidate: 'Ada' })] });
    const { sent, answers, finish } = serve(job);
    const { user, notices } = await renderApp('/results?job=job_1', { answers });
    await openMenu(user, 'Add resumes');
    const dialog = screen.getByRole('dialog', { name: 'Add resumes' });
    const press = within(dialog).getByRole('button', { name: 'Add resumes' });
    expect(press).toBeDisabled();
    await user.upload(fileInput(dialog), [pdf('cem.pdf'), pdf('dea.pdf')]);
    expect(within(dialog).getByText('About 1,000 tokens.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await user.click(press);
    expect(await screen.findByText('2 resumes still to be scored')).toBeInTheDocument();
    expect(notices).toMatchObject([{ message: '2 resumes added. They are being scored.' }]);
    expect(sent[0]?.files?.map(({ name }) => name)).toEqual(['cem.pdf', 'dea.pdf']);
    finish({ candidates: [...job.candidates, buildCandidate({ candidate: 'Cem' })] });
    await waitFor(() => expect(screen.queryByText(/still to be scored/)).not.toBeInTheDocument(), {
      timeout: 5000,
    });
    expect((await screen.findAllByText('Cem')).length).toBeGreaterThan(0);
  });

  it('send the same upload again after a failure, not another one', async () => {
    const { sent, answers } = serve(buildJob(), (call) => {
      if (call === 1) {
        throw new ApiError({ status: 402, code: '402', message: 'Only 1 of these 2 files fit.' });
      }
    });
    const { user } = await renderApp('/results?job=job_1', { answers });
    await openMenu(user, 'Add resumes');
    const dialog = screen.getByRole('dialog', { name: 'Add resumes' });
    await user.upload(fileInput(dialog), [pdf('cem.pdf'), pdf('dea.pdf')]);
    await user.click(within(dialog).getByRole('button', { name: 'Add resumes' }));
    expect(await screen.findByText('Only 1 of these 2 files fit.')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('replace a file that could not be read', async () => {
    const file = buildUnreadable({ fileId: 'file_9', fileName: 'scan.pdf' });
    const { sent, answers } = serve(buildJob({ unreadable: [file] }));
    const { user } = await renderApp('/results?job=job_1', { answers });
    await user.click(await screen.findByRole('tab', { name: /Could not be read/ }));
    await user.click(screen.getByRole('button', { name: /Replace file.*scan.pdf/ }));
    const dialog = screen.getByRole('dialog', { name: 'Replace scan.pdf' });
    await user.upload(fileInput(dialog), [pdf('good.pdf'), pdf('other.pdf')]);
    expect(within(dialog).getByText(/One file replaces it/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Replace file' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ replaces: 'file_9' });
    expect(sent[0]?.files?.map(({ name }) => name)).toEqual(['good.pdf']);
  });

  it('duplicate as a new screening: the upload screen has all but the files', async () => {
    const job = buildJob({
      jobDescription: 'Ward manager wanted.',
      comparisonScore: 65,
      criteria: [{ id: 'c1', text: 'Runs a ward', kind: 'must', weight: 2 }],
    });
    const { user, path } = await renderApp('/results?job=job_1', { answers: { getJob: job } });
    await openMenu(user, 'Duplicate');
    await waitFor(() => expect(path()).toBe('/upload'), patience);
    expect(
      await screen.findByDisplayValue('Ward manager wanted.', {}, patience),
    ).toBeInTheDocument();
    expect(screen.getByDisplayValue('Runs a ward')).toBeInTheDocument();
  });

  it('close it: no resumes then, until it is opened again', async () => {
    let closedAt: string | null = null;
    const { user } = await renderApp('/results?job=job_1', {
      answers: {
        getJob: () => buildJob({ closedAt }),
        updateScreening: ({ body }: CallInput<typeof http.updateScreening>) => {
          closedAt = body?.closed ? '2026-03-01T00:00:00.000Z' : null;
          return { ...buildJob({ closedAt }), unreadable: 0 };
        },
      },
    });
    await openMenu(user, 'Close');
    await waitFor(() => expect(closedAt).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(closedAt).toBeNull());
    await openMenu(user, 'Close');
    await waitFor(() => expect(closedAt).not.toBeNull());
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    expect(await screen.findByRole('button', { name: 'Open again' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Add resumes' })).toBeDisabled();
  });

  it('lead to the other screenings when this one is deleted, also when it was gone already', async () => {
    const { user, path } = await renderApp('/results?job=job_1', {
      answers: {
        getJob: buildJob(),
        deleteJob: () => {
          throw new ApiError({ status: 404, code: '404', message: 'Not there.' });
        },
        listScreenings: { items: [], next: null, total: 0 },
      },
    });
    await openMenu(user, 'Delete');
    await user.click(screen.getByRole('button', { name: 'Delete screening' }));
    await waitFor(() => expect(path()).toBe('/history'));
    expect(await screen.findByText('No screenings yet', {}, patience)).toBeInTheDocument();
  });

  it('stop the scoring of added files after saying what stays', async () => {
    let isStopped = false;
    const job = buildJob();
    const { user } = await renderApp('/results?job=job_1', {
      answers: {
        getJob: () => ({ ...job, total: 3, done: isStopped ? 3 : 1, adding: isStopped ? 0 : 2 }),
        cancelJob: () => {
          isStopped = true;
          return { jobId: 'job_1', status: 'completed', total: 3, done: 3 };
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Stop screening' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Stop this screening?' }));
    expect(dialog.getByText(/Scored resumes keep their results/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Stop screening' }));
    await waitFor(() => expect(screen.queryByText(/still to be scored/)).not.toBeInTheDocument());
  });
});
