import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { waitFor } from './wait-for.mjs';

/** A front end without anything in it: only the API is asked. */
async function makeFrontEnds(folder) {
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(path.join(folder, 'shell/dist/index.html'), '<!doctype html><title></title>');
  return folder;
}

/** Starts the embedded product of the checkout in `root`, with no variables of this shell's but PATH. */
export async function startProduct({ root, dataDir }) {
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(root, 'stack/dist/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      FRONT_ENDS_DIR: await makeFrontEnds(path.join(dataDir, 'front-ends')),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('It ended at once.')));
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'close');
  };
  try {
    await waitFor(async () => (await fetch(`${url}/config.json`)).ok, 'the product', {
      signal: ended.signal,
    });
  } catch (error) {
    await stop();
    throw new Error(`The product in ${root} did not start:\n${output}`, { cause: error });
  }
  return { url, stop };
}
