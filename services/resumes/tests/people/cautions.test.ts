import type { JobDetail } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { CandidateRow, RowPage } from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let job: string;
let ids: Record<string, string>;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});

afterEach(() => harness.stop());

async function upload(...files: (readonly [name: string, content: string])[]) {
  const { body } = await screen(instance, { comparisonScore: 50, files });
  job = `/resumes/job/${body.jobId}`;
  ids = Object.fromEntries(
    (body.candidates as Candidate[]).map(({ candidate, id }) => [candidate, id]),
  );
}

/** The cautions by names, as every operation that shows emails has them. */
async function cautions(): Promise<Record<string, readonly string[]>> {
  const { rejectionEmails } = (await get(instance, job)).body as JobDetail;
  const { rows } = (await get(instance, `${job}/rows`)).body as RowPage;
  const some = (email: CandidateRow['email'] | undefined) =>
    email?.cautions ? [[email.candidate, email.cautions] as const] : [];
  const shown = Object.fromEntries(rejectionEmails.flatMap(some));
  expect(Object.fromEntries(rows.flatMap(({ email }) => some(email)))).toEqual(shown);
  return shown;
}

const put = (path: string, body: object) => send(instance, 'put', `${job}/${path}`, body);
const move = (name: string, choice: string) =>
  send(instance, 'post', `${job}/decide`, {
    changes: [{ candidateId: ids[name], choice }],
    reason: 'Decided.',
  });

const APPLICANT = 'the email says “Dear applicant”';

describe('cautions', () => {
  it('name who is a few points under the threshold, until a person rejects them', async () => {
    await upload(
      ['ellie.pdf', resumeText('Ellie Sutcliffe', 48)],
      ['ben.pdf', resumeText('Ben Smith', 49)],
      ['cara.pdf', resumeText('Cara Hill', 44)],
      ['dan.pdf', resumeText('Dan Hall', 51)],
    );
    expect(await cautions()).toEqual({
      'Ellie Sutcliffe': ['Borderline: 2 points under the threshold'],
      'Ben Smith': ['Borderline: 1 point under the threshold'],
    });
    await move('Ellie Sutcliffe', 'rejected');
    await move('Dan Hall', 'rejected');
    expect(Object.keys(await cautions())).toEqual(['Ben Smith']);
  });

  it('follow a changed threshold', async () => {
    await upload(['cara.pdf', resumeText('Cara Hill', 20)]);
    const rescore = (comparisonScore: number) =>
      send(instance, 'post', `${job}/rescore`, { comparisonScore });
    const { body } = await rescore(90);
    expect(await cautions()).toEqual({});
    const [{ score }] = body.candidates as [Candidate];
    await rescore(score + 5);
    expect(await cautions()).toEqual({ 'Cara Hill': ['Borderline: 5 points under the threshold'] });
    await rescore(score + 6);
    expect(await cautions()).toEqual({});
  });

  it('name whom the letter can’t greet by name, with what it says instead', async () => {
    await upload(
      ['steve.pdf', resumeText('Steve', 20)],
      ['ceng.pdf', resumeText('CEng', 49)],
      ['guess.pdf', `${resumeText('Ben Smith', 20)}flags: name-guessed\n`],
      ['cara.pdf', resumeText('Cara Hill', 20)],
    );
    expect(await cautions()).toEqual({
      Steve: [`Only a first name was found: ${APPLICANT}`],
      CEng: ['Borderline: 1 point under the threshold', `No clear name was found: ${APPLICANT}`],
      'Ben Smith': [`No clear name was found: ${APPLICANT}`],
    });
    const template = { subject: 'Thanks', content: 'Hello {{first_name}}, no.', company: '' };
    await put('rejection-template', template);
    expect((await cautions())['Steve']).toEqual([
      'Only a first name was found: the email says “Hello applicant”',
    ]);
    await put('rejection-template', { ...template, content: 'Hello, no.' });
    expect(Object.keys(await cautions())).toEqual(['CEng']);
  });

  it('have none about the name of a letter that a person wrote', async () => {
    await upload(['ceng.pdf', resumeText('CEng', 49)]);
    const path = `candidate/${ids['CEng']}/draft`;
    const letter = { subject: 'No', content: 'Dear Mx Li, no.' };
    const borderline = 'Borderline: 1 point under the threshold';
    expect((await put(path, letter)).body.cautions).toEqual([borderline]);
    expect(await cautions()).toEqual({ CEng: [borderline] });
    const { body } = await send(instance, 'delete', `${job}/${path}`, {});
    expect(body.cautions).toEqual([borderline, `No clear name was found: ${APPLICANT}`]);
  });

  it('name who shares an address with somebody shortlisted, as long as they do', async () => {
    await upload(
      ['ben.pdf', resumeText('Ben Smith', 20)],
      ['ben-2.pdf', resumeText('Ben Smith', 30)],
    );
    const { candidates } = (await get(instance, job)).body as JobDetail;
    const [counting] = candidates[0]?.files ?? [];
    const path = `${job}/candidate/${counting?.id}/separate`;
    const { body } = await send(instance, 'post', path, { separate: true });
    expect(body.rows).toHaveLength(2);
    expect(await cautions()).toEqual({});
    ids['one'] = body.rows[0].candidate.id;
    await move('one', 'shortlisted');
    const shared = ['Shares its address with someone who is shortlisted'];
    expect(await cautions()).toEqual({ 'Ben Smith': shared });
    const other = body.rows[1].candidate.id;
    expect((await get(instance, `${job}/candidate/${other}`)).body.email.cautions).toEqual(shared);
    await move('one', 'maybe');
    expect(await cautions()).toEqual({});
  });

  it('are none once a person decided about a resume, or once the email may have left', async () => {
    await upload(
      ['eva.pdf', `${resumeText('Eva Novak', 49)}flags: language\n`],
      ['ben.pdf', resumeText('Ben Smith', 49)],
    );
    await move('Eva Novak', 'rejected');
    expect(Object.keys(await cautions())).toEqual(['Ben Smith']);
    const claimed = await instance.bus.request(messages.claimRejection, {
      userId: 'ada',
      jobId: job.split('/').pop() ?? '',
      candidateId: ids['Ben Smith'] ?? '',
      attemptId: 'one',
      at: '2026-03-01T10:00:00.000Z',
    });
    expect(claimed.mail).not.toBeNull();
    expect(await cautions()).toEqual({});
  });
});
