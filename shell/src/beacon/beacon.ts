import { reportProblem, whenIdle } from '@shortlist/web-kit';
import type { Seen } from './seen.js';
import type { ReportSender } from './send-reports.js';

/** Tells the gateway how pages do, and nothing of who looks at them (docs/decisions/029). */
export interface Beacon {
  readonly report: (seen: Seen) => void;
}

export interface CreateBeaconOptions {
  /** Where reports go. */
  readonly address: string;
  /** Share of the documents whose views are reported, 0 to 1; undefined reports nothing. */
  readonly reportedViews: number | undefined;
}

/** Of a page that fails again and again, this much waits until it can be sent. */
const maxWaiting = 20;

/** Only notes what it is told: what cleans, measures and sends comes when the first page is there and the browser has time. */
export function createBeacon({ address, reportedViews }: CreateBeaconOptions): Beacon {
  if (reportedViews === undefined) return silentBeacon;
  const waiting: Seen[] = [];
  let sender: ReportSender | null = null;
  let isLoading = false;

  const load = async () => {
    try {
      const { createSender } = await import('./send-reports.js');
      sender = createSender({ address, withViews: Math.random() < reportedViews });
      for (const seen of waiting.splice(0)) sender.record(seen);
    } catch (error) {
      reportProblem('The report about this page could not be sent.', error);
      isLoading = false;
    }
  };

  return {
    report: (seen) => {
      if (sender) return sender.record(seen);
      if (waiting.length < maxWaiting) waiting.push(seen);
      if (isLoading) return;
      isLoading = true;
      void whenIdle().then(load);
    },
  };
}

/** Reports nothing. */
export const silentBeacon: Beacon = { report: () => undefined };
