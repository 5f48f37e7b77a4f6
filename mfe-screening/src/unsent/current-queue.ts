import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { createUnsentQueue, type UnsentQueue } from './unsent-queue.js';

interface Current {
  readonly owner: string;
  readonly queue: UnsentQueue;
}

/** One for each running shell; what another user in the same tab left waits until that user is back. */
const current = new WeakMap<RuntimeConfig, Current>();

/** The queue of `owner` in this page. It outlives the screens, and goes on while the user looks at another one. */
export function unsentQueueOf(config: RuntimeConfig, owner: string): UnsentQueue {
  const known = current.get(config);
  if (known?.owner === owner) return known.queue;
  known?.queue.connect(null);
  const queue = createUnsentQueue({ storage: sessionStorage, owner });
  current.set(config, { owner, queue });
  return queue;
}
