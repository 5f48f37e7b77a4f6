import { ApiError } from '@shortlist/web-kit';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildCandidate,
  buildJob,
  buildRejectionEmail,
  changedRows,
} from '../support/factories.js';
import { renderApp, type RenderAppOptions } from '../support/render-app.js';
import { createStubOutbox, networkError } from '../support/stub-outbox.js';

const rejected = (id: string, name: string, email = `${id}@example.com`) =>
  buildCandidate({ id, candidate: name, email, status: 'rejected', score: 30 });
const tom = rejected('tom', 'Tom Hargreaves');
const priya = rejected('priya', 'Priya Raman');
const ellie = rejected('ellie', 'Ellie Sutcliffe');
const bare = rejected('bare', 'Bare Name', '');
const caution = 'Borderline: 2 points under the threshold';
const job = buildJob({
  candidates: [tom, priya, ellie, bare],
  rejectionEmails: [
    buildRejectionEmail(tom),
    buildRejectionEmail(priya),
    buildRejectionEmail(ellie, { cautions: [caution] }),
  ],
});
const addresses = { tom: tom.email, priya: priya.email, ellie: ellie.email };

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openTab(outbox = createStubOutbox(addresses), options: RenderAppOptions = {}) {
  const app = await renderApp('/results?job=job_1', {
    ...options,
    answers: { getJob: job, ...outbox.answers, ...options.answers },
  });
  await app.user.click(await screen.findByRole('tab', { name: /Rejections/ }));
  const press = async (name: string | RegExp) => {
    await app.user.click(screen.getByRole('button', { name }));
    // The call's answer is on the page.
    await pass(0);
  };
  return { ...app, outbox, press };
}
type App = Awaited<ReturnType<typeof openTab>>;

async function confirm({ press }: App) {
  await press('Send All Emails');
  await press(/^Yes, Send Emails/);
}
const strip = () => within(screen.getByRole('region', { name: 'Outbox' }));
const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const news = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('confirming', () => {
  it('names who gets it, who was chosen by hand, and who is left out and why', async () => {
    const { press, user } = await openTab();
    await user.click(screen.getByRole('checkbox', { name: 'Send to Ellie Sutcliffe' }));
    await user.click(screen.getByRole('checkbox', { name: 'Send to Priya Raman' }));
    await press('Send All Emails');
    const dialog = screen.getByRole('dialog', { name: 'Send rejection emails?' });
    expect(dialog).toHaveTextContent(
      "You're about to send 2 rejection emails. This action cannot be undone.",
    );
    expect(dialog).toHaveTextContent('ToTom Hargreaves and Ellie Sutcliffe');
    expect(dialog).toHaveTextContent(
      `You chose these; please check them once moreEllie Sutcliffe: ${caution}`,
    );
    expect(dialog).toHaveTextContent('1 kept backPriya Raman: not selected');
    expect(dialog).toHaveTextContent(
      '1 who can’t get an emailBare Name: The resume shows no email address.',
    );
    expect(within(dialog).getByRole('radio', { name: 'After 30 seconds' })).toBeChecked();
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('puts the chosen ones into the outbox with the time to stop, which is remembered', async () => {
    const app = await openTab();
    await app.press('Send All Emails');
    await app.user.click(screen.getByRole('radio', { name: 'After 5 minutes' }));
    await app.press(/^Yes, Send Emails/);
    expect(app.outbox.queueCalls).toEqual([{ candidateIds: ['tom', 'priya'], delaySeconds: 300 }]);
    expect(strip().getByText('2 emails go out in 5 minutes')).toBeVisible();
    expect(app.calls).not.toContain('sendBulkEmail');
    await app.press('Stop all 2');
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all of Ready' }));
    await app.press('Send All Emails');
    expect(screen.getByRole('radio', { name: 'After 5 minutes' })).toBeChecked();
  });

  it('cannot be dismissed while the call runs', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const outbox = createStubOutbox(addresses);
    const queueRejections = () => new Promise((resolve) => (answer = resolve));
    const app = await openTab(outbox, { answers: { queueRejections } });
    await confirm(app);
    await app.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Sending emails' })).toBeVisible();
    const body = { candidateIds: ['tom'], delaySeconds: 30 };
    await act(async () => answer(outbox.answers.queueRejections({ body })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has nothing to send once nobody is selected, and says how to change that', async () => {
    const { press, user, calls } = await openTab();
    await user.click(screen.getByRole('checkbox', { name: 'Select all of Ready' }));
    await press('Send All Emails');
    const dialog = screen.getByRole('dialog', { name: 'No Emails to Send' });
    expect(dialog).toHaveTextContent('There are no rejection emails to send.');
    expect(dialog).toHaveTextContent('3 are kept back');
    expect(calls).not.toContain('queueRejections');
  });

  it('tells by name who was refused', async () => {
    const app = await openTab();
    app.outbox.refuse([{ candidateId: 'priya', reason: 'Priya Raman was mailed already.' }]);
    await confirm(app);
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent('1 email was not put into the outbox');
    expect(note).toHaveTextContent('Priya Raman: Priya Raman was mailed already.');
    expect(strip().getByText(/^1 email goes out/)).toBeVisible();
    await app.press('Close');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('a confirmation that fails', () => {
  const failed = () => screen.findByRole('dialog', { name: 'Failed to send emails!' });
  const bare500 = new ApiError({ status: 500, code: '500', message: 'An error occurred' });
  const refused = new ApiError({
    status: 422,
    code: '422',
    message: 'Too many.',
    detail: 'Too many.',
  });

  it.each([
    ['the server’s sentence', refused, 'Too many.'],
    ['the specified words when it gives none', bare500, 'Failed to send emails'],
    ['that the network is away', networkError, 'Network error.'],
  ])('says %s and offers Try Again', async (_, error, text) => {
    const app = await openTab();
    app.outbox.breakDown(error);
    await confirm(app);
    expect(await failed()).toHaveTextContent(text);
    app.outbox.breakDown(null);
    await app.press('Try Again');
    expect(await screen.findByRole('region', { name: 'Outbox' })).toBeVisible();
    expect(app.outbox.queueCalls).toHaveLength(2);
    expect(app.outbox.queueCalls[1]).toEqual(app.outbox.queueCalls[0]);
  });

  it('with a lost answer shows what is in the outbox all the same', async () => {
    const app = await openTab();
    app.outbox.breakDown(networkError, true);
    await confirm(app);
    expect(await failed()).toHaveTextContent('Trying again is safe: no email is sent twice.');
    app.outbox.breakDown(null);
    await pass(2500);
    expect(await failed()).toHaveTextContent('2 of 2 are in the outbox; the list shows them');
    await app.press('Try Again');
    expect(strip().getByText(/^2 emails go out/)).toBeVisible();
  });

  it('because the session is gone says so', async () => {
    const app = await openTab(createStubOutbox(addresses), {
      host: { getAccessToken: () => Promise.resolve(null) },
    });
    await confirm(app);
    expect(await failed()).toHaveTextContent(
      'Authentication token not found. Please log in again.',
    );
    expect(app.calls).not.toContain('queueRejections');
  });
});

describe('the outbox', () => {
  it('counts down by the server’s clock, and stops all or one', async () => {
    const app = await openTab();
    await confirm(app);
    expect(strip().getByText('2 emails go out in 30 seconds')).toBeVisible();
    await pass(11_000);
    expect(strip().getByText('2 emails go out in 19 seconds')).toBeVisible();
    const [inRow] = screen.getAllByRole('button', { name: 'Stop the email to Tom Hargreaves' });
    if (!inRow) throw new Error('The row has no Stop.');
    await app.user.click(inRow);
    await pass(0);
    expect(strip().getByText('1 email goes out in 19 seconds')).toBeVisible();
    expect(row('Tom Hargreaves')).toHaveFocus();
    expect(row('Tom Hargreaves')).toHaveTextContent('Stopped by mina@example.com.');
    expect(screen.getByRole('checkbox', { name: 'Send to Tom Hargreaves' })).not.toBeChecked();
    await app.press('Stop all 1');
    expect(screen.queryByRole('region', { name: 'Outbox' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is heard at its start, when it is stopped and at its end, and not every second', async () => {
    const app = await openTab();
    await confirm(app);
    const start = '2 emails go out in 30 seconds. You can stop them until then.';
    expect(news()).toContain(start);
    await pass(20_000);
    expect(news()).toContain(start);
    await app.press('Stop all 2');
    expect(news()).toContain('2 emails were stopped.');
  });

  it('shows real counts while it sends, then the end, in the tab that confirmed', async () => {
    const app = await openTab();
    await confirm(app);
    await app.press('Send now');
    app.outbox.put('tom', { state: 'sending' });
    await pass(1500);
    expect(strip().getByText('0 of 2 sent')).toBeVisible();
    app.outbox.put('tom', { state: 'failed', reason: 'The mailbox is full.' });
    app.outbox.put('priya', { state: 'sending' });
    await pass(1500);
    expect(strip().getByText('0 of 2 sent, 1 failed')).toBeVisible();
    app.outbox.put('priya', { state: 'sent' });
    await pass(1500);
    const dialog = screen.getByRole('dialog', { name: 'Sending has ended' });
    expect(dialog).toHaveTextContent('1 sent successfully, 1 failed.');
    expect(news()).toContain('1 sent successfully, 1 failed.');
    await pass(5000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row('Tom Hargreaves')).toHaveTextContent('Not sent. The mailbox is full.');
  });

  it('tries again only what failed', async () => {
    const outbox = createStubOutbox(addresses);
    outbox.put('tom', { state: 'failed', reason: 'The mailbox is full.' });
    outbox.put('priya', { state: 'unknown', reason: 'Lost.' });
    const app = await openTab(outbox);
    await app.press(/^Try again/);
    expect(screen.getByRole('dialog')).toHaveTextContent("You're about to send 1 rejection email.");
    await app.press(/^Yes, Send Emails/);
    expect(outbox.queueCalls[0]?.candidateIds).toEqual(['tom']);
    expect(row('Priya Raman')).toHaveTextContent('We will not resend it automatically.');
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('tells the truth in another tab and after a reload, without an end dialog there', async () => {
    const outbox = createStubOutbox(addresses);
    const sendAt = new Date(Date.now() + 20_000).toISOString();
    for (const id of ['tom', 'priya']) outbox.put(id, { sendAt });
    await openTab(outbox);
    expect(strip().getByText('2 emails go out in 20 seconds')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Rejections (4) 2 going out' })).toBeVisible();
    for (const id of ['tom', 'priya']) outbox.put(id, { state: 'sent' });
    await pass(21_000);
    expect(screen.queryByRole('region', { name: 'Outbox' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(/^sent \d\d:\d\d$/)).not.toHaveLength(0);
  });

  it('shows on the other tabs of the page what waits, and leads there', async () => {
    const app = await openTab();
    await confirm(app);
    await app.user.click(screen.getByRole('tab', { name: 'Analytics' }));
    await app.press('2 emails go out in 30 seconds');
    expect(strip().getByText(/^2 emails go out/)).toBeVisible();
  });

  it('shows somebody who was moved as taken out', async () => {
    const app = await openTab(createStubOutbox(addresses), {
      answers: { decideCandidates: changedRows([{ ...tom, status: 'shortlisted' }]) },
    });
    await confirm(app);
    app.outbox.put('tom', { state: 'stopped', reason: 'Moved to the shortlist.' });
    await app.user.click(row('Tom Hargreaves'));
    await app.press(/^Move to shortlisted/);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Removed from outbox' })).toBeVisible();
    expect(row('Tom Hargreaves')).toHaveTextContent('Moved to the shortlist.');
    expect(strip().getByText(/^1 email goes out/)).toBeVisible();
  });

  it('is looked at less often when it can’t be reached, not at all in a hidden tab, and says so', async () => {
    const app = await openTab();
    await confirm(app);
    const looks = () => app.calls.filter((name) => name === 'getOutbox').length;
    app.outbox.breakDown(networkError);
    await pass(16_000);
    expect(strip().getByText(/^This may be out of date: Network error/)).toBeVisible();
    const before = looks();
    await pass(30_000);
    expect(looks() - before).toBeLessThanOrEqual(4);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    const hidden = looks();
    await pass(300_000);
    expect(looks()).toBe(hidden);
    app.outbox.breakDown(null);
    vi.restoreAllMocks();
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
    expect(looks()).toBe(hidden + 1);
    expect(screen.queryByText(/^This may be out of date/)).not.toBeInTheDocument();
  });
});
