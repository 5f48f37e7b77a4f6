import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort, RabbitMqBroker } from '@shortlist/bus/testing';
import { createTokenSigner } from '@shortlist/service-kit';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const READY_MS = 180_000;

/** The screening part of the product, each service a process, over RabbitMQ and the embedded database. */
export interface Screening {
  readonly url: string;
  readonly usageUrl: string;
  accessTokenOf(userId: string): string;
  /** Starts workers until there are so many. */
  scaleTo(workers: number): Promise<void>;
  stop(): Promise<void>;
}

async function until(isReady: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + READY_MS;
  while (!(await isReady().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} did not start within ${READY_MS} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Starts everything but workers. `slots` is what each of those scores at once, `modelUrl` what they ask. */
export async function startScreening(modelUrl: string, slots: number): Promise<Screening> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-scale-'));
  const broker = await RabbitMqBroker.start();
  const children: ChildProcess[] = [];
  const run = (file: string, env: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, [path.join(root, file)], {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  };
  const stop = async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children.toReversed()) child.kill('SIGKILL');
    await Promise.all(ended);
    await broker.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const databasePort = await findFreePort();
  run('stand-ins/database/dist/main.js', {
    EMBEDDED_MONGO_DATA_DIR: folder,
    PORT: String(databasePort),
  });
  const shared = {
    MONGODB_URI: `mongodb://127.0.0.1:${databasePort}`,
    AMQP_URL: broker.url,
    JWT_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    OPENAI_BASE_URL: modelUrl,
    OPENAI_API_KEY: 'bench',
    WORKER_CONCURRENCY: String(slots),
  };
  async function start(service: string, env: Readonly<Record<string, string>>): Promise<string> {
    const [port, admin] = [await findFreePort(), await findFreePort()];
    run(`services/${service}/dist/main.js`, {
      ...shared,
      ...env,
      PORT: String(port),
      ADMIN_PORT: String(admin),
    });
    const ready = async () => (await fetch(`http://127.0.0.1:${admin}/readyz`)).ok;
    await until(ready, `services/${service}`);
    return `http://127.0.0.1:${port}`;
  }
  try {
    const usageUrl = await start('usage', { TOKEN_LIMIT_FREE: '1000000000' });
    const url = await start('resumes', { ROLE: 'api' });
    const sign = createTokenSigner(
      privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      3600,
    );
    let running = 0;
    return {
      url,
      usageUrl,
      accessTokenOf: (sub) =>
        sign({ sub, email: `${sub}@example.com`, plan: 'Free', exempt: false }),
      async scaleTo(workers) {
        for (; running < workers; running += 1) await start('resumes', { ROLE: 'worker' });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
