import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@shortlist/bus/testing';
import { waitFor } from '../record/wait-for.mjs';

/** With the options that this process was given, such as --cpu-prof. */
function start(script, env) {
  const child = spawn(process.execPath, [...process.execArgv, script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'close');
  };
  return { child, stop };
}

/** The embedded database as a process of its own, so that documents can be written beside the product. */
export async function startDatabase({ root, dataDir, memoryMb = 3072 }) {
  const { child, stop } = start(path.join(root, 'stand-ins/database/dist/main.js'), {
    EMBEDDED_MONGO_DATA_DIR: path.join(dataDir, 'mongo'),
    PORT: '0',
    MONGO_MEMORY_MB: String(memoryMb),
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { uri: JSON.parse(line).uri, stop };
}

/** The built product with its built front ends on that database; `env` says what else is to be otherwise. */
export async function startProduct({ root, dataDir, mongodbUri, env = {} }) {
  const port = await findFreePort();
  const { child, stop } = start(path.join(root, 'stack/dist/main.js'), {
    PORT: String(port),
    DATA_DIR: dataDir,
    MONGODB_URI: mongodbUri,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...env,
  });
  child.stdout.resume();
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('The product ended at once.')));
  const url = `http://localhost:${port}`;
  await waitFor(async () => (await fetch(`${url}/config.json`)).ok, 'the product', {
    signal: ended.signal,
  });
  return { url, pid: child.pid, stop };
}

/**
 * Calls `work` with the built product and its database, in a folder of their own, and ends and removes them whatever comes
 * of it. MONGODB_URI names a MongoDB to use instead of the embedded database, which may take `memoryMb`; it must be empty.
 */
export async function withProduct({ root, env, memoryMb }, work) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-bench-'));
  const undo = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const database = process.env.MONGODB_URI
      ? { uri: process.env.MONGODB_URI, stop: () => undefined }
      : await startDatabase({ root, dataDir, memoryMb });
    undo.push(database.stop);
    const product = await startProduct({ root, dataDir, mongodbUri: database.uri, env });
    undo.push(product.stop);
    await work({ ...product, mongodbUri: database.uri });
  } finally {
    for (const each of undo.reverse()) await each();
  }
}
