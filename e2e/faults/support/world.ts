import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { RabbitMqBroker } from '@shortlist/bus/testing';
import { type ModelServer, startModel } from '../../../services/resumes/tests/support/model.js';
import { type Cluster, startCluster } from '../../processes/support/cluster.js';
import type { ControlledProcess } from '../../processes/support/controlled-process.js';
import type { ServiceProcess } from '../../processes/support/service-process.js';
import { repositoryRoot } from '../../tests/support/product.js';
import { Records } from './check-promises.js';
import { type FarMachine, makeFarMachine } from './far-machine.js';
import { Line } from './line.js';
import type { Phase } from './phase.js';
import { honest } from './provider.js';
import { Recruiter } from './recruiter.js';
import { makeSmallDisk, type SmallDisk } from './small-disk.js';

const shiftClock = pathToFileURL(path.join(repositoryRoot, 'e2e/faults/support/shift-clock.mjs'));
const diskMegabytes = 256;

export const serviceNames = ['auth', 'usage', 'email', 'resumes', 'gateway'] as const;

/** The whole product with all that surrounds it, each piece of which can be struck and healed. */
export interface World {
  readonly broker: RabbitMqBroker;
  readonly cluster: Cluster;
  /** The second one is on the machine of its own, where one can be made. */
  readonly workers: readonly [ServiceProcess, ServiceProcess];
  /** Between each process and each other that it calls, by names such as `auth to database`. */
  readonly lines: ReadonlyMap<string, Line>;
  /** The language model. */
  readonly provider: ModelServer;
  /** The database's, or why it has none of its own. */
  readonly disk: SmallDisk | string;
  readonly machine: FarMachine | string;
  readonly records: Records;
  readonly recruiter: Recruiter;
  /** The screenings so far. */
  readonly jobIds: string[];
  /** How long each phase takes here without a fault, in milliseconds; measured before the first. */
  readonly phaseMs: Map<Phase, number>;
  /** Makes the clock of a service wrong by so many milliseconds from now on. */
  shiftClock(service: ServiceProcess, byMs: number): Promise<void>;
  /** Every process of Shortlist by its name. */
  processes(): ReadonlyMap<string, ServiceProcess>;
  stop(): Promise<void>;
}

/** Every process by its name, the database's among them. */
export function allProcesses(world: World): ReadonlyMap<string, ControlledProcess> {
  return new Map<string, ControlledProcess>([
    ...world.processes(),
    ['database', world.cluster.database],
  ]);
}

/** Limits that are no part of what is tested here. */
const settings = {
  TOKEN_LIMIT_FREE: '1000000000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000',
  REJECTIONS_PER_ACCOUNT_DAY: '100000',
  SMTP_CONNECTIONS: '1',
  OPENAI_TIMEOUT_SECONDS: '10',
};

/** Ends of all pieces, the last one first. */
type Ends = (() => unknown)[];

async function endAll(ends: Ends): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

export async function startWorld(): Promise<World> {
  const ends: Ends = [];
  try {
    return await startPieces(ends);
  } catch (error) {
    await endAll(ends);
    throw error;
  }
}

/** Keeps what can be had; the reason where it can't. */
function keep<Piece extends { remove(): Promise<void> }>(ends: Ends, piece: Piece | string) {
  if (typeof piece !== 'string') ends.push(() => piece.remove());
  return piece;
}

async function startPieces(ends: Ends): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-world-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const clockFile = path.join(folder, 'clock');
  const disk = keep(ends, await makeSmallDisk(diskMegabytes));
  const machine = keep(ends, await makeFarMachine());
  const broker = await RabbitMqBroker.start();
  ends.push(() => broker.stop());
  const provider = await startModel(honest);
  ends.push(() => provider.stop());
  const lines = new Map<string, Line>();
  ends.push(() => Promise.all([...lines.values()].map((line) => line.close())));
  const lineTo = async (name: string, url: string, far?: object) => {
    const address = far && typeof machine === 'object' ? machine.hostAddress : '127.0.0.1';
    const line = await Line.open(url, address);
    lines.set(name, line);
    return line.url;
  };
  const far = typeof machine === 'object' ? machine : undefined;
  const cluster = await startCluster(
    broker.url,
    {
      ...settings,
      OPENAI_BASE_URL: await lineTo('workers to model', provider.baseURL, far),
      NODE_OPTIONS: `--import ${shiftClock.href}`,
      SHIFTED_CLOCK_FILE: clockFile,
    },
    { lineTo, ...(typeof disk === 'object' && { databaseFolder: disk.folder }) },
  );
  ends.push(() => cluster.stop());
  const workers = [await cluster.startWorker(), await cluster.startWorker(far)] as const;
  const records = await Records.open(cluster);
  ends.push(() => records.close());
  const recruiter = await Recruiter.signUp(cluster, 'mina@example.com');
  const { auth, usage, email, resumes, gateway } = cluster;
  const processes = Object.entries({ auth, usage, email, resumes, gateway });
  return {
    ...{ broker, cluster, workers, lines, provider, disk, machine, records, recruiter },
    jobIds: [],
    phaseMs: new Map(),
    shiftClock: async (service, byMs) => {
      await writeFile(clockFile, String(byMs));
      process.kill(service.processId(), 'SIGUSR2');
    },
    processes: () => new Map([...processes, ['worker 1', workers[0]], ['worker 2', workers[1]]]),
    stop: () => endAll(ends),
  };
}
