import type { Retention } from '@shortlist/contracts/http/resumes';
import * as messages from '@shortlist/contracts/messages/resumes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { openedBy, share } from '../support/share.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
/** Ids of screenings that the other services were told are deleted. */
let told: string[];
let now: number;
const clock = () => new Date(now);
const at = (moment: string) => {
  now = Date.parse(moment);
};

beforeEach(async () => {
  at('2026-06-10T12:00Z');
  told = [];
  harness = await createHarness();
  instance = await harness.start({ sweepIntervalMs: 1_000_000 }, { clock });
  const bus = await harness.connect();
  await bus.subscribe(messages.jobDeleted, { broadcast: true }, async ({ jobId }) => {
    told.push(jobId);
  });
});
afterEach(() => harness.stop());

const files = [['ada.pdf', resumeText('Ada Quill', 90)]] as const;

async function screenAt(moment: string, authorization = authorize()): Promise<string> {
  at(moment);
  const { body } = await screen(instance, { files, authorization });
  return body.jobId as string;
}

const choose = async (months: number, authorization = authorize()) => {
  const answer = await send(instance, 'put', '/resumes/retention', { months }, authorization);
  expect(answer.status).toBe(200);
  return answer.body as Retention;
};
const ask = async () => (await get(instance, '/resumes/retention')).body as Retention;
const optionOf = ({ options }: Retention, months: number) =>
  options.find((option) => option.months === months);
const sweepAt = async (moment: string) => {
  at(moment);
  return (await sweep(instance.context)).outdated;
};
const isKept = async (jobId: string, authorization = authorize()) =>
  (await get(instance, `/resumes/job/${jobId}`, authorization)).status === 200;

describe('how long screenings are kept', () => {
  it('is 12 months for who never chose; each choice says what it would delete, and when', async () => {
    await screenAt('2026-01-01T09:00Z');
    await screenAt('2026-03-15T09:00Z');
    await screenAt('2026-06-01T09:00Z');
    at('2026-06-10T12:00Z');
    const state = await ask();
    expect(state).toMatchObject({ months: 12, deletesAt: '2026-06-11T03:00:00.000Z' });
    expect(state.options.map(({ months, screenings }) => [months, screenings])).toEqual([
      [1, 2],
      [3, 1],
      [6, 0],
      [12, 0],
    ]);
    expect(optionOf(state, 3)).toMatchObject({ titles: ['Nurse'], soon: 1 });
  });

  it('keeps what a former release let choose, until another is chosen', async () => {
    await choose(6);
    await instance.context.models.retentions.updateOne({ _id: 'ada' }, { $set: { months: 9 } });
    const state = await ask();
    expect([state.months, state.options.map(({ months }) => months)]).toEqual([
      9,
      [1, 3, 6, 9, 12],
    ]);
    const { body } = await send(instance, 'put', '/resumes/retention', { recordYears: 3 });
    expect(body).toMatchObject({ months: 9, recordYears: 3 });
    expect((await choose(12)).options.map(({ months }) => months)).toEqual([1, 3, 6, 12]);
  });

  it('is not put off by a choice of years for records', async () => {
    const old = await screenAt('2026-01-01T09:00Z');
    at('2026-06-10T12:00Z');
    await choose(1);
    at('2026-06-11T02:30Z');
    await send(instance, 'put', '/resumes/retention', { recordYears: null });
    expect(await sweepAt('2026-06-11T03:00Z')).toBe(1);
    expect(await isKept(old)).toBe(false);
  });

  it('deletes older ones in the night after, with links and in other services; not those of others', async () => {
    const old = await screenAt('2026-01-01T09:00Z');
    const othersOld = await screenAt('2026-01-01T09:00Z', authorize('bea'));
    const { token } = await share(instance, `/resumes/job/${old}`);
    const young = await screenAt('2026-05-20T09:00Z');
    at('2026-06-10T12:00Z');
    expect(optionOf(await choose(3), 3)?.screenings).toBe(1);
    expect(await sweepAt('2026-06-11T02:59Z')).toBe(0);
    expect(await isKept(old)).toBe(true);
    expect(await sweepAt('2026-06-11T03:00Z')).toBe(1);
    expect([await isKept(old), await isKept(young)]).toEqual([false, true]);
    expect(await isKept(othersOld, authorize('bea'))).toBe(true);
    await until(() => told.includes(old));
    expect(new Set(told)).toEqual(new Set([old]));
    await expect(openedBy(instance, token)).rejects.toThrow();
    const { models } = instance.context;
    expect(await models.candidates.everywhere.count({ jobId: old })).toBe(0);
    expect(await models.shares.everywhere.count({ jobId: old })).toBe(0);
    // By day nothing goes; in a later night, what has become old by then.
    expect(await sweepAt('2026-08-21T02:00Z')).toBe(0);
    expect(await sweepAt('2026-08-21T10:00Z')).toBe(1);
    expect(await isKept(young)).toBe(false);
  });

  it('can be changed back before the night: nothing is deleted then', async () => {
    const old = await screenAt('2026-01-01T09:00Z');
    at('2026-06-10T12:00Z');
    await choose(1);
    at('2026-06-10T23:00Z');
    expect(await choose(12)).toMatchObject({ months: 12 });
    expect(await sweepAt('2026-06-11T03:00Z')).toBe(0);
    expect(await sweepAt('2026-06-12T03:00Z')).toBe(0);
    expect(await isKept(old)).toBe(true);
  });

  it('leaves at least an hour to change it back', async () => {
    await screenAt('2026-01-01T09:00Z');
    at('2026-06-11T02:30Z');
    expect(await choose(1)).toMatchObject({ deletesAt: '2026-06-12T03:00:00.000Z' });
    expect(await sweepAt('2026-06-11T03:30Z')).toBe(0);
    expect(await sweepAt('2026-06-12T03:00Z')).toBe(1);
  });

  it('ends with the record that the database removes, also for who never chose', async () => {
    const old = await screenAt('2026-06-10T12:00Z');
    const { models } = instance.context;
    // Real time goes its own way: only the sweep is to delete it here.
    expect((await models.jobs.everywhere.findOne({ _id: old }))?.expiresAt).toEqual(
      new Date('2027-06-10T12:00Z'),
    );
    expect(await sweepAt('2027-06-09T11:59Z')).toBe(0);
    expect(await sweepAt('2027-06-09T12:00Z')).toBe(1);
    await until(() => told.includes(old));
    expect(await isKept(old)).toBe(false);
  });

  it('is tried again when it can not be done, and done once by several at once', async () => {
    const first = await screenAt('2026-01-01T09:00Z');
    const second = await screenAt('2026-01-02T09:00Z');
    at('2026-06-10T12:00Z');
    await choose(1);
    at('2026-06-11T03:00Z');
    const { context } = instance;
    const { deletedJobs } = context.models;
    let failures = 1;
    const failing = {
      ...context,
      models: {
        ...context.models,
        deletedJobs: {
          ...deletedJobs,
          create: (input: never) =>
            failures-- > 0
              ? Promise.reject(new Error('The disk is full.'))
              : deletedJobs.create(input),
        },
      },
    };
    expect((await sweep(failing)).outdated).toBe(1);
    const counts = await Promise.all([sweep(context), sweep(context)]);
    expect(counts.some(({ outdated }) => outdated > 0)).toBe(true);
    expect([await isKept(first), await isKept(second)]).toEqual([false, false]);
    expect(await sweepAt('2026-06-11T04:00Z')).toBe(0);
  });

  it.each([[0], [9], [13], [1.5], ['6'], [null]])('refuses %p months', async (months) => {
    const answer = await send(instance, 'put', '/resumes/retention', { months });
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
    expect(await ask()).toMatchObject({ months: 12 });
  });
});

describe('what is deleted soon', () => {
  /** When lists say that screenings are deleted, newest first; null where they say nothing. */
  const listed = async (moment: string) => {
    at(moment);
    const { items } = (await get(instance, '/resumes/screenings')).body as {
      items: { deletesAt?: string }[];
    };
    const { body: history } = await get(instance, '/resumes/history');
    const dates = items.map(({ deletesAt }) => deletesAt?.slice(0, 16) ?? null);
    expect((history as typeof items).map((item) => item.deletesAt?.slice(0, 16) ?? null)).toEqual(
      dates,
    );
    return dates;
  };

  it('says when, from 14 days before; and is deleted then', async () => {
    await screenAt('2026-03-20T09:00Z');
    const old = await screenAt('2026-03-01T09:00Z');
    at('2026-05-01T12:00Z');
    expect(await listed('2026-05-01T12:00Z')).toEqual([null, null]);
    await choose(3);
    expect(await listed('2026-05-18T12:00Z')).toEqual([null, null]);
    expect(await listed('2026-05-19T12:00Z')).toEqual([null, '2026-06-02T03:00']);
    expect(await listed('2026-06-01T12:00Z')).toEqual([null, '2026-06-02T03:00']);
    expect(await sweepAt('2026-06-02T02:59Z')).toBe(0);
    expect(await sweepAt('2026-06-02T03:00Z')).toBe(1);
    expect(await isKept(old)).toBe(false);
  });

  it('follows the choice: one that is old already goes at the night from which it holds', async () => {
    await screenAt('2026-03-01T09:00Z');
    at('2026-06-10T02:30Z');
    await choose(1);
    expect(await listed('2026-06-10T02:31Z')).toEqual(['2026-06-11T03:00']);
    await choose(12);
    expect(await listed('2026-06-10T02:32Z')).toEqual([null]);
  });

  it('says so before the end of 12 months, too, where nobody chose', async () => {
    await screenAt('2026-03-01T09:00Z');
    expect(await listed('2027-02-14T08:00Z')).toEqual([null]);
    expect(await listed('2027-02-16T12:00Z')).toEqual(['2027-02-28T09:00']);
  });
});
