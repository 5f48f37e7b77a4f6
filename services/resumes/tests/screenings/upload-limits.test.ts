import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import {
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as openRequest,
} from 'node:http';
import { tmpdir } from 'node:os';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { screen } from '../support/upload.js';

const MEBIBYTE = 1024 * 1024;
let harness: Harness;
let instance: Instance;
let filesBefore: string[];

beforeAll(async () => {
  harness = await createHarness();
  instance = await harness.start({ uploadMemoryBytes: 64 * MEBIBYTE });
  filesBefore = await readdir(tmpdir());
});

afterAll(() => harness.stop());

const good = ['good.pdf', resumeText('Good', 80)] as const;

function post(body: string | Buffer, contentType: string) {
  return request(instance.url)
    .post('/resumes/process')
    .set('authorization', authorize())
    .set('content-type', contentType)
    .send(body);
}

function part(headers: string, content: string): string {
  return `--xyz\r\n${headers}\r\n\r\n${content}\r\n`;
}

const description = part('Content-Disposition: form-data; name="jobDescription"', 'A nurse');

/** Opens an upload and sends the beginning of a file; the caller goes on or aborts. */
function beginUpload(bytes: number, headers: OutgoingHttpHeaders = {}): ClientRequest {
  const call = openRequest(`${instance.url}/resumes/process`, {
    method: 'POST',
    headers: {
      authorization: authorize(),
      'content-type': 'multipart/form-data; boundary=xyz',
      ...headers,
    },
  });
  call.on('error', () => undefined);
  call.write(
    '--xyz\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  );
  call.write(Buffer.alloc(bytes, 'a'));
  return call;
}

describe('caps', () => {
  it('refuses a 30 MB file', async () => {
    const response = await screen(instance, {
      files: [good, ['huge.pdf', Buffer.alloc(30 * MEBIBYTE)]],
    });
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ code: 'FileTooLarge' });
  });

  it('takes a file of exactly 10 MB and refuses one byte more', async () => {
    const limit = 10 * MEBIBYTE;
    const text = resumeText('Edge', 70);
    const edge = Buffer.concat([Buffer.from('BROKEN'), Buffer.alloc(limit - 6)]);
    const taken = await screen(instance, { files: [['edge.pdf', edge]] });
    expect(taken.body).toMatchObject({ unreadable: [{ fileName: 'edge.pdf' }] });
    const over = Buffer.concat([Buffer.from(text), Buffer.alloc(limit + 1 - text.length)]);
    expect((await screen(instance, { files: [['over.pdf', over]] })).status).toBe(413);
  });

  it('refuses 101 files and takes 100', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => [`${n}.pdf`, resumeText(`N${n}`, 50)] as const);
    const refused = await screen(instance, { files: many(101) });
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ code: 'TooManyFiles' });
    const taken = await screen(instance, { files: many(100) });
    expect(taken.body.candidates).toHaveLength(100);
  });

  it('refuses a request over its total', async () => {
    const small = await harness.start({
      uploadLimits: { maxFiles: 100, maxFileBytes: 1000, maxRequestBytes: 2500 },
    });
    const files = ['a', 'b', 'c'].map((name) => [`${name}.pdf`, 'x'.repeat(900)] as const);
    const response = await screen(small, { files });
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ code: 'RequestTooLarge' });
  });

  it('refuses a request that declares too much, and one that sends endless part headers (ASVS 5.2.1)', async () => {
    const declared = openRequest(`${instance.url}/resumes/process`, {
      method: 'POST',
      headers: {
        authorization: authorize(),
        'content-type': 'multipart/form-data; boundary=xyz',
        'content-length': 300 * MEBIBYTE,
      },
    });
    declared.on('error', () => undefined);
    const chunk = Buffer.alloc(MEBIBYTE);
    const feed = () => {
      while (declared.writable && declared.write(chunk));
    };
    declared.on('drain', feed);
    feed();
    const [response] = await once(declared, 'response');
    expect(response.statusCode).toBe(413);
    declared.destroy();

    const small = await harness.start({
      uploadLimits: { maxFiles: 1, maxFileBytes: 1000, maxRequestBytes: 1000 },
    });
    const endless = openRequest(`${small.url}/resumes/process`, {
      method: 'POST',
      headers: {
        authorization: authorize(),
        'content-type': 'multipart/form-data; boundary=xyz',
      },
    });
    endless.write('--xyz\r\nContent-Disposition: form-data; name="');
    endless.end(Buffer.alloc(5 * MEBIBYTE, 'x'));
    const [answer] = await once(endless, 'response');
    expect(answer.statusCode).toBe(413);
    answer.destroy();
  });

  it('says so when uploads of others fill the memory, and takes the next one after them', async () => {
    const small = await harness.start({ uploadMemoryBytes: 1000 });
    const refused = await screen(small, { files: [['a.pdf', 'x'.repeat(2000)]] });
    expect(refused.status).toBe(503);
    expect(refused.body.detail).toBe(
      'Too many uploads are being read right now. Please try again in a minute.',
    );
    expect((await screen(small, { files: [good] })).status).toBe(200);
    expect(small.context.uploadMemory.bytes).toBe(0);
  });
});

describe('uploads of one account', () => {
  it('leave room for those of others, and say what to do', async () => {
    const declare = () => beginUpload(10, { 'content-length': 30 * MEBIBYTE });
    const { uploadMemory } = instance.context;
    const first = declare();
    await until(() => uploadMemory.bytes === 30 * MEBIBYTE);
    const second = declare();
    const [refused] = (await once(second, 'response')) as [IncomingMessage];
    expect(refused.statusCode).toBe(429);
    expect(JSON.parse((await refused.toArray()).join(''))).toMatchObject({
      code: 'TooManyRequests',
      detail:
        'Your other uploads are still being read. Please wait until they are done, or send fewer files at once.',
    });
    const large = ['b.pdf', Buffer.concat([Buffer.from('BROKEN'), Buffer.alloc(9 * MEBIBYTE)])];
    const files = [large, ['c.pdf', large[1]]] as [string, Buffer][];
    const other = await screen(instance, { files, authorization: authorize('ben') });
    expect(other.status).toBe(200);
    first.destroy();
    second.destroy();
    await until(() => uploadMemory.bytes === 0);
  });
});

describe('what is missing or not valid', () => {
  it('asks for a file', async () => {
    const response = await screen(instance, { files: [] });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({
      code: 'NoFiles',
      detail: 'Please upload at least one resume.',
    });
  });

  it('counts an empty file input of a browser form as no file', async () => {
    const empty = part(
      'Content-Disposition: form-data; name="resumes"; filename=""\r\nContent-Type: application/octet-stream',
      '',
    );
    const body = `${description}${empty}--xyz--\r\n`;
    const response = await post(body, 'multipart/form-data; boundary=xyz');
    expect(response.body).toMatchObject({ code: 'NoFiles' });
  });

  it.each(['', '   \n\t '])('refuses the blank description %j', async (jobDescription) => {
    const response = await screen(instance, { jobDescription, files: [good] });
    expect(response.status).toBe(422);
    expect(response.body.detail).toBe('Please provide a job description.');
  });

  it('refuses an overlong description and one that never ends', async () => {
    const long = await screen(instance, { jobDescription: 'x'.repeat(50_001), files: [good] });
    expect(long.status).toBe(422);
    expect(long.body.detail).toContain('50,000');
    const endless = await screen(instance, {
      jobDescription: 'x'.repeat(3 * MEBIBYTE),
      files: [good],
    });
    expect(endless.status).toBe(413);
  });

  it.each(['101', '-1', 'fifty', '49.5', 'Infinity'])('refuses the threshold %s', async (value) => {
    const response = await screen(instance, { comparisonScore: value, files: [good] });
    expect(response.status).toBe(422);
    expect(response.body.detail).toContain('threshold');
  });

  it('refuses a job id that is no uuid', async () => {
    const response = await screen(instance, { jobId: '../../x', files: [good] });
    expect(response.status).toBe(422);
  });

  it('refuses a missing, a forged and an expired token', async () => {
    const [header, claims] = authorize().split('.');
    const forged = `${header}.${claims}.${'A'.repeat(86)}`;
    for (const authorization of ['', forged, authorize('ada', {}, -60)]) {
      const response = await screen(instance, { files: [good], authorization });
      expect(response.status).toBe(401);
      expect(response.body).toMatchObject({ code: 'Unauthenticated' });
    }
  });
});

describe('forms that are not what they should be', () => {
  it('takes a file part without a content type for the file it is', async () => {
    const file = part(
      'Content-Disposition: form-data; name="resumes"; filename="bare.pdf"',
      resumeText('Bare', 60),
    );
    const body = `${description}${file}--xyz--\r\n`;
    const response = await post(body, 'multipart/form-data; boundary=xyz');
    expect(response.status).toBe(200);
    expect(response.body.candidates).toMatchObject([{ fileName: 'bare.pdf', score: 60 }]);
  });

  it('does not take a text field for a file', async () => {
    const field = part('Content-Disposition: form-data; name="resumes"', 'just text');
    const body = `${description}${field}--xyz--\r\n`;
    const response = await post(body, 'multipart/form-data; boundary=xyz');
    expect(response.body).toMatchObject({ code: 'NoFiles' });
  });

  it('ignores files of other fields', async () => {
    const other = part(
      'Content-Disposition: form-data; name="__proto__"; filename="x.pdf"\r\nContent-Type: application/pdf',
      'x',
    );
    const response = await post(
      `${description}${other}--xyz--\r\n`,
      'multipart/form-data; boundary=xyz',
    );
    expect(response.body).toMatchObject({ code: 'NoFiles' });
  });

  it.each([
    ['garbage', 'multipart/form-data; boundary=xyz', 'this is no form at all'],
    ['a form that breaks off', 'multipart/form-data; boundary=xyz', description],
    ['a missing boundary', 'multipart/form-data', `${description}--xyz--\r\n`],
    ['another boundary', 'multipart/form-data; boundary=abc', `${description}--xyz--\r\n`],
    [
      'an unknown encoding',
      'multipart/form-data; boundary=xyz',
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: rot13', 'x')}--xyz--\r\n`,
    ],
    ['JSON', 'application/json', '{"jobDescription":"A nurse"}'],
    ['plain text', 'text/plain', 'A nurse'],
  ])('refuses %s with a sentence', async (_, contentType, body) => {
    const response = await post(body, contentType);
    expect(response.status).toBe(422);
    expect(response.body.detail).toBe(
      'The upload is not a valid form (multipart/form-data). Please try again.',
    );
  });

  it('refuses an empty request', async () => {
    const response = await post('', 'multipart/form-data; boundary=xyz');
    expect(response.status).toBe(422);
  });

  it('shows hostile file names harmlessly', async () => {
    const names = ['../../etc/passwd.pdf', 'a\u0001b\u202Efdp.pdf', `${'long'.repeat(100)}.pdf`];
    const people = ['Eve', 'Ida', 'Una'];
    const files = names.map((name, at) => [name, resumeText(people[at] ?? '', 55)] as const);
    const response = await screen(instance, { files });
    const shown = response.body.candidates.map((one: { fileName: string }) => one.fileName);
    expect(shown).toHaveLength(3);
    expect(shown).toEqual(expect.arrayContaining(['passwd.pdf', 'abfdp.pdf']));
    for (const name of shown) expect(name.length).toBeLessThanOrEqual(200);
  });

  it('counts files of the same name one by one', async () => {
    const files = [
      ['cv.pdf', resumeText('One', 60)],
      ['cv.pdf', resumeText('Two', 40)],
    ] as const;
    const response = await screen(instance, { files });
    expect(response.body.candidates).toMatchObject([
      { fileName: 'cv.pdf', candidate: 'One' },
      { fileName: 'cv.pdf', candidate: 'Two' },
    ]);
  });
});

describe('memory', () => {
  it('forgets uploads that were broken off', async () => {
    const calls = Array.from({ length: 10 }, () => beginUpload(2 * MEBIBYTE));
    await until(() => instance.context.uploadMemory.bytes > 15 * MEBIBYTE);
    for (const call of calls) call.destroy();
    await until(() => instance.context.uploadMemory.bytes === 0);
    expect(instance.context.uploadMemory.bytes).toBe(0);
  });

  it('holds no byte after all of the above, and no file was written', async () => {
    expect((await screen(instance, { files: [good] })).status).toBe(200);
    expect(instance.context.uploadMemory.bytes).toBe(0);
    const added = (await readdir(tmpdir())).filter((name) => !filesBefore.includes(name));
    // formidable would name its files by 25 letters and digits.
    expect(added.filter((name) => /^[a-z0-9]{25}$/.test(name))).toEqual([]);
  });
});
