import type * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, RejectionEmail } from '@shortlist/contracts/screening';
import type { CallInput } from '@shortlist/host-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildJob,
  buildRejectionEmail,
  changedRows,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const rejected = (id: string, overrides: Partial<Candidate> = {}) =>
  buildCandidate({
    id,
    candidate: `Rejected ${id}`,
    email: `${id}@example.com`,
    status: 'rejected',
    score: 30,
    ...overrides,
  });
const tom = rejected('tom', { candidate: 'Tom Hargreaves', score: 54 });
const priya = rejected('priya', {
  candidate: 'Priya Raman',
  score: 4,
  files: [
    { id: 'priya', fileName: 'priya.pdf', score: 4 },
    { id: 'priya2', fileName: 'priya-2.pdf', score: 3 },
  ],
});
const ellie = rejected('ellie', { candidate: 'Ellie Sutcliffe', score: 48, borderline: true });
const bare = rejected('bare', { candidate: 'Bare Name', email: '' });
const odd = rejected('odd', { candidate: 'Odd Address', email: 'odd@' });
const chloe = rejected('chloe', { candidate: 'Chloe Bennett' });
const paul = rejected('paul', { candidate: 'Paul Jenkins' });
const people = [tom, priya, ellie, bare, odd, chloe, paul];
const caution = 'Borderline: 2 points under the threshold';

const drafts = (overrides: Readonly<Record<string, Partial<RejectionEmail>>> = {}) =>
  [tom, priya, ellie, odd, chloe, paul].map((candidate) =>
    buildRejectionEmail(candidate, {
      ...(candidate === ellie ? { cautions: [caution] } : {}),
      ...(candidate === chloe ? { status: 'sent', sentAt: '2026-11-20T10:00:00.000Z' } : {}),
      ...(candidate === paul ? { status: 'unknown' } : {}),
      ...overrides[candidate.id],
    }),
  );
const job = buildJob({ candidates: people, rejectionEmails: drafts() });

async function openTab(detail = job, answers = {}) {
  const app = await renderApp('/results?job=job_1', { answers: { getJob: detail, ...answers } });
  await app.user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  return app;
}
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const tick = (name: string) => screen.queryByRole('checkbox', { name: `Send to ${name}` });
const letter = (name: string) => within(screen.getByRole('article', { name }));

describe('the rows of the rejections', () => {
  beforeEach(() => sessionStorage.clear());

  it('are all on paper, unfolded and one below the other', async () => {
    const many = Array.from({ length: 60 }, (_, index) => rejected(`r${index}`));
    await openTab(
      buildJob({ candidates: many, rejectionEmails: many.map((one) => buildRejectionEmail(one)) }),
    );
    const names = () => screen.queryAllByRole('button', { name: /^Rejected r\d+/ });
    const lines = () => names().map((name) => name.closest('li'));
    const onScreen = names().length;
    expect(onScreen).toBeLessThan(many.length);
    fireEvent(window, new Event('beforeprint'));
    expect(names()).toHaveLength(many.length);
    expect(screen.queryByText(/more/)).not.toBeInTheDocument();
    expect(lines().filter((line) => line?.style.transform !== '')).toEqual([]);
    fireEvent(window, new Event('afterprint'));
    expect(names()).toHaveLength(onScreen);
  });

  it('stand in groups, each with what to know first', async () => {
    await openTab();
    const heads = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Ready',
      'Check before sending',
      'No email possible',
      'Sent',
      'Tom Hargreaves',
    ]);
    expect(
      screen.getByText(
        '2 selected · 1 kept back · 1 without an address · 1 that can’t get an email',
      ),
    ).toBeVisible();
    expect(row('Priya Raman')).toHaveTextContent('priya@example.com · 2 files, one email');
    expect(row('Ellie Sutcliffe')).toHaveTextContent(caution);
    expect(row('Bare Name')).toHaveTextContent('The resume shows no email address.');
    expect(row('Odd Address')).toHaveTextContent('“odd@” is not a valid email address');
    expect(row('Paul Jenkins')).toHaveTextContent('We will not resend it automatically.');
    expect(screen.getByText('sent 20 Nov')).toBeVisible();
    expect(screen.getByText('unknown')).toBeVisible();
  });

  it('are selected but for those who need a second look, one by one or as a group', async () => {
    const { user } = await openTab();
    expect(tick('Tom Hargreaves')).toBeChecked();
    expect(tick('Ellie Sutcliffe')).not.toBeChecked();
    for (const name of ['Bare Name', 'Odd Address', 'Chloe Bennett', 'Paul Jenkins']) {
      expect(tick(name)).toBeNull();
    }
    await user.click(screen.getByRole('checkbox', { name: 'Select all of Ready' }));
    expect(screen.getByText(/^0 selected · 3 kept back/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Send to Ellie Sutcliffe' }));
    expect(screen.getByText(/^1 selected · 2 kept back/)).toBeVisible();
    const all = screen.getByRole('checkbox', { name: 'Select all of Ready' });
    await user.click(screen.getByRole('checkbox', { name: 'Send to Tom Hargreaves' }));
    expect(all).toHaveAttribute('aria-checked', 'mixed');
    await user.click(all);
    expect(screen.getByText(/^3 selected/)).toBeVisible();
  });

  it('are searched and sorted', async () => {
    const { user } = await openTab();
    await user.type(screen.getByRole('searchbox', { name: 'Search rejections...' }), 'PRIYA@');
    expect(screen.getAllByRole('checkbox', { name: /^Send to/ })).toHaveLength(1);
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Sort: Score' }));
    await user.click(screen.getByRole('radio', { name: 'Name' }));
    const names = screen
      .getAllByRole('checkbox', { name: /^Send to/ })
      .map((box) => box.closest('label')?.textContent);
    expect(names).toEqual([
      'Send to Priya Raman',
      'Send to Tom Hargreaves',
      'Send to Ellie Sutcliffe',
    ]);
    await user.type(screen.getByRole('searchbox'), 'nobody');
    await user.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(row('Tom Hargreaves')).toBeVisible();
  });

  it('keep search, sort and the open letter in the address', async () => {
    const { user, path, unmount } = await openTab();
    await user.click(screen.getByRole('button', { name: 'Sort: Score' }));
    await user.click(screen.getByRole('radio', { name: 'Name' }));
    await user.click(row('Ellie Sutcliffe'));
    await user.type(screen.getByRole('searchbox'), 'ellie');
    await waitFor(() => expect(path()).toContain('q=ellie'));
    const address = path();
    unmount();
    await renderApp(address, { answers: { getJob: job } });
    expect(screen.getByRole('button', { name: 'Sort: Name' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('ellie');
    expect(row('Ellie Sutcliffe')).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('checkbox', { name: /^Send to/ })).toHaveLength(1);
  });

  it('are walked with the arrow keys, one stop of the Tab key', async () => {
    const { user } = await openTab();
    row('Tom Hargreaves').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(row('Ellie Sutcliffe')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(letter('Ellie Sutcliffe').getByText(caution)).toBeVisible();
    await user.keyboard('{Home}');
    expect(row('Tom Hargreaves')).toHaveFocus();
    expect(row('Ellie Sutcliffe')).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{End}');
    expect(row('Paul Jenkins')).toHaveFocus();
  });

  it('of 10,000 people take at most 800 nodes, all groups at a glance', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      rejected(`p${index}`, { candidate: `Person ${index}` }),
    );
    const detail = buildJob({
      candidates: [...many, ellie],
      rejectionEmails: [
        ...many.map((candidate) => buildRejectionEmail(candidate)),
        buildRejectionEmail(ellie, { cautions: [caution] }),
      ],
    });
    const { user } = await openTab(detail);
    await screen.findByText('10000 selected · 1 kept back', undefined, { timeout: 20_000 });
    expect(row('Ellie Sutcliffe')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 9992 more' }));
    await waitFor(() => expect(row('Person 8')).toHaveFocus());
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(800);
  });
});

describe('the letter beside the rows', () => {
  beforeEach(() => sessionStorage.clear());

  it('is the first one’s, and another’s when that is opened', async () => {
    const { user } = await openTab();
    const first = letter('Tom Hargreaves');
    expect(first.getByText('Rejected')).toBeVisible();
    expect(first.getByText('tom@example.com')).toBeVisible();
    expect(first.getByText('Thank you for your application')).toBeVisible();
    expect(first.getByText('Tom Hargreaves', { selector: 'mark' })).toBeVisible();
    await user.click(row('Bare Name'));
    expect(letter('Bare Name').getByRole('note')).toHaveTextContent('no email address');
    expect(letter('Bare Name').queryByRole('button', { name: /Edit this email/ })).toBeNull();
  });

  it('is copied, its text and its address', async () => {
    const { user } = await openTab();
    const first = letter('Tom Hargreaves');
    await user.click(first.getByRole('button', { name: /^Copy Email/ }));
    expect(await navigator.clipboard.readText()).toBe('tom@example.com');
    await user.click(first.getByRole('button', { name: /^Copy the email/ }));
    expect(await navigator.clipboard.readText()).toContain('Dear Tom Hargreaves');
    expect(first.getAllByText('Copied!')).toHaveLength(2);
  });

  it('is kept back and taken back', async () => {
    const inputs: CallInput<typeof http.markCandidates>['body'][] = [];
    const markCandidates = ({ body }: CallInput<typeof http.markCandidates>) => {
      inputs.push(body);
      const changed = changedRows([{ ...tom, keptBack: body?.keptBack }]);
      return { ...changed, rows: changed.rows.map((each) => ({ ...each, email: drafts()[0] })) };
    };
    const { user } = await openTab(job, { markCandidates });
    await user.click(screen.getByRole('button', { name: /^Keep back/ }));
    expect(row('Tom Hargreaves')).toHaveTextContent('Kept back by hand');
    expect(tick('Tom Hargreaves')).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Allow sending/ }));
    expect(await screen.findByRole('button', { name: /^Keep back/ })).toHaveFocus();
    expect(tick('Tom Hargreaves')).toBeChecked();
    expect(inputs).toEqual([
      { candidateIds: ['tom'], keptBack: true },
      { candidateIds: ['tom'], keptBack: false },
    ]);
  });

  it('says why it could not be loaded, and Retry brings it', async () => {
    let isDown = true;
    const getCandidate = () => {
      if (isDown) throw new Error('The server is away.');
      return { candidate: tom, email: drafts()[0] };
    };
    const { user } = await openTab(job, { getCandidate });
    expect(await letter('Tom Hargreaves').findByText('The server is away.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await letter('Tom Hargreaves').findByText(/Thank you\./)).toBeVisible();
  });
});
