import type { Decision, JobDetail } from '@shortlist/contracts/job';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../src/context.js';
import { groupPersons } from '../../src/domain/outcome/persons/group-persons.js';
import { markUngrouped } from '../../src/domain/outcome/persons/mark-ungrouped.js';
import { createScriptedEngine, judgedText, resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const body = 'Led a ward of thirty beds and a team of forty nurses in an acute hospital.';

async function detailOf(jobId: string): Promise<JobDetail> {
  return (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;
}

const peopleOf = ({ candidates }: Pick<JobDetail, 'candidates'>) =>
  candidates.map(({ candidate, fileName, score, status, email, files }) => ({
    candidate,
    fileName,
    score,
    status,
    email,
    files: files?.map((file) => `${file.fileName} ${file.score}`),
  }));

describe('files of one person', () => {
  beforeEach(async () => {
    instance = await harness.start();
  });

  it('are one candidate by the best of them, with one email and one place in every count', async () => {
    const { body: answer } = await screen(instance, {
      files: [
        ['one.pdf', resumeText('A. King', 30, 'Ada@Example.com')],
        ['two.pdf', resumeText('Ada King', 90, 'ada@example.com')],
        ['three.pdf', resumeText('Ada M. King', 40, 'ada@example.com')],
        ['ben-1.pdf', resumeText('Ben Smith', 20, '') + body],
        ['ben-2.pdf', `${resumeText('SMITH, Ben', 10, 'b.smith@example.com') + body} Now more.`],
        ['other.pdf', resumeText('Cara Lund', 40)],
        ['broken.pdf', 'BROKEN'],
      ],
    });
    const detail = await detailOf(answer.jobId);
    expect(peopleOf(detail)).toEqual([
      {
        candidate: 'Ada King',
        fileName: 'two.pdf',
        score: 90,
        status: 'shortlisted',
        email: 'ada@example.com',
        files: ['two.pdf 90', 'three.pdf 40', 'one.pdf 30'],
      },
      {
        candidate: 'Cara Lund',
        fileName: 'other.pdf',
        score: 40,
        status: 'rejected',
        email: 'cara.lund@example.com',
        files: undefined,
      },
      {
        candidate: 'Ben Smith',
        fileName: 'ben-1.pdf',
        score: 20,
        status: 'rejected',
        email: 'b.smith@example.com',
        files: ['ben-1.pdf 20', 'ben-2.pdf 10'],
      },
    ]);
    expect(detail.candidates).toEqual(answer.candidates);
    expect(detail.candidates[0]?.fileId).toBe(detail.candidates[0]?.files?.[0]?.id);
    expect(detail).toMatchObject({ shortlisted: 1, rejected: 2, review: 0, total: 7, done: 7 });
    expect(detail.averageScore).toBe(50);
    expect(detail.rejectionEmails.map(({ email }) => email)).toEqual([
      'b.smith@example.com',
      'cara.lund@example.com',
    ]);
    const [ben, cara] = detail.rejectionEmails;
    expect([ben?.candidateId, cara?.candidateId]).toEqual([
      detail.candidates[2]?.id,
      detail.candidates[1]?.id,
    ]);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history).toMatchObject([
      { shortlisted: 1, rejected: 2, averageScore: 50, total: 7, done: 7, unreadable: 1 },
    ]);
    const { body: record } = await get(instance, `/resumes/job/${answer.jobId}/decisions`);
    const merged = (record.decisions as Decision[]).filter(({ change }) => change === 'merged');
    expect(merged).toMatchObject([
      {
        candidateId: detail.candidates[0]?.id,
        candidate: 'Ada King',
        by: 'local test',
        from: 'rejected',
        to: 'shortlisted',
        score: 90,
        why: 'Files of the same person: two.pdf, three.pdf, one.pdf. The best score counts: two.pdf.',
      },
      { candidate: 'Ben Smith', from: 'rejected', to: 'rejected' },
    ]);
  });

  it('are many people when they share a text and not a name, or nothing at all', async () => {
    const { body: answer } = await screen(instance, {
      files: [
        ['a.pdf', resumeText('Ada King', 90) + body],
        ['b.pdf', resumeText('Ben Smith', 80) + body],
        ['c.pdf', resumeText('', 70, '') + body],
        ['d.pdf', resumeText('', 60, '') + body],
      ],
    });
    expect(answer.candidates).toHaveLength(4);
  });

  it('are one person, however many copies there are', async () => {
    const files = Array.from(
      { length: 8 },
      (_, n) => [`${n}.pdf`, resumeText('Ada King', 90)] as const,
    );
    const { body: answer } = await screen(instance, { files });
    expect(answer.candidates).toMatchObject([{ fileName: '0.pdf', flags: [] }]);
    expect(answer.candidates[0].files).toHaveLength(8);
  });
});

describe('files that somebody else changes while they are grouped', () => {
  const COPIES = 25;
  let jobId: string;

  beforeEach(async () => {
    instance = await harness.start();
    const files = Array.from(
      { length: COPIES },
      (_, n) => [`${n}.pdf`, resumeText(`Ada ${n}`, 90, `ada.${n}@example.com`)] as const,
    );
    jobId = (await screen(instance, { files })).body.jobId as string;
    const db = await harness.connectDatabase();
    await db
      ?.collection('candidates')
      .updateMany({}, { $set: { 'result.email': 'ada@example.com' } });
  });

  /** A process that a rival forestalls in all changes of a round but the first ones. */
  function forestalled(but: number): Context {
    const { models, ...context } = instance.context;
    const { candidates } = models;
    return {
      ...context,
      models: {
        ...models,
        candidates: {
          ...candidates,
          everywhere: {
            ...candidates.everywhere,
            updateEach: async (changes) => {
              const ids = changes.slice(but).map(({ filter }) => filter._id as string);
              await candidates.everywhere.updateMany(
                { _id: { $in: ids } },
                { $inc: { revision: 1 } },
              );
              return candidates.everywhere.updateEach(changes);
            },
          },
        },
      },
    };
  }

  it('are grouped all the same as long as each round leaves less to do', async () => {
    await groupPersons(forestalled(1), jobId);
    const [person, ...others] = (await detailOf(jobId)).candidates;
    expect([person?.files?.length, others]).toEqual([COPIES, []]);
  });

  it('are given up with a sentence when nothing comes of it, and grouped later', async () => {
    await expect(groupPersons(forestalled(0), jobId)).rejects.toMatchObject({
      code: 'Unavailable',
      sentence: expect.stringMatching(/^The candidates are being changed again and again/),
    });
    await groupPersons(instance.context, jobId);
    expect((await detailOf(jobId)).candidates).toHaveLength(1);
  });

  it('are grouped by two at once', async () => {
    const other = await harness.createContext();
    await Promise.all([groupPersons(instance.context, jobId), groupPersons(other, jobId)]);
    expect((await detailOf(jobId)).candidates).toHaveLength(1);
  });
});

describe('a job that is marked as files of it are about to belong together in another way', () => {
  const markOf = async (jobId: string) =>
    (await instance.context.models.jobs.everywhere.findOne({ _id: jobId }))?.ungroupedSince;

  it('loses the mark of who marked it alone, and keeps one that two have set', async () => {
    instance = await harness.start();
    const { context } = instance;
    const { jobId } = (await screen(instance, { files: [['a.pdf', resumeText('Ada', 90)]] })).body;
    const alone = await markUngrouped(context, jobId);
    expect(await markOf(jobId)).toEqual(alone);
    await groupPersons(context, jobId, { mark: alone });
    expect(await markOf(jobId)).toBeNull();

    const first = await markUngrouped(context, jobId);
    const second = await markUngrouped(context, jobId);
    expect([first, second]).toEqual([expect.any(Date), null]);
    await groupPersons(context, jobId, { mark: second });
    await groupPersons(context, jobId, { mark: first });
    expect(await markOf(jobId)).not.toBeNull();
  });

  it('may be gone', async () => {
    instance = await harness.start();
    expect(await markUngrouped(instance.context, 'gone')).toBeNull();
  });
});

describe('a person whose scores change', () => {
  it('keeps the id when another file comes to count, and the status follows', async () => {
    instance = await harness.start({}, { engine: createScriptedEngine({ criteria: 2 }) });
    const { body: answer } = await screen(instance, {
      files: [
        ['one.pdf', judgedText('Ada', ['c1'])],
        ['two.pdf', judgedText('Ada', ['c2'])],
        ['ben.pdf', judgedText('Ben', [])],
      ],
    });
    const [before] = answer.candidates;
    expect(before).toMatchObject({ fileName: 'one.pdf', files: [{}, {}] });
    const weigh = async (c1: number, c2: number, comparisonScore?: number) => {
      const criteria = [
        { id: 'c1', weight: c1 },
        { id: 'c2', weight: c2 },
      ];
      const path = `/resumes/job/${answer.jobId}/rescore`;
      const sent = await send(instance, 'post', path, {
        criteria,
        ...(comparisonScore === undefined ? {} : { comparisonScore }),
      });
      expect(sent.status).toBe(200);
      const { candidates } = await detailOf(answer.jobId);
      return candidates.find(({ id }) => id === before.id);
    };
    const after = await weigh(1, 9);
    expect(after).toMatchObject({ fileName: 'two.pdf', status: 'shortlisted' });
    expect(after?.fileId).not.toBe(before.id);
    expect(after?.verdicts.find(({ criterionId }) => criterionId === 'c2')?.verdict).toBe('met');
    const low = await weigh(9, 1, 95);
    expect(low).toMatchObject({ fileName: 'one.pdf', status: 'rejected', id: before.id });
    expect(low?.fileId).toBeUndefined();
    const { rejectionEmails } = await detailOf(answer.jobId);
    expect(rejectionEmails.map(({ candidate }) => candidate).sort()).toEqual(['Ada', 'Ben']);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history).toMatchObject([{ shortlisted: 0, rejected: 2 }]);
  });
});
