import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { replaceFolder } from '../replace-files.mjs';

// The process that builds front ends (build-front-ends.mjs): sends `{ folder, read }` for each when its files are in place, or `{ folder, error }`.

const { root, folders, whole } = JSON.parse(process.argv[2]);

/** As the folder's own configuration says, but into a folder beside, from where the files are put in place. */
async function readConfig(folder) {
  const { default: createConfig } = await import(
    pathToFileURL(path.join(folder, 'webpack.config.mjs')).href
  );
  const config = createConfig({ isForServing: !whole }, { mode: 'production' });
  const variant = whole ? 'whole' : 'served';
  return {
    ...config,
    // By name, or a front end that is built among others would not find what it stored alone.
    cache: { ...config.cache, name: `${variant}-production` },
    output: { ...config.output, path: path.join(folder, '.cache', variant) },
  };
}

const isInstalled = (file) => file.split(path.sep).includes('node_modules');

/** The files of this repository that a front end was made from, relative to its root. */
function filesOf({ fileDependencies }) {
  return (
    [...fileDependencies]
      .filter((file) => file.startsWith(root + path.sep) && !isInstalled(file))
      // Folders are among them, too.
      .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      .map((file) => path.relative(root, file))
      .sort()
  );
}

async function finish(folder, stats) {
  if (stats.hasErrors()) {
    const error = stats.toString({ all: false, errors: true, moduleTrace: true });
    return process.send({ folder, error: `${path.basename(folder)}:\n${error}` });
  }
  const { compilation } = stats;
  await replaceFolder(path.join(folder, 'dist'), compilation.outputOptions.path);
  process.send({ folder, read: filesOf(compilation) });
}

const configs = await Promise.all(folders.map(readConfig));
const compiler = webpack(configs);
for (const [index, each] of compiler.compilers.entries()) {
  each.hooks.done.tapPromise('shortlist', (stats) => finish(folders[index], stats));
}
compiler.run((failure) => {
  if (failure) process.send({ error: failure.stack });
  compiler.close(() => process.disconnect());
});
