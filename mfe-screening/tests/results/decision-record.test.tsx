import type { Decision } from '@shortlist/contracts/job';
import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decisionRecordFile, decisionsByCandidate } from '../../src/screening/decision-record.js';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const decision = (overrides: Partial<Decision>): Decision => ({
  at: '2026-11-20T10:00:00.000Z',
  candidateId: 'lea',
  candidate: 'Lea Leader',
  fileName: 'lea.pdf',
  kind: 'scored',
  by: 'local 1',
  from: null,
  to: 'shortlisted',
  score: 80,
  comparisonScore: 50,
  why: null,
  ...overrides,
});
const moved = decision({
  at: '2026-11-21T09:30:00.000Z',
  kind: 'overridden',
  by: 'mina@example.com',
  from: 'shortlisted',
  to: 'rejected',
  why: 'Moved <b>abroad</b>.',
});
const record = {
  jobId: 'job_1',
  title: 'Ward Manager, Surgery',
  createdAt: '2026-11-20T10:00:00.000Z',
  engine: { name: 'local' as const, version: '1', model: null },
  comparisonScore: 50,
  criteria: [{ id: 'c1', text: 'Leads', kind: 'must' as const, weight: 1, enabled: false }],
  decisions: [
    moved,
    decision({ candidateId: 'sam', candidate: 'Sam Saver', to: 'rejected', score: 30 }),
    decision({}),
  ],
};
const address = '/results?job=job_1&view=decisions';

describe('the decision record', () => {
  beforeEach(() => sessionStorage.clear());

  it('opens from the results and shows each candidate’s decisions, oldest first', async () => {
    const job = buildJob({ candidates: [buildCandidate({ id: 'lea', candidate: 'Lea Leader' })] });
    const answers = { getJob: job, getDecisionRecord: record };
    const { user, path } = await renderApp('/results?job=job_1', { answers });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('button', { name: 'Decision record' }));
    expect(path()).toBe(address);
    const table = within(await screen.findByRole('table', { name: 'Decisions' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain('Lea Leaderlea.pdf');
    expect(rows[1]).toContain('Scored');
    expect(rows[2]).toContain('Shortlisted → Rejected');
    expect(rows[2]).toContain('mina@example.com');
    expect(rows[2]).toContain('Moved <b>abroad</b>.');
    expect(rows[3]).toContain('Sam Saver');
    expect(screen.getByText('1, 1 switched off')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to results' }));
    expect(path()).toBe('/results?job=job_1');
  });

  it('has the must-haves beside the newest score, as the cards count them', async () => {
    const criteria = [
      { id: 'c1', text: 'Leads', kind: 'must' as const, weight: 1 },
      { id: 'c2', text: 'Teaches', kind: 'must' as const, weight: 1 },
    ];
    const verdicts = [{ criterionId: 'c1', verdict: 'met', quote: 'Led.', place: null } as const];
    const lea = buildCandidate({ id: 'lea', candidate: 'Lea Leader', verdicts });
    const job = buildJob({ candidates: [lea], criteria });
    const answers = { getJob: job, getDecisionRecord: { ...record, criteria } };
    await renderApp(address, { answers });
    expect(await screen.findByRole('cell', { name: '1 of 2' })).toBeVisible();
    const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(cells[1]).toContain('80–');
    expect(cells[2]).toContain('801 of 2');
  });

  it('says that it is sealed, what was broken, and until when it outlives its screening', async () => {
    const seal = {
      head: { lines: 3, hash: 'abcdef0123456789' },
      since: '2026-11-20T10:00:00.000Z',
      brokenAt: 2,
    };
    const left = {
      ...record,
      seal,
      deletedAt: '2026-11-22T10:00:00.000Z',
      keptUntil: '2029-11-21T09:30:00.000Z',
    };
    await renderApp(address, { answers: { getDecisionRecord: left } });
    expect(
      await screen.findByText(/^3 lines since .*, broken at line 2 · abcdef01$/),
    ).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Line 2 was changed or removed');
    expect(screen.getByText('Record kept until')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Back to results' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your screenings' })).toBeVisible();
  });

  it('shows one candidate alone, and all on request', async () => {
    const answers = { getDecisionRecord: record };
    const { user } = await renderApp(`${address}&candidate=sam`, { answers });
    expect(await screen.findAllByRole('rowheader')).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Show all 2 candidates' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('is printed, and downloaded as it is', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:record';
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await renderApp(address, { answers: { getDecisionRecord: record } });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Download JSON' }));
    await waitFor(() => expect(names).toEqual(['decision_record.json']));
    vi.restoreAllMocks();
  });

  it('says what failed, with Retry, and what is empty', async () => {
    let broken = true;
    const getDecisionRecord = () => {
      if (broken) throw new ApiError({ status: 503, code: '503', message: 'Not answering.' });
      return { ...record, decisions: [] };
    };
    const { user } = await renderApp(address, { answers: { getDecisionRecord } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No decisions yet')).toBeInTheDocument();
  });

  it('keeps two people of one name apart and loses nothing in the file', async () => {
    const namesake = decision({ candidateId: 'other', fileName: 'other.pdf' });
    const people = decisionsByCandidate([decision({}), namesake]);
    expect(people.map(({ fileName }) => fileName)).toEqual(['lea.pdf', 'other.pdf']);
    expect(decisionsByCandidate([])).toEqual([]);
    const file = decisionRecordFile(record);
    const reader = new FileReader();
    const text = await new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
      reader.readAsText(file);
    });
    expect(JSON.parse(String(text))).toEqual(record);
  });
});
