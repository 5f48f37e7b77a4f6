import type { Decision } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, nameSender, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
  await nameSender(instance);
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
  ['uwe.pdf', `${resumeText('Uwe', 2)}flags: language`],
  ['eva.pdf', `${resumeText('Eva', 99)}flags: name-guessed keyword-list`],
] as const;

async function upload() {
  const { body } = await screen(instance, { files });
  const jobId = body.jobId as string;
  const idOf = (name: string) =>
    (body.candidates as Candidate[]).find(({ candidate }) => candidate === name)?.id ?? '';
  return {
    body,
    jobId,
    job: async () => (await get(instance, `/resumes/job/${jobId}`)).body,
    statuses: async () => {
      const { candidates } = (await get(instance, `/resumes/job/${jobId}`)).body;
      return Object.fromEntries(
        (candidates as Candidate[]).map(({ candidate, status }) => [candidate, status]),
      );
    },
    move: (name: string, status: string) =>
      send(instance, 'post', `/resumes/job/${jobId}/candidate/${idOf(name)}/override`, {
        status,
        reason: 'Read it.',
      }),
    rescore: (comparisonScore: number) =>
      send(instance, 'post', `/resumes/job/${jobId}/rescore`, { comparisonScore }),
    draftOf: async (name: string) => {
      const emails = [`${name.toLowerCase()}@example.com`];
      const { drafts } = await instance.bus.request(messages.findDrafts, { userId: 'ada', emails });
      return drafts.length;
    },
  };
}

describe('a candidate whom the machine must not decide about', () => {
  it('is neither shortlisted nor rejected and gets no draft, whatever the score', async () => {
    const { body, job, statuses, draftOf } = await upload();
    expect(await statuses()).toEqual({
      Ada: 'shortlisted',
      Ben: 'rejected',
      Uwe: 'review',
      Eva: 'review',
    });
    expect(body.rejectionEmails).toMatchObject([{ candidate: 'Ben' }]);
    expect(await job()).toMatchObject({
      total: 4,
      done: 4,
      shortlisted: 1,
      rejected: 1,
      review: 2,
    });
    const [item] = (await get(instance, '/resumes/history')).body;
    expect(item).toMatchObject({ total: 4, shortlisted: 1, rejected: 1, review: 2 });
    expect([await draftOf('Ben'), await draftOf('Uwe'), await draftOf('Eva')]).toEqual([1, 0, 0]);
    expect((body.candidates as Candidate[]).filter(({ borderline }) => borderline)).toEqual([]);
  });

  it('stays so at every threshold, until a person decides; the decision then stands', async () => {
    const { move, rescore, statuses, draftOf } = await upload();
    await rescore(0);
    expect(await statuses()).toMatchObject({ Ben: 'shortlisted', Uwe: 'review', Eva: 'review' });
    await rescore(100);
    expect(await statuses()).toMatchObject({ Ada: 'rejected', Uwe: 'review', Eva: 'review' });
    expect((await move('Uwe', 'shortlisted')).body).toMatchObject({ shortlisted: 1, review: 1 });
    expect((await move('Eva', 'rejected')).body).toMatchObject({ rejected: 3, review: 0 });
    expect([await draftOf('Uwe'), await draftOf('Eva')]).toEqual([0, 1]);
    await rescore(1);
    expect(await statuses()).toMatchObject({ Uwe: 'shortlisted', Eva: 'rejected' });
  });

  it('can’t be put back into review by a person', async () => {
    const { move } = await upload();
    expect((await move('Ada', 'review')).status).toBe(422);
  });

  it('is in the decision record as such, with who decided afterwards', async () => {
    const { jobId, move } = await upload();
    await move('Uwe', 'rejected');
    const { decisions } = (await get(instance, `/resumes/job/${jobId}/decisions`)).body;
    const ofUwe = (decisions as Decision[]).filter(({ candidate }) => candidate === 'Uwe');
    expect(ofUwe).toMatchObject([
      { kind: 'scored', from: null, to: 'review', score: 2 },
      { kind: 'overridden', from: 'review', to: 'rejected', by: 'ada@example.com' },
    ]);
  });
});
