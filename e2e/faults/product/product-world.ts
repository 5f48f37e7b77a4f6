import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Product, repositoryRoot, startProduct } from '../../tests/support/product.js';
import { Records } from '../support/check-promises.js';
import { connectTo } from '../support/multiply-rejected.js';
import { Recruiter } from '../support/recruiter.js';

const shiftClock = pathToFileURL(path.join(repositoryRoot, 'e2e/faults/support/shift-clock.mjs'));

/** Limits that are no part of what is tested here. */
const settings = {
  TOKEN_LIMIT_FREE: '1000000000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000',
  REJECTIONS_PER_ACCOUNT_DAY: '100000',
  NODE_OPTIONS: `--import ${shiftClock.href}`,
};

/** The embedded product on a data folder, and somebody who works with it. */
export interface ProductWorld {
  readonly recruiter: Recruiter;
  /** Where the product answers and its mails arrive: the same after each start. */
  readonly url: string;
  /** A power cut. */
  kill(): Promise<void>;
  /** Starts it on what is there. */
  start(): Promise<void>;
  /** Makes the clock of the product wrong by so many milliseconds, at once or from its next start on. */
  setClock(byMs: number): Promise<void>;
  /** Looks into the databases of the product while it runs. */
  look<Value>(at: (records: Records) => Promise<Value>): Promise<Value>;
  memoryBytes(): Promise<number>;
  output(): string;
  stop(): Promise<void>;
}

export async function startProductWorld(): Promise<ProductWorld> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-product-'));
  const clockFile = path.join(dataDir, 'clock');
  await writeFile(clockFile, '0');
  const env = { ...settings, SHIFTED_CLOCK_FILE: clockFile };
  let product: Product = await startProduct({ dataDir, env });
  const { url } = product;
  let isRunning = true;
  const recruiter = await Recruiter.signUp(
    { gatewayUrl: url, mailboxUrl: url },
    'mina@example.com',
  );
  await recruiter.signIn();
  return {
    recruiter,
    url,
    kill: async () => {
      isRunning = false;
      await product.kill();
    },
    start: async () => {
      product = await startProduct({ dataDir, env, port: Number(new URL(url).port) });
      isRunning = true;
    },
    setClock: async (byMs) => {
      await writeFile(clockFile, String(byMs));
      if (isRunning) process.kill(product.processId, 'SIGUSR2');
    },
    look: async (at) => {
      const client = await connectTo(dataDir);
      try {
        return await at(Records.of(client));
      } finally {
        await client.close();
      }
    },
    memoryBytes: async () => {
      const status = await readFile(`/proc/${product.processId}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    },
    output: () => product.output(),
    stop: async () => {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
