import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { createTokenSigner } from '@shortlist/service-kit';
import { loadSigningKeys, readConfig, type Stack, startStack } from '../src/index.js';

const MEBIBYTE = 1024 * 1024;
const memoryMb = 13;
let folder: string;
let mongo: TestMongo;
let stack: Stack;
let token: string;

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stack-uploads-'));
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(path.join(folder, 'shell/dist/index.html'), '<!doctype html>');
  mongo = await startTestMongo();
  stack = await startStack(
    readConfig({
      PORT: String(await findFreePort()),
      ADMIN_PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      FRONT_ENDS_DIR: folder,
      MONGODB_URI: mongo.uri,
      LOG_LEVEL: 'silent',
      UPLOAD_MEMORY_MB: String(memoryMb),
    }),
  );
  const { privateKey } = await loadSigningKeys(path.join(folder, 'data/keys'));
  token = createTokenSigner(privateKey)({
    sub: 'ada',
    email: 'ada@example.com',
    plan: 'Free',
    exempt: true,
  });
});

afterAll(async () => {
  await stack.stop();
  await mongo.stop();
  await rm(folder, { recursive: true });
});

const part = (headers: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--xyz\r\nContent-Disposition: form-data; ${headers}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const ending = Buffer.from('--xyz--\r\n');

function uploadOf(megabytes: number): Buffer {
  const file = Buffer.alloc(MEBIBYTE, 'no resume ');
  const parts = Array.from({ length: megabytes }, (_, at) =>
    part(`name="resumes"; filename="${at}.pdf"\r\nContent-Type: application/pdf`, file),
  );
  return Buffer.concat([part('name="jobDescription"', 'A nurse who cares'), ...parts]);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly detail?: string; readonly unreadable?: readonly unknown[] };
}

/** Sends an upload but its ending, which `finish` sends; `answer` rejects when the connection breaks before the answer is complete. */
function beginUpload(megabytes: number): { answer: Promise<Answer>; finish: () => void } {
  const upload = uploadOf(megabytes);
  const call = httpRequest(`${stack.url}/api/resumes/process`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=xyz',
      'content-length': upload.length + ending.length,
    },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      response
        .setEncoding('utf8')
        .toArray()
        .then((pieces) => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body: JSON.parse(pieces.join('')) as Answer['body'] });
        })
        .catch(reject);
    });
  });
  call.write(upload);
  return { answer, finish: () => void call.end(ending) };
}

it('takes of four uploads at once those that fit, tells the others when to come back, and keeps no memory', async () => {
  const uploads = Array.from({ length: 4 }, () => beginUpload(6));
  const refused: Answer[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const { answer } of uploads) {
      answer.then((one) => {
        refused.push(one);
        if (refused.length === 2) resolve();
      }, reject);
    }
  });
  for (const { status, headers, body } of refused) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body.detail).toBe(
      'Too many uploads are being read right now. Please try again in a minute.',
    );
  }
  for (const { finish } of uploads) finish();
  const answers = await Promise.all(uploads.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 503, 503]);

  const next = beginUpload(memoryMb - 1);
  next.finish();
  const { status, body } = await next.answer;
  expect([status, body.unreadable?.length]).toEqual([200, memoryMb - 1]);
});
