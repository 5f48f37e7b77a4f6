import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, resumeText, scanOfFirstWord } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { get, screen } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
const leftOut = [{ text: 'aged 25 to 35', reason: 'Age must not be judged.' }];

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start({}, { engine: createScriptedEngine({ leftOut }) });
});

afterEach(() => harness.stop());

const text = `${resumeText('Ada', 90)}HIDDEN <script>alert(1)</script>\n`;

async function upload() {
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', text],
      ['broken.pdf', 'BROKEN'],
    ],
  });
  return { jobId: body.jobId as string, id: body.candidates[0].id as string };
}

describe('the resume of a candidate', () => {
  it('is its visible text with pages and its hidden text, unchanged', async () => {
    const { jobId, id } = await upload();
    const answer = await get(instance, `/resumes/job/${jobId}/candidate/${id}/resume`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      fileName: 'ada.pdf',
      text,
      pageStarts: [0],
      hiddenText: ['white words'],
    });
  });

  it('has the places of its words on a scan, as long as it was read from one', async () => {
    const { body } = await screen(instance, { files: [['ada.png', text]] });
    const id = body.candidates[0].id as string;
    const path = `/resumes/job/${body.jobId as string}/candidate/${id}/resume`;
    const { pages, words } = scanOfFirstWord;
    expect((await get(instance, path)).body.scan).toEqual({ pages, words });
  });

  it('is shown to its own user only, and only under its own job', async () => {
    const { jobId, id } = await upload();
    const other = await upload();
    const path = `/resumes/job/${jobId}/candidate/${id}/resume`;
    const notFound = { code: 'CandidateNotFound' };
    const mallory = await get(instance, path, authorize('mallory'));
    expect([mallory.status, mallory.body]).toEqual([404, expect.objectContaining(notFound)]);
    for (const [job, candidate] of [
      [other.jobId, id],
      [jobId, 'nobody'],
      [jobId, 'x'.repeat(5000)],
      [jobId, '%7B%22$ne%22:null%7D'],
      ['none', id],
      [jobId, id.replace(/_0$/, '_1')],
    ]) {
      const answer = await get(instance, `/resumes/job/${job}/candidate/${candidate}/resume`);
      expect([answer.status, answer.body.code]).toEqual([404, 'CandidateNotFound']);
    }
    expect((await get(instance, path, 'Bearer nonsense')).status).toBe(401);
  });
});

it('a job tells what was asked for and must not be judged', async () => {
  const { jobId } = await upload();
  expect((await get(instance, `/resumes/job/${jobId}`)).body.leftOut).toEqual(leftOut);
});
