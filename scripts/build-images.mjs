import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildImage, findImages } from './lib/images.mjs';
import { fail, requireNode } from './lib/preflight.mjs';
import { root } from './lib/prepare.mjs';
import { StepError } from './lib/run-step.mjs';

const help = `npm run images [-- options]

Builds the image of every part, labelled with its version and the commit. The same commit makes the same files.

  --tag <tag>        default latest
  --prefix <prefix>  what stands before the name of each; default shortlist, or registry.example.com/shortlist
  --only <name>      one image, such as auth; may be given several times
  --fresh            builds again what was built before
  --engine <engine>  docker or podman; default: the first that is there

Exit codes: 0 done, 1 failed.`;

const text = { type: 'string' };
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    tag: { ...text, default: 'latest' },
    prefix: { ...text, default: 'shortlist' },
    only: { ...text, multiple: true },
    engine: text,
    fresh: { type: 'boolean' },
  },
});

function findEngine() {
  for (const engine of ['docker', 'podman']) {
    try {
      execFileSync(engine, ['--version'], { stdio: 'ignore' });
      return engine;
    } catch {
      // Not there: the other one may be.
    }
  }
  return fail('Neither docker nor podman is there. Install one of them and run the command again.');
}

requireNode();
if (values.help) {
  console.log(help);
  process.exit(0);
}
const images = findImages(root).filter(({ name }) => values.only?.includes(name) ?? true);
const { tag, prefix } = values;
const engine = values.engine ?? findEngine();
const options = values.fresh ? ['--no-cache'] : [];
try {
  for (const image of images) {
    console.log(`\n── ${image.name} ──`);
    await buildImage(root, image, { engine, prefix, tag, options });
  }
} catch (error) {
  if (error instanceof StepError) fail(error.message);
  throw error;
}
