import type { reportFrontEnd } from '@shortlist/contracts/http/gateway';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import { describeError } from './describe-error.js';
import { measureVitals, type Vital } from './measure-vitals.js';
import { createReference } from './reference.js';
import type { Place, Seen } from './seen.js';

type Report = OperationBodyInput<typeof reportFrontEnd>;

export interface ReportSender {
  readonly record: (seen: Seen) => void;
}

export interface CreateSenderOptions {
  readonly address: string;
  /** Whether this document is one of those whose views are reported. */
  readonly withViews: boolean;
}

/** A page that fails in a loop reports this many failures and crashes. */
const maxProblems = 10;

const placeOf = ({ remote, version, page }: Place) => ({
  remote,
  ...(version === undefined ? {} : { version }),
  page,
});

/** Sends what was seen, and by itself what nobody caught and what the document measured. Loaded late: the first page does without. */
export function createSender({ address, withViews }: CreateSenderOptions): ReportSender {
  const views: (Place & { readonly at: number })[] = [];
  const vitals = new Map<Vital['name'], Vital>();
  /** While the server is away nothing reaches it. */
  let kept: Report[] = [];
  let problems = 0;

  const send = (report: Report) => {
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon(address, body);
  };

  const sendVitals = () => {
    const found = new Map<Place, Partial<Record<Vital['name'], number>>>();
    for (const { name, value, at } of vitals.values()) {
      const place = views.findLast((view) => view.at <= at) ?? views[0];
      if (place) found.set(place, { ...found.get(place), [name]: value });
    }
    for (const [place, measured] of found) send({ kind: 'vitals', ...placeOf(place), ...measured });
  };

  const sendProblem = (seen: Exclude<Seen, { kind: 'view' }>) => {
    problems += 1;
    if (problems > maxProblems) return;
    const said = {
      ...placeOf(seen),
      reference: seen.reference,
      error: describeError(seen.error),
    };
    if (seen.kind === 'crash') return send({ kind: 'crash', how: seen.how, ...said });
    const report: Report = { kind: 'failure', cause: seen.cause, ...said };
    if (seen.cause === 'part') send(report);
    else kept.push(report);
  };

  const sendKept = () => {
    for (const report of kept) send(report);
    kept = [];
  };

  /** Only what has our own code in its stack: extensions of the browser throw into every page. */
  const recordUncaught = (error: unknown) => {
    const place = views.at(-1);
    if (!place || describeError(error).stack.length === 0) return;
    sendProblem({ ...place, kind: 'crash', how: 'uncaught', reference: createReference(), error });
  };

  window.addEventListener('error', ({ error }) => recordUncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => recordUncaught(reason));
  if (withViews) {
    measureVitals((vital) => vitals.set(vital.name, vital));
    // Once: a tab that comes back goes on with the same document, which was counted.
    const onLeave = () => {
      if (document.visibilityState !== 'hidden') return;
      document.removeEventListener('visibilitychange', onLeave);
      sendVitals();
    };
    document.addEventListener('visibilitychange', onLeave);
  }

  return {
    record: (seen) => {
      if (seen.kind !== 'view') return sendProblem(seen);
      views.push(seen);
      sendKept();
      const { loadMs } = seen;
      if (withViews)
        send({ kind: 'view', ...placeOf(seen), ...(loadMs === undefined ? {} : { loadMs }) });
    },
  };
}
