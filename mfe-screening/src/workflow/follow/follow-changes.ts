import * as http from '@shortlist/contracts/http/resumes';
import { reportProblem } from '@shortlist/web-kit';
import type { ChangedPart } from '../../people/store/changes.js';
import { readEventStream } from './event-stream.js';
import { openEventStream, type OpenEventStreamOptions } from './open-event-stream.js';
import { wait } from './wait.js';

/** Pauses before the stream is asked for again, in milliseconds; the last one is repeated. */
const pausesMs = [1500, 3000, 8000, 20_000, 60_000] as const;

/** Refusals that another attempt will not change: the page's own calls say why. */
const finalStatuses = [401, 403, 404];

type Kind = ReturnType<typeof http.streamJobChanges.response.parse>['changed'][number];

/** The part of the page that shows a kind; a kind of a later release may be in the overview. */
const partOf: Readonly<Record<Kind, ChangedPart>> = {
  screening: 'overview',
  candidates: 'overview',
  decisions: 'overview',
  people: 'overview',
  marks: 'reading',
  comments: 'comments',
  presence: 'presence',
  other: 'overview',
};

export interface FollowChangesOptions extends Pick<OpenEventStreamOptions, 'host' | 'signal'> {
  readonly jobId: string;
  readonly onChanged: (parts: readonly ChangedPart[]) => void;
  /** Says that changes are heard from now on, or not. */
  readonly onLive: (isLive: boolean) => void;
}

/** False when the server refused it for good; throws when the stream breaks off. */
async function followOnce({
  host,
  jobId,
  signal,
  onChanged,
  onOpen,
}: FollowChangesOptions & { readonly onOpen: () => void }): Promise<boolean> {
  const path = http.streamJobChanges.path.replace('{id}', encodeURIComponent(jobId));
  const response = await openEventStream({ host, path, signal });
  if (!response.ok || !response.body) return !finalStatuses.includes(response.status);
  onOpen();
  // Catches up with changes of before; both parts load only what differs.
  onChanged(['overview', 'presence']);
  for await (const data of readEventStream(response.body)) {
    const { changed } = http.streamJobChanges.response.parse(JSON.parse(data));
    onChanged([...new Set(changed.map((kind) => partOf[kind]))]);
  }
  return true;
}

/**
 * Hears what others change in a screening until `signal` aborts or the server refuses. A stream that breaks off is opened
 * again after growing pauses; until then the page asks by itself.
 */
export async function followChanges(options: FollowChangesOptions): Promise<void> {
  const { onLive, signal } = options;
  let misses = 0;
  const onOpen = () => {
    misses = 0;
    onLive(true);
  };
  try {
    for (;;) {
      try {
        if (!(await followOnce({ ...options, onOpen }))) return;
      } catch (cause) {
        signal.throwIfAborted();
        // A connection that breaks off is usual, and the page asks by itself meanwhile.
        if (!(cause instanceof TypeError)) {
          reportProblem('The stream of changes could not be read.', cause);
        }
      }
      onLive(false);
      await wait(pausesMs[Math.min(misses, pausesMs.length - 1)] ?? 0, signal);
      misses += 1;
    }
  } catch (reason) {
    if (!signal.aborted) throw reason;
  }
}
