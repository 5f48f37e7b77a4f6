import type { Viewed } from '@shortlist/service-kit';
import { createGauge, createSample, single } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { Models } from '../models/index.js';
import { jobDocument } from '../models/job.js';

/**
 * `starting`: files are being read. `scoring`: candidates are being scored. `waiting`: the engine does not answer, and
 * the job goes on by itself. `needs-person`: it goes on when a person retries or switches the engine.
 */
const states = ['starting', 'scoring', 'waiting', 'needs-person'] as const;
type State = (typeof states)[number];

/** The most jobs counted of each status; more are simply many. */
const MOST = 5000;

const unfinishedView = jobDocument.pick('status', 'createdAt', 'waiting');

function stateOf({
  status,
  waiting,
}: Pick<Viewed<typeof unfinishedView>, 'status' | 'waiting'>): State {
  if (status === 'starting') return 'starting';
  if (!waiting) return 'scoring';
  return waiting.needsPerson ? 'needs-person' : 'waiting';
}

interface Unfinished {
  readonly count: number;
  readonly oldestMs: number;
}

async function countUnfinished(
  { jobs }: Pick<Models, 'jobs'>,
  now: number,
): Promise<Record<State, Unfinished>> {
  const inStatus = (status: 'starting' | 'processing') =>
    jobs.everywhere.findReadable({ status }, unfinishedView, { limit: MOST });
  const found = (await Promise.all([inStatus('starting'), inStatus('processing')])).flat();
  const of = (state: State): Unfinished => {
    const those = found.filter((job) => stateOf(job) === state);
    const oldest = Math.min(now, ...those.map(({ createdAt }) => createdAt.getTime()));
    return { count: those.length, oldestMs: now - oldest };
  };
  return {
    starting: of('starting'),
    scoring: of('scoring'),
    waiting: of('waiting'),
    'needs-person': of('needs-person'),
  };
}

/**
 * Shows the work to be done. It is read from the database by index, and seldom; every process of the service shows the
 * same, so that it is visible even when no worker is alive.
 */
export function showJobs({
  metrics: { registry },
  models,
  log,
  clock,
}: Pick<Context, 'metrics' | 'models' | 'log' | 'clock'>): void {
  const sample = createSample({
    name: 'jobs',
    log,
    take: async () => ({
      jobs: await countUnfinished(models, clock().getTime()),
      queued: await models.candidates.everywhere.count({ status: 'queued' }),
    }),
  });
  const byState = async (value: (unfinished: Unfinished) => number) => {
    const taken = await sample();
    return taken && states.map((state) => ({ labels: { state }, value: value(taken.jobs[state]) }));
  };
  createGauge(registry, {
    name: 'screening_jobs',
    help: 'Screenings that are not finished, by what they are at or wait for',
    labels: ['state'],
    read: () => byState(({ count }) => count),
  });
  createGauge(registry, {
    name: 'screening_jobs_oldest_age_seconds',
    help: 'Seconds since the upload of the oldest screening in this state; 0 when there is none',
    labels: ['state'],
    read: () => byState(({ oldestMs }) => oldestMs / 1000),
  });
  createGauge(registry, {
    name: 'candidates_queued',
    help: 'Resumes that are still to be scored',
    labels: [],
    read: async () => {
      const taken = await sample();
      return taken && single(taken.queued);
    },
  });
}
