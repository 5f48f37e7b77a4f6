import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authorization, samples } from './support/screening.js';
import { openSession, type Session } from './support/session.js';

const person = {
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@brookfield.example',
  password: 'seven green kites',
};
let session: Session;
let folder: string;

beforeAll(async () => {
  session = await openSession(person);
  folder = await mkdtemp(path.join(tmpdir(), 'developers-'));
  const put = (name: string, as: string) =>
    copyFile(path.join(samples, name), path.join(folder, as));
  await put('job-description.txt', 'job-description.txt');
  await put('resumes/amara-okafor.pdf', 'resume.pdf');
  await put('resumes/priya-raghunathan.pdf', 'another-resume.pdf');
});
afterAll(async () => {
  await session?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Shown {
  /** Method and path. */
  readonly call: string;
  readonly scope: string;
  readonly curl: string;
  /** Codes of the conflicts that the page names. */
  readonly conflicts: readonly string[];
}

/** Operations as the page shows them, read as a person would. */
async function readPage(): Promise<readonly Shown[]> {
  const { page, url } = session;
  await page.goto(`${url}/developers`);
  const entries = page.locator('details');
  await entries.first().waitFor();
  return Promise.all(
    (await entries.all()).map(async (entry) => {
      const code = entry.getByRole('region', { name: /^Example call of/, includeHidden: true });
      const label = (await code.getAttribute('aria-label')) ?? '';
      const errors = await entry.locator('dt').allTextContents();
      return {
        call: label.replace('Example call of ', ''),
        scope: (await entry.getByText(/^scope /).textContent())?.replace('scope ', '') ?? '',
        curl: (await code.textContent()) ?? '',
        conflicts: errors.flatMap((text) => /^409 (\w+)$/.exec(text)?.[1] ?? []),
      };
    }),
  );
}

async function makeToken(scopes: readonly string[]): Promise<string> {
  const answer = await fetch(`${session.url}/api/auth/api-tokens`, {
    method: 'POST',
    headers: { ...(await authorization(session.page)), 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'The page',
      scopes,
      expiresInDays: 30,
      password: person.password,
    }),
  });
  return ((await answer.json()) as { secret: string }).secret;
}

const first = ['POST /resumes/process', 'POST /resumes/job/{id}/resumes'];
/** Calls that the others need come first, and deletions last. */
const rankOf = ({ call }: Shown) =>
  first.includes(call) ? first.indexOf(call) - first.length : Number(call.startsWith('DELETE'));

it('every example call of /developers runs with a token that has its scope', async () => {
  const shown = await readPage();
  expect(shown.length).toBeGreaterThan(20);
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    SHORTLIST: session.url,
    TOKEN: await makeToken([...new Set(shown.map(({ scope }) => scope))]),
    ID: randomUUID(),
  };
  const run = async (curl: string) => {
    await writeFile(path.join(folder, 'call.sh'), `set -eu\n${curl}\n`);
    return promisify(execFile)('bash', ['call.sh'], { cwd: folder, env: { ...env } }).then(
      ({ stdout }) => ({ ok: true, stdout, stderr: '' }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, stdout, stderr }),
    );
  };
  const failed: unknown[] = [];
  let done = 0;
  for (const { call, curl, conflicts } of [...shown].sort((a, b) => rankOf(a) - rankOf(b))) {
    const { ok, stdout, stderr } = await run(curl);
    if (ok && call === first[0]) {
      const { candidates } = JSON.parse(stdout) as { candidates: { id: string }[] };
      env['CANDIDATE'] = candidates[0]?.id ?? '';
    }
    if (ok) done += 1;
    // A call that an ended screening has no use for is refused as the page says.
    else if (!conflicts.some((code) => stdout.includes(`"code":"${code}"`)))
      failed.push([call, stdout, stderr]);
  }
  expect(failed).toEqual([]);
  expect(shown.length - done).toBeLessThanOrEqual(4);
});
