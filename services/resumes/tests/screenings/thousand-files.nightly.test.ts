import { randomUUID } from 'node:crypto';
import { estimateTokens } from '@shortlist/contracts/constants';
import type { JobDetail } from '@shortlist/contracts/job';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { add, get, screen } from '../support/upload.js';

const PARTS = 10;
const PART = 100;
const jobDescription = 'Nurse for our ward. Must know care.';
let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});

afterEach(() => harness.stop());

const nameOf = (number: number) => `${String(number).padStart(4, '0')}.pdf`;

function filesOf(part: number) {
  return Array.from({ length: PART }, (_, at) => {
    const number = part * PART + at;
    return [nameOf(number), resumeText(`Person${number}`, number % 101)] as const;
  });
}

/** Sends a part and answers its status and how many files the screening then has. */
async function send(jobId: string, part: number, uploadId = randomUUID()) {
  const { status, body } = await add(instance, jobId, { uploadId, files: filesOf(part) });
  return [status, (body as { total?: number }).total];
}

const read = async (jobId: string) =>
  (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;

it('takes 1,000 files in 10 parts, in their order, each once, and charges each once', async () => {
  const jobId = randomUUID();
  const first = screen(instance, { files: filesOf(0), jobDescription, jobId }).then(
    ({ status }) => status,
  );
  // The first call answers when its files are scored; the next parts may come as soon as it has read them.
  await until(async () => {
    const { status, phase } = await read(jobId);
    return ['processing', 'completed'].includes(status) && phase !== 'starting';
  });
  for (let part = 1; part < PARTS; part += 1) {
    const uploadId = randomUUID();
    const answers = [await send(jobId, part, uploadId)];
    // An answer was lost, and the client sends the part again.
    if (part % 3 === 0) answers.push(await send(jobId, part, uploadId));
    for (const answer of answers) expect(answer).toEqual([200, (part + 1) * PART]);
  }
  expect(await first).toBe(200);
  const job = await until(async () => {
    const found = await read(jobId);
    return found.status === 'completed' && found.adding === 0 && found;
  });
  expect(job).toMatchObject({ total: PARTS * PART, done: PARTS * PART, unreadable: [] });
  expect(job.candidates).toHaveLength(PARTS * PART);
  const db = await harness.connectDatabase();
  const stored = await db.collection('candidates').find({ jobId }).toArray();
  const inOrder = (stored ?? []).toSorted((one, other) => one['position'] - other['position']);
  expect(inOrder.map(({ fileName }) => fileName as string)).toEqual(
    Array.from({ length: PARTS * PART }, (_, number) => nameOf(number)),
  );
  await until(() => new Set(harness.usage.settled.map((one) => one.reservationId)).size === PARTS);
  const charged = new Map(
    harness.usage.settled.map(({ reservationId, tokens }) => [reservationId, tokens]),
  );
  const sum = [...charged.values()].reduce((all, tokens) => all + tokens, 0);
  expect(sum).toBe(estimateTokens(jobDescription, PARTS * PART));
  // One more file than a call takes is refused with a sentence.
  const tooMany = await add(instance, jobId, {
    uploadId: randomUUID(),
    files: [...filesOf(0), ...filesOf(1).slice(0, 1)],
  });
  expect(tooMany.status).toBe(413);
  expect(tooMany.body.message).toContain('at most 100');
}, 180_000);
