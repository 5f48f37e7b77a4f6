import type { JobDetail } from '@shortlist/contracts/job';
import type { CandidateRow, RowPage, ScreeningOverview } from '@shortlist/contracts/people';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
});
afterEach(() => harness.stop());

type Files = readonly (readonly [name: string, text: string])[];
const files: Files = [
  ['ada.pdf', `${resumeText('Ada', 90)}met: c1\n`],
  ['ben.pdf', resumeText('Ben', 20)],
  ['cleo.pdf', resumeText('Cleo', 70)],
  ['dan.pdf', resumeText('Dan', 70)],
  ['eve.pdf', resumeText('Eve', 70)],
  ['uwe.pdf', `${resumeText('Uwe', 2)}flags: language\n`],
  ['broken.pdf', 'BROKEN'],
];

async function upload(given: Files = files) {
  const { body } = await screen(instance, { files: given });
  return `/resumes/job/${body.jobId as string}`;
}

async function answer<Body>(path: string): Promise<Body> {
  const { status, body } = await get(instance, path);
  expect([path, status, body.detail]).toEqual([path, 200, undefined]);
  return body as Body;
}

interface Screening {
  readonly screening: ScreeningOverview;
  readonly page: RowPage;
}

/** All rows, page by page. */
async function pages(job: string, query: string): Promise<CandidateRow[][]> {
  const found: CandidateRow[][] = [];
  for (let next: string | null = ''; next !== null;) {
    const after: string = next === '' ? '' : `&after=${next}`;
    const page: RowPage = await answer<RowPage>(`${job}/rows?${query}${after}`);
    found.push(page.rows);
    next = page.next;
  }
  return found;
}

const names = (rows: readonly CandidateRow[]) => rows.map(({ candidate }) => candidate.candidate);

describe('rows', () => {
  it('are the candidates of the screening, best first, equal ones in the order of the upload', async () => {
    const job = await upload();
    for (const limit of [1, 2, 3, 6, 1000]) {
      const found = await pages(job, `limit=${limit}`);
      expect(names(found.flat())).toEqual(['Ada', 'Cleo', 'Dan', 'Eve', 'Ben', 'Uwe']);
      expect(found.map(({ length }) => length)).toEqual(
        Array.from({ length: Math.ceil(6 / limit) }, (_, at) => Math.min(limit, 6 - at * limit)),
      );
    }
  });

  it('leave out quotes, words and the text of emails, which come in full when asked for', async () => {
    const job = await upload();
    const detail = await answer<JobDetail>(job);
    const [rows = []] = await pages(job, 'limit=100');
    const [full = []] = await pages(job, 'limit=100&detail=full');
    expect(full.map(({ candidate }) => candidate)).toEqual(detail.candidates);
    expect(full.flatMap(({ email }) => email ?? [])).toEqual(detail.rejectionEmails);
    expect(full[0]?.candidate.verdicts).toEqual([
      { criterionId: 'c1', verdict: 'met', quote: 'c1', place: null },
    ]);
    expect(rows[0]?.candidate.verdicts).toEqual([
      { criterionId: 'c1', verdict: 'met', quote: null, place: null },
    ]);
    const ben = rows.find(({ candidate }) => candidate.candidate === 'Ben')?.email;
    expect(ben).toMatchObject({ email: 'ben@example.com', status: 'draft' });
    expect([ben?.subject, ben?.content]).toEqual([undefined, undefined]);
  });

  it('say why a thing is not found, also when they come with a decision', async () => {
    const job = await upload();
    const db = await harness.connectDatabase();
    const stored = (reason: string) => ({
      $set: {
        'result.verdicts': [
          { criterionId: 'c1', verdict: 'not-found', quote: 'Non-driver', place: null, reason },
        ],
      },
    });
    await db.collection('candidates').updateOne({ 'result.name': 'Ada' }, stored('says-no'));
    // A newer release gave a reason that this one does not know.
    await db.collection('candidates').updateOne({ 'result.name': 'Cleo' }, stored('on-hold'));
    const [[ada, cleo] = []] = await pages(job, 'limit=2');
    const bare = { criterionId: 'c1', verdict: 'not-found', quote: null, place: null };
    expect(ada?.candidate.verdicts).toEqual([{ ...bare, reason: 'says-no' }]);
    expect(cleo?.candidate.verdicts).toEqual([bare]);
    const changes = [{ candidateId: ada?.candidate.id, choice: 'rejected', reason: 'Read it.' }];
    const { body } = await send(instance, 'post', `${job}/decide`, { changes });
    expect(body.rows[0].candidate.verdicts).toEqual([{ ...bare, reason: 'says-no' }]);
  });

  it('follow a decision, and end where nobody is left', async () => {
    const job = await upload();
    const [[ada] = []] = await pages(job, 'limit=1');
    const last = await answer<RowPage>(`${job}/rows?after=0.5.${ada?.candidate.id ?? ''}`);
    expect(last).toEqual({ rows: [], next: null });
    const id = ada?.candidate.id ?? '';
    const decision = { status: 'rejected', reason: 'Read it.' };
    await send(instance, 'post', `${job}/candidate/${id}/override`, decision);
    const [[moved] = []] = await pages(job, 'limit=1');
    expect(moved).toMatchObject({ candidate: { id, status: 'rejected' }, email: {} });
  });

  it.each(['after=x', 'after=999999.1.a', 'after=1.1.%7B%7D', 'limit=0', 'limit=1001', 'limit=x'])(
    'are refused for %s',
    async (query) => {
      const job = await upload(files.slice(0, 1));
      const { status, body } = await get(instance, `${job}/rows?${query}`);
      expect([status, body.code]).toEqual([422, 'InvalidInput']);
    },
  );
});

describe('a screening', () => {
  it('comes with its figures, the files without a score and its first candidates', async () => {
    const job = await upload();
    const detail = await answer<JobDetail>(job);
    const { screening, page } = await answer<Screening>(`${job}/screening?limit=2`);
    const { candidates: _candidates, rejectionEmails: _emails, ...rest } = detail;
    expect(screening).toEqual({
      ...rest,
      revision: expect.any(Number),
      totals: {
        candidates: 6,
        shortlisted: 4,
        rejected: 1,
        review: 1,
        decided: 0,
        averageScore: 54,
      },
    });
    expect([names(page.rows), page.next]).toEqual([['Ada', 'Cleo'], expect.any(String)]);
    const rest4 = await answer<RowPage>(`${job}/rows?after=${page.next ?? ''}`);
    expect(names(rest4.rows)).toEqual(['Dan', 'Eve', 'Ben', 'Uwe']);
  });

  it('counts who was decided about', async () => {
    const job = await upload();
    const [rows = []] = await pages(job, '');
    for (const { candidate } of rows.slice(4)) {
      const decision = { status: 'shortlisted', reason: 'Read it.' };
      await send(instance, 'post', `${job}/candidate/${candidate.id}/override`, decision);
    }
    const { screening } = await answer<Screening>(`${job}/screening`);
    expect(screening.totals).toMatchObject({ shortlisted: 6, rejected: 0, review: 0, decided: 2 });
  });

  it('that still runs has what is scored so far', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({
      onScreen: ({ text }) => (text.includes('Ben') ? gate.wait() : undefined),
    });
    instance = await harness.start({}, { engine });
    const jobId = '3b0d4a34-6c0d-4d8a-9a71-d2a3c1f0a001';
    const done = screen(instance, { files, jobId }).then(({ status }) => status);
    const job = `/resumes/job/${jobId}`;
    const running = await until(async () => {
      const { body } = await get(instance, `${job}/screening`);
      return (body.page?.rows.length === 5 && body) as Screening | false;
    });
    expect(running.screening).toMatchObject({ status: 'processing', total: 7, done: 6 });
    expect(running.screening.totals).toMatchObject({ candidates: 5 });
    gate.open();
    expect(await done).toBe(200);
    const { screening } = await answer<Screening>(`${job}/screening`);
    expect(screening).toMatchObject({ status: 'completed', total: 7, done: 7 });
  });

  it('without any candidate is empty', async () => {
    const job = await upload([['broken.pdf', 'BROKEN']]);
    const { screening, page } = await answer<Screening>(`${job}/screening`);
    expect(page).toEqual({ rows: [], next: null });
    expect(screening.totals).toMatchObject({ candidates: 0, averageScore: null });
    expect(screening.unreadable).toMatchObject([{ fileName: 'broken.pdf', reason: 'corrupt' }]);
  });

  it('shows a candidate that can’t be read as a file without a score, with all others', async () => {
    const job = await upload();
    const db = await harness.connectDatabase();
    await db
      ?.collection('candidates')
      .updateOne({ fileName: 'dan.pdf' }, { $set: { 'result.skills': 'none' } });
    const { screening, page } = await answer<Screening>(`${job}/screening`);
    expect(names(page.rows)).toEqual(['Ada', 'Cleo', 'Eve', 'Ben', 'Uwe']);
    expect(screening.unreadable.map(({ fileName }) => fileName)).toEqual(['broken.pdf', 'dan.pdf']);
  });
});

it.each(['screening', 'rows', 'search?text=care', 'candidate/none'])(
  '%s of somebody else’s screening does not exist',
  async (part) => {
    const job = await upload(files.slice(0, 1));
    const missing = part.startsWith('candidate') ? 'CandidateNotFound' : 'JobNotFound';
    for (const path of [`${job}/${part}`, `/resumes/job/none/${part}`]) {
      const { status, body } = await get(instance, path, authorize('mallory'));
      expect([status, body.code]).toEqual([404, missing]);
    }
    expect((await get(instance, `${job}/${part}`, 'Bearer nonsense')).status).toBe(401);
  },
);
