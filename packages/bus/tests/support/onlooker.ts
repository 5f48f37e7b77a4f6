import { Collector } from '@shortlist/bus/testing';
import type { BusLog, BusMetrics, QueueDepth } from '../../src/index.js';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

/** Keeps everything a bus tells of its doings. */
export class Onlooker {
  readonly lines = new Collector<Line>();
  /** One entry for each call: name and arguments, without durations. */
  readonly figures = new Collector<readonly string[]>();
  readonly seconds: number[] = [];
  #measures = new Set<() => Promise<readonly QueueDepth[]>>();

  readonly log: BusLog = {
    debug: (fields, message) => this.#line('debug', fields, message),
    info: (fields, message) => this.#line('info', fields, message),
    warn: (fields, message) => this.#line('warn', fields, message),
    error: (fields, message) => this.#line('error', fields, message),
  };

  readonly metrics: BusMetrics = {
    published: (key, outcome) => this.figures.add(['published', key, outcome]),
    handled: (queue, outcome, seconds) => {
      this.seconds.push(seconds);
      this.figures.add(['handled', queue, outcome]);
    },
    waited: (queue, seconds) => {
      this.seconds.push(seconds);
      this.figures.add(['waited', queue]);
    },
    reconnected: () => this.figures.add(['reconnected']),
    watch: (measure) => {
      this.#measures.add(measure);
      return () => this.#measures.delete(measure);
    },
  };

  /** The figures that a scrape would get now. */
  async measure(): Promise<readonly QueueDepth[]> {
    return (await Promise.all([...this.#measures].map((measure) => measure()))).flat();
  }

  get measures(): number {
    return this.#measures.size;
  }

  #line(level: string, fields: object, message: string): void {
    this.lines.add({ ...fields, level, message });
  }
}
