import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { screen } from '../support/upload.js';

let harness: Harness;
let calls = 0;

beforeEach(async () => {
  harness = await createHarness({ onCall: () => (calls += 1) });
});

afterEach(() => harness.stop());

/** Calls of the database from the upload of so many resumes to the answer. */
async function callsFor(instance: Instance, count: number): Promise<number> {
  const files = Array.from(
    { length: count },
    (_, n) => [`${n}.pdf`, resumeText(`Ada ${n}`, n)] as const,
  );
  const before = calls;
  await screen(instance, { files });
  return calls - before;
}

describe('a screening', () => {
  it('costs few round trips to the database for each resume more', async () => {
    // The sweeper would call at times of its own.
    const instance = await harness.start({ role: 'all', sweepIntervalMs: 1_000_000 });
    await callsFor(instance, 4);
    const few = await callsFor(instance, 10);
    const more = await callsFor(instance, 50);
    // Each reads the candidate and its job, stores the score and counts what is left; for every four the line moves on.
    expect((more - few) / 40).toBeLessThanOrEqual(5.5);
  });
});
