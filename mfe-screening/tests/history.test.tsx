import type * as http from '@shortlist/contracts/http/resumes';
import type { HistoryItem } from '@shortlist/contracts/job';
import type { OperationQueryInput } from '@shortlist/contracts/operation';
import type { CallInput } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildHistoryItem } from './support/factories.js';
import { renderApp } from './support/render-app.js';

type Query = OperationQueryInput<typeof http.listScreenings>;

/** A server with these screenings, two to a page. */
function serve(all: HistoryItem[]) {
  const asked: Query[] = [];
  const listScreenings = ({ query }: CallInput<typeof http.listScreenings>) => {
    const { search = '', state = 'all', after } = query as Query;
    asked.push(query as Query);
    const matching = all.filter(
      (item) =>
        item.title.toLowerCase().includes(search.toLowerCase()) &&
        (state === 'all' || (state === 'closed') === Boolean(item.closedAt)),
    );
    const from = Number(after ?? 0);
    const items = matching.slice(from, from + 2);
    const next = from + 2 < matching.length ? String(from + 2) : null;
    return { items, next, total: matching.length };
  };
  return { asked, listScreenings };
}

const three = () => [
  buildHistoryItem({ jobId: 'job_a', title: 'Night Nurse', createdAt: '2026-03-01T09:41:00' }),
  buildHistoryItem({ jobId: 'job_b', title: 'Night Nurse', createdAt: '2026-03-01T11:05:00' }),
  buildHistoryItem({ jobId: 'job_c', title: 'Porter', status: 'processing', done: 1 }),
];

describe('/history', () => {
  it('without open screenings says how many are closed, and shows them', async () => {
    const closed = buildHistoryItem({ title: 'Old Job', closedAt: '2026-03-02T10:00:00.000Z' });
    const { listScreenings } = serve([closed]);
    const { user, path } = await renderApp('/history', { answers: { listScreenings } });
    expect(await screen.findByText('No open screenings · 1 closed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Old Job')).toBeInTheDocument();
    expect(path()).toBe('/history?state=closed');
  });

  it('lists screenings with the time of day, opens them, and loads more', async () => {
    const { user } = await renderApp('/history', { answers: serve(three()) });
    expect(await screen.findByText(/09:41/)).toBeInTheDocument();
    expect(screen.getByText(/11:05/)).toBeInTheDocument();
    expect(screen.getByText('2 of 3 screenings')).toBeInTheDocument();
    const [first] = screen.getAllByRole('link', { name: 'Night Nurse' });
    expect(first).toHaveAttribute('href', '/results?job=job_a');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('3 screenings')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Porter' })).toHaveAttribute(
      'href',
      '/processing?job=job_c',
    );
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says of one that is deleted soon when, and nothing of the others', async () => {
    const [first, second] = three();
    if (!first || !second) throw new Error('There are no screenings.');
    const soon = { ...first, deletesAt: '2026-03-14T03:00:00.000Z' };
    await renderApp('/history', { answers: serve([soon, second]) });
    expect(await screen.findByText(/^Deleted on 14 Mar/)).toBeInTheDocument();
    expect(screen.getAllByText(/^Deleted/)).toHaveLength(1);
  });

  it('searches and filters, keeps both in the address, and says when nothing matches', async () => {
    const closed = buildHistoryItem({ title: 'Old', closedAt: '2026-03-02T00:00:00.000Z' });
    const { asked, listScreenings } = serve([...three(), closed]);
    const { user, path } = await renderApp('/history', { answers: { listScreenings } });
    await screen.findByText('2 of 3 screenings');
    await user.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'zzz');
    expect(await screen.findByText('No screening matches')).toBeInTheDocument();
    expect(path()).toBe('/history?search=zzz');
    await user.click(screen.getByRole('button', { name: 'Show all screenings' }));
    await screen.findByText('2 of 4 screenings');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'closed');
    const row = within(await screen.findByRole('list', { name: 'Screenings' }));
    expect(await row.findByText('Closed')).toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ state: 'closed' });
    expect(path()).toBe('/history?state=closed');
  });

  it('asks before it deletes, says what goes, and keeps the focus on the page', async () => {
    const all = three();
    const { user, notices, calls } = await renderApp('/history', {
      answers: {
        ...serve(all),
        deleteJob: () => {
          all.shift();
          return { jobId: 'job_a' };
        },
      },
    });
    const menus = await screen.findAllByRole('button', { name: 'Actions for Night Nurse' });
    await user.click(menus[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete “Night Nurse”?' }));
    expect(dialog.getByText(/deleted for good/)).toBeInTheDocument();
    expect(dialog.getByText(/stop waiting emails/)).toBeInTheDocument();
    expect(calls).not.toContain('deleteJob');
    await user.click(dialog.getByRole('button', { name: 'Delete screening' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices).toMatchObject([{ message: 'The screening was deleted.' }]);
    await screen.findByText('2 screenings');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  it('renames, keeping a refused title on the screen with the reason', async () => {
    const all = three();
    let isDown = true;
    const updateScreening = ({ body }: CallInput<typeof http.updateScreening>) => {
      if (isDown) throw new ApiError({ status: 503, code: '503', message: 'Please try again.' });
      all[0] = { ...(all[0] as HistoryItem), title: body?.title ?? '' };
      return all[0];
    };
    const { user } = await renderApp('/history', { answers: { ...serve(all), updateScreening } });
    const menus = await screen.findAllByRole('button', { name: 'Actions for Night Nurse' });
    await user.click(menus[0] as HTMLElement);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.type(field, 'Day Nurse');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('Day Nurse');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please try again.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Day Nurse' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Actions for Day Nurse' })).toHaveFocus(),
    );
  });

  it('waits with what a running screening can’t have yet', async () => {
    const running = buildHistoryItem({ title: 'Porter', status: 'processing', done: 1 });
    const { user } = await renderApp('/history', { answers: serve([running]) });
    await user.click(await screen.findByRole('button', { name: 'Actions for Porter' }));
    expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add resumes' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('lists decision records that outlived their screening', async () => {
    const kept = {
      ...{ jobId: 'job_x', title: '', lines: 1, createdAt: '2026-01-01T09:00:00.000Z' },
      ...{ deletedAt: '2026-03-01T12:00:00.000Z', keptUntil: '2029-02-27T12:00:00.000Z' },
    };
    const answers = { ...serve(three()), listKeptRecords: { records: [kept] } };
    await renderApp('/history', { answers });
    const region = within(
      await screen.findByRole('region', { name: 'Decision records kept after deletion' }),
    );
    expect(region.getByRole('link', { name: 'Untitled screening' })).toHaveAttribute(
      'href',
      '/results?job=job_x&view=decisions',
    );
    expect(region.getByText(/^1 line · deleted 1 Mar.* · kept until 27 Feb 2029$/)).toBeVisible();
  });

  it('says what could not be loaded, and tries again; an empty history leads on', async () => {
    let isDown = true;
    const listScreenings = () => {
      if (isDown) throw new ApiError({ status: 502, code: '502', message: 'Not answering.' });
      return { items: [], next: null, total: 0 };
    };

    const { user } = await renderApp('/history', { answers: { listScreenings } });
    expect(await screen.findByText('Not answering.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: /again|Retry/ }));
    expect(await screen.findByText('No screenings yet')).toBeInTheDocument();
  });
});
