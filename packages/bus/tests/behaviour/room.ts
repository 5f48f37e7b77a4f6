import { randomUUID } from 'node:crypto';
import { defineCommand, defineEvent, defineRequest } from '@shortlist/contracts/message';
import { z } from 'zod';
import type { Bus, BusOptions } from '../../src/index.js';

/** One transport under test. */
export interface Harness {
  /** A new bus; all buses of a harness reach the same broker. */
  connect(options?: Partial<BusOptions>): Promise<Bus>;
  /** Drops the bus's connection as a crash of its process would: no drain, no settling. */
  kill(bus: Bus): Promise<void>;
  /** Puts a body on a queue that did not pass through `publish`. */
  sendRaw(queue: string, key: string, body: string): Promise<void>;
  /** Removes what a test left on the broker. */
  deleteQueues(names: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const note = z.object({ text: z.string() });

/** The room of one test: a fresh bus and message names nobody else uses. */
export class Room {
  #harness: Harness | undefined;
  #buses: Bus[] = [];
  #queues = new Set<string>();
  scope = '';

  get harness(): Harness {
    if (this.#harness === undefined) throw new Error('The room is not set up.');
    return this.#harness;
  }

  get bus(): Bus {
    const [bus] = this.#buses;
    if (bus === undefined) throw new Error('The room is not set up.');
    return bus;
  }

  async open(harness: Harness): Promise<void> {
    this.#harness = harness;
    this.#buses = [];
    this.#queues = new Set();
    this.scope = randomUUID().slice(0, 8);
    await this.connect();
  }

  async leave(): Promise<void> {
    await Promise.all(this.#buses.map((bus) => bus.stop()));
    const names = [...this.#queues].flatMap((name) => [name, `${name}.dead`]);
    await this.harness.deleteQueues(names);
  }

  async connect(options?: Partial<BusOptions>): Promise<Bus> {
    const bus = await this.harness.connect(options);
    this.#buses.push(bus);
    return bus;
  }

  command(label = 'note') {
    return defineCommand(this.queue(`test${this.scope}.${label}.do`), note);
  }

  event(label = 'note', queues: readonly string[] = []) {
    return defineEvent(`test${this.scope}.${label}.done`, note, queues);
  }

  question(label = 'length') {
    const key = this.queue(`test${this.scope}.${label}.ask`);
    return defineRequest(key, note, z.object({ length: z.number() }));
  }

  /** A queue name the room removes at the end. */
  queue(name: string): string {
    this.#queues.add(name);
    return name;
  }
}
