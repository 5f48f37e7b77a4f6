import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RabbitMqBroker } from '@shortlist/bus/testing';
import { type Cluster, startCluster } from '../processes/support/cluster.js';
import type { ServiceProcess } from '../processes/support/service-process.js';
import { makeWordFile } from '../tests/support/word-file.js';
import { checkCharges, checkMails, checkScores, Records } from './support/check-promises.js';
import { createRandom } from './support/random.js';
import { Recruiter } from './support/recruiter.js';

/** What can be taken away and given back. */
interface Part {
  kill(): Promise<void>;
  suspend(): void;
  resume(): void;
  restart(): Promise<void>;
  memoryBytes?(): Promise<number>;
}

const seeds = (process.env['FAULT_SEEDS'] ?? '1,2,3').split(',').map(Number);
/** Whoever has another's name and their text would be the same person. */
const firstNames = 'Ada Ben Cleo Dora Emil Finn Gwen Hugo Iris Joel Kira Liam'.split(' ');
const resumesPerJob = firstNames.length;
/** The promise: so long after a part is back everything that was accepted is done and told. */
const recoveryMs = 60_000;
const memoryBoundBytes = 512 * 1024 * 1024;

/** What a recruiter does in one sitting, and how long it takes without a fault, roughly, in milliseconds. */
const phases = { signIn: 500, screen: 1_200, send: 1_600 } as const;
type Phase = keyof typeof phases;

/** What can be taken away, and in which phases that may hurt. */
const parts = {
  auth: ['signIn'],
  usage: ['screen'],
  email: ['send'],
  resumes: ['screen', 'send'],
  worker: ['screen'],
  gateway: ['signIn', 'screen', 'send'],
  database: ['screen', 'send'],
  broker: ['screen', 'send'],
} as const satisfies Readonly<Record<string, readonly Phase[]>>;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

let broker: RabbitMqBroker;
let cluster: Cluster;
let workers: readonly ServiceProcess[];
let records: Records;
let recruiter: Recruiter;
const jobIds: string[] = [];

beforeAll(async () => {
  broker = await RabbitMqBroker.start();
  cluster = await startCluster(broker.url, {
    TOKEN_LIMIT_FREE: '100000000',
    RATE_LIMIT_PER_MINUTE: '1000000',
    RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000000',
    SMTP_CONNECTIONS: '1',
    REJECTIONS_PER_ACCOUNT_DAY: '100000',
  });
  workers = await Promise.all([cluster.startWorker(), cluster.startWorker()]);
  records = await Records.open(cluster);
  recruiter = await Recruiter.signUp(cluster, 'mina@example.com');
}, 180_000);

afterAll(async () => {
  await records?.close();
  await cluster?.stop();
  await broker?.stop();
}, 60_000);

function partOf(name: PartName): Part {
  if (name === 'broker')
    return {
      kill: () => broker.kill(),
      suspend: () => broker.suspend(),
      resume: () => broker.resume(),
      restart: () => broker.restart(),
    };
  if (name === 'worker') return workers[0] as Part;
  return cluster[name];
}

/** Resumes that differ in nothing but the person. */
function createResumes(jobId: string): ReadonlyMap<string, Buffer> {
  return new Map(
    firstNames.map((firstName, index) => {
      const text = `${firstName} Lindqvist\nada.${index}.${jobId}@example.com\n\nExperience\nWard nurse, St Elm Hospital, 2016 - 2024\nRegistered nurse (RN). Triage of emergency patients, wound care.\n\nEducation\nBSc Nursing, 2015`;
      return [`resume-${index}.doc`, makeWordFile(text)] as const;
    }),
  );
}

/** Signs in, screens and sends the rejections; says when each phase begins. */
async function work(
  jobId: string,
  resumes: ReadonlyMap<string, Buffer>,
  begin: (phase: Phase) => void,
) {
  begin('signIn');
  await recruiter.signIn();
  begin('screen');
  await recruiter.screen(jobId, resumes);
  begin('send');
  return recruiter.sendRejections(jobId);
}

/** Takes the part away, for as long as `random` says; resolves to when it was back. */
async function strike(
  part: Part,
  how: 'killed' | 'stopped',
  random: () => number,
): Promise<number> {
  const awayMs = 500 + random() * 6_000;
  if (how === 'killed') {
    await part.kill();
    await delay(awayMs);
    await part.restart();
  } else {
    part.suspend();
    await delay(awayMs);
    part.resume();
  }
  return Date.now();
}

describe.each(names)('%s', (name) => {
  describe.each(['killed', 'stopped'] as const)('%s at a random moment', (how) => {
    it.each(seeds)(
      'breaks no promise (seed %i)',
      async (seed) => {
        const random = createRandom(seed * 1_000 + names.indexOf(name) * 10 + how.length);
        const jobId = crypto.randomUUID();
        const resumes = createResumes(jobId);
        jobIds.push(jobId);
        const struck = parts[name][seed % parts[name].length] as Phase;
        const begun = new EventEmitter();
        const back = once(begun, struck)
          .then(() => delay(random() * phases[struck]))
          .then(() => strike(partOf(name), how, random));
        const job = await work(jobId, resumes, (phase) => begun.emit(phase));
        expect(Date.now() - (await back)).toBeLessThan(recoveryMs);
        await checkScores(records, job, [...resumes.keys()]);
        await checkMails(cluster, records, job);
        expect(await recruiter.tokensUsed()).toBe(
          await checkCharges(records, jobIds, resumesPerJob),
        );
        expect((await partOf(name).memoryBytes?.()) ?? 0).toBeLessThan(memoryBoundBytes);
      },
      240_000,
    );
  });
});
