import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { manyResumes } from '../tests/support/many-resumes.js';
import { type Recruiter, signIn, signUp, verifyEmail } from '../tests/support/person.js';
import { readJob } from '../tests/support/screening.js';
import { awaitResults, beginUpload } from '../tests/support/upload-files.js';
import { containerIn, type PlayedOverlay, playOverlay } from './support/kubernetes.js';
import { inspectContainer, podman } from './support/podman.js';

const recruiter: Recruiter = {
  firstName: 'Mina',
  lastName: 'Castellano',
  email: 'mina@example.com',
  password: 'a long enough password',
};

let overlay: PlayedOverlay;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  overlay = await playOverlay();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(30_000);
  await overlay.ready();
}, 300_000);

afterAll(() => browser?.close());

describe('the overlay small, played by podman', () => {
  it('screens resumes for a recruiter who signed up by a mail', async () => {
    await signUp(page, overlay.url, recruiter);
    await verifyEmail(page, overlay.url, recruiter);
    await signIn(page, overlay.url, recruiter);
    await beginUpload(page, overlay.url, manyResumes(12));
    const job = await readJob(page, overlay.url, await awaitResults(page));
    expect(job.candidates).toHaveLength(12);
  }, 180_000);

  it('gives no pod a right but to serve', async () => {
    expect(overlay.parts.length).toBeGreaterThan(10);
    const attempt =
      'touch /touched /etc/touched 2>/dev/null; ls /touched /etc/touched 2>/dev/null; cat /proc/1/status';
    for (const part of overlay.parts) {
      const told = await podman('exec', containerIn(part), 'sh', '-c', attempt);
      const read = (field: string) => new RegExp(`^${field}:\\s+(\\w+)`, 'm').exec(told)?.[1];
      expect({
        part,
        isRoot: read('Uid') === '0',
        hasWritten: told.includes('touched'),
        capabilities: Number.parseInt(read('CapBnd') ?? '', 16),
        noNewPrivileges: read('NoNewPrivs'),
        seccomp: read('Seccomp'),
      }).toEqual({
        part,
        isRoot: false,
        hasWritten: false,
        capabilities: 0,
        noNewPrivileges: '1',
        seccomp: '2',
      });
    }
  }, 60_000);
});

// The last: nothing works after it.
it('ends every pod in order, within the time that it has', async () => {
  const codes: Record<string, number> = {};
  for (const part of overlay.parts) {
    // The container alone, as a kubelet does: podman takes a pod that it stops its network first.
    await podman('stop', '--time', '20', containerIn(part));
    codes[part] = (await inspectContainer(containerIn(part))).State.ExitCode;
  }
  expect(codes).toEqual(Object.fromEntries(overlay.parts.map((part) => [part, 0])));
}, 300_000);
