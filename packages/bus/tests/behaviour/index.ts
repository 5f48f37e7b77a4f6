import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { describeCommands } from './commands.js';
import { describeDeadLetters } from './dead-letters.js';
import { describeEvents } from './events.js';
import { describeHooks } from './hooks.js';
import { describePayloads } from './payloads.js';
import { describeRequests } from './requests.js';
import { describeRetries } from './retries.js';
import { type Harness, Room } from './room.js';
import { describeStop } from './stop.js';
import { describeTraces } from './traces.js';

/** Everything the bus promises on any transport. */
export function describeBus(name: string, start: () => Promise<Harness>): void {
  describe(`bus on ${name}`, () => {
    const room = new Room();
    let harness: Harness;

    beforeAll(async () => {
      harness = await start();
    });
    beforeEach(async () => {
      await room.open(harness);
    });
    afterEach(async () => {
      await room.leave();
    });
    afterAll(async () => {
      await harness.close();
    });

    describeCommands(room);
    describeRetries(room);
    describeEvents(room);
    describePayloads(room);
    describeRequests(room);
    describeStop(room);
    describeDeadLetters(room);
    describeHooks(room);
    describeTraces(room);
  });
}
