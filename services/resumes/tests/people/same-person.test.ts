import { randomUUID } from 'node:crypto';
import type { Decision, JobDetail } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/resumes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { add, get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let job: string;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});

afterEach(() => harness.stop());

const AGENCY = 'desk@agency.example';
const agency = [
  ['ada.pdf', resumeText('Ada King', 20, AGENCY)],
  ['ben.pdf', resumeText('Ben Smith', 30, AGENCY)],
  ['cara.pdf', resumeText('Cara Lund', 40, 'Desk@Agency.example')],
] as const;

async function upload(...files: readonly (readonly [string, string])[]) {
  const { body } = await screen(instance, { files });
  job = `/resumes/job/${body.jobId}`;
}

const detail = async () => (await get(instance, job)).body as JobDetail;
const people = async () => (await detail()).candidates;

async function idOf(name: string) {
  return (await people()).find(({ candidate }) => candidate === name)?.id ?? name;
}

/** Names of those who may be the same person, by name. */
async function links() {
  const shown = (await people()).map(({ candidate, maybeSame = [] }) => [
    candidate,
    maybeSame.map((link) => `${link.kind} ${link.candidate}`),
  ]);
  return Object.fromEntries(shown) as Record<string, string[]>;
}

async function decide(name: string, others: readonly string[], same: boolean | null) {
  const ids = await Promise.all(others.map(idOf));
  const path = `${job}/candidate/${await idOf(name)}/same-person`;
  return send(instance, 'post', path, { others: ids, same });
}

const claim = async (name: string) =>
  instance.bus.request(messages.claimRejection, {
    userId: 'ada',
    jobId: job.split('/').pop() ?? '',
    candidateId: await idOf(name),
    attemptId: `to ${name}`,
    at: '2026-03-01T10:00:00.000Z',
  });

const lines = async () =>
  ((await get(instance, `${job}/decisions`)).body.decisions as Decision[])
    .filter(({ by }) => by.includes('@'))
    .map(({ candidate, change, why }) => `${candidate}: ${change}: ${why}`)
    .sort();

describe('people of one address', () => {
  it('are mailed, once each, only after a person said that they are different people', async () => {
    await upload(...agency);
    expect(await links()).toEqual({
      'Ada King': ['address Ben Smith', 'address Cara Lund'],
      'Ben Smith': ['address Ada King', 'address Cara Lund'],
      'Cara Lund': ['address Ada King', 'address Ben Smith'],
    });
    const why = 'Same address as Ben Smith, Cara Lund: decide first whether they are one person.';
    expect(await claim('Ada King')).toEqual({ mail: null, reason: why });
    const candidateIds = (await people()).map(({ id }) => id);
    const ask = { userId: 'ada', jobId: job.split('/').pop() ?? '', candidateIds };
    const before = await instance.bus.request(messages.findRejections, ask);
    expect([before.sendable, before.refused.length]).toEqual([[], 3]);
    const { rejectionEmails } = await detail();
    expect(rejectionEmails.map(({ cautions }) => cautions?.length)).toEqual([1, 1, 1]);

    const { status, body } = await decide('Ada King', ['Ben Smith', 'Cara Lund'], false);
    expect([status, body.rows.length, body.removed]).toEqual([200, 3, []]);
    expect(Object.values(await links()).flat()).toEqual([]);
    for (const name of ['Ada King', 'Ben Smith', 'Cara Lund']) {
      expect((await claim(name)).mail).toMatchObject({ separate: true });
    }
    expect((await lines())[0]).toBe(
      'Ada King: separated: Not the same person as ben.pdf, cara.pdf.',
    );
  });

  it('stay decided when files are added and criteria change; a newcomer is open', async () => {
    await upload(...agency.slice(0, 2));
    await decide('Ada King', ['Ben Smith'], false);
    await add(instance, job.split('/').pop() ?? '', {
      uploadId: randomUUID(),
      files: [
        ['ada-2.pdf', resumeText('Ada M. King', 35, AGENCY)],
        ['dora.pdf', resumeText('Dora Moss', 10, AGENCY)],
      ],
    });
    await until(async () => (await detail()).adding === 0);
    await send(instance, 'post', `${job}/rescore`, { comparisonScore: 80 });
    expect(await links()).toEqual({
      'Ada M. King': ['address Dora Moss'],
      'Ben Smith': ['address Dora Moss'],
      'Dora Moss': ['address Ada M. King', 'address Ben Smith'],
    });
    expect((await decide('Dora Moss', ['Ada M. King', 'Ben Smith'], false)).status).toBe(200);
    expect(Object.values(await links()).flat()).toEqual([]);
  });

  it('become one person who is mailed once, and two again', async () => {
    await upload(...agency.slice(0, 2));
    const ids = (await people()).map(({ id }) => id);
    const one = await decide('Ben Smith', ['Ada King'], true);
    expect(one.body.removed).toHaveLength(1);
    const [person, ...others] = await people();
    expect([person?.files?.length, person?.maybeSame, others]).toEqual([2, undefined, []]);
    const path = `${job}/candidate/${ids[0]}/same-person`;
    expect((await send(instance, 'post', path, { others: [ids[1]], same: null })).status).toBe(200);
    expect(await links()).toEqual({
      'Ada King': ['address Ben Smith'],
      'Ben Smith': ['address Ada King'],
    });
  });
});

describe('people of agreeing names with one phone', () => {
  const PHONE = 'phone: +44 7700 900123\n';
  const two = [
    ['ada.pdf', resumeText('Ada King', 20, 'ada@home.example') + PHONE],
    ['ada-2.pdf', resumeText('Ada M. King', 30, 'ada@work.example') + PHONE],
    ['eve.pdf', resumeText('Eve Stone', 30, 'eve@home.example') + PHONE],
  ] as const;

  it('are proposed as one person and become one', async () => {
    await upload(...two);
    expect(await links()).toEqual({
      'Ada King': ['phone Ada M. King'],
      'Ada M. King': ['phone Ada King'],
      'Eve Stone': [],
    });
    const { rejectionEmails } = await detail();
    expect(rejectionEmails.flatMap(({ cautions = [] }) => cautions).sort()).toEqual([
      'Maybe the same person as Ada King: same phone',
      'Maybe the same person as Ada M. King: same phone',
    ]);
    await decide('Ada King', ['Ada M. King'], true);
    expect((await people()).map(({ files }) => files?.length)).toEqual([2, undefined]);
    expect(await lines()).toEqual([
      'Ada King: merged: The same person as ada-2.pdf.',
      'Ada M. King: merged: The same person as ada.pdf.',
    ]);
  });

  it('stay two when they are kept apart', async () => {
    await upload(...two);
    await decide('Ada King', ['Ada M. King'], false);
    await decide('Ada King', ['Ada M. King'], false);
    expect(await people()).toHaveLength(3);
    expect(Object.values(await links()).flat()).toEqual([]);
    expect(await lines()).toHaveLength(2);
  });
});

describe('a decision about persons', () => {
  it('is about candidates of the own screening, and of a complete one', async () => {
    await upload(...agency);
    const path = `${job}/candidate/${await idOf('Ada King')}/same-person`;
    const body = { others: ['nobody_1'], same: true };
    expect((await send(instance, 'post', path, body)).status).toBe(404);
    const others = [await idOf('Ben Smith')];

    const theirs = await send(instance, 'post', path, { others, same: true }, authorize('ben'));
    expect(theirs.status).toBe(404);
    expect((await send(instance, 'post', path, { others: [], same: true })).status).toBe(422);
  });
});
