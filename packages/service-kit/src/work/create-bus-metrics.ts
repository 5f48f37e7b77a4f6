import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Messages in one queue at this moment. */
export interface QueueDepth {
  readonly queue: string;
  readonly ready: number;
  readonly dead: number | undefined;
}

/** Where a bus of `@shortlist/bus` reports its metrics; see its `BusMetrics`. */
export interface BusMetrics {
  published(key: string, outcome: string): void;
  handled(queue: string, outcome: string, seconds: number): void;
  waited(queue: string, seconds: number): void;
  reconnected(): void;
  watch(measure: () => Promise<readonly QueueDepth[]>): () => void;
}

/** Seconds: from a message handled in memory to a resume judged by a slow model. */
const handlingBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
/** Seconds: from handled at once to hours in the queue. */
const ageBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3600, 14_400];

const made = new WeakMap<Registry, BusMetrics>();

/** The metrics shared by all buses that report to this registry. */
export function createBusMetrics(registry: Registry): BusMetrics {
  const existing = made.get(registry);
  if (existing !== undefined) return existing;
  const metrics = makeMetrics(registry);
  made.set(registry, metrics);
  return metrics;
}

function makeMetrics(registry: Registry): BusMetrics {
  const registers = [registry];
  const published = new Counter({
    name: 'bus_messages_published_total',
    help: 'Messages published, by key and outcome; a request is confirmed when it was answered',
    labelNames: ['key', 'outcome'] as const,
    registers,
  });
  const handled = new Counter({
    name: 'bus_messages_handled_total',
    help: 'Deliveries of messages, by queue and outcome',
    labelNames: ['queue', 'outcome'] as const,
    registers,
  });
  const handling = new Histogram({
    name: 'bus_message_handling_seconds',
    help: 'Time that handling one delivery took, in seconds',
    labelNames: ['queue'] as const,
    buckets: handlingBuckets,
    registers,
  });
  const age = new Histogram({
    name: 'bus_message_age_seconds',
    help: 'Time that a message waited in its queue for its first handling, in seconds',
    labelNames: ['queue'] as const,
    buckets: ageBuckets,
    registers,
  });
  const reconnects = new Counter({
    name: 'bus_reconnects_total',
    help: 'Lost connections to the message broker that came back',
    registers,
  });
  return {
    published: (key, outcome) => published.inc({ key, outcome }),
    handled: (queue, outcome, seconds) => {
      handled.inc({ queue, outcome });
      handling.observe({ queue }, seconds);
    },
    waited: (queue, seconds) => age.observe({ queue }, seconds),
    reconnected: () => reconnects.inc(),
    watch: createDepthGauges(registry),
  };
}

/** Gauges that ask the broker at each scrape. What it can't tell in time is not shown, rather than shown stale. */
function createDepthGauges(registry: Registry): BusMetrics['watch'] {
  const measures = new Set<() => Promise<readonly QueueDepth[]>>();
  let asked: Promise<readonly QueueDepth[]> | undefined;
  /** Both gauges of a scrape share one request. */
  const ask = (): Promise<readonly QueueDepth[]> => {
    asked ??= Promise.allSettled([...measures].map((measure) => measure()))
      .then((answers) =>
        answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      )
      .finally(() => (asked = undefined));
    return asked;
  };
  const show = (name: string, help: string, read: (depth: QueueDepth) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [registry],
      async collect() {
        const depths = await ask();
        this.reset();
        for (const depth of depths) {
          const value = read(depth);
          if (value !== undefined) this.set({ queue: depth.queue }, value);
        }
      },
    });
  show('bus_queue_messages', 'Messages that wait to be taken, by queue', ({ ready }) => ready);
  show('bus_dead_letters', 'Messages that were given up, by queue', ({ dead }) => dead);
  return (measure) => {
    measures.add(measure);
    return () => measures.delete(measure);
  };
}
