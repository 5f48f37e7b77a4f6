import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Candidate } from '@shortlist/contracts/screening';
import { resumeText } from './support/engine.js';
import { createHarness, type Harness, type Instance } from './support/harness.js';
import { get, screen } from './support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});

afterEach(() => harness.stop());

const body = 'Led a ward of thirty beds and a team of forty nurses in an acute hospital.';

const flagsOf = (candidates: readonly Candidate[]) =>
  Object.fromEntries(candidates.map(({ fileName, flags }) => [fileName, flags]));

it('the same person twice is flagged on both with the other’s file, and both are scored', async () => {
  const answer = await screen(instance, {
    files: [
      ['one.pdf', resumeText('Ada King', 90, 'Ada@Example.com')],
      ['two.pdf', resumeText('A. King', 40, 'ada@example.com')],
      ['ben-1.pdf', resumeText('Ben Smith', 70, 'ben@example.com') + body],
      ['ben-2.pdf', `${resumeText('Ben Smith', 70, 'b.smith@example.com') + body} Now more.`],
      ['other.pdf', resumeText('Cara Lund', 70)],
      ['broken.pdf', 'BROKEN'],
    ],
  });
  expect(answer.body.candidates).toHaveLength(5);
  const flags = flagsOf(answer.body.candidates);
  expect(flags).toMatchObject({
    'one.pdf': [{ kind: 'possible-duplicate', detail: 'two.pdf' }],
    'two.pdf': [{ kind: 'possible-duplicate', detail: 'one.pdf' }],
    'ben-1.pdf': [{ kind: 'possible-duplicate', detail: 'ben-2.pdf' }],
    'ben-2.pdf': [{ kind: 'possible-duplicate', detail: 'ben-1.pdf' }],
    'other.pdf': [],
  });
  const shown = await get(instance, `/resumes/job/${answer.body.jobId}`);
  expect(flagsOf(shown.body.candidates)).toEqual(flags);
});

it('one file many times over names a few of the others', async () => {
  const files = Array.from(
    { length: 8 },
    (_, n) => [`${n}.pdf`, resumeText('Ada King', 90)] as const,
  );
  const answer = await screen(instance, { files });
  const [first] = answer.body.candidates as Candidate[];
  expect(first?.flags).toMatchObject([{ detail: '1.pdf, 2.pdf, 3.pdf, 4.pdf, 5.pdf and 2 more' }]);
});
