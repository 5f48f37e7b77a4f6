import * as http from '@shortlist/contracts/http/resumes';
import type { Reading } from '@shortlist/contracts/reading';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen, send } from '../support/upload.js';
import { as, startMembers } from '../support/workspace.js';

let harness: Harness;
let instance: Instance;
let jobId: string;

/** The lowest score first: the order of the upload is not that of the scores. */
const scores = { Ann: 31, Ben: 42, Cem: 53, Dee: 74, Eva: 85, Fay: 96 } as const;
/** In a screening of the local engine, which counts a word of the job. */
const jobDescription = 'Nurse for our ward. Must know care.';

beforeEach(async () => {
  harness = await createHarness();
  await startMembers(await harness.connect());
  instance = await harness.start();
  const files = Object.entries(scores).map(
    ([name, score]) => [`${name}.pdf`, resumeText(name, score)] as const,
  );
  const { body } = await screen(instance, { files, jobDescription, authorization: as('rita') });
  jobId = body.jobId as string;
  // Of everybody Rita is one reader.
  const readers = ['rita', 'ruth'].map((userId) => ({ userId }));
  await send(
    instance,
    'post',
    `/resumes/job/${jobId}/split`,
    { readers, isBlind: true },
    as('rita'),
  ).expect(200);
});
afterEach(() => harness.stop());

type Shape = Readonly<Record<string, unknown>>;

/** All objects in an answer. */
function objectsIn(value: unknown): Shape[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Shape, ...Object.values(value).flatMap(objectsIn)];
}

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly element?: Schema;
      readonly innerType?: Schema;
    };
  };
}

/** True where an answer has a score. */
function hasScore(schema: Schema): boolean {
  const { shape, element, innerType } = schema._zod.def;
  if (shape) return 'score' in shape || Object.values(shape).some(hasScore);
  const inner = element ?? innerType;
  return inner ? hasScore(inner) : false;
}

const mark = (candidateId: string, who: string, given: string | null) =>
  send(
    instance,
    'put',
    `/resumes/job/${jobId}/candidate/${candidateId}/mark`,
    { mark: given },
    as(who),
  );

async function idsByName(): Promise<Record<keyof typeof scores, string>> {
  const { body } = await get(instance, `/resumes/job/${jobId}`, as('adam')).expect(200);
  const pairs = body.candidates.map((each: Shape) => [each['candidate'], each['id']]);
  return Object.fromEntries(pairs) as Record<keyof typeof scores, string>;
}

/** Calls of every operation whose answer has scores; each leaves Ben hidden from Rita. */
function callsOf(ids: Record<keyof typeof scores, string>): Record<string, object> {
  const candidateIds = [ids.Ben];
  const letter = { subject: 'About {{job}}', body: 'Dear {{name}}', company: 'Harbour' };
  return {
    confirmAddress: { address: 'ben@example.com' },
    confirmAgreed: { candidateIds },
    decideCandidates: { changes: [{ candidateId: ids.Fay, choice: 'maybe' }] },
    decideSamePerson: { others: [ids.Cem], same: false },
    getCandidate: {},
    getDecisionRecord: {},
    getJob: {},
    getScreening: {},
    listRows: {},
    markCandidates: { candidateIds, starred: true },
    overrideCandidate: { status: 'shortlisted', reason: 'Fits.' },
    processResumes: {},
    rescoreJob: { comparisonScore: 60 },
    scoreFile: {},
    separateFile: { separate: true },
    setCriteria: { title: 'Nurse', criteria: [{ text: 'Nursing', kind: 'must', weight: 1 }] },
    setMailLanguage: { language: 'de' },
    setMark: { mark: 'maybe' },
    setRejectionTemplate: letter,
    swapTest: {},
  };
}

describe('the score of somebody whom a member reads blind', () => {
  it('is in no answer of any operation before their mark', async () => {
    const ids = await idsByName();
    const calls = callsOf(ids);
    const withScores = Object.entries(http).filter(
      ([, { auth, response }]) => auth === 'user' && hasScore(response as unknown as Schema),
    );
    expect(Object.keys(calls).sort()).toEqual(withScores.map(([name]) => name).sort());
    const secrets = [String(scores.Ben), String(scores.Eva)];
    const isAboutThem = (shape: Shape) =>
      [ids.Ben, ids.Eva].includes(String(shape['candidateId'] ?? shape['id']));
    let answered = 0;
    for (const [name, { method, path }] of withScores) {
      // About others than these two where the answer is to show a score.
      const candidateId =
        name === 'overrideCandidate' ? ids.Dee : name === 'setMark' ? ids.Cem : ids.Ben;
      const url = path.replace('{id}', jobId).replace('{candidateId}', candidateId);
      const call = request(instance.url)[method.toLowerCase() as 'get'](url);
      void call.set('authorization', as('rita'));
      const answer =
        name === 'processResumes'
          ? await call
              .field('jobDescription', jobDescription)
              .field('jobId', jobId)
              .attach('resumes', Buffer.from(resumeText('Ann', scores.Ann)), 'Ann.pdf')
          : method === 'GET'
            ? await call
            : await call.send(calls[name]);
      expect([name, answer.status]).not.toEqual([name, 500]);
      if (answer.status === 200) answered += 1;
      for (const shape of objectsIn(answer.body).filter(isAboutThem)) {
        expect([name, shape['score'] ?? 0]).toEqual([name, 0]);
        // Nor is there a draft, which only the rejected have.
        expect(Object.keys(shape)).not.toContain('subject');
        expect(Object.keys(shape)).not.toContain('languageFit');
        const { status = 'review', hiddenUntilMarked = true } = shape;
        expect({ status, hiddenUntilMarked }).toEqual({
          status: 'review',
          hiddenUntilMarked: true,
        });
      }
      const candidates = objectsIn(answer.body).filter((shape) => 'verdicts' in shape);
      const shown = candidates.filter(isAboutThem).map((shape) => shape['hiddenUntilMarked']);
      expect(shown).toEqual(shown.map(() => true));
      expect([name, secrets.some((secret) => answer.text.includes(`:${secret},`))]).toEqual([
        name,
        false,
      ]);
    }
    expect(answered).toBeGreaterThan(14);
  });

  it('does not show in the order, in pages, in totals or in a link of theirs', async () => {
    const ids = await idsByName();
    await mark(ids.Cem, 'rita', 'maybe').expect(200);
    const order = [ids.Cem, ids.Ann, ids.Ben, ids.Dee, ids.Eva, ids.Fay];
    const idsOf = (rows: readonly { candidate: { id: string } }[]) =>
      rows.map(({ candidate }) => candidate.id);
    const paged: string[] = [];
    const cursors: string[] = [];
    let after = '';
    do {
      const query = `limit=2${after === '' ? '' : `&after=${after}`}`;
      const { body } = await get(instance, `/resumes/job/${jobId}/rows?${query}`, as('rita'));
      paged.push(...idsOf(body.rows));
      after = body.next ?? '';
      cursors.push(after.slice(0, 2));
    } while (after !== '');
    expect(paged).toEqual(order);
    // A cursor has no score either.
    expect(cursors).toEqual(['h.', 'h.', '']);
    const whole = await get(instance, `/resumes/job/${jobId}`, as('rita')).expect(200);
    expect(whole.body.candidates.map(({ id }: { id: string }) => id)).toEqual(order);
    const path = `/resumes/job/${jobId}/screening`;
    const { screening } = (await get(instance, path, as('rita')).expect(200)).body;
    expect(screening.totals).toMatchObject({ candidates: 6, shortlisted: 1, averageScore: null });
    const all = (await get(instance, path, as('adam')).expect(200)).body;
    expect(all.screening.totals).toMatchObject({ averageScore: 64 });
    expect(idsOf(all.page.rows)[0]).toBe(ids.Fay);
    const inLists = async (who: string) => {
      const [history, list] = [
        await get(instance, '/resumes/history', as(who)).expect(200),
        await get(instance, '/resumes/screenings', as(who)).expect(200),
      ];
      return [history.body[0], list.body.items[0]].map((item: Shape) => [
        item['shortlisted'],
        item['averageScore'],
      ]);
    };
    const held = [1, null];
    const shown = [4, 64];
    expect([await inLists('rita'), await inLists('adam')]).toEqual([
      [held, held],
      [shown, shown],
    ]);

    const shares = `/resumes/job/${jobId}/shares`;
    const peopleOf = async (who: string) => {
      const made = await send(instance, 'post', shares, { label: 'Panel' }, as(who)).expect(200);
      const { token } = made.body;
      const shared = await request(instance.url).post('/resumes/shared').send({ token });
      return shared.body.candidates.length;
    };
    expect([await peopleOf('rita'), await peopleOf('adam')]).toEqual([1, 4]);
  });

  it('is held back in the export of all data, too', async () => {
    const { Eva } = await idsByName();
    const readers = ['olive', 'ruth'].map((userId) => ({ userId }));
    const body = { readers, isBlind: true };
    await send(instance, 'post', `/resumes/job/${jobId}/split`, body, as('rita')).expect(200);
    const exported = async () => {
      const answer = await request(instance.url)
        .get('/internal/export')
        .set('authorization', as('olive'))
        .buffer(true)
        .parse((answered, done) => {
          const pieces: Buffer[] = [];
          answered.on('data', (piece: Buffer) => void pieces.push(piece));
          answered.on('end', () => done(null, Buffer.concat(pieces)));
        });
      return String(answer.body);
    };
    const before = await exported();
    expect(before).toContain('You have not marked this candidate yet');
    expect(before).toMatch(/lines are about candidates whom you have not marked/);
    expect(before).not.toMatch(/"score": ?85/);
    await mark(Eva, 'olive', 'maybe').expect(200);
    expect(await exported()).toMatch(/"score": ?85/);
  });

  it('comes with the mark, and goes when it is taken back', async () => {
    const { Eva } = await idsByName();
    const marked = await mark(Eva, 'rita', 'maybe').expect(200);
    const [row] = marked.body.changed.rows;
    expect(row.candidate).toMatchObject({ id: Eva, score: scores.Eva });
    expect(row.candidate).not.toHaveProperty('hiddenUntilMarked');
    const undone = await mark(Eva, 'rita', null).expect(200);
    expect(undone.body.changed.rows[0].candidate).toMatchObject({
      ...{ score: 0, hiddenUntilMarked: true },
    });
    // The other reader sees nothing of it.
    const { body } = await get(instance, `/resumes/job/${jobId}/candidate/${Eva}`, as('ruth'));
    expect(body.candidate.score).toBe(0);
  });

  it('is left out of the record, whose sealed lines wait for the marks', async () => {
    const { Eva, Fay } = await idsByName();
    const record = `/resumes/job/${jobId}/decisions`;
    const about = async (who: string) => {
      const { body } = await get(instance, record, as(who)).expect(200);
      return body.decisions.map(({ candidateId }: { candidateId: string }) => candidateId);
    };
    expect(await about('adam')).toContain(Eva);
    expect(await about('rita')).not.toContain(Eva);
    const sealed = `${record}?lines=sealed`;
    expect((await get(instance, sealed, as('rita')).expect(409)).body.code).toBe('ReadBlindFirst');
    await get(instance, sealed, as('adam')).expect(200);
    const changes = [{ candidateId: Fay, choice: 'shortlisted' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes }, as('adam'));
    expect(await about('rita')).toContain(Fay);
    const { body } = await get(instance, `/resumes/job/${jobId}/reading`, as('rita')).expect(200);
    expect((body as Reading).undecided).toBe(5);
  });
});
