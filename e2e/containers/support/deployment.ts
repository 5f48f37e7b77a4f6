import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@shortlist/bus/testing';
import { repositoryRoot } from '../../tests/support/product.js';
import { waitFor } from '../../tests/support/wait-for.js';
import { podman } from './podman.js';

const run = promisify(execFile);
const files = ['', 'mailbox', 'embedded-mongo', 'balancer'].map((name) =>
  name === '' ? 'docker-compose.yml' : `deploy/compose/${name}.yml`,
);
const remotes = ['MARKETING', 'AUTH', 'SCREENING', 'BILLING'];

/** How many containers of a service; one of those that are not named. */
export type Scale = Readonly<Record<string, number>>;

/** The product as docker-compose.yml describes it, run by podman-compose under a name and on ports of its own. */
export interface Deployment {
  readonly url: string;
  /** Where the files of a remote are served, by its name. */
  readonly remoteUrls: Readonly<Record<string, string>>;
  /** Contents of the files of `.secrets`. */
  readonly secrets: readonly string[];
  /** Starts what is not there yet. */
  scale(scale: Scale): Promise<void>;
  /** Ids of the containers of a service, or of all. */
  containersOf(service?: string): Promise<readonly string[]>;
  /** Resolves when every container says that it is well. */
  healthy(): Promise<void>;
}

/** Starts it from the images under test. What it leaves is removed by scripts/test-containers.mjs. */
export async function startDeployment(scale: Scale): Promise<Deployment> {
  const { PROJECT: project = '', PROJECT_FOLDER: parent = '' } = process.env;
  if (!project || !parent) throw new Error('Run this by npm run test:containers.');
  const folder = await mkdtemp(path.join(parent, 'deployment-'));
  const [port, ...ports] = await Promise.all([0, ...remotes].map(() => findFreePort()));
  const url = `http://localhost:${port}`;
  const remoteUrls = Object.fromEntries(
    remotes.map((name, index) => [name.toLowerCase(), `http://localhost:${ports[index]}`]),
  );
  for (const name of ['docker-compose.yml', 'deploy']) {
    await cp(path.join(repositoryRoot, name), path.join(folder, name), { recursive: true });
  }
  const init = path.join(repositoryRoot, 'scripts/init.mjs');
  await run(process.execPath, [init, '--embedded-database', '--folder', folder, '--url', url]);
  const secretsFolder = path.join(folder, '.secrets');
  const secrets = await Promise.all(
    (await readdir(secretsFolder)).map((name) => readFile(path.join(secretsFolder, name), 'utf8')),
  );
  const env = {
    ...process.env,
    PUBLISH: '127.0.0.1:',
    PUBLISH_BALANCER: `127.0.0.1:${port}`,
    ...Object.fromEntries(
      remotes.flatMap((name, index) => [
        [`PUBLISH_${name}`, `127.0.0.1:${ports[index]}`],
        [`REMOTE_${name}_URL`, `http://localhost:${ports[index]}/mf-manifest.json`],
      ]),
    ),
  };

  async function up(wanted: Scale): Promise<void> {
    const services = Object.fromEntries(
      Object.entries(wanted).map(([name, replicas]) => [name, { deploy: { replicas } }]),
    );
    // podman-compose takes --scale, and does nothing about it. JSON is YAML, too.
    await writeFile(path.join(folder, 'scale.yml'), JSON.stringify({ services }));
    const given = [...files, 'scale.yml'].flatMap((file) => ['-f', file]);
    const words = ['-p', project, ...given, 'up', '--detach', '--no-build'];
    await run('podman-compose', words, { cwd: folder, env, maxBuffer: 1 << 26 });
  }

  async function containersOf(service?: string): Promise<readonly string[]> {
    const labels = [`io.podman.compose.project=${project}`];
    if (service) labels.push(`com.docker.compose.service=${service}`);
    const filters = labels.flatMap((label) => ['--filter', `label=${label}`]);
    return (await podman('ps', '--quiet', ...filters)).split('\n').filter(Boolean);
  }

  const isHealthy = (id: string) =>
    podman('healthcheck', 'run', id).then(
      () => true,
      () => false,
    );

  await up(scale);
  return {
    url,
    remoteUrls,
    secrets: secrets.map((secret) => secret.trim()).filter((secret) => secret.length > 30),
    scale: up,
    containersOf,
    healthy: async () => {
      for (const id of await containersOf()) {
        const name = await podman('inspect', '--format', '{{.Name}}', id);
        await waitFor(() => isHealthy(id), { what: `${name} to be healthy`, timeoutMs: 120_000 });
      }
    },
  };
}
