import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@shortlist/bus/testing';
import { containerOf, ofKind } from '../../../stack/tests/support/kubernetes/deployment.js';
import { buildKustomization } from '../../../stack/tests/support/kubernetes/kustomize.js';
import { repositoryRoot } from '../../tests/support/product.js';
import { waitFor } from '../../tests/support/wait-for.js';
import { podman } from './podman.js';
import { type Container, podOf, trialPods } from './pods.js';

const run = promisify(execFile);
const overlay = path.join(repositoryRoot, 'deploy/kubernetes/overlays/small');

/** The product as the overlay `small` describes it, played by podman in a network of its own. */
export interface PlayedOverlay {
  readonly url: string;
  /** The pods of the product, each by the name of its Deployment. */
  readonly parts: readonly string[];
  /** Resolves when the probes of every part were answered, as a cluster waits for them. */
  ready(): Promise<void>;
}

/** The one container of a pod, as podman names it. */
export const containerIn = (pod: string) => `${pod}-${pod}`;

/** Values of the secret `shortlist` by the steps of docs/deploy.md. */
async function makeSecrets(folder: string, url: string): Promise<Record<string, string>> {
  const init = path.join(repositoryRoot, 'scripts/init.mjs');
  await run(process.execPath, [init, '--embedded-database', '--folder', folder, '--url', url]);
  const guide = await readFile(path.join(repositoryRoot, 'docs/deploy.md'), 'utf8');
  const names = /for name in ([A-Z_ ]+); do/.exec(guide)?.[1]?.split(' ') ?? [];
  const entries = names.map(async (name) => {
    const file = path.join(folder, '.secrets', name.toLowerCase().replaceAll('_', '-'));
    return [name, await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Every podman takes a secret of several keys as JSON with base64 values, 4.3 nothing else. */
async function storeSecret(folder: string, name: string, values: Readonly<Record<string, string>>) {
  const encoded = Object.entries(values).map(([key, value]) => [key, btoa(value)]);
  const file = path.join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(Object.fromEntries(encoded)), { mode: 0o600 });
  await podman('secret', 'create', name, file);
}

/** Asks a probe's page as a kubelet does: from beside the pods. */
async function isAnswered(
  pod: string,
  { ports = [] }: Container,
  probe: Container['readinessProbe'],
) {
  const { path: page = '', port } = probe?.httpGet ?? {};
  const number = ports.find(({ name }) => name === port)?.containerPort;
  const ask = `fetch('http://${pod}:${number}${page}').then(({ ok }) => process.exit(ok ? 0 : 1))`;
  return podman('exec', containerIn('mongodb'), 'node', '-e', ask).then(
    () => true,
    () => false,
  );
}

/**
 * Plays every part of the overlay from the images under test, with a broker, a database and a mailbox beside them. Ingress,
 * policies and operators are a cluster's alone. scripts/test-containers.mjs removes what this leaves.
 */
export async function playOverlay(): Promise<PlayedOverlay> {
  const { PROJECT: project = '', PROJECT_FOLDER: parent = '' } = process.env;
  if (!project || !parent) throw new Error('Run this by npm run test:containers.');
  const folder = await mkdtemp(path.join(parent, 'kubernetes-'));
  const manifests = await buildKustomization(overlay);
  const deployments = ofKind(manifests, 'Deployment');
  const parts = deployments.map(({ metadata }) => metadata.name);
  const remotes = parts.filter((name) => name.startsWith('mfe-'));
  const published: Record<string, number> = {};
  for (const name of ['gateway', ...remotes]) published[name] = await findFreePort();
  const url = `http://localhost:${published['gateway']}`;

  const broker = { user: 'shortlist', password: crypto.randomUUID() };
  const connection = `amqp://${broker.user}:${broker.password}@rabbitmq:5672/`;
  const secrets = { ...(await makeSecrets(folder, url)), MONGODB_URI: 'mongodb://mongodb:27017/' };
  await storeSecret(folder, `${project}-shortlist`, secrets);
  await storeSecret(folder, `${project}-rabbitmq-default-user`, { connection_string: connection });

  const addresses = remotes.map((name) => [
    `REMOTE_${name.replace('mfe-', '').toUpperCase()}_URL`,
    `http://localhost:${published[name]}/mf-manifest.json`,
  ]);
  const settings = ofKind(manifests, 'ConfigMap').map((map) => ({
    ...map,
    data: { ...map.data, APP_URL: url, ...Object.fromEntries(addresses) },
  }));
  const mailbox = { MAILBOX_URL: 'http://mailbox:8025', MAILBOX_PUBLIC: 'true' };
  const pods = deployments.map((deployment) => {
    const { name } = deployment.metadata;
    const env = name === 'gateway' ? mailbox : undefined;
    return podOf(deployment, { project, publishedAt: published[name], env });
  });
  const documents = [...settings, ...trialPods(project, broker), ...pods];
  const file = path.join(folder, 'overlay.yaml');
  // JSON is YAML, too.
  await writeFile(file, documents.map((document) => JSON.stringify(document)).join('\n---\n'));
  const network = `${project}-kubernetes`;
  await podman('network', 'create', network);
  await podman('kube', 'play', '--network', network, file);

  async function ready(): Promise<void> {
    for (const deployment of deployments) {
      const { name } = deployment.metadata;
      const container = containerOf(deployment);
      const { startupProbe, readinessProbe, livenessProbe } = container;
      for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
        if (!probe) continue;
        const what = `${name} to answer ${probe.httpGet?.path}`;
        await waitFor(() => isAnswered(name, container, probe), { what, timeoutMs: 120_000 });
      }
    }
  }

  return { url, parts, ready };
}
