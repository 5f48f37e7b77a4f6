import type { JobDetail } from '@shortlist/contracts/job';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.js';
import { decideCandidates } from '../../src/domain/change/decide-candidates.js';
import { countPeople } from '../../src/domain/read/count-people.js';
import { findOverview } from '../../src/domain/read/rows/find-overview.js';
import { Crash, dyingAfter } from '../support/crash.js';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { memberOf } from '../support/member.js';
import { get, screen, send } from '../support/upload.js';

/** More than are read and written together. */
const PEOPLE = 210;

interface Stored {
  readonly _id: string;
  readonly decisions: readonly { readonly kind: string }[];
}

let harness: Harness;
let instance: Instance;
let jobId: string;

const candidates = async () => {
  const db = await harness.connectDatabase();
  return { db, stored: db.collection<Stored>('candidates') };
};

/** A screening of many: copies of what was stored of one. */
async function multiply(): Promise<string[]> {
  const { db, stored } = await candidates();
  const [one] = await stored.find({ jobId } as never).toArray();
  if (!one) throw new Error('No candidate.');
  const copies = Array.from({ length: PEOPLE - 1 }, (_, n) => ({
    ...one,
    _id: `copy_${n}`,
    position: n + 1,
  }));
  await stored.insertMany(copies as never[]);
  await db.collection<{ _id: string }>('jobs').updateOne(
    { _id: jobId },
    // As an earlier release left it: whose files they are was never looked for.
    { $set: { total: PEOPLE, counts: null, personsFound: false } },
  );
  return [one._id, ...copies.map(({ _id }) => _id)];
}

describe('hundreds of people', () => {
  let ids: string[];

  beforeEach(async () => {
    harness = await createHarness();
    instance = await harness.start();
    const { body } = await screen(instance, { files: [['ada.pdf', resumeText('Ada', 30)]] });
    jobId = (body as { jobId: string }).jobId;
    ids = await multiply();
  });
  afterEach(() => harness.stop());

  it('are decided about once each, when the process dies in the middle and the call is repeated', async () => {
    const { context } = instance;
    const owner = { jobId, member: memberOf('ada') };
    const input = {
      ...owner,
      by: 'ada@example.com',
      changes: ids.map((candidateId) => ({ candidateId, choice: 'shortlisted' as const })),
    };
    await expect(decideCandidates(dyingAfter(context, 2), input)).rejects.toThrow(Crash);
    const cut = (await findOverview(context, owner, 1))?.totals;
    expect(cut?.decided).toBeGreaterThan(0);
    expect(cut?.decided).toBeLessThan(PEOPLE);
    expect(cut).toMatchObject({ candidates: PEOPLE, shortlisted: cut?.decided });
    const { totals, persons, skipped } = await decideCandidates(context, input);
    expect(totals).toMatchObject({ persons: PEOPLE, decided: PEOPLE, shortlisted: PEOPLE });
    expect([persons.length, skipped]).toEqual([PEOPLE, []]);
    const { stored } = await candidates();
    const lines = (await stored.find({ jobId } as never).toArray()).map(
      ({ decisions }) => decisions.filter(({ kind }) => kind === 'overridden').length,
    );
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  it('are not counted again for a decision about one, unless something else is changed meanwhile', async () => {
    const { context } = instance;
    const { candidates, jobs } = context.models;
    const owner = { jobId, member: memberOf('ada') };
    let counted = 0;
    let meanwhile = () => Promise.resolve();
    const watched: Context = {
      ...context,
      models: {
        ...context.models,
        candidates: {
          ...candidates,
          everywhere: {
            ...candidates.everywhere,
            aggregate: (...given) => {
              counted += 1;
              return candidates.everywhere.aggregate(...given);
            },
            updateEach: async (changes) => {
              await meanwhile();
              return candidates.everywhere.updateEach(changes);
            },
          },
        },
      },
    };
    const decide = (by: Context, at: number, choice: 'rejected' | 'maybe' | null) =>
      decideCandidates(by, {
        ...owner,
        by: 'ada@example.com',
        changes: [{ candidateId: ids[at] as string, choice }],
      });
    const countAll = async () => {
      const job = await jobs.everywhere.findOne({ _id: jobId });
      const live = await countPeople(context, { runId: job?.runId ?? '' });
      expect(job?.counts).toMatchObject(live);
      return live;
    };
    await decide(watched, 0, 'maybe');
    expect(counted).toBe(1);
    for (const choice of ['rejected', 'maybe', null, 'rejected'] as const) {
      expect((await decide(watched, 1, choice)).totals).toMatchObject(await countAll());
    }
    expect(counted).toBe(1);
    meanwhile = async () => void (await decide(context, 2, 'rejected'));
    expect((await decide(watched, 3, 'rejected')).totals).toMatchObject(await countAll());
    expect([counted, (await countAll()).decided]).toEqual([2, 4]);
  });

  it('follow another threshold, and are left out of an answer that is asked for briefly', async () => {
    const path = `/resumes/job/${jobId}`;
    const changed = await send(instance, 'post', `${path}/rescore?answer=brief`, {
      comparisonScore: 1,
    });
    expect([changed.status, changed.body.detail]).toEqual([200, undefined]);
    expect(changed.body).toMatchObject({
      comparisonScore: 1,
      candidates: [],
      rejectionEmails: [],
    });
    expect(changed.body).toMatchObject({ total: PEOPLE, done: PEOPLE });
    const { body } = await get(instance, path);
    const { candidates: people, rejectionEmails } = body as JobDetail;
    // All have one address: they are one person.
    expect(people).toMatchObject([{ status: 'shortlisted' }]);
    expect(people[0]?.files).toHaveLength(PEOPLE);
    expect(rejectionEmails).toEqual([]);
  });
});
