import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { providedMeta, readProvided } from '@shortlist/host-api';

/** All scripts of the shell, and its html. */
const filesOfShell = (all) => all.filter((file) => file === 'index.html' || file.endsWith('.js'));

/** Files that a remote needs below a shell: its manifest, the scripts of `./App`, and data that it fetches by name. */
function filesOfRemote(all, manifest) {
  const app = manifest.exposes.find((each) => each.path === './App').assets.js;
  const scripts = [manifest.metaData.remoteEntry.name, ...app.sync, ...app.async];
  const data = all.filter((file) => file.endsWith('.json') && file !== 'mf-stats.json');
  return [...data, ...scripts];
}

/** Reads from a shell's html what it offers to remotes. */
function providedBy(html) {
  const element = new RegExp(`<meta name="${providedMeta}" content="([^"]*)"`);
  return readProvided(element.exec(html)?.[1] ?? '');
}

/**
 * Packs the build of a front end in `dist`: without pictures, fonts, samples and a remote's own page. `facts` are what it
 * says of HostApi and shared packages, `files` the SHA-256 of each file, `bytes` their texts by their names as JSON, by brotli.
 */
export async function packBuild({ name, dist }) {
  const all = await readdir(dist);
  const read = (file) => readFile(path.join(dist, file), 'utf8');
  const isShell = name === 'shell';
  const manifest = isShell ? null : JSON.parse(await read('mf-manifest.json'));
  const kept = (isShell ? filesOfShell(all) : filesOfRemote(all, manifest)).sort();
  const texts = {};
  for (const file of kept) texts[file] = await read(file);
  const facts = isShell
    ? { provides: providedBy(texts['index.html']) }
    : { requires: manifest.requires };
  const hash = (text) => createHash('sha256').update(text).digest('hex');
  return {
    facts,
    files: Object.fromEntries(kept.map((file) => [file, hash(texts[file])])),
    bytes: brotliCompressSync(JSON.stringify(texts), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
    }),
  };
}
