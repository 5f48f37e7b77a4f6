import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@shortlist/bus/testing';
import { endProcess } from './end-process.js';
import { waitFor } from './wait-for.js';

export const repositoryRoot = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../..',
);

export interface Product {
  readonly url: string;
  readonly processId: number;
  /** Everything the product printed so far. */
  output(): string;
  /** Ends the process without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Ctrl-C: resolves to the exit code. */
  stop(): Promise<number | null>;
}

export interface StartProductOptions {
  readonly dataDir: string;
  /** Default: a free one. */
  readonly port?: number;
  readonly env?: Record<string, string>;
}

/**
 * Starts the embedded product as its own process, as `npm start` does once everything is built. The broker of the run
 * stays out of it: products that shared its queues would consume each other's messages.
 */
export async function startProduct(options: StartProductOptions): Promise<Product> {
  const port = options.port ?? (await findFreePort());
  const { AMQP_URL: _broker, ...environment } = process.env;
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'stack/dist/main.js')], {
    cwd: repositoryRoot,
    env: {
      ...environment,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: 'warn',
      // Hashing at the default cost takes a third of a second a password.
      BCRYPT_COST: '10',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://localhost:${port}`;
  await waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The product ended:\n${output}`);
      return (await fetch(`${url}/config.json`)).ok;
    },
    { what: `the product on ${url}`, timeoutMs: 60_000 },
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw new Error(`The product did not start:\n${output}`, { cause: error });
  });
  return {
    url,
    processId: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      await endProcess(child, 'SIGKILL');
    },
    stop: () => endProcess(child, 'SIGINT'),
  };
}
