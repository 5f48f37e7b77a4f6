import { ReadableStream } from 'node:stream/web';
import type { JobDetail } from '@shortlist/contracts/job';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';
import { team, teamAnswers, teamHost } from '../support/team.js';

const at = '2026-11-21T10:00:00.000Z';
const ada = buildCandidate({ candidate: 'Ada', score: 90 });
const ben = buildCandidate({ candidate: 'Ben', score: 85 });
const comment: ReceivedComment = {
  ...{ id: 'one', candidateId: ada.id, author: 'Owen', authorId: 'owen', mentions: [] },
  ...{ text: 'Could she start in May?', at, seen: true, editedAt: null },
};

interface OpenStream {
  readonly url: string;
  readonly workspace: string | null;
  /** True once the page let go of it. */
  isClosed: boolean;
  say(...changed: string[]): void;
  end(): void;
}

const fetchBefore = globalThis.fetch;
let streams: OpenStream[];

/** The network has streams that say what a test wants. */
function stubStreams() {
  streams = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const stream: { current?: OpenStream } = {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        stream.current = {
          ...{ url, workspace: headers.get('x-shortlist-workspace'), isClosed: false },
          say: (...changed) => write(`data: ${JSON.stringify({ changed })}\n\n`),
          end: () => controller.close(),
        };
        init.signal?.addEventListener('abort', () => {
          if (stream.current) stream.current.isClosed = true;
          controller.error(init.signal?.reason);
        });
      },
    });
    if (stream.current) streams.push(stream.current);
    return Promise.resolve({ ok: true, status: 200, body });
  }) as unknown as typeof fetch;
}

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  sessionStorage.clear();
  stubStreams();
});
afterEach(() => {
  cleanup();
  show('visible');
  globalThis.fetch = fetchBefore;
});

/** The results of a screening that a test changes at the server, and the calls about it. */
async function open(members = team) {
  const served = { job: buildJob({ candidates: [ada, ben] }), comments: [] as ReceivedComment[] };
  const app = await renderApp('/results?job=job_1', {
    answers: {
      getJob: () => served.job as JobDetail,
      ...teamAnswers(members),
      listComments: () => ({ comments: served.comments }),
      getReading: () => ({
        ...{ split: null, undecided: 2, readers: [], people: [] },
        agreement: { people: 0, agreed: 0, share: null, kappa: null, pairs: [] },
      }),
      notePresence: () => ({ others: [], commentsAt: null }),
    },
    host: teamHost(),
  });
  await screen.findByRole('article', { name: 'Ada' });
  const count = (name: string) => app.calls.filter((call) => call === name).length;
  return { ...app, served, count };
}
async function openLive() {
  const app = await open();
  await waitFor(() => expect(streams).toHaveLength(1));
  const [stream] = streams as [OpenStream];
  // It catches up with what changed before.
  await waitFor(() => expect(app.count('notePresence')).toBeGreaterThan(1));
  return { ...app, stream };
}

describe('changes by others', () => {
  it('come by one stream for the page, of its workspace', async () => {
    const { stream } = await openLive();
    expect(stream.url).toBe('/api/resumes/job/job_1/changes');
    expect(stream.workspace).toBe('brookfield');
    expect(streams).toHaveLength(1);
  });

  it('show a comment without a reload, and keep what the user writes', async () => {
    const { user, served, stream } = await openLive();
    const card = within(screen.getByRole('article', { name: 'Ada' }));
    await user.click(card.getByRole('button', { name: 'View Details of Ada' }));
    const field = await card.findByRole('textbox', { name: 'Comment' });
    await user.type(field, 'I think');
    served.comments = [comment];
    stream.say('comments');
    expect(await card.findByText('Could she start in May?')).toBeInTheDocument();
    expect(field).toHaveValue('I think');
    expect(field).toHaveFocus();
  });

  it('load the reading alone when somebody marked', async () => {
    const { count, stream } = await openLive();
    await waitFor(() => expect(count('getReading')).toBe(1));
    const before = [count('listComments'), count('getRows')];
    stream.say('marks');
    await waitFor(() => expect(count('getReading')).toBe(2));
    expect([count('listComments'), count('getRows')]).toEqual(before);
  });

  it('say at once who reads whom', async () => {
    const { count, stream } = await openLive();
    const before = count('notePresence');
    stream.say('presence');
    await waitFor(() => expect(count('notePresence')).toBe(before + 1));
  });

  it('take a decided candidate to another list', async () => {
    const { served, stream } = await openLive();
    const override = { status: 'rejected' as const, reason: '', by: 'owen@brook.example', at };
    const decided = { ...ben, status: 'rejected' as const, override };
    served.job = buildJob({ candidates: [ada, decided as typeof ben] });
    stream.say('decisions');
    await waitFor(
      () => expect(screen.queryByRole('article', { name: 'Ben' })).not.toBeInTheDocument(),
      { timeout: 5000 },
    );
  });

  it('bear with kinds of a later release', async () => {
    const { count, stream } = await openLive();
    const before = count('getReading');
    stream.say('weather');
    stream.say('marks');
    await waitFor(() => expect(count('getReading')).toBe(before + 1));
  });
});

describe('the stream of changes', () => {
  it('is closed while the tab is hidden, and opened when it is shown', async () => {
    const { stream } = await openLive();
    show('hidden');
    expect(stream.isClosed).toBe(true);
    show('visible');
    await waitFor(() => expect(streams).toHaveLength(2));
  });

  it('is opened again when it ends', async () => {
    const { count, stream } = await openLive();
    const before = count('notePresence');
    stream.end();
    await waitFor(() => expect(streams).toHaveLength(2), { timeout: 4000 });
    await waitFor(() => expect(count('notePresence')).toBe(before + 1));
  });

  it('is left alone where nobody else works', async () => {
    await open(team.slice(0, 1));
    expect(streams).toHaveLength(0);
  });

  it('is closed with the page', async () => {
    const { stream, unmount } = await openLive();
    unmount();
    expect(stream.isClosed).toBe(true);
  });
});
