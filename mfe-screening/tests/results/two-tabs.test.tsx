import { createTestCall } from '@shortlist/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScreeningStore } from '../../src/people/store/screening-store.js';
import type { TabNews } from '../../src/people/store/tab-news.js';
import {
  buildCandidate,
  buildJob,
  changedRows,
  rowOf,
  screeningAnswers,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

/** The channels of all tabs: jsdom has none. */
const channels = new Set<TestChannel>();

class TestChannel extends EventTarget {
  constructor(readonly name: string) {
    super();
    channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) {
      if (other !== this && other.name === this.name) {
        other.dispatchEvent(
          new MessageEvent('message', { data: JSON.parse(JSON.stringify(data)) as unknown }),
        );
      }
    }
  }
}

const ann = buildCandidate({ id: 'c_ann', candidate: 'Ann Archer' });
const bea = buildCandidate({ id: 'c_bea', candidate: 'Bea Baker' });
const job = buildJob({ candidates: [ann, bea] });
const answers = screeningAnswers(() => job);
const rejected = {
  ...ann,
  status: 'rejected' as const,
  override: {
    status: 'rejected' as const,
    reason: 'No licence',
    by: 'mina@example.com',
    at: '2026-11-22T10:00:00.000Z',
  },
};

/** Another tab of the same person. */
function otherTab() {
  const [mine] = [...channels];
  return new TestChannel(mine?.name ?? '');
}
const publish = (news: unknown) => act(() => Promise.resolve(otherTab().postMessage(news)));
const row = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  globalThis.BroadcastChannel = TestChannel as unknown as typeof BroadcastChannel;
});

afterEach(() => {
  channels.clear();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

describe('a screening that is open in two tabs', () => {
  it('shows what the other tab decided, without asking the server', async () => {
    await renderApp(`/results?job=${job.jobId}`, { answers });
    await row('Ann Archer');
    const changed = changedRows([rejected], { totals: { ...changedRows([bea, rejected]).totals } });
    await publish({ kind: 'people', changed });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ann Archer' })).toBeNull());
    expect(await screen.findByRole('tab', { name: /Rejections ?\(1\)/ })).toBeTruthy();
  });

  it('tells the other tab what was decided here', async () => {
    const heard: TabNews[] = [];
    await renderApp(`/results?job=${job.jobId}`, {
      answers: { ...answers, decideCandidates: () => changedRows([rejected]) },
    });
    const card = await row('Ann Archer');
    otherTab().addEventListener('message', (event) => {
      heard.push((event as MessageEvent<TabNews>).data);
    });
    await userEvent.click(within(card).getByRole('button', { name: /Move to rejected/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'No licence');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move to rejected' }));
    await waitFor(() =>
      expect(heard).toEqual([{ kind: 'people', changed: changedRows([rejected]) }]),
    );
  });

  it('keeps the dialog about somebody, with what was typed, until it is closed', async () => {
    await renderApp(`/results?job=${job.jobId}`, { answers });
    const card = await row('Ann Archer');
    await userEvent.click(within(card).getByRole('button', { name: /Move to rejected/ }));
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    await userEvent.type(reason, 'A long thought');
    await publish({ kind: 'people', changed: changedRows([rejected]) });
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty(
      'value',
      'A long thought',
    );
    await userEvent.clear(reason);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ann Archer' })).toBeNull());
  });

  it('reads everything again when it is told of something it does not know', async () => {
    let candidates = [ann, bea];
    const current = screeningAnswers(() => ({ ...job, candidates }));
    await renderApp(`/results?job=${job.jobId}`, { answers: current });
    await row('Ann Archer');
    candidates = [bea];
    await publish({ kind: 'people', changed: { rows: 'of a later release' } });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ann Archer' })).toBeNull());
  });
});

describe('what is known of a person', () => {
  const known = (revision: number) => ({ ...rowOf({ candidate: ann, email: null }), revision });

  it('is the later of two states, however they arrive', async () => {
    const store = createScreeningStore(createTestCall(answers), job.jobId);
    await store.reload();
    const starred = { ...known(5), candidate: { ...ann, starred: true } };
    store.apply({ ...changedRows([]), rows: [starred] });
    store.apply({ ...changedRows([]), rows: [known(4)] });
    expect(store.knownOf([ann.id])).toMatchObject([{ starred: true }]);
    store.apply({ ...changedRows([]), rows: [known(6)] });
    expect(store.knownOf([ann.id])[0]?.starred).toBeUndefined();
  });

  it.each([
    ['knew all before it', 7, 9],
    ['did not', 6, 6],
  ])('is said to be all there is when the page %s', async (_when, before, after) => {
    const overview = await answers.getScreening({ params: {}, query: {} });
    const getScreening = () => ({
      ...overview,
      screening: { ...overview.screening, revision: before },
    });
    const store = createScreeningStore(createTestCall({ ...answers, getScreening }), job.jobId);
    await store.reload();
    store.apply(changedRows([bea], { revisions: { before: 7, after: 9 } }));
    expect(store.getState()).toMatchObject({ overview: { revision: after } });
  });
});
