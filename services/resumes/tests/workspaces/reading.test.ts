import * as messages from '@shortlist/contracts/messages/auth';
import * as email from '@shortlist/contracts/messages/email';
import type { Reading } from '@shortlist/contracts/reading';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendCommentMails } from '../../src/domain/comments/mails/send-mails.js';
import { countAssigned } from '../../src/domain/read/blind/count-assigned.js';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';
import { as, startMembers, workspaceId } from '../support/workspace.js';

let harness: Harness;
let instance: Instance;
let members: Awaited<ReturnType<typeof startMembers>>;
let jobId: string;

beforeEach(async () => {
  harness = await createHarness();
  members = await startMembers(await harness.connect());
  instance = await harness.start();
  const names = ['Ann', 'Ben', 'Cem', 'Dee', 'Eva', 'Fay'];
  const files = names.map((name, at) => [`${name}.pdf`, resumeText(name, 90 - at * 12)] as const);
  const { body } = await screen(instance, { files, authorization: as('rita') });
  jobId = body.jobId as string;
});
afterEach(() => harness.stop());

const readers = (...ids: string[]) => ids.map((userId) => ({ userId }));
const split = (body: object, who = 'rita') =>
  send(instance, 'post', `/resumes/job/${jobId}/split`, body, as(who));
const read = async (who: string): Promise<Reading> => {
  const { body } = await get(instance, `/resumes/job/${jobId}/reading`, as(who)).expect(200);
  return body as Reading;
};
const mark = (candidateId: string, who: string, given: string | null, reason = '') =>
  send(
    instance,
    'put',
    `/resumes/job/${jobId}/candidate/${candidateId}/mark`,
    { mark: given, reason },
    as(who),
  );
/** The people of a member in a group. */
const idsIn = ({ people }: Reading, group: string) =>
  people.filter((person) => person.group === group).map(({ candidateId }) => candidateId);
/** One who is read by these two. */
async function readBy(...ids: string[]): Promise<string> {
  const { people } = await read('rita');
  const found = people.find((person) =>
    ids.every((id) => person.readers.some(({ userId }) => userId === id)),
  );
  return found?.candidateId ?? '';
}

describe('a split', () => {
  it('gives each undecided person two different readers, all the same number', async () => {
    const { body } = await split({
      readers: readers('rita', 'ruth', 'adam'),
      isBlind: true,
      dueAt: '2030-01-02T00:00:00.000Z',
    }).expect(200);
    const reading = body as Reading;
    expect(reading.split).toMatchObject({ by: 'rita', isBlind: true });
    expect(reading.readers.map(({ people, done }) => [people, done])).toEqual([
      [4, 0],
      [4, 0],
      [4, 0],
    ]);
    for (const person of reading.people) expect(person.readers).toHaveLength(2);
    const job = await instance.context.models.jobs.everywhere.findOne({ _id: jobId });
    expect(job?.reviewerIds).toEqual(['ruth', 'adam']);
    const ruth = { workspaceId, userId: 'ruth' };
    expect(await countAssigned(instance.context, ruth)).toEqual([
      { jobId, title: job?.title, people: 4, dueAt: new Date('2030-01-02') },
    ]);
  });

  it('follows shares by hand, and refuses those that do not add up', async () => {
    const shares = (rita: number, ruth: number) => [
      { userId: 'rita', people: rita },
      { userId: 'ruth', people: ruth },
    ];
    const { body } = await split({ readers: shares(4, 2), isBlind: false }).expect(200);
    expect(
      Object.fromEntries(
        body.readers.map((one: { userId: string; people: number }) => [one.userId, one.people]),
      ),
    ).toEqual({ rita: 4, ruth: 2 });
    const refused = await split({ readers: shares(4, 3), isBlind: false }).expect(409);
    expect(refused.body).toMatchObject({ code: 'SharesDoNotFit' });
  });

  it('mails the other readers what they got, if that is wished and they did not stop such mails', async () => {
    const mails: string[] = [];
    const bus = await harness.connect();
    await bus.subscribe(email.sendReadingMail, {}, async ({ to, title, by, people }) => {
      mails.push([to, title, by, people].join(' '));
    });
    const stopped = { mails: 'off' };
    await send(instance, 'put', '/resumes/comment-mails', stopped, as('adam')).expect(200);
    const all = readers('rita', 'ruth', 'adam', 'olive');
    await split({ readers: all, isBlind: true }).expect(200);
    await split({ readers: all, isBlind: true, mailReaders: true }).expect(200);
    await until(() => mails.length === 2);
    expect(mails.sort()).toEqual([
      'olive@example.com Nurse rita 3',
      'ruth@example.com Nurse rita 3',
    ]);
  });

  it('gives nothing by equal shares to who is away, until they are back', async () => {
    const away = (until: string | null, who = 'rita') =>
      send(instance, 'put', `/resumes/job/${jobId}/away`, { userId: 'ruth', until }, as(who));
    await away('2999-12-02T23:59:59.000Z', 'vera').expect(403);
    const { body } = await away('2999-12-02T23:59:59.000Z').expect(200);
    expect(body.away).toEqual([{ userId: 'ruth', until: '2999-12-02T23:59:59.000Z' }]);
    const three = readers('rita', 'ruth', 'adam');
    const equal = (await split({ readers: three, isBlind: true }).expect(200)).body as Reading;
    expect(equal.readers.map(({ userId }) => userId).sort()).toEqual(['adam', 'rita']);
    const two = readers('rita', 'ruth');
    expect((await split({ readers: two, isBlind: true })).body.code).toBe('TooFewReaders');
    const byHand = two.map((reader) => ({ ...reader, people: 6 }));
    await split({ readers: byHand, isBlind: true }).expect(200);
    expect((await away(null).expect(200)).body.away).toEqual([]);
    await split({ readers: two, isBlind: true }).expect(200);
  });

  it('knows who says themselves that they are away', async () => {
    const until = '2999-12-02T23:59:59.000Z';
    const absence = (who: string) => get(instance, '/resumes/absence', as(who));
    expect((await absence('ruth')).body).toEqual({ until: null });
    await send(instance, 'put', '/resumes/absence', { until }, as('ruth')).expect(200);
    expect((await absence('ruth')).body).toEqual({ until });
    expect((await absence('rita')).body).toEqual({ until: null });
    const { body } = await get(instance, `/resumes/job/${jobId}/reading`, as('rita'));
    expect(body.away).toEqual([{ userId: 'ruth', until }]);
    await send(instance, 'put', '/resumes/absence', { until: 'soon' }, as('ruth')).expect(422);
    await send(instance, 'put', '/resumes/absence', { until: null }, as('ruth')).expect(200);
    expect((await absence('ruth')).body).toEqual({ until: null });
  });

  it('is for recruiters, and its readers are members who may decide', async () => {
    await split({ readers: readers('rita'), isBlind: false }, 'vera').expect(403);
    const codeFor = async (...ids: string[]) =>
      (await split({ readers: readers(...ids), isBlind: ids.length === 2 })).body.code;
    expect(await codeFor('rita', 'vera')).toBe('CanNotRead');
    expect(await codeFor('rita', 'stranger')).toBe('NotAMember');
    expect((await split({ readers: readers('rita'), isBlind: true })).body.code).toBe(
      'TooFewReaders',
    );
  });

  it('keeps marks and decisions when it is made again', async () => {
    await split({ readers: readers('rita', 'ruth'), isBlind: true }).expect(200);
    const [first, second] = idsIn(await read('rita'), 'mine') as [string, string];
    await mark(first, 'ruth', 'rejected').expect(200);
    const changes = [{ candidateId: second, choice: 'shortlisted' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('rita'));
    await split({ readers: readers('adam', 'olive'), isBlind: true }).expect(200);
    const { people, undecided } = await read('olive');
    expect(undecided).toBe(5);
    const again = people.find(({ candidateId }) => candidateId === first);
    expect(again?.readers.map(({ userId }) => userId)).toContain('ruth');
    expect(people.map(({ candidateId }) => candidateId)).not.toContain(second);
  });
});

describe('two blind readers', () => {
  beforeEach(async () => {
    await split({ readers: readers('rita', 'ruth', 'adam'), isBlind: true }).expect(200);
  });

  it('see nothing of each other’s mark until both have marked', async () => {
    const id = await readBy('rita', 'ruth');
    await mark(id, 'ruth', 'rejected', 'Secret reason').expect(200);
    const paths = ['', '/rows', `/candidate/${id}`, '/reading', '/decisions'];
    for (const who of ['rita', 'adam', 'olive']) {
      for (const path of who === 'olive' ? [...paths, '/decisions?lines=sealed'] : paths) {
        const { text } = await get(instance, `/resumes/job/${jobId}${path}`, as(who)).expect(200);
        expect(text).not.toContain('Secret reason');
        expect(text).not.toContain('ruth@example.com');
      }
    }
    const person = (await read('rita')).people.find(({ candidateId }) => candidateId === id);
    expect(person).toMatchObject({ group: 'mine' });
    expect(person?.readers.find(({ userId }) => userId === 'ruth')).toEqual({
      ...{ userId: 'ruth', state: 'hidden', mark: null, reason: '', at: null },
    });
    await mark(id, 'rita', 'shortlisted', 'Nights are what we lack.').expect(200);
    const both = (await read('rita')).people.find(({ candidateId }) => candidateId === id);
    expect(both).toMatchObject({ group: 'differ', deciderId: 'adam' });
    expect(both?.readers).toContainEqual(
      expect.objectContaining({ userId: 'ruth', mark: 'rejected', reason: 'Secret reason' }),
    );
  });

  it('change a mark until the other has marked, too', async () => {
    const id = await readBy('rita', 'ruth');
    await mark(id, 'ruth', 'rejected').expect(200);
    const { body } = await mark(id, 'ruth', 'maybe').expect(200);
    expect(body.person).toMatchObject({ group: 'waiting' });
    await mark(id, 'rita', 'maybe').expect(200);
    expect((await mark(id, 'rita', 'rejected').expect(409)).body.code).toBe('MarksAreFinal');
    expect((await mark(id, 'adam', 'maybe').expect(409)).body.code).toBe('NotYourReading');
  });

  it('have marked in vain once somebody has decided', async () => {
    const id = await readBy('rita', 'ruth');
    const changes = [{ candidateId: id, choice: 'shortlisted' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('rita'));
    expect((await mark(id, 'ruth', 'maybe').expect(409)).body.code).toBe('AlreadyDecided');
  });

  it('are named when the lead confirms what both agree on; the record keeps marks and agreement', async () => {
    const id = await readBy('rita', 'ruth');
    const other = await readBy('adam', 'ruth');
    await mark(id, 'ruth', 'rejected', 'No licence.').expect(200);
    await mark(id, 'rita', 'rejected').expect(200);
    await mark(other, 'ruth', 'maybe').expect(200);
    await mark(other, 'adam', 'shortlisted').expect(200);
    const path = `/resumes/job/${jobId}/reading/confirm`;
    const wanted = { candidateIds: [id, other] };
    await send(instance, 'post', path, wanted, as('ruth')).expect(403);
    const { body } = await send(instance, 'post', path, wanted, as('rita')).expect(200);
    expect(body.rows).toHaveLength(1);
    expect(body.rows[0].candidate).toMatchObject({
      id,
      override: { status: 'rejected', reason: expect.stringContaining('ruth@example.com') },
    });
    const record = await get(instance, `/resumes/job/${jobId}/decisions`, as('rita'));
    const marked = record.body.decisions.filter(
      ({ change }: { change?: string }) => change === 'marked',
    );
    expect(marked).toHaveLength(4);
    expect(marked).toContainEqual(
      expect.objectContaining({ by: 'ruth@example.com', to: 'rejected', why: 'No licence.' }),
    );
    expect(record.body.agreement).toMatchObject({ people: 2, agreed: 1, share: 0.5 });
    expect((await read('rita')).agreement).toMatchObject({ people: 2, agreed: 1 });
  });

  it('who leave keep their marks; the rest goes to the heir or to nobody', async () => {
    const id = await readBy('rita', 'ruth');
    await mark(id, 'ruth', 'rejected').expect(200);
    members.left.add('ruth');
    const left = { handOverId: 'h1', workspaceId, userId: 'ruth', to: 'adam', each: [] };
    await instance.bus.publish(messages.memberLeft, { ...left, at: '2026-03-01T10:00:00.000Z' });
    await until(() => members.confirmed.length === 1);
    const { people } = await read('olive');
    const readersOf = (some: string) =>
      people
        .find(({ candidateId }) => candidateId === some)
        ?.readers.map(({ userId, state }) => `${userId} ${state}`);
    expect(readersOf(id)).toContain('ruth hidden');
    const open = people.flatMap((person) => person.readers).filter(({ state }) => state === 'open');
    expect(open.map(({ userId }) => userId)).not.toContain('ruth');
    expect(open.filter(({ userId }) => userId === 'adam').length).toBeGreaterThan(4);
  });

  it('are taken off when they no longer review the screening', async () => {
    const people = { leadId: 'rita', reviewerIds: ['adam'], managerIds: [], isPrivate: false };
    await send(instance, 'put', `/resumes/job/${jobId}/people`, people, as('rita')).expect(200);
    expect((await read('rita')).readers.map(({ userId }) => userId)).not.toContain('ruth');
  });
});

describe('one reader each', () => {
  it('decides without a mark', async () => {
    await split({ readers: readers('rita', 'ruth'), isBlind: false }).expect(200);
    const [id] = idsIn(await read('ruth'), 'mine') as [string];
    expect((await mark(id, 'ruth', 'maybe').expect(409)).body.code).toBe('NotYourReading');
    const changes = [{ candidateId: id, choice: 'maybe' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('ruth'));
    const { readers: progress } = await read('ruth');
    expect(progress.find(({ userId }) => userId === 'ruth')).toMatchObject({ people: 3, done: 1 });
  });
});

describe('comments about somebody whom two read unaware of each other', () => {
  it('open to a reader once both have marked', async () => {
    await split({ readers: readers('rita', 'ruth'), isBlind: true }).expect(200);
    const candidateId = await readBy('rita', 'ruth');
    const body = { candidateId, text: 'No licence.', mentions: ['rita'] };
    const comments = `/resumes/job/${jobId}/comments`;
    await send(instance, 'post', comments, body, as('ruth')).expect(200);
    const seenBy = async (who: string) => {
      const [shown, waiting] = [
        await get(instance, comments, as(who)).expect(200),
        await get(instance, '/resumes/mentions', as(who)).expect(200),
      ];
      return [shown.body.comments.length, waiting.body.mentions.length];
    };
    const mails: string[] = [];
    const bus = await harness.connect();
    await bus.subscribe(email.sendCommentMail, {}, async ({ to, comments: [first] }) => {
      mails.push(`${to} ${first?.text ?? ''}`);
    });
    const passOver = async () => {
      await instance.context.background.drain();
      await sendCommentMails(instance.context);
    };
    await passOver();
    await mark(candidateId, 'ruth', 'rejected').expect(200);
    await passOver();
    expect([await seenBy('rita'), await seenBy('ruth'), await seenBy('adam')]).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    const { commentNotices } = instance.context.models;
    const unsent = { userId: 'rita', mailId: null };
    expect(await commentNotices.everywhere.count(unsent)).toBe(1);
    expect(mails).toEqual([]);
    await mark(candidateId, 'rita', 'shortlisted').expect(200);
    expect(await seenBy('rita')).toEqual([1, 1]);
    await until(() => mails.length === 1);
    const changes = [{ candidateId, choice: 'maybe' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('rita'));
    await passOver();
    expect(await commentNotices.everywhere.count(unsent)).toBe(0);
    expect(mails).toEqual(['rita@example.com No licence.']);
  });
});
