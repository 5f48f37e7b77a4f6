import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { manyResumes } from '../tests/support/many-resumes.js';
import { type Recruiter, signIn, signUp, verifyEmail } from '../tests/support/person.js';
import { readJob } from '../tests/support/screening.js';
import { awaitResults, beginUpload } from '../tests/support/upload-files.js';
import { waitFor } from '../tests/support/wait-for.js';
import { type Deployment, startDeployment } from './support/deployment.js';
import { inspectContainer, podman } from './support/podman.js';

const recruiter: Recruiter = {
  firstName: 'Mina',
  lastName: 'Castellano',
  email: 'mina@example.com',
  password: 'a long enough password',
};
const resumes = manyResumes(60);
/** Two of what people's calls reach, and of what scores. */
const scale = { gateway: 2, auth: 2, resumes: 2, 'screening-worker': 2 };

let deployment: Deployment;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  deployment = await startDeployment(scale);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(30_000);
  await deployment.healthy();
}, 300_000);

afterAll(() => browser?.close());

/** Ends a container as a crash of its machine would; anyone who watches it starts it again. */
async function crash(service: string): Promise<void> {
  const [id = ''] = await deployment.containersOf(service);
  const before = await inspectContainer(id);
  process.kill(before.State.Pid, 'SIGKILL');
  await waitFor(
    async () => {
      const { State } = await inspectContainer(id);
      return State.Running && State.StartedAt !== before.State.StartedAt;
    },
    { what: `${service} to be started again`, timeoutMs: 60_000 },
  );
}

async function countConsumers(queue: string): Promise<number> {
  const [broker = ''] = await deployment.containersOf('rabbitmq');
  const listed = await podman(
    'exec',
    broker,
    'rabbitmqctl',
    '-q',
    'list_queues',
    'name',
    'consumers',
  );
  const line = listed.split('\n').find((each) => each.startsWith(`${queue}\t`));
  return Number(line?.split('\t')[1]);
}

describe('the main job, by containers', () => {
  it('signs a recruiter up by a mail, over two gateways', async () => {
    await signUp(page, deployment.url, recruiter);
    await verifyEmail(page, deployment.url, recruiter);
    await signIn(page, deployment.url, recruiter);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  it('screens every resume once while a worker and a gateway crash', async () => {
    await beginUpload(page, deployment.url, resumes);
    await Promise.all([crash('screening-worker'), crash('gateway')]);
    // The crashed worker's messages come again; a busy machine takes its time.
    await page.waitForURL('**/results?job=*', { timeout: 300_000 });
    const jobId = await awaitResults(page);
    const job = await readJob(page, deployment.url, jobId);
    const names = job.candidates.map(({ fileName }) => fileName);
    expect(new Set(names).size).toBe(names.length);
    expect(names.sort()).toEqual(resumes.map(({ name }) => name).sort());
  }, 480_000);

  it('shares the work among the workers that are added', async () => {
    await deployment.scale({ ...scale, 'screening-worker': 8 });
    await waitFor(async () => (await countConsumers('resumes.candidate.score')) === 8, {
      what: 'eight workers to take candidates',
      timeoutMs: 120_000,
    });
    await beginUpload(page, deployment.url, manyResumes(20));
    const job = await readJob(page, deployment.url, await awaitResults(page));
    expect(job.candidates).toHaveLength(20);
  }, 300_000);
});

describe('each container', () => {
  it('can do nothing but its work', async () => {
    for (const id of await deployment.containersOf()) {
      const { Name, HostConfig } = await inspectContainer(id);
      expect({ Name, isReadOnly: HostConfig.ReadonlyRootfs }).toEqual({ Name, isReadOnly: true });
      const attempt =
        'id -u; touch /touched /etc/touched 2>/dev/null; ls /touched /etc/touched 2>/dev/null; true';
      const [user, ...touched] = (await podman('exec', id, 'sh', '-c', attempt)).split('\n');
      expect({ Name, isRoot: user === '0', touched }).toEqual({ Name, isRoot: false, touched: [] });
    }
  }, 60_000);

  it('shows no secret to who lists it', async () => {
    expect(deployment.secrets.length).toBeGreaterThan(10);
    for (const id of await deployment.containersOf()) {
      const shown = await podman('inspect', id);
      const told = deployment.secrets.filter((secret) =>
        shown.includes(secret.replaceAll('\n', '\\n')),
      );
      expect(told).toEqual([]);
    }
  }, 60_000);
});

describe.each(['marketing', 'auth', 'screening', 'billing'])('the front end %s', (name) => {
  const get = (file: string, headers: Record<string, string> = {}) =>
    fetch(`${deployment.remoteUrls[name]}/${file}`, { headers });

  it('serves its files compressed, those with a hash for ever, and nothing that could be framed or run by itself', async () => {
    const manifest = await get('mf-manifest.json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    const { metaData } = (await manifest.json()) as {
      metaData: { remoteEntry: { name: string } };
    };
    const entry = await get(metaData.remoteEntry.name, { 'accept-encoding': 'gzip' });
    expect(entry.status).toBe(200);
    expect(Object.fromEntries(entry.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('answers 404 for what it has not, and refuses what is no reading', async () => {
    expect((await get('none.js')).status).toBe(404);
    const posted = await fetch(`${deployment.remoteUrls[name]}/mf-manifest.json`, {
      method: 'POST',
    });
    expect(posted.status).toBe(403);
  });
});

// The last: nothing works after it.
it('ends in order, each container within the 10 s that it is given', async () => {
  const codes: Record<string, number> = {};
  // As compose does: what was started last ends first.
  for (const id of (await deployment.containersOf()).toReversed()) {
    const { Name } = await inspectContainer(id);
    // Its image has codes of its own.
    if (Name.includes('rabbitmq')) continue;
    // A process that takes longer than 10 s ends itself with 1; one that hangs is killed after the 15 s of the file (137).
    await podman('stop', '--time', '15', id);
    codes[Name] = (await inspectContainer(id)).State.ExitCode;
  }
  expect(Object.keys(codes).length).toBeGreaterThan(15);
  expect(Object.entries(codes).filter(([, code]) => code !== 0)).toEqual([]);
}, 300_000);
