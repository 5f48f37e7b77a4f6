import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.js';
import { changeSettings } from '../../src/domain/change/change-settings.js';
import { changeCandidate } from '../../src/domain/outcome/change-candidate.js';
import type { JobOfMember } from '../../src/domain/read/find-job.js';
import { createScriptedEngine, judgedText } from '../support/engine.js';
import { createHarness, type Harness } from '../support/harness.js';
import { memberOf } from '../support/member.js';
import { screen } from '../support/upload.js';

let harness: Harness;
let owner: JobOfMember;

beforeEach(async () => {
  harness = await createHarness();
  const instance = await harness.start({}, { engine: createScriptedEngine({ criteria: 1 }) });
  const { body } = await screen(instance, { files: [['ada.pdf', judgedText('Ada', ['c1'], 1)]] });
  owner = { jobId: body.jobId as string, member: memberOf('ada') };
});

afterEach(() => harness.stop());

const settingsBy = (by: string) => (context: Context) =>
  changeSettings(context, owner, ({ comparisonScore }) => ({
    set: { comparisonScore: comparisonScore + 1 },
    change: { by, why: 'One more.' },
    rescores: true,
  }));

async function findCandidate({ models }: Context) {
  const candidate = await models.candidates.everywhere.findOne({ jobId: owner.jobId });
  if (!candidate) throw new Error('The job has no candidate.');
  return candidate;
}

const renameBy =
  (by: string, at: Date) =>
  async (context: Context): Promise<boolean> => {
    const { _id: candidateId } = await findCandidate(context);
    return changeCandidate(context, { jobId: owner.jobId, candidateId }, (_job, { decisions }) => ({
      set: { duplicates: [`change ${decisions.length}`] },
      decision: {
        at,
        kind: 'overridden',
        by,
        name: 'Ada',
        from: 'rejected',
        to: 'shortlisted',
        score: 0,
        comparisonScore: 0,
        why: null,
      },
    }));
  };

/** Contexts of as many processes, on one database. */
const connect = (count: number) =>
  Promise.all(Array.from({ length: count }, () => harness.createContext()));

describe('several who change one thing at once', () => {
  it('all change a screening, each on what the others left', async () => {
    const contexts = await connect(4);
    const job = await contexts[0]?.models.jobs.everywhere.findOne({ _id: owner.jobId });
    await Promise.all(
      contexts.flatMap((context, at) =>
        [settingsBy(`a${at}`), settingsBy(`b${at}`)].map((set) => set(context)),
      ),
    );
    const after = await contexts[0]?.models.jobs.everywhere.findOne({ _id: owner.jobId });
    expect(after?.comparisonScore).toBe((job?.comparisonScore ?? 0) + 8);
    expect(after?.settingsRevision).toBe((job?.settingsRevision ?? 0) + 8);
  });

  it('all change a candidate, and no change is lost', async () => {
    const contexts = await connect(4);
    const names = contexts.map((_, at) => `by ${at}`);
    const changes = contexts.map((context, at) => renameBy(`by ${at}`, new Date(at))(context));
    expect(await Promise.all(changes)).toEqual([true, true, true, true]);
    const { decisions, duplicates, revision } = await findCandidate(contexts[0] as Context);
    const made = decisions.slice(-4).map(({ by }) => by);
    expect(made.sort()).toEqual(names);
    expect([duplicates, revision]).toEqual([[`change ${decisions.length - 1}`], 4]);
  });
});

describe('one whom a rival always forestalls', () => {
  const logged: object[] = [];

  /** A process whose every change meets one that came just before. */
  async function forestalled(): Promise<Context> {
    logged.length = 0;
    const context = await harness.createContext();
    const { jobs, candidates } = context.models;
    const error = (about: object) => void logged.push(about);
    return {
      ...context,
      log: Object.assign(Object.create(context.log) as typeof context.log, { error }),
      models: {
        ...context.models,
        jobs: {
          ...jobs,
          everywhere: {
            ...jobs.everywhere,
            updateOne: async (filter, update) => {
              await jobs.everywhere.updateOne(
                { _id: owner.jobId },
                { $inc: { settingsRevision: 1 } },
              );
              return jobs.everywhere.updateOne(filter, update);
            },
          },
        },
        candidates: {
          ...candidates,
          everywhere: {
            ...candidates.everywhere,
            updateOne: async (filter, update) => {
              await candidates.everywhere.updateOne(
                { jobId: owner.jobId },
                { $inc: { revision: 1 } },
              );
              return candidates.everywhere.updateOne(filter, update);
            },
          },
        },
      },
    };
  }

  it.each([
    ['a screening', settingsBy('ada'), /^This screening is being changed again and again/],
    ['a candidate', renameBy('ada', new Date(0)), /^This candidate is being changed again and/],
  ])('is told that %s could not be changed, and the log whose', async (_what, change, sentence) => {
    const context = await forestalled();
    await expect(change(context)).rejects.toMatchObject({
      code: 'Unavailable',
      sentence: expect.stringMatching(sentence),
    });
    expect(logged).toMatchObject([{ jobId: owner.jobId }]);
  });
});
