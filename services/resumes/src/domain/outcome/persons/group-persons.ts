import { setTimeout as delay } from 'node:timers/promises';
import { findPersons } from '@shortlist/screening';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { jobDocument } from '../../../models/job.js';
import { dropCounts, refreshCounts } from '../../read/refresh-counts.js';
import { addressFor } from '../addressee.js';
import { holdMark } from '../hold-mark.js';
import { announceWithdrawals } from '../withdrawals.js';
import { applyPlan } from './apply-plan.js';
import { changedAgainAndAgain } from './mark-ungrouped.js';
import { planPersons } from './plan-persons.js';
import {
  createTextReader,
  type GroupedFile,
  keptGroups,
  readFiles,
  saidPairs,
} from './read-files.js';

/** Rounds in which nothing came nearer to its end, as others interfered; a round with nothing left to do ends it. */
const ROUNDS = 20;
/** Pauses between rounds are random up to this, doubled with each that brought nothing, so that rivals part. */
const PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 1000;

const groupedJob = jobDocument.pick('runId', 'ungroupedSince', 'personsFound');

export interface GroupPersonsOptions {
  /**
   * Since they were grouped only scores have changed: who a file is of is not looked for again, which takes the texts of all
   * namesakes. Default false.
   */
  readonly keepsPersons?: boolean;
  /**
   * The mark that `markUngrouped` gave the caller, or the sweeper found: held while files are grouped, and removed at
   * the end.
   */
  readonly mark?: Date | null;
}

interface Grouping extends Pick<GroupPersonsOptions, 'keepsPersons'> {
  readonly jobId: string;
  readonly runId: string;
}

/** The files of each person, by their names, addresses and texts. */
async function findGroups(context: Context, files: readonly GroupedFile[]): Promise<string[][]> {
  const together = files.filter(({ separate }) => !separate);
  const byId = new Map(files.map((file) => [file._id, file]));
  const identities = together.map(({ _id, personId, result }) => ({
    id: _id,
    name: result.name,
    email: addressFor(byId.get(personId ?? _id)?.addressCheck ?? null, result.email),
  }));
  const groups = await findPersons(identities, createTextReader(context), saidPairs(together));
  const alone = files.filter(({ separate }) => separate).map(({ _id }) => [_id]);
  return [...groups, ...alone];
}

/** Groups once; gives how many changes were to be made. */
async function groupOnce(
  context: Context,
  { jobId, runId, keepsPersons = false }: Grouping,
): Promise<number> {
  const files = await readFiles(context, runId);
  const byId = new Map(files.map((file) => [file._id, file]));
  const groups = (keepsPersons && keptGroups(files)) || (await findGroups(context, files));
  const plan = planPersons(groups.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])));
  return applyPlan(context, jobId, plan, byId);
}

/**
 * Groups again until nothing is left to do; false when that comes no nearer. What others do counts, too: of two that group the same
 * files one goes ahead, and the other has less and less to do.
 */
async function goOn(context: Context, grouping: Grouping, begun: number) {
  let least = begun;
  for (let vain = 0; vain < ROUNDS; vain += 1) {
    await delay(Math.random() * Math.min(PAUSE_MS * 2 ** vain, LONGEST_PAUSE_MS));
    const left = await groupOnce(context, grouping);
    if (left === 0) return true;
    if (left < least) {
      least = left;
      vain = -1;
    }
  }
  return false;
}

async function groupAll(context: Context, grouping: Grouping): Promise<void> {
  const { jobId, runId } = grouping;
  const begun = await groupOnce(context, grouping);
  if (begun === 0) return;
  await dropCounts(context, jobId);
  const isDone = await goOn(context, grouping, begun);
  await refreshCounts(context, jobId);
  context.background.run('announce withdrawals', () => announceWithdrawals(context, { runId }));
  if (isDone) return;
  context.log.error({ jobId }, 'files could not be grouped by persons, as others changed them');
  throw commonRefusal('Unavailable', { sentence: changedAgainAndAgain });
}

/**
 * Groups the scored files of a screening by persons (docs/decisions/014). To be called whenever scores or files have
 * changed; safe to repeat and to call at once. After a crash the sweeper goes on where the job was marked (`markUngrouped`)
 * before the change. Throws Unavailable when others keep changing the same candidates.
 */
export async function groupPersons(
  context: Context,
  jobId: string,
  { mark = null, ...options }: GroupPersonsOptions = {},
): Promise<void> {
  const { jobs } = context.models;
  const job = await jobs.everywhere.findOne({ _id: jobId }, groupedJob);
  if (!job) return;
  const { runId, ungroupedSince, personsFound } = job;
  if (!mark) {
    const keepsPersons = !ungroupedSince && personsFound && options.keepsPersons === true;
    await groupAll(context, { jobId, runId, keepsPersons });
    if (!personsFound)
      await jobs.everywhere.updateOne({ _id: jobId }, { $set: { personsFound: true } });
    return;
  }
  const letGo = holdMark(context, { jobId, field: 'ungroupedSince', since: mark });
  try {
    await groupAll(context, { jobId, runId });
  } catch (error) {
    await letGo();
    throw error;
  }
  await jobs.everywhere.updateOne(
    { _id: jobId, ungroupedSince: await letGo() },
    { $set: { ungroupedSince: null, personsFound: true } },
  );
}
