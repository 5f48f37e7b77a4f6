import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen, send } from '../support/upload.js';
import { as, startMembers } from '../support/workspace.js';

let harness: Harness;
let instance: Instance;
let jobId: string;

beforeEach(async () => {
  harness = await createHarness();
  await startMembers(await harness.connect());
  instance = await harness.start();
  const files = [
    ['ben.pdf', resumeText('Ben', 20, 'ben@example.com')],
    ['ida.pdf', resumeText('Ida', 90, 'ida@example.com')],
  ] as const;
  const { body } = await screen(instance, { files, authorization: as('rita') });
  jobId = body.jobId as string;
});
afterEach(() => harness.stop());

const waitingFor = async (who: string) =>
  (await get(instance, '/resumes/waiting', as(who)).expect(200)).body;

const decide = (changes: readonly object[]) =>
  send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('rita')).expect(200);

async function idOf(name: string): Promise<string> {
  const { body } = await get(instance, `/resumes/job/${jobId}`, as('rita')).expect(200);
  const candidates = body.candidates as { id: string; candidate: string }[];
  return candidates.find(({ candidate }) => candidate.startsWith(name))?.id ?? '';
}

describe('work that waits for a member', () => {
  it('is undecided people first, then the rejections of a decided screening', async () => {
    const ida = await idOf('Ida');
    await decide([{ candidateId: ida, choice: 'maybe' }]);
    expect(await waitingFor('rita')).toMatchObject({
      undecided: [{ jobId, count: 1 }],
      rejections: [],
    });
    await decide([{ candidateId: ida, choice: 'shortlisted' }]);
    expect(await waitingFor('rita')).toMatchObject({
      undecided: [],
      rejections: [{ jobId, count: 1 }],
    });
  });

  it('is their part of a split screening, in place of its lead’s', async () => {
    await decide([{ candidateId: await idOf('Ida'), choice: 'maybe' }]);
    await decide([{ candidateId: await idOf('Ida'), choice: null }]);
    const split = {
      readers: [{ userId: 'ruth' }],
      isBlind: false,
      dueAt: '2026-12-01T00:00:00.000Z',
    };
    await send(instance, 'post', `/resumes/job/${jobId}/split`, split, as('rita')).expect(200);
    const [assigned] = (await waitingFor('ruth')).assigned;
    expect(assigned).toMatchObject({ jobId, count: 2, dueAt: split.dueAt });
    expect((await waitingFor('rita')).undecided).toEqual([]);
  });

  it('is nothing for members who lead nothing, nor once the screening is closed', async () => {
    expect(await waitingFor('ruth')).toEqual({ assigned: [], undecided: [], rejections: [] });
    await send(instance, 'patch', `/resumes/job/${jobId}`, { closed: true }, as('rita')).expect(
      200,
    );
    expect(await waitingFor('rita')).toEqual({ assigned: [], undecided: [], rejections: [] });
  });
});

describe('a screening in a list', () => {
  it('says how many a person decided about, and when that changed last', async () => {
    const item = async () => (await get(instance, '/resumes/history', as('ruth'))).body[0];
    const before = await item();
    expect(before).toMatchObject({ decided: 0 });
    expect(before).not.toHaveProperty('changedAt');
    await decide([{ candidateId: await idOf('Ben'), choice: 'shortlisted' }]);
    expect(await item()).toMatchObject({ decided: 1, changedAt: expect.any(String) });
  });
});
