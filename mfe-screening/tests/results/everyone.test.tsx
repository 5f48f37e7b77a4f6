import type * as http from '@shortlist/contracts/http/resumes';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob, changedRows } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type DecideInput = CallInput<typeof http.decideCandidates>;
type MarkInput = CallInput<typeof http.markCandidates>;

const met = (criterionId: string, quote: string | null = null) => ({
  criterionId,
  verdict: 'met' as const,
  quote,
  place: null,
});
const gareth = buildCandidate({
  id: 'gareth',
  candidate: 'Gareth Pritchard',
  score: 94,
  headline: 'Maintenance Engineer, Northern Chill Foods',
  experience: '13 years',
  verdicts: [met('ed', '18th Edition, 2024')],
});
const samina = buildCandidate({
  id: 'samina',
  candidate: 'Samina Akhtar',
  score: 70,
  experience: '7 years',
  tags: ['call'],
});
const lewis = buildCandidate({
  id: 'lewis',
  candidate: 'Lewis Grant',
  score: 7,
  status: 'rejected',
  experience: '5 years',
});
const job = buildJob({
  candidates: [gareth, samina, lewis],
  criteria: [{ id: 'ed', text: '18th Edition', kind: 'must', weight: 2 }],
});
const at = '2026-11-20T10:00:00.000Z';

async function open(search = '', answers = {}) {
  const app = await renderApp(`/results?job=job_1&tab=everyone${search}`, {
    answers: { getJob: job, searchResumes: { candidateIds: [] }, ...answers },
  });
  await screen.findByRole('table', { name: 'Everyone' });
  return app;
}
const table = () => within(screen.getByRole('table', { name: 'Everyone' }));
const names = () =>
  table()
    .queryAllByRole('checkbox', { name: /^Select [^a]/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''));
const pick = (name: string, shiftKey = false) =>
  fireEvent.click(table().getByRole('checkbox', { name: `Select ${name}` }), { shiftKey });

describe('everyone of a screening', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('is in one table, with position, must-haves, years and status', async () => {
    await open();
    expect(names()).toEqual(['Gareth Pritchard', 'Samina Akhtar', 'Lewis Grant']);
    expect(screen.getByRole('table', { name: 'Everyone' })).toHaveAttribute('aria-rowcount', '4');
    const row = within(table().getAllByRole('row')[1] as HTMLElement);
    expect(row.getByText('Maintenance Engineer, Northern Chill Foods')).toBeVisible();
    expect(row.getByText('1 of 1')).toBeVisible();
    expect(row.getByText('13')).toBeVisible();
    expect(row.getByText('Shortlisted')).toBeVisible();
  });

  it('is narrowed by filters, which are in the address and come back from it', async () => {
    const { user, path } = await open('&band=Weak');
    expect(names()).toEqual(['Lewis Grant']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(path()).toBe('/results?job=job_1&tab=everyone');
    await user.click(screen.getByRole('button', { name: '+ Filter' }));
    await user.selectOptions(screen.getByLabelText('Has'), 'ed');
    expect(names()).toEqual(['Gareth Pritchard']);
    expect(path()).toContain('has=ed');
    await user.click(screen.getByRole('button', { name: 'Has 18th Edition' }));
    await user.click(screen.getByRole('checkbox', { name: 'call (1)' }));
    expect(names()).toEqual(['Samina Akhtar']);
  });

  it('is searched by name, skill and the words of the resumes', async () => {
    const { user, path } = await open('', { searchResumes: { candidateIds: ['lewis'] } });
    await user.type(screen.getByRole('searchbox'), 'wakefield');
    expect(screen.getByText(/searching the resumes/)).toBeInTheDocument();
    expect(await screen.findByText('1 of 3 match')).toBeInTheDocument();
    expect(names()).toEqual(['Lewis Grant']);
    expect(path()).toContain('q=wakefield');
  });

  it('says when the resumes could not be searched', async () => {
    const searchResumes = () => {
      throw new ApiError({ status: 503, code: '503', message: 'Away.' });
    };
    const { user } = await open('', { searchResumes });
    await user.type(screen.getByRole('searchbox'), 'sam');
    expect(await screen.findByText(/could not be searched: Away/)).toBeInTheDocument();
    expect(names()).toEqual(['Samina Akhtar']);
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear Search' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    expect(names()).toHaveLength(3);
  });

  it('opens a person from the address, and closes them again', async () => {
    const { user, path } = await open('&open=samina');
    const name = table().getByRole('button', { name: 'Samina Akhtar' });
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('heading', { name: 'From the resume' })).toBeVisible();
    await user.click(name);
    expect(path()).not.toContain('open=');
  });

  it('keeps the columns that were chosen', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Years' }));
    expect(table().queryByRole('columnheader', { name: 'Years' })).not.toBeInTheDocument();
    unmount();
    await open();
    expect(table().queryByRole('columnheader', { name: 'Years' })).not.toBeInTheDocument();
  });
});

describe('several people at once', () => {
  beforeEach(() => sessionStorage.clear());
  const bar = () => within(screen.getByRole('toolbar', { name: 'Selected candidates' }));

  it('are selected by a click, with shift all between, and let go by Escape', async () => {
    const { user } = await open();
    pick('Gareth Pritchard');
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    pick('Lewis Grant', true);
    expect(bar().getByRole('status')).toHaveTextContent('3 selected');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    pick('Gareth Pritchard');
    await user.click(bar().getByRole('button', { name: 'Select all 3 matching' }));
    expect(bar().getByRole('status')).toHaveTextContent('3 selected');
    expect(screen.getByRole('toolbar')).toHaveFocus();
  });

  it('are rejected with one reason for all, and taken back together', async () => {
    const inputs: DecideInput[] = [];
    const decideCandidates = (input: DecideInput) => {
      inputs.push(input);
      const override = { status: 'rejected' as const, reason: 'x', by: 'mina@example.com', at };
      return changedRows(
        [gareth, samina].map((each) =>
          input.body?.undo ? each : { ...each, status: 'rejected' as const, override },
        ),
      );
    };
    const { user } = await open('', { decideCandidates });
    pick('Gareth Pritchard');
    pick('Samina Akhtar');
    await user.click(bar().getByRole('button', { name: 'Reject' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move 2 people to rejected?' }));
    await user.click(dialog.getByRole('button', { name: 'Others fit better' }));
    await user.click(dialog.getByRole('button', { name: 'Move to rejected' }));
    expect(await screen.findByText('2 people were moved to rejected.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Rejections (3)' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Rejections (1)' })).toBeInTheDocument();
    expect(inputs.map(({ body }) => [body?.changes.length, body?.reason, body?.undo])).toEqual([
      [2, 'Others fit better', undefined],
      [2, undefined, true],
    ]);
  });

  it('are tagged, and only who had no such tag loses it again', async () => {
    const inputs: MarkInput[] = [];
    const markCandidates = (input: MarkInput) => {
      inputs.push(input);
      return changedRows([{ ...gareth, tags: ['call'] }, samina]);
    };
    const { user } = await open('', { markCandidates });
    pick('Gareth Pritchard');
    pick('Samina Akhtar');
    await user.click(bar().getByRole('button', { name: 'Tag' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'call' }));
    expect(await screen.findByText('2 people are tagged call.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(inputs.map(({ body }) => body)).toEqual([
      { candidateIds: ['gareth', 'samina'], addTags: ['call'] },
      { candidateIds: ['gareth'], removeTags: ['call'] },
    ]);
  });

  it('are compared criterion by criterion with what their resumes say', async () => {
    const { user } = await open();
    pick('Gareth Pritchard');
    expect(bar().getByRole('button', { name: 'Compare' })).toBeDisabled();
    pick('Lewis Grant');
    await user.click(bar().getByRole('button', { name: 'Compare' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Compare 2 candidates' }));
    expect(await dialog.findByText('18th Edition, 2024')).toBeVisible();
    const row = within(dialog.getByRole('row', { name: /18th Edition/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'met18th Edition, 2024',
      'not found',
    ]);
  });
});

describe('a person with several files', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows each of them, and a file of somebody else is set apart and put back', async () => {
    const files = [
      { id: 'gareth', fileName: 'gareth.pdf', score: 94 },
      { id: 'other', fileName: 'pritchard-g.docx', score: 60 },
    ];
    const inputs: unknown[] = [];
    const separateFile = (input: CallInput<typeof http.separateFile>) => {
      inputs.push([input.params?.candidateId, input.body?.separate]);
      const split = [gareth, buildCandidate({ id: 'other', candidate: 'G. Pritchard', score: 60 })];
      return input.body?.separate
        ? changedRows(split)
        : changedRows([{ ...gareth, files }], { removed: ['other'] });
    };
    const both = buildJob({ ...job, candidates: [{ ...gareth, files }, samina] });
    const { user } = await open('&open=gareth', { getJob: both, separateFile });
    expect(table().getByText(/Northern Chill Foods · 2 files/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'pritchard-g.docx' }));
    expect(screen.getByText('60 points · shown below')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /pritchard-g.docx is not of Gareth/ }));
    expect(
      await screen.findByText('pritchard-g.docx now belongs to a separate person.'),
    ).toBeVisible();
    expect(names()).toEqual(['Gareth Pritchard', 'Samina Akhtar', 'G. Pritchard']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(names()).toEqual(['Gareth Pritchard', 'Samina Akhtar']);
    expect(inputs).toEqual([
      ['other', true],
      ['other', false],
    ]);
  });
});
