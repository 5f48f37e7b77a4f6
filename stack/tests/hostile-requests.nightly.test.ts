import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypes, cookieTexts, headerNames, headerTexts } from './support/hostile/headers.js';
import { createKnown } from './support/hostile/known.js';
import { send, type Sent } from './support/hostile/send.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

let stack: TestStack;
let token: string;
let jobId: string;

beforeAll(async () => {
  stack = await startTestStack({
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_SENSITIVE_PER_MINUTE: '100000',
  });
  ({ token, jobId } = await createKnown(stack));
}, 120_000);
afterAll(() => stack.stop());

/** The calls that were answered by a fault of ours, with their status. */
async function findFaults(calls: readonly Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (const call of calls) {
    const { status } = await send(stack.url, call);
    if (status >= 500 && status !== 501)
      faults.push(`${JSON.stringify(call).slice(0, 200)} → ${status}`);
  }
  return faults;
}

const authorized = () => ({ authorization: `Bearer ${token}` });

describe('no part fails at', () => {
  it('headers that say nothing', async () => {
    const calls = headerNames.flatMap((name) =>
      headerTexts.flatMap((text) => {
        const headers = { ...authorized(), [name]: text };
        const body = JSON.stringify({ email: 'ada@example.com', password: 'x' });
        return [
          { method: 'GET', path: `/api/resumes/job/${jobId}`, headers },
          { method: 'GET', path: '/', headers },
          {
            method: 'POST',
            path: '/api/auth/logout',
            headers: { 'content-type': 'application/json', ...headers, authorization: '' },
            body,
          },
        ];
      }),
    );
    const cookies = cookieTexts.flatMap((cookie) =>
      ['/', '/config.json', '/api/auth/me'].map((path) => {
        return { method: 'GET', path, headers: { ...authorized(), cookie } };
      }),
    );
    expect(await findFaults([...calls, ...cookies])).toEqual([]);
  }, 180_000);

  it('targets and methods that name nothing', async () => {
    const targets = [
      '/%',
      '/%00',
      '/%ff',
      '/%ED%A0%80',
      '//',
      '/..%2f..%2fetc/passwd',
      '/?%',
      '/?search=%00',
      `/?${'a=1&'.repeat(1_000)}`,
      '/?__proto__[a]=1',
      `/${'a/'.repeat(2_000)}`,
    ];
    const places = ['', '/api', '/api/auth/me', `/api/resumes/job/${jobId}`, '/api/export'];
    const others = ['/mailbox', '/identity', '/remotes', '/api/remotes/billing', '/config.json'];
    const methods = [
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
    ];
    const calls = [...places, ...others].flatMap((place) => [
      ...targets.map((target) => ({ method: 'GET', path: place + target, headers: authorized() })),
      ...methods.map((method) => ({ method, path: place || '/', headers: authorized() })),
    ]);
    expect(await findFaults(calls)).toEqual([]);
  }, 60_000);

  it('bodies that are no body', async () => {
    const bodies = [
      '',
      '{',
      '\0',
      '"text"',
      'null',
      '['.repeat(500_000),
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      '{"email":"a@example.com","email":"\\u0000"}',
      Buffer.from([0xff, 0xfe, 0x00]),
      Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
    ];
    const paths = ['/api/auth/login', '/api/resumes/process', '/api/beacon', '/api/email/contact'];
    const calls = paths.flatMap((path) =>
      ['application/json', ...contentTypes].flatMap((type) =>
        bodies.flatMap((body) =>
          [undefined, 'gzip', 'nonsense'].map((encoding) => ({
            method: 'POST',
            path,
            headers: {
              ...authorized(),
              'content-type': type,
              'sec-fetch-site': 'same-origin',
              ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
            },
            body,
          })),
        ),
      ),
    );
    expect(await findFaults(calls)).toEqual([]);
  }, 180_000);

  it('forms whose fields and files have any name', async () => {
    const part = (disposition: string, value: string) =>
      `--edge\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
    const field = (name: string, value: string) => part(`name="${name}"`, value);
    const file = (name: string) => part(`name="resumes"; filename="${name}"`, 'no resume');
    const good = field('jobDescription', 'A nurse.') + field('comparisonScore', '50');
    const forms = [
      ...['\0', '&#0000;', '../../x', '%00', '"; x="', '\u202egnp.exe', 'x'.repeat(5_000), ''].map(
        (name) => good + file(name),
      ),
      ...['\0', 'a\0b', '', '{"\\u0000":1}', '[', '[{"text":"\\u0000"}]'].flatMap((value) => [
        field('jobDescription', value) + field('comparisonScore', '50') + file('a.pdf'),
        good + field('criteria', value) + file('a.pdf'),
        good + field('jobId', value) + file('a.pdf'),
        field('jobDescription', 'A nurse.') + field('comparisonScore', value) + file('a.pdf'),
      ]),
      ...['__proto__', 'constructor', '', '\0', 'a[b]'].map((name) => good + field(name, 'x')),
      part('', 'x'),
      part('name=resumes', 'x'),
      `${good}--edge`,
      'no form',
    ];
    const headers = { ...authorized(), 'content-type': 'multipart/form-data; boundary=edge' };
    const calls = forms.flatMap((form) =>
      ['/api/resumes/process', `/api/resumes/job/${jobId}/resumes`].flatMap((path) =>
        [`${form}--edge--\r\n`, form].map((body) => ({ method: 'POST', path, headers, body })),
      ),
    );
    expect(await findFaults(calls)).toEqual([]);
  }, 180_000);
});
