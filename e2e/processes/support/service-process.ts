import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { repositoryRoot } from '../../tests/support/product.js';
import { type ControlledProcess, startControlledProcess } from './controlled-process.js';

/** A service as operators run it: `node dist/main.js` with an environment. */
export interface ServiceProcess extends ControlledProcess {
  readonly url: string;
  readonly adminUrl: string;
  /** Starts the same service of another release after this one ended; `folder` is that release's repository. */
  restartFrom(folder: string): Promise<void>;
}

/** A machine on which a service runs. */
export interface Machine {
  /** Where the others reach it. */
  readonly address: string;
  /** Prefix of a command so that it runs there. */
  readonly run: readonly string[];
}

export interface StartServiceProcessOptions {
  /** Folder in the repository, e.g. `services/auth`. */
  readonly folder: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Default: this one. */
  readonly machine?: Machine | undefined;
}

const here: Machine = { address: '127.0.0.1', run: [] };

/** Starts a service's process and waits until its dependencies answer. */
export async function startServiceProcess({
  folder,
  port,
  env,
  machine: { address, run } = here,
}: StartServiceProcessOptions): Promise<ServiceProcess> {
  const adminPort = await findFreePort();
  const adminUrl = `http://${address}:${adminPort}`;
  const [command = '', ...before] = [...run, process.execPath];
  const argsIn = (root: string) => [...before, path.join(root, folder, 'dist/main.js')];
  const ports = { PORT: String(port), ADMIN_PORT: String(adminPort), HOST: address };
  const started = await startControlledProcess({
    name: folder,
    command,
    args: argsIn(repositoryRoot),
    env: { ...ports, LOG_LEVEL: 'warn', ...env },
    isReady: async () => (await fetch(`${adminUrl}/readyz`)).ok,
  });
  return {
    ...started,
    url: `http://${address}:${port}`,
    adminUrl,
    restartFrom: (root) => started.restart(argsIn(root)),
  };
}
