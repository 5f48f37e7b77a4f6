import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { repositoryRoot } from '../../tests/support/product.js';
import { type ControlledProcess, startControlledProcess } from './controlled-process.js';

/** A service as operators run it: `node dist/main.js` with an environment. */
export interface ServiceProcess extends ControlledProcess {
  readonly url: string;
  readonly adminUrl: string;
}

export interface StartServiceProcessOptions {
  /** Folder in the repository, e.g. `services/auth`. */
  readonly folder: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a service's process and waits until its dependencies answer. */
export async function startServiceProcess({
  folder,
  port,
  env,
}: StartServiceProcessOptions): Promise<ServiceProcess> {
  const adminPort = await findFreePort();
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  const started = await startControlledProcess({
    name: folder,
    command: process.execPath,
    args: [path.join(repositoryRoot, folder, 'dist/main.js')],
    env: { PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: 'warn', ...env },
    isReady: async () => (await fetch(`${adminUrl}/readyz`)).ok,
  });
  return { ...started, url: `http://127.0.0.1:${port}`, adminUrl };
}
