import type { listRows } from '@shortlist/contracts/http/resumes';
import type { CandidateRow } from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import type { CallInput, Notice } from '@shortlist/host-api';
import { createTestCall, createTestHost, renderWithHost } from '@shortlist/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../tests/support/blob-bytes.js';
import { buildCandidate, buildJob, buildUnreadable } from '../../../tests/support/factories.js';
import { readBack } from '../../../tests/support/read-workbook.js';
import { exportEvidence } from './export-evidence.js';
import { ExportMenu } from './ExportMenu.js';
import type { ExportProgress } from './load-full.js';

const criteria = [
  { id: 'c1', text: 'Rota', kind: 'must', weight: 3 },
  { id: 'c2', text: '=Audit', kind: 'nice', weight: 1 },
] as const;

const ada = buildCandidate({
  id: 'ada',
  candidate: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+44 1',
  score: 90,
  status: 'shortlisted',
  fileName: 'ada.pdf',
  verdicts: [
    { criterionId: 'c1', verdict: 'met', quote: '=HYPERLINK("http://evil")', place: null },
    { criterionId: 'c2', verdict: 'partly', quote: '+1 audit', place: null },
  ],
});
const ben = buildCandidate({
  id: 'ben',
  candidate: '@SUM(1)',
  score: 20,
  status: 'review',
  override: { status: 'maybe', reason: '-2+3', by: 'me@x.example', at: '2026-01-01T00:00:00.000Z' },
  fileName: 'ben.pdf',
  verdicts: [],
});

const decisionOf = (candidate: Candidate) => ({
  at: '2026-11-22T09:12:13.000Z',
  candidateId: candidate.id,
  candidate: candidate.candidate,
  fileName: candidate.fileName,
  kind: 'scored' as const,
  by: 'local 2.0.0',
  from: null,
  to: candidate.status,
  score: candidate.score,
  comparisonScore: 50,
  why: null,
});

function createCall(pages: readonly (readonly Candidate[])[] = [[ada], [ben]]) {
  const {
    candidates: _candidates,
    rejectionEmails: _emails,
    ...job
  } = buildJob({
    criteria: [...criteria],
    unreadable: [buildUnreadable({ fileName: '=scan.pdf', message: 'The file is a scan.' })],
  });
  const totals = { candidates: pages.flat().length, shortlisted: 1, rejected: 0, review: 1 };
  const rowsOf = (candidates: readonly Candidate[]): CandidateRow[] =>
    candidates.map((candidate) => ({ candidate, email: null }));
  const asked: unknown[] = [];
  const call = createTestCall({
    getScreening: {
      screening: { ...job, totals: { ...totals, decided: 1, averageScore: 55 } },
      page: { rows: [], next: null },
    },
    listRows: ({ query }: CallInput<typeof listRows>) => {
      asked.push(query);
      const at = Number(query?.after ?? 0);
      return {
        rows: rowsOf(pages[at] ?? []),
        next: at + 1 < pages.length ? String(at + 1) : null,
      };
    },
    getDecisionRecord: {
      jobId: 'job1',
      title: 'Nurse',
      createdAt: '2026-11-22T09:00:00.000Z',
      engine: { name: 'local', version: '2.0.0', model: null },
      comparisonScore: 50,
      criteria: [...criteria],
      decisions: [decisionOf(ada), decisionOf(ben)],
    },
  });
  return { call, asked };
}

const options = () => {
  const progress: ExportProgress[] = [];
  const { signal } = new AbortController();
  return {
    jobId: 'job1',
    signal,
    progress,
    onProgress: (now: ExportProgress) => progress.push(now),
  };
};

describe('the export with evidence', () => {
  it('has the verdict and quote of each criterion, the decisions and what could not be read', async () => {
    const { call, asked } = createCall();
    const { progress, ...input } = options();
    const blob = await exportEvidence({ call, ...input });
    expect(await readBack(blob)).toEqual([
      {
        sheet: 'Everyone',
        data: [
          expect.arrayContaining(['Candidate Name', 'Rank', 'Must-haves', 'Missing']),
          expect.arrayContaining(['Ada Byron', 'ada@example.com', 90, 'ada.pdf', 1, '1 of 1']),
          expect.arrayContaining(['@SUM(1)', 20, 'ben.pdf', '0 of 1', 'Not mentioned: Rota']),
        ],
      },
      {
        sheet: 'Evidence',
        data: [
          ['Candidate Name', 'Requirement', 'Kind', 'Verdict', 'Quote'],
          ['Ada Byron', 'Rota', 'Must-have', 'Shown', '=HYPERLINK("http://evil")'],
          ['Ada Byron', '=Audit', 'Nice to have', 'In part', '+1 audit'],
          ['@SUM(1)', 'Rota', 'Must-have', 'Not mentioned', null],
          ['@SUM(1)', '=Audit', 'Nice to have', 'Not mentioned', null],
        ],
      },
      {
        sheet: 'Decisions',
        data: [
          expect.arrayContaining(['When', 'By', 'Threshold (%)']),
          expect.arrayContaining([
            '2026-11-22 09:12 UTC',
            'Ada Byron',
            'Scored',
            'Shortlisted',
            90,
          ]),
          expect.arrayContaining(['@SUM(1)', 'To review', 50]),
        ],
      },
      {
        sheet: 'Could not be read',
        data: [
          ['File Name', 'Why'],
          ['=scan.pdf', 'The file is a scan.'],
        ],
      },
    ]);
    expect(asked).toEqual([
      { detail: 'full', after: undefined },
      { detail: 'full', after: '1' },
    ]);
    expect(progress.map(({ loaded }) => loaded)).toEqual([0, 1, 2]);
  });

  it('holds no formula, whatever a resume says', async () => {
    const blob = await exportEvidence({ call: createCall().call, ...options() });
    const parts = unzipSync(new Uint8Array(await bytesOf(blob)));
    const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'));
    expect(sheets).toHaveLength(4);
    for (const name of sheets) {
      expect(new TextDecoder().decode(parts[name])).not.toMatch(/<f[ >]/);
    }
  });

  it('of nobody is a workbook all the same', async () => {
    const blob = await exportEvidence({ call: createCall([[]]).call, ...options() });
    const [evidence] = (await readBack(blob)) as { data: unknown[] }[];
    expect(evidence?.data).toHaveLength(1);
  });
});

describe('the menu', () => {
  function renderButton(call: ReturnType<typeof createCall>['call']) {
    const notices: Notice[] = [];
    const host = createTestHost({ call, notify: (notice) => notices.push(notice) });
    renderWithHost(<ExportMenu jobId="job1" candidates={3} />, { host });
    const user = userEvent.setup();
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(screen.getByRole('button', { name: 'Everyone (Excel)' }));
    };
    return { notices, user, press };
  }

  it('says how far it is, and stops', async () => {
    const { call } = createCall();
    const { notices, user, press } = renderButton((operation, input) =>
      operation.name === 'getDecisionRecord'
        ? new Promise((_resolve, reject) => {
            input?.signal?.addEventListener('abort', () => reject(new Error('stopped')));
          })
        : call(operation, input),
    );
    await press();
    await user.click(await screen.findByRole('button', { name: 'Exporting... (2 of 2)' }));
    await user.click(screen.getByRole('button', { name: 'Stop export' }));
    expect(await screen.findByRole('button', { name: 'Export' })).toHaveFocus();
    expect(notices).toEqual([]);
  });

  it('says what went wrong, and can be pressed again', async () => {
    const { notices, press } = renderButton(() =>
      Promise.reject(new Error('The service is away.')),
    );
    await press();
    await waitFor(() =>
      expect(notices).toMatchObject([
        { kind: 'error', message: expect.stringContaining('The file could not be made.') },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });
});
