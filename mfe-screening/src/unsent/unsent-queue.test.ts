import type { ChangedRows } from '@shortlist/contracts/people';
import type { CallOperation } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCandidate, changedRows } from '../../tests/support/factories.js';
import type { DecideBody, MarkBody, NewChange } from './unsent-change.js';
import { createUnsentQueue } from './unsent-queue.js';

const by = 'mina@example.com';
const failure = (status: number | null) =>
  new ApiError({ status, code: String(status), message: `Failed with ${status}.` });

const decision = (
  ids: readonly string[],
  choice: 'shortlisted' | 'maybe' | null = 'shortlisted',
  replaces: string | null = null,
): NewChange => ({
  kind: 'decision',
  jobId: 'job_1',
  by,
  names: Object.fromEntries(ids.map((id) => [id, `Name of ${id}`])),
  standing: {},
  body: { changes: ids.map((candidateId) => ({ candidateId, choice, replaces })) },
});
const note = (text: string, noteBefore: string): NewChange => ({
  kind: 'marks',
  jobId: 'job_1',
  by,
  names: { ada: 'Ada King' },
  body: { candidateIds: ['ada'], note: text, noteBefore },
});

/** A server that does as it is told: each request is answered by hand. */
function byHand() {
  const bodies: (DecideBody | MarkBody)[] = [];
  const open: { answer: (changed: ChangedRows) => void; fail: (error: unknown) => void }[] = [];
  const call = ((_operation: unknown, { body }: { body: DecideBody | MarkBody }) => {
    bodies.push(body);
    return new Promise((answer, fail) => open.push({ answer, fail }));
  }) as unknown as CallOperation;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    bodies,
    call,
    answer: async (changed = changedRows([])) => {
      open.shift()?.answer(changed);
      await settle();
    },
    fail: async (error: unknown) => {
      open.shift()?.fail(error);
      await settle();
    },
    settle,
  };
}

const at = '2026-11-22T10:00:00.000Z';
const decided = (id: string) =>
  buildCandidate({ id, override: { status: 'shortlisted', reason: '', by, at } });
const create = (owner = 'user_1') => createUnsentQueue({ storage: sessionStorage, owner });

describe('the queue of what is not stored yet', () => {
  beforeEach(() => sessionStorage.clear());

  it('sends one after the other, many people in parts', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    const ids = Array.from({ length: 600 }, (_, index) => `c_${index}`);
    const many = queue.add(decision(ids));
    queue.add(note('Call', ''));
    expect(server.bodies).toHaveLength(1);
    await server.answer();
    await server.answer();
    await server.answer();
    expect(server.bodies).toHaveLength(4);
    const sent = server.bodies.flatMap((body) => ('changes' in body ? body.changes : []));
    expect(sent.map(({ candidateId }) => candidateId)).toEqual(ids);
    expect(await many.first).toMatchObject({ status: 'stored', answer: { reached: ids } });
    await server.answer();
    expect(queue.getState().count).toBe(0);
  });

  it('has a later decision replace what an earlier one made, and nothing else', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    queue.add(decision(['ada', 'ben']));
    // Seen on the page by then, but not by the person.
    queue.add(decision(['ada'], 'maybe', '2026-11-22T11:00:00.000Z'));
    queue.add(decision(['ben'], 'maybe'));
    const elsewhere = { candidateId: 'ben', reason: 'Decided elsewhere.' };
    await server.answer(changedRows([decided('ada'), decided('ben')], { skipped: [elsewhere] }));
    await server.answer();
    const replaced = server.bodies.map((body) => 'changes' in body && body.changes[0]?.replaces);
    expect(replaced).toEqual([null, at, null]);
  });

  it('waits, says why, and is sent by another page of the same person', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    const added = queue.add(decision(['ada']), { waits: true });
    expect(queue.getState().shown).toEqual([]);
    await server.fail(failure(null));
    expect(await added.first).toEqual({ status: 'waiting' });
    expect(queue.getState()).toMatchObject({ sendError: 'connection', count: 1 });
    expect(queue.getState().shown).toHaveLength(1);
    expect(create('user_2').getState().shown).toEqual([]);

    const later = byHand();
    const reloaded = create();
    reloaded.connect(later.call);
    await later.settle();
    expect(later.bodies).toEqual(server.bodies);
    await later.answer();
    expect(create().getState().count).toBe(0);
  });

  it('is refused by a server that says why; what follows is sent all the same', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    const added = queue.add(decision(['ada']));
    const next = queue.add(decision(['ben']));
    await server.fail(failure(409));
    expect(await added.first).toMatchObject({ status: 'refused' });
    expect(queue.getState().notifications).toEqual([]);
    await server.answer();
    expect(await next.first).toMatchObject({ status: 'stored' });
  });

  it('says what became of a change after its author had gone on', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    const { settled } = queue.add(decision(['ada']));
    await server.fail(failure(503));
    expect(queue.getState().sendError).toBe('server');
    queue.tryNow();
    await server.settle();
    await server.fail(failure(404));
    expect(await settled).toMatchObject({ status: 'refused' });
    const [said] = queue.getState().notifications;
    expect(said?.sentence).toBe('Your decision about Name of ada was not saved: Failed with 404.');
    expect(create().getState().notifications).toEqual([said]);
    queue.dismiss(said?.id ?? '');
    expect(create().getState().notifications).toEqual([]);
  });

  it('sends nothing more in an ended session until somebody is signed in', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    queue.add(decision(['ada']));
    await server.fail(failure(401));
    window.dispatchEvent(new Event('online'));
    await server.settle();
    expect(server.bodies).toHaveLength(1);
    const next = byHand();
    queue.connect(next.call);
    await next.settle();
    expect(next.bodies).toHaveLength(1);
    await next.answer();
    expect(queue.getState()).toMatchObject({ count: 0, sendError: null });
  });

  it('answers what of a change is stored when it is taken back', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    const ids = Array.from({ length: 300 }, (_, index) => `c_${index}`);
    const { id, settled } = queue.add(decision(ids));
    const reverted = queue.revert(id);
    await server.answer(changedRows([decided('c_0')]));
    await server.fail(failure(null));
    expect(await reverted).toMatchObject({ reached: ids.slice(0, 250) });
    expect(await settled).toMatchObject({ status: 'stored' });
    expect(queue.getState().count).toBe(0);
    expect(await queue.revert(id)).toBeNull();
  });

  it('keeps one note of a person, the last, in place of the one that was seen first', async () => {
    const server = byHand();
    const queue = create();
    queue.connect(server.call);
    queue.add(note('Call', 'Before'));
    await server.fail(failure(null));
    queue.add(note('Call Monday', 'Call'));
    expect(queue.getState().count).toBe(1);
    queue.tryNow();
    await server.settle();
    expect(server.bodies.at(-1)).toMatchObject({ note: 'Call Monday', noteBefore: 'Before' });
  });
});
