import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endProcess } from '../../tests/support/end-process.js';
import { findFreePort } from '../../tests/support/free-port.js';
import { repositoryRoot } from '../../tests/support/product.js';
import { waitFor } from '../../tests/support/wait-for.js';

/** A service as operators run it: `node dist/main.js` with an environment. */
export interface ServiceProcess {
  readonly url: string;
  readonly adminUrl: string;
  /** As a crash or the machine's memory killer would end it. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface StartServiceProcessOptions {
  /** Folder in the repository, e.g. `services/auth`. */
  readonly folder: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a service's process and waits until its dependencies answer. */
export async function startServiceProcess(
  options: StartServiceProcessOptions,
): Promise<ServiceProcess> {
  const { folder, port } = options;
  const adminPort = await findFreePort();
  const child = spawn(process.execPath, [path.join(repositoryRoot, folder, 'dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  const url = `http://127.0.0.1:${port}`;
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  const ended = once(child, 'close').then(() => {
    throw new Error(`${folder} ended:\n${output}`);
  });
  const ready = waitFor(async () => (await fetch(`${adminUrl}/readyz`)).ok, {
    what: `${folder} to be ready`,
    timeoutMs: 60_000,
  });
  try {
    await Promise.race([ready, ended]);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`${folder} did not start:\n${output}`, { cause: error });
  }
  ended.catch(() => undefined);
  return {
    url,
    adminUrl,
    kill: async () => {
      await endProcess(child, 'SIGKILL');
    },
    stop: () => endProcess(child, 'SIGTERM'),
  };
}
