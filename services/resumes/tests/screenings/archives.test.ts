import { randomUUID } from 'node:crypto';
import type { ProcessingResult } from '@shortlist/contracts/screening';
import { createExtractor, type Extractor } from '@shortlist/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeZip } from '../../../../packages/screening/tests/support/make-zip.js';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { add, get, screen } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let extractor: Extractor;
const screened: (readonly [fileName: string, email: string | undefined])[] = [];

beforeAll(async () => {
  harness = await createHarness();
  extractor = createExtractor();
  const engine = createScriptedEngine({
    onScreen: ({ fileName, applicant }) => void screened.push([fileName, applicant?.email]),
  });
  instance = await harness.start({}, { extractor, engine });
});

afterAll(async () => {
  await harness.stop();
  await extractor.stop();
});

const textOf = (name: string) => Buffer.from(resumeText(name, 80));
const zipOf = (files: Readonly<Record<string, Uint8Array>>) =>
  makeZip(Object.entries(files).map(([name, content]) => ({ name, content })));

const MAIL = [
  'From: Grace Hopper <grace@example.com>',
  'To: jobs@example.com',
  'Subject: Application',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain',
  '',
  'I would like to work on your ward.',
  '--part',
  'Content-Type: text/plain; name="Grace.txt"',
  'Content-Disposition: attachment; filename="Grace.txt"',
  '',
  resumeText('Grace Hopper', 70),
  '--part--',
].join('\r\n');

describe('an archive', () => {
  it('becomes files of the screening, charged one by one, with mail, letter and list', async () => {
    const archive = zipOf({
      'cvs/ada.txt': textOf('Ada Lovelace'),
      'cvs/photo.png': Buffer.of(0x89, 0x50, 0x4e, 0x47, 0),
      'cvs/list.csv': Buffer.from('Name,E-mail,File\nAda Lovelace,list@example.com,ada.txt\n'),
      '__MACOSX/cvs/._ada.txt': Buffer.of(0, 5, 0x16, 7),
      'grace.eml': Buffer.from(MAIL),
    });
    const jobId = randomUUID();
    const files = [['all.zip', archive] as const, ['ida.txt', textOf('Ida Ray')] as const];
    const response = await screen(instance, { jobId, files });
    expect(response.status).toBe(200);
    const { candidates, unreadable } = response.body as ProcessingResult;
    expect(candidates.map(({ fileName }) => fileName).toSorted()).toEqual([
      'Grace.txt',
      'ada.txt',
      'ida.txt',
    ]);
    expect(unreadable).toEqual([
      expect.objectContaining({ fileName: 'photo.png', reason: 'unsupported-type' }),
    ]);
    expect([...harness.usage.reserved.values()].at(-1)).toBeGreaterThanOrEqual(4 * 500);
    expect(screened.toSorted()).toEqual([
      ['Grace.txt', 'grace@example.com'],
      ['ada.txt', 'list@example.com'],
      ['ida.txt', undefined],
    ]);
    expect(instance.context.uploadMemory.bytes).toBe(0);
    const grace = candidates.find(({ fileName }) => fileName === 'Grace.txt');
    const { body } = await get(instance, `/resumes/job/${jobId}/candidate/${grace?.id}/resume`);
    expect(body.letter).toBe('I would like to work on your ward.');
    const joined = await screen(instance, { jobId, files });
    expect(joined.body.candidates).toHaveLength(3);
  });

  it('is added to a screening, and one without a resume is a line with its sentence', async () => {
    const jobId = randomUUID();
    await screen(instance, { jobId, files: [['ada.txt', textOf('Ada Lovelace')]] });
    const archive = zipOf({ 'a/cv.txt': textOf('Grace Hopper'), 'b/cv.txt': textOf('Ida Ray') });
    const added = await add(instance, jobId, {
      uploadId: randomUUID(),
      files: [
        ['more.zip', archive],
        ['empty.zip', zipOf({})],
      ],
    });
    expect(added.body).toMatchObject({ total: 4 });
    const names =
      ((await get(instance, `/resumes/job/${jobId}`)).body.unreadable as unknown[]) ?? [];
    expect(names).toEqual([
      expect.objectContaining({
        fileName: 'empty.zip',
        message: expect.stringContaining('This archive is empty'),
      }),
    ]);
  });
});
