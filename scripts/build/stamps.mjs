import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Files beside a package's own sources that decide how it is compiled. */
const toolchain = ['package-lock.json', '.swcrc', 'scripts/build'];
const toolchainOfFrontEnds = [
  ...['package-lock.json', 'scripts/build', 'webpack.base.mjs', 'webpack'],
  // Their compiled code runs in the build.
  ...['packages/host-api/src', 'packages/contracts/src/front-ends'],
];

/** Nothing of these goes into a build. */
const isUnread = (name) =>
  /^(node_modules|dist|tests|source-maps|\.tsc|\.cache)$|\.test\.(ts|tsx|mjs)$/.test(name);

/** Every file at or below `target`; nothing where it is absent. */
export function listFiles(target, isLeftOut = () => false) {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [{ file: target, stats }];
  return readdirSync(target)
    .sort()
    .filter((name) => !isLeftOut(name))
    .flatMap((name) => listFiles(path.join(target, name), isLeftOut));
}

const fileOf = (root, { name }) =>
  path.join(root, '.cache', 'built', `${name.replaceAll('/', '-')}.json`);

function readStamp(root, each) {
  const file = fileOf(root, each);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const hashOf = (lines) => {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex');
};

/** Changes whenever one of the files is written. */
const marksOf = (root, files) =>
  hashOf(
    files.map(
      ({ file, stats }) =>
        `${path.relative(root, file)} ${stats.mtimeMs} ${stats.size} ${stats.ino}`,
    ),
  );

/** Changes when one of the files holds something else. */
const contentsOf = (root, files) =>
  hashOf(files.flatMap(({ file }) => [path.relative(root, file), hashOf([readFileSync(file)])]));

/** The files that a build of the package reads. What a front end bundles is known from its last build: `read`. */
function listInputs(root, { relative, isFrontEnd }, read = []) {
  const targets = isFrontEnd
    ? [
        ...toolchainOfFrontEnds,
        `${relative}/package.json`,
        `${relative}/webpack.config.mjs`,
        ...read,
      ]
    : [...toolchain, `${relative}/src`];
  return targets.flatMap((target) => listFiles(path.join(root, target), isUnread));
}

/** Lists the files that a build leaves; `knowledge` and the like count, too. */
const listOutputs = ({ dist }) => listFiles(dist);

/**
 * Whether the package was built from its sources as they are, and what was built is as it was left. A build for the running
 * product alone does not count where the `whole` is wanted. Files that were written again with the same contents are the same.
 */
export function isBuilt(root, each, { whole }) {
  const stamp = readStamp(root, each);
  if (!stamp || (whole && !stamp.whole)) return false;
  if (stamp.outputs !== marksOf(root, listOutputs(each))) return false;
  const inputs = listInputs(root, each, stamp.read);
  const marks = marksOf(root, inputs);
  if (marks === stamp.marks) return true;
  if (contentsOf(root, inputs) !== stamp.contents) return false;
  writeStamp(root, each, { ...stamp, marks });
  return true;
}

/** True when the package was built by this builder, and its sources have changed since. */
export function isOutdated(root, each) {
  return readStamp(root, each) !== null && !isBuilt(root, each, { whole: false });
}

function writeStamp(root, each, stamp) {
  mkdirSync(path.dirname(fileOf(root, each)), { recursive: true });
  writeFileSync(fileOf(root, each), JSON.stringify(stamp));
}

/**
 * Notes that the package was built from its sources as they were at `begunAt` (milliseconds since 1970). `read` are the files that
 * the build of a front end reported, relative to `root`. Sources that were written later count as not built.
 */
export function stampBuild(root, each, { whole, begunAt, read = [] }) {
  const inputs = listInputs(root, each, read);
  if (inputs.some(({ stats }) => stats.mtimeMs >= begunAt)) return dropStamp(root, each);
  writeStamp(root, each, {
    whole: whole || !hasMoreInWhole(each),
    read,
    marks: marksOf(root, inputs),
    contents: contentsOf(root, inputs),
    outputs: marksOf(root, listOutputs(each)),
  });
}

/** False for a package of which a build for the running product is the whole. */
const hasMoreInWhole = ({ isFrontEnd, followUps }) =>
  isFrontEnd || followUps.some(({ isForWhole }) => isForWhole);

/** The package counts as not built. */
export function dropStamp(root, each) {
  rmSync(fileOf(root, each), { force: true });
}
