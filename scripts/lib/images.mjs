import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readStep, runStep } from './run-step.mjs';

const composeFiles = [
  'docker-compose.yml',
  'deploy/compose/mailbox.yml',
  'deploy/compose/embedded-mongo.yml',
];

/**
 * The images of the compose files: the name of each, its Dockerfile and its arguments.
 *
 * @param {string} root
 */
export function findImages(root) {
  const services = composeFiles.flatMap((file) =>
    Object.values(parse(readFileSync(path.join(root, file), 'utf8'), { merge: true }).services),
  );
  return services
    .filter(({ build }) => build)
    .map(({ image, build }) => ({
      name: /\/([\w-]+):/.exec(image)[1],
      dockerfile: build.dockerfile ?? 'Dockerfile',
      workspace: build.args.WORKSPACE,
    }));
}

/** The commit that is built, and when it was made: the same commit makes the same image whenever it is built. */
async function readRevision(root) {
  const [revision, seconds] = (await readStep(root, 'git', 'log', '-1', '--format=%H %ct')).split(
    ' ',
  );
  return { revision, seconds };
}

/** Options of one engine for images that don't depend on when they are built. */
const timeless = {
  // Docker's own form of images alone has health checks.
  podman: (seconds) => ['--format', 'docker', '--timestamp', seconds],
  docker: (seconds) => ['--build-arg', `SOURCE_DATE_EPOCH=${seconds}`],
};

/** Builds one image of `findImages` as `<prefix>/<name>:<tag>`. Throws StepError unless that succeeds. */
export async function buildImage(root, image, { engine, prefix, tag, options = [] }) {
  const { revision, seconds } = await readRevision(root);
  const { version } = JSON.parse(
    readFileSync(path.join(root, image.workspace, 'package.json'), 'utf8'),
  );
  const values = { WORKSPACE: image.workspace, VERSION: version, REVISION: revision };
  const buildArguments = Object.entries(values).flatMap(([name, value]) => [
    '--build-arg',
    `${name}=${value}`,
  ]);
  const words = ['build', ...timeless[engine](seconds), ...buildArguments, ...options];
  const reference = `${prefix}/${image.name}:${tag}`;
  await runStep(root, engine, ...words, '--file', image.dockerfile, '--tag', reference, '.');
  return reference;
}
