import { cleanMessage } from '@shortlist/contracts/front-ends/report-text';
import type { reportFrontEnd } from '@shortlist/contracts/http/gateway';
import type { OperationBody } from '@shortlist/contracts/operation';
import { type Logger, networkOf } from '@shortlist/service-kit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FrontEndMetrics } from '../../metrics/create-front-end-metrics.js';
import type { KnownBuilds, KnownPlace } from './known-builds.js';

export type FrontEndReport = OperationBody<typeof reportFrontEnd>;
type Problem = Extract<FrontEndReport, { kind: 'failure' | 'crash' }>;

export interface FrontEndReports {
  /** Counts one report of a network; resolves to null when it may be read, else to the seconds to wait. */
  readonly allow: (address: string) => Promise<number | null>;
  /** Puts a report into the metrics, and a failure or crash into the log. */
  readonly take: (report: FrontEndReport) => Promise<void>;
  /** Counts one that is not taken. */
  readonly drop: (why: 'foreign' | 'invalid') => void;
}

export interface CreateReportsOptions {
  readonly builds: KnownBuilds;
  readonly metrics: FrontEndMetrics;
  readonly log: Logger;
  /** Share of the page views that report; one stands for as many as that. */
  readonly reportedViews: number;
}

/** Reports a minute: of one network, behind which a whole office may sit; of all; and lines in the log. */
const perMinute = { network: 300, all: 6000, log: 60 } as const;

const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });

async function waitFor(limit: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limit.consume(key);
    return null;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return Math.ceil(rejection.msBeforeNext / 1000);
    throw rejection;
  }
}

/**
 * Browsers' reports about the front ends. A caller's address is kept for the minute in which it is counted, and not
 * handed on.
 */
export function createReports(options: CreateReportsOptions): FrontEndReports {
  const { builds, metrics, log, reportedViews } = options;
  const limits = {
    network: limiter(perMinute.network),
    all: limiter(perMinute.all),
    log: limiter(perMinute.log),
  };

  async function write(problem: Problem, place: KnownPlace): Promise<void> {
    if ((await waitFor(limits.log, '')) !== null) return metrics.dropped.count({ why: 'log' });
    const { reference, error } = problem;
    const team = builds.teamOf(place.remote);
    const line = {
      ...place,
      ...(team === undefined ? {} : { team }),
      ...(problem.kind === 'crash' ? { how: problem.how } : { cause: problem.cause }),
      reference,
      error: error.type,
      // The sender may have left out the cleaning.
      said: cleanMessage(error.message),
      stack: error.stack,
    };
    log.warn(line, problem.kind === 'crash' ? 'a page crashed' : 'a remote could not be loaded');
  }

  async function record(report: FrontEndReport, place: KnownPlace): Promise<void> {
    const { remote, version } = place;
    const labels = { remote, version };
    const seconds = (ms: number) => ms / 1000;
    switch (report.kind) {
      case 'view':
        metrics.views.count(labels, 1 / (reportedViews || 1));
        if (report.loadMs !== undefined) metrics.load.observe(labels, seconds(report.loadMs));
        return;
      case 'vitals':
        if (report.lcpMs !== undefined) metrics.largestPaint.observe(labels, seconds(report.lcpMs));
        if (report.inpMs !== undefined) metrics.interaction.observe(labels, seconds(report.inpMs));
        if (report.cls !== undefined) metrics.layoutShift.observe(labels, report.cls);
        return;
      case 'failure':
        metrics.failures.count({ ...labels, cause: report.cause });
        return write(report, place);
      case 'crash':
        metrics.crashes.count({ ...labels, how: report.how });
        return write(report, place);
    }
  }

  return {
    allow: async (address) => {
      for (const why of ['network', 'all'] as const) {
        const wait = await waitFor(limits[why], why === 'network' ? networkOf(address) : '');
        if (wait === null) continue;
        metrics.dropped.count({ why });
        return wait;
      }
      return null;
    },
    take: async (report) => record(report, await builds.place(report)),
    drop: (why) => metrics.dropped.count({ why }),
  };
}
