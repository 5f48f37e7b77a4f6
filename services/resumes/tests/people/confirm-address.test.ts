import type { Decision, JobDetail } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/resumes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let job: string;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});

afterEach(() => harness.stop());

const CUT = 'king@example.com';
const WHOLE = 'ada.king@example.com';
const unclear = (name: string, score: number, email: string) =>
  `${resumeText(name, score, email)}flags: address-unclear\n`;

const sender = { senderName: 'Mina Hill', company: '', signature: '', replyTo: 'mina@example.com' };

async function upload(...files: readonly (readonly [string, string])[]) {
  await send(instance, 'put', '/resumes/mail-settings', sender).expect(200);
  const { body } = await screen(instance, { files });
  job = `/resumes/job/${body.jobId}`;
}

const detail = async () => (await get(instance, job)).body as JobDetail;

async function find(name: string) {
  const { candidates, rejectionEmails } = await detail();
  const person = candidates.find(({ candidate }) => candidate === name);
  const mail = rejectionEmails.find(({ candidate }) => candidate === name);
  if (!person) throw new Error(`${name} is not there.`);
  return { person, mail };
}

async function confirm(name: string, body: object) {
  const { person } = await find(name);
  return send(instance, 'post', `${job}/candidate/${person.id}/confirm-address`, body);
}

async function claim(name: string, attemptId = `to ${name}`) {
  const { person } = await find(name);
  return instance.bus.request(messages.claimRejection, {
    userId: 'ada',
    jobId: job.split('/').pop() ?? '',
    candidateId: person.id,
    attemptId,
    at: '2026-03-01T10:00:00.000Z',
  });
}

async function sendable() {
  const { candidates } = await detail();
  const candidateIds = candidates.map(({ id }) => id);
  const ask = { userId: 'ada', jobId: job.split('/').pop() ?? '', candidateIds };
  return instance.bus.request(messages.findRejections, ask);
}

const drafts = async (email: string) =>
  (await instance.bus.request(messages.findDrafts, { userId: 'ada', emails: [email] })).drafts;

describe('an address that needs checking', () => {
  it('gets no email, either way, until a person confirms it', async () => {
    await upload(['a.pdf', unclear('Ada King', 20, CUT)]);
    const before = await find('Ada King');
    const doubt = before.person.addressDoubt ?? '';
    expect(doubt).not.toBe('');
    expect(before.person.flags.map(({ kind }) => kind)).toEqual(['address-unclear']);
    expect(before.mail?.cautions).toContain(doubt);
    expect(await claim('Ada King')).toEqual({ mail: null, reason: doubt });
    expect(await sendable()).toMatchObject({ sendable: [], refused: [{ reason: doubt }] });

    const { status, body } = await confirm('Ada King', { address: CUT, addressBefore: CUT });
    expect([status, body.rows.length]).toEqual([200, 1]);
    const { person, mail } = await find('Ada King');
    expect(person).toMatchObject({ email: CUT, flags: [], addressCheck: { found: CUT } });
    expect([person.addressDoubt, mail?.cautions ?? []]).toEqual([undefined, []]);
    expect((await sendable()).sendable).toEqual([{ candidateId: person.id, email: CUT }]);
    expect((await claim('Ada King')).mail?.email).toBe(CUT);
  });

  it('is corrected to another one, which the email goes to', async () => {
    await upload(['a.pdf', unclear('Ada King', 20, CUT)]);
    await confirm('Ada King', { address: WHOLE });
    const { person, mail } = await find('Ada King');
    expect([person.email, mail?.email]).toEqual([WHOLE, WHOLE]);
    expect((await drafts(CUT)).length).toBe(0);
    expect((await drafts(WHOLE)).map(({ email }) => email)).toEqual([WHOLE]);
    expect((await sendable()).sendable).toEqual([{ candidateId: person.id, email: WHOLE }]);
    expect((await claim('Ada King')).mail?.email).toBe(WHOLE);
  });

  it('may be one that is not drafted for: a person types it', async () => {
    await upload(['a.pdf', unclear('First Müller', 20, 'first.müller@example.com')]);
    expect((await find('First Müller')).mail).toBeUndefined();
    await confirm('First Müller', { address: 'first.mueller@example.com' });
    expect((await find('First Müller')).mail?.email).toBe('first.mueller@example.com');
  });

  it('is open again once what was said is taken back, and every step is in the record', async () => {
    await upload(['a.pdf', unclear('Ada King', 20, CUT)]);
    await confirm('Ada King', { address: CUT });
    await confirm('Ada King', { address: WHOLE });
    await confirm('Ada King', { address: WHOLE });
    await confirm('Ada King', { address: null });
    expect((await find('Ada King')).person.email).toBe(CUT);
    expect((await claim('Ada King')).mail).toBeNull();
    const { decisions } = (await get(instance, `${job}/decisions`)).body;
    const said = (decisions as Decision[]).filter(({ change }) => change === 'address');
    expect(said.map(({ why }) => why)).toEqual([
      `The address ${CUT} is right.`,
      `The address is ${WHOLE}, not ${CUT}.`,
      'The check of the address was undone.',
    ]);
  });

  it('is compared with those of others when it was corrected', async () => {
    await upload(
      ['a.pdf', unclear('Ada King', 20, CUT)],
      ['b.pdf', resumeText('Ben Smith', 30, WHOLE)],
    );
    const { body } = await confirm('Ada King', { address: WHOLE });
    expect(body.rows.length).toBe(2);
    const { person } = await find('Ada King');
    expect(person.maybeSame).toMatchObject([{ kind: 'address', candidate: 'Ben Smith' }]);
    expect((await claim('Ada King')).reason).toContain('Same address as Ben Smith');
  });

  it('is the clear one of a person with several files', async () => {
    await upload(
      ['a.pdf', `${unclear('Ada King', 40, CUT)}phone: +49 30 5550 1234\n`],
      ['b.pdf', `${resumeText('Ada King', 30, CUT)}phone: +49 30 5550 1234\n`],
    );
    const { candidates } = await detail();
    expect(candidates.map(({ files, addressDoubt }) => [files?.length, addressDoubt])).toEqual([
      [2, undefined],
    ]);
  });

  it('is refused where it is none, changed meanwhile, or mailed', async () => {
    await upload(['a.pdf', unclear('Ada King', 20, CUT)]);
    expect((await confirm('Ada King', { address: 'ada.king@' })).status).toBe(422);
    const stale = await confirm('Ada King', { address: WHOLE, addressBefore: WHOLE });
    expect([stale.status, stale.body.code ?? stale.body.title]).toEqual([409, 'AddressChanged']);
    await confirm('Ada King', { address: CUT });
    await claim('Ada King');
    expect((await confirm('Ada King', { address: WHOLE })).status).toBe(409);
    const foreign = `${job}/candidate/none_0/confirm-address`;
    expect((await send(instance, 'post', foreign, { address: null })).status).toBe(404);
  });
});
