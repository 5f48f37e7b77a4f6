import type { JobDetail } from '@shortlist/contracts/job';
import type { CandidateRow, RowPage } from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});
afterEach(() => harness.stop());

/** Ada with two files, of which the second counts, between two others. */
async function uploadPersons() {
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', resumeText('Ada', 30)],
      ['ben.pdf', resumeText('Ben', 60)],
      ['ada-new.pdf', `${resumeText('Ada', 65)}met: c1\nDom Pérignon, ÉLECTRICITÉ, Łódź, C++\n`],
      ['cleo.pdf', `${resumeText('Cleo', 40)}Electricians, C#, node.js, S7-1200\n`],
    ],
  });
  const file = (fileName: string) =>
    (body.candidates as Candidate[]).find((each) => each.fileName === fileName);
  await groupFiles(file('ada.pdf'), file('ada-new.pdf'));
  return `/resumes/job/${body.jobId as string}`;
}

/** Writes what grouping writes when two files are of one person and the second counts. */
async function groupFiles(anchor: Candidate | undefined, best: Candidate | undefined) {
  if (!anchor || !best) return;
  const db = await harness.connectDatabase();
  const stored = db.collection<{ _id: string }>('candidates');
  const { id, candidate: name, email, score, fileName } = best;
  const counted = { id, name, email, score, fileName, flags: [] };
  const files = [best, anchor].map((each) => ({
    id: each.id,
    fileName: each.fileName,
    score: each.score,
  }));
  await stored?.updateOne({ _id: anchor.id }, { $set: { counted, files } });
  await stored?.updateOne({ _id: id }, { $set: { personId: anchor.id } });
}

const fileNames = ({ rows }: RowPage) => rows.map(({ candidate }) => candidate.fileName);

async function answer<Body>(path: string): Promise<Body> {
  const { status, body } = await get(instance, path);
  expect([path, status, body.detail]).toEqual([path, 200, undefined]);
  return body as Body;
}

describe('a person with several files', () => {
  it('is one row, in the place of the file that counts and with its evidence', async () => {
    const job = await uploadPersons();
    const rows = await answer<RowPage>(`${job}/rows`);
    expect(fileNames(rows)).toEqual(['ada-new.pdf', 'ben.pdf', 'cleo.pdf']);
    const [ada] = rows.rows;
    expect(ada?.candidate).toMatchObject({
      candidate: 'Ada',
      score: 65,
      files: [{ fileName: 'ada-new.pdf' }, { fileName: 'ada.pdf' }],
    });
    for (const limit of [1, 2]) {
      const first = await answer<RowPage>(`${job}/rows?limit=${limit}`);
      const second = await answer<RowPage>(`${job}/rows?limit=2&after=${first.next ?? ''}`);
      expect([...fileNames(first), ...fileNames(second)].slice(0, 3)).toEqual([
        'ada-new.pdf',
        'ben.pdf',
        'cleo.pdf',
      ]);
    }
    const { screening } = await answer<{ screening: JobDetail & { totals: object } }>(
      `${job}/screening`,
    );
    expect(screening).toMatchObject({ total: 4, done: 4 });
    expect(screening.totals).toMatchObject({ candidates: 3, averageScore: 55 });
  });

  it('is found by each file; score and evidence are those of the file that is asked for', async () => {
    const job = await uploadPersons();
    const { rows } = await answer<RowPage>(`${job}/rows`);
    const { id, files = [] } = (rows[0] as CandidateRow).candidate;
    const [best, other] = files.map((file) => file.id);
    type Answer = { readonly candidate: Candidate };
    for (const named of [best, other]) {
      const { candidate } = await answer<Answer>(`${job}/candidate/${named}`);
      expect(candidate).toMatchObject({ id, fileName: 'ada-new.pdf', score: 65 });
      expect(candidate.verdicts).toMatchObject([{ verdict: 'met', quote: 'c1' }]);
    }
    const asked = await answer<Answer>(`${job}/candidate/${id}?file=${other}`);
    expect(asked.candidate).toMatchObject({ id, fileName: 'ada.pdf', score: 30 });
    expect(asked.candidate.verdicts).toMatchObject([{ verdict: 'not-found' }]);
    const ben = rows[1]?.candidate.id ?? '';
    for (const path of [`${ben}?file=${other}`, `${id}?file=nobody`, 'nobody', '%7B%7D']) {
      const { status, body } = await get(instance, `${job}/candidate/${path}`);
      expect([path, status, body.code]).toEqual([path, 404, 'CandidateNotFound']);
    }
    const mallory = await get(instance, `${job}/candidate/${id}`, authorize('mallory'));
    expect(mallory.body.code).toBe('CandidateNotFound');
  });
});

describe('a search over the resumes', () => {
  it.each([
    ['electric', ['Ada', 'Cleo']],
    ['ELECTRICITE', ['Ada']],
    ['élec', ['Ada', 'Cleo']],
    ['perignon lodz', ['Ada']],
    ['perignon cleo', []],
    ['ectric', []],
    ['c++', ['Ada']],
    ['c#', ['Cleo']],
    ['node.js s7', ['Cleo']],
    ['name:', ['Ada', 'Ben', 'Cleo']],
    ['(.*)', []],
    ['--', []],
    ['cleo@example.com', ['Cleo']],
  ])('for %s finds %p', async (text, expected) => {
    const job = await uploadPersons();
    const { rows } = await answer<RowPage>(`${job}/rows`);
    const { candidateIds } = await answer<{ candidateIds: string[] }>(
      `${job}/search?text=${encodeURIComponent(text)}`,
    );
    const found = rows.filter(({ candidate }) => candidateIds.includes(candidate.id));
    expect(found.map(({ candidate }) => candidate.candidate)).toEqual(expected);
    expect(candidateIds).toHaveLength(expected.length);
  });

  it.each(['', 'x', '%20%20%20y', 'x'.repeat(201)])('refuses the text "%s"', async (text) => {
    const job = await uploadPersons();
    const { status, body } = await get(instance, `${job}/search?text=${text}`);
    expect([status, body.code]).toEqual([422, 'InvalidInput']);
  });
});
