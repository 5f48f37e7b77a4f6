import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '../../tests/support/wait-for.js';
import type { Fault, StrikeOptions } from '../kinds/fault.js';
import { faults } from '../kinds/index.js';
import { checkCharges, checkMails, checkScores } from '../support/check-promises.js';
import type { Phase } from '../support/phase.js';
import { verdictTokens } from '../support/provider.js';
import { createRandom } from '../support/random.js';
import { createResumes, measurePhases, resumesPerJob, work } from '../support/sitting.js';
import { allProcesses, type World } from '../support/world.js';

/** The promise: so long after a part is back everything that was accepted is done and told. */
const recoveryMs = 60_000;
const memoryBoundBytes = 512 * 1024 * 1024;

/** Outcome of a fault. */
export interface Outcome {
  /** The struck part, and the phase. */
  readonly what: string;
  readonly phase: Phase;
  /** Whether that phase still went on when the fault struck. */
  readonly isAtWork: boolean;
  /** From when it had healed until everything was done and told; 0 if all was before. */
  readonly recoveryMs: number;
  /** The most memory that one process had in the end. */
  readonly memoryBytes: number;
  /** Processes that ended by themselves, and were started again as an operator does. */
  readonly ended: readonly string[];
}

async function revive(world: World): Promise<string[]> {
  const ended: string[] = [];
  for (const [name, each] of allProcesses(world)) if (await each.revive()) ended.push(name);
  return ended;
}

interface Struck {
  readonly what: string;
  readonly isAtWork: boolean;
  readonly ended: readonly string[];
  readonly healed: number;
}

/** Strikes somewhere in the phase, as `random` says, and heals. */
async function strike(
  world: World,
  fault: Fault,
  { seed, ...options }: StrikeOptions & { readonly seed: number },
  isAtWork: () => boolean,
): Promise<Struck> {
  await delay(options.random() * (world.phaseMs.get(options.phase) ?? 0));
  const told = { isAtWork: isAtWork() };
  const struck = await fault.strike(world, options);
  await delay(chooseAwayMs(options.random, seed));
  await struck.heal();
  const ended = await revive(world);
  return { what: struck.what, ...told, ended, healed: performance.now() };
}

/** Scores, mails and charges of a screening are what they were promised to be. */
async function checkJob({ cluster, records, recruiter }: World, jobId: string): Promise<void> {
  const job = await recruiter.readJob(jobId);
  await checkScores(records, job, [...createResumes(jobId).keys()]);
  if (job.rejectionEmails.length !== resumesPerJob)
    throw new Error(`${job.rejectionEmails.length} of ${resumesPerJob} have a rejection.`);
  await checkMails(cluster, records, job);
}

async function checkAllCharges({ records, recruiter, jobIds }: World): Promise<void> {
  const charged = await checkCharges(records, jobIds, verdictTokens * resumesPerJob);
  const shown = await recruiter.tokensUsed();
  if (shown !== charged) throw new Error(`${charged} tokens are charged and ${shown} shown.`);
}

/** Long enough for a part to be missed; with every twentieth seed longer than any lease, so that others take over. */
function chooseAwayMs(random: () => number, seed: number): number {
  return seed % 20 === 0 ? 15_000 + random() * 30_000 : 500 + random() * 6_000;
}

/** Works, lets the fault strike meanwhile, and waits for both. */
async function workAndStrike(world: World, fault: Fault, seed: number, jobId: string) {
  const random = createRandom(seed * 1_000 + faults.indexOf(fault));
  const phase = fault.phases[seed % fault.phases.length] ?? 'screen';
  const phases = new EventEmitter();
  let current: Phase | 'over' = 'signIn';
  const over = new AbortController();
  const struck = once(phases, phase, { signal: over.signal }).then(() =>
    strike(world, fault, { random, phase, seed }, () => current === phase),
  );
  const worked = work(world, jobId, (now) => {
    current = now;
    phases.emit(now);
  }).finally(() => over.abort());
  const [worksEnd] = await Promise.allSettled([worked, struck]);
  const told = () => struck.then((outcome) => ({ phase, ...outcome }));
  if (worksEnd.status === 'fulfilled') return told();
  const what = JSON.stringify(await told().catch(() => ({ phase })));
  throw new Error(`The work did not come to its end: ${what}`, { cause: worksEnd.reason });
}

/** Lets a fault befall somebody at work, in a phase and for a time that the seed says; rejects when a promise is broken. */
export async function befall(world: World, fault: Fault, seed: number): Promise<Outcome> {
  if (world.phaseMs.size === 0) await measurePhases(world);
  const jobId = crypto.randomUUID();
  const { healed, ...told } = await workAndStrike(world, fault, seed, jobId);
  await waitFor(() => checkJob(world, jobId).then(() => true), {
    what: `scores and mails to be as promised after ${fault.name}: ${JSON.stringify(told)}`,
    timeoutMs: recoveryMs,
  });
  await checkAllCharges(world);
  const tookMs = Math.max(0, Math.round(performance.now() - healed));
  if (tookMs > recoveryMs) throw new Error(`It took ${tookMs} ms: ${JSON.stringify(told)}`);
  return { ...told, recoveryMs: tookMs, memoryBytes: await readMemory(world) };
}

async function readMemory(world: World): Promise<number> {
  const held = [...allProcesses(world).values()].map((each) => each.memoryBytes());
  const most = Math.max(...(await Promise.all(held)));
  if (most > memoryBoundBytes) throw new Error(`A process holds ${most} bytes of memory.`);
  return most;
}

/** Nothing came later than it was looked at: mails and charges of all screenings so far are still what they were. */
export async function checkWorld(world: World): Promise<void> {
  for (const jobId of world.jobIds) await checkJob(world, jobId);
  await checkAllCharges(world);
}
