import { Collector, gate } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import { BusClosedError } from '../../src/index.js';
import type { Room } from './room.js';

export function describeStop(room: Room): void {
  describe('stop', () => {
    it('waits for the handlers in hand, which may still publish', async () => {
      const started = new Collector<string>();
      const hold = gate();
      const stopping = await room.connect();
      await stopping.subscribe(room.command(), {}, async ({ text }) => {
        started.add(text);
        await hold.opened;
        await stopping.publish(room.command('follow-up'), { text });
      });
      await room.bus.publish(room.command(), { text: 'in hand' });
      await started.take(1);
      const stopped = stopping.stop();
      expect(stopping.isReady()).toBe(false);
      hold.open();
      await stopped;
      const seen = new Collector<string>();
      await room.bus.subscribe(room.command('follow-up'), {}, async ({ text }) => seen.add(text));
      expect(await seen.take(1)).toEqual(['in hand']);
      const again = new Collector<string>();
      await room.bus.subscribe(room.command(), {}, async ({ text }) => again.add(text));
      await room.bus.publish(room.command(), { text: 'probe' });
      expect(await again.take(1)).toEqual(['probe']);
    });

    it('gives back what is not done in time', async () => {
      const stuck = await room.connect({ drainTimeoutMs: 20 });
      const begun = new Collector<string>();
      await stuck.subscribe(room.command(), {}, async ({ text }) => {
        begun.add(text);
        await new Promise<never>(() => {});
      });
      await room.bus.publish(room.command(), { text: 'a' });
      await begun.take(1);
      await stuck.stop();
      const seen = new Collector<number>();
      await room.bus.subscribe(room.command(), {}, async (_payload, { attempt }) =>
        seen.add(attempt),
      );
      expect(await seen.take(1)).toEqual([2]);
    });

    it('takes nothing more from the queue', async () => {
      const stopping = await room.connect();
      const seen = new Collector<string>();
      const subscription = await stopping.subscribe(room.command(), {}, async () =>
        seen.add('stopped'),
      );
      await subscription.stop();
      await room.bus.subscribe(room.command(), {}, async () => seen.add('running'));
      for (let time = 0; time < 3; time += 1) await room.bus.publish(room.command(), { text: 'a' });
      expect(await seen.take(3)).toEqual(['running', 'running', 'running']);
    });

    it('refuses what comes after it, and may be called again', async () => {
      expect(room.bus.isReady()).toBe(true);
      await Promise.all([room.bus.stop(), room.bus.stop()]);
      await room.bus.stop();
      expect(room.bus.isReady()).toBe(false);
      await expect(room.bus.publish(room.command(), { text: 'a' })).rejects.toThrow(BusClosedError);
      await expect(room.bus.request(room.question(), { text: 'a' })).rejects.toThrow(
        BusClosedError,
      );
      await expect(room.bus.subscribe(room.command(), {}, async () => {})).rejects.toThrow(
        BusClosedError,
      );
      await expect(room.bus.deadLetters('x')).rejects.toThrow(BusClosedError);
    });

    it('fails the requests still waiting', async () => {
      const asked = room.bus.request(room.question(), { text: 'a' });
      const failed = expect(asked).rejects.toThrow(BusClosedError);
      await room.bus.stop();
      await failed;
    });
  });
}
