import { type IncomingMessage, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const MEBIBYTE = 1024 * 1024;
const memoryMb = 13;
let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ UPLOAD_MEMORY_MB: String(memoryMb) });
});

afterAll(async () => {
  await stack.stop();
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

/** Sends an upload of a person but its ending, which `finish` sends; `answer` rejects when the connection breaks before the answer is complete. */
function beginUpload(
  sub: string,
  megabytes: number,
): { answer: Promise<Answer>; finish: () => void } {
  const upload = uploadOf(megabytes);
  const call = httpRequest(`${stack.url}/api/resumes/process`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stack.sign({ sub })}`,
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
  const uploads = ['ada', 'ben', 'cem', 'dee'].map((sub) => beginUpload(sub, 6));
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

  const next = beginUpload('ada', memoryMb - 1);
  next.finish();
  const { status, body } = await next.answer;
  expect([status, body.unreadable?.length]).toEqual([200, memoryMb - 1]);
});
