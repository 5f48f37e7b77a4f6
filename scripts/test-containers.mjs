import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, findImages } from './lib/images.mjs';
import { fail, requireNode } from './lib/preflight.mjs';
import { ensureInstalled, root } from './lib/prepare.mjs';
import { StepError } from './lib/run-step.mjs';
import { runSuites, tellCounts } from './lib/suites.mjs';

/**
 * Builds every image, starts docker-compose.yml and the pods of a Kubernetes overlay from them, and tries both. With
 * --if-possible, where containers can't be run here, one line says why and nothing is counted. With --only-build the images
 * stay, and a later call with the same --tag has them.
 */
const { values } = parseArgs({
  options: {
    'if-possible': { type: 'boolean' },
    'only-build': { type: 'boolean' },
    tag: { type: 'string', default: `test-${process.pid}` },
  },
});
const baseImages = ['node:22-bookworm-slim', 'nginx:stable', 'rabbitmq:4-management'];
const { tag } = values;
const prefix = 'shortlist';
const project = `shortlist-${tag}`;
/** The image that a test builds a second time, and compares. */
const builtTwice = 'usage';

function succeeds(command, ...args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Names what is missing to run containers here, as a sentence. */
function findObstacle() {
  for (const command of ['podman', 'podman-compose']) {
    if (!succeeds(command, '--version')) return `${command} is not installed.`;
  }
  const missing = baseImages.filter((image) => !succeeds('podman', 'image', 'exists', image));
  return missing.length > 0 && `podman has no image ${missing.join(', ')}: pull or make it first.`;
}

/** Removes what this run made, whatever became of it. */
function removeAll(images, folder) {
  const list = (...words) =>
    execFileSync('podman', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const ofCompose = ['--filter', `label=io.podman.compose.project=${project}`];
  const containers = list('ps', '--all', '--quiet', ...ofCompose);
  if (containers.length > 0) succeeds('podman', 'rm', '--force', '--time', '0', ...containers);
  const volumes = list('volume', 'ls', '--quiet', ...ofCompose);
  if (volumes.length > 0) succeeds('podman', 'volume', 'rm', '--force', ...volumes);
  const pods = list('pod', 'ps', '--quiet', '--filter', `label=shortlist-test=${project}`);
  if (pods.length > 0) succeeds('podman', 'pod', 'rm', '--force', '--time', '0', ...pods);
  const secrets = list('secret', 'ls', '--format', '{{.Name}}').filter((name) =>
    name.startsWith(`${project}-`),
  );
  if (secrets.length > 0) succeeds('podman', 'secret', 'rm', ...secrets);
  for (const network of [`${project}_default`, `${project}-kubernetes`]) {
    succeeds('podman', 'network', 'rm', '--force', network);
  }
  succeeds('podman', 'rmi', '--force', ...images.map(({ name }) => `${prefix}/${name}:${tag}`));
  rmSync(folder, { recursive: true, force: true });
}

requireNode();
const obstacle = findObstacle();
if (obstacle) {
  const sentence = `The tests of containers were not run: ${obstacle}`;
  if (!values['if-possible']) fail(sentence);
  console.log(sentence);
  process.exit(0);
}
await ensureInstalled();
// Built first: what it makes without the cache is there for the others.
const images = findImages(root).sort(
  (one, other) => Number(other.name === builtTwice) - Number(one.name === builtTwice),
);

async function buildMissing() {
  const started = Date.now();
  const isThere = ({ name }) => succeeds('podman', 'image', 'exists', `${prefix}/${name}:${tag}`);
  const missing = images.filter((image) => !isThere(image));
  for (const image of missing) {
    // A layer that an earlier commit left in the cache has that commit's time.
    const options = image.name === builtTwice ? ['--no-cache'] : [];
    await buildImage(root, image, { engine: 'podman', prefix, tag, options });
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\nBuilt ${missing.length} of ${images.length} images in ${seconds} s.`);
}

async function buildAndTest() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shortlist-containers-'));
  try {
    await buildMissing();
    const env = {
      IMAGES: prefix,
      IMAGE_TAG: tag,
      BUILT_TWICE: builtTwice,
      PROJECT: project,
      PROJECT_FOLDER: folder,
    };
    const suite = {
      name: 'containers',
      projects: ['containers'],
      options: ['--no-file-parallelism'],
      env,
    };
    tellCounts(await runSuites([suite]));
  } finally {
    removeAll(images, folder);
  }
}

// Ctrl-C ends what runs, and then everything is removed.
process.on('SIGINT', () => {});
try {
  await (values['only-build'] ? buildMissing() : buildAndTest());
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  tellCounts({ passed: 0, failed: 1 });
}
