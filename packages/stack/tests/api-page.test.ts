import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenApiDocument } from '../../../mfe-marketing/src/features/developers/document/open-api.js';
import {
  type ApiOperation,
  readOperations,
} from '../../../mfe-marketing/src/features/developers/document/read-operations.js';
import { post, signUp } from './support/api-person.js';
import { fileOf } from './support/observability.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const person = { email: 'ada@brookfield.example', password: 'seven green kites' };
let stack: TestStack;
let folder: string;
let operations: readonly ApiOperation[];

beforeAll(async () => {
  stack = await startTestStack();
  folder = await mkdtemp(path.join(tmpdir(), 'api-page-'));
  const sample = (name: string) => fileURLToPath(fileOf(`samples/${name}`));
  const put = (name: string, as: string) => copyFile(sample(name), path.join(folder, as));
  await put('job-description.txt', 'job-description.txt');
  await put('resumes/amara-okafor.pdf', 'resume.pdf');
  await put('resumes/priya-raghunathan.pdf', 'another-resume.pdf');
  const document = await fetch(`${stack.url}/api/openapi.json`);
  operations = readOperations((await document.json()) as OpenApiDocument).flatMap(
    (group) => group.operations,
  );
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await stack.stop();
});

/** These come first, in this order: the others are about what they make. Deleting comes last. */
const order = ['processResumes', 'addResumes'];
/** What a screening that has ended has no use for: its example is answered with the sentence that says so. */
const conflicts = ['cancelJob', 'finishJob', 'retryJob', 'switchEngine'];

it('/developers: every example call runs with a token that has its scope', async () => {
  const session = await signUp(stack.url, person);
  const scopes = [...new Set(operations.map(({ scope }) => scope))];
  const wanted = { name: 'The page', scopes, expiresInDays: 30, password: person.password };
  const token = (await post(stack.url, 'auth/api-tokens', wanted, session)) as { secret: string };
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    SHORTLIST: stack.url,
    TOKEN: token.secret,
    ID: crypto.randomUUID(),
  };
  const run = async ({ curl }: ApiOperation) => {
    await writeFile(path.join(folder, 'call.sh'), `set -eu\n${curl}\n`);
    const settings = { cwd: folder, env: { ...env } };
    return promisify(execFile)('bash', ['call.sh'], settings).then(
      ({ stdout }) => ({ ok: true, stdout }),
      (error: { stdout: string }) => ({ ok: false, stdout: error.stdout }),
    );
  };
  const rank = ({ id }: ApiOperation) =>
    order.includes(id) ? order.indexOf(id) - order.length : Number(id === 'deleteJob');
  const failed: unknown[] = [];
  const refused: string[] = [];
  for (const operation of [...operations].sort((one, other) => rank(one) - rank(other))) {
    const { ok, stdout } = await run(operation);
    if (operation.id === 'processResumes')
      env['CANDIDATE'] =
        (JSON.parse(stdout) as { candidates: { id: string }[] }).candidates[0]?.id ?? '';
    if (ok) continue;
    const { code } = JSON.parse(stdout) as { code: string };
    const isNamed = operation.errors.some((each) => each.code === code && each.status === '409');
    if (isNamed) refused.push(operation.id);
    else failed.push([operation.id, stdout]);
  }
  expect(failed).toEqual([]);
  expect(refused.sort()).toEqual(conflicts);
}, 180_000);
