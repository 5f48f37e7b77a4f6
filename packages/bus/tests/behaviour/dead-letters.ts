import { Collector, until } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import { type MessageContext, PoisonMessageError } from '../../src/index.js';
import type { Room } from './room.js';

export function describeDeadLetters(room: Room): void {
  /** Publishes these and has each given up; `mend` lets the handler succeed from then on. */
  async function giveUp(texts: readonly string[]) {
    const handled = new Collector<readonly [string, MessageContext]>();
    let broken = true;
    const subscription = await room.bus.subscribe(room.command(), {}, async ({ text }, context) => {
      if (broken) throw new PoisonMessageError(`cannot do ${text}`);
      handled.add([text, context]);
    });
    for (const text of texts) {
      const ids = { messageId: `m-${text}`, requestId: `r-${text}` };
      await room.bus.publish(room.command(), { text }, ids);
    }
    await count(texts.length);
    const mend = (): void => {
      broken = false;
    };
    return { handled, mend, subscription };
  }
  const count = (wanted: number) =>
    until(
      () => room.bus.countDeadLetters(room.command().key),
      (found) => found === wanted,
    );
  const names = async () =>
    (await room.bus.deadLetters(room.command().key)).map(({ messageId }) => messageId);

  describe('dead letters', () => {
    it('say what they are, why they died, when and after how many attempts', async () => {
      const before = Date.now();
      await giveUp(['a']);
      const { key } = room.command();
      for (let look = 0; look < 3; look += 1) {
        const [letter] = await room.bus.deadLetters(key);
        expect(letter).toEqual({
          ...{ messageId: 'm-a', requestId: 'r-a', key, attempts: 1 },
          ...{ reason: 'cannot do a', payload: { text: 'a' }, diedAt: expect.any(Date) },
        });
        expect(letter?.diedAt?.getTime()).toBeGreaterThanOrEqual(before - 1);
      }
    });

    it('are listed oldest first, no more than asked for, and stay where they are', async () => {
      await giveUp(['a', 'b', 'c']);
      const { key } = room.command();
      expect(await names()).toEqual(['m-a', 'm-b', 'm-c']);
      expect(await room.bus.deadLetters(key, 2)).toHaveLength(2);
      expect(await names()).toEqual(['m-a', 'm-b', 'm-c']);
      expect(await room.bus.countDeadLetters(key)).toBe(3);
    });

    it('are handled again as new messages under their own ids, all or some', async () => {
      const { handled, mend } = await giveUp(['a', 'b', 'c']);
      const { key } = room.command();
      mend();
      expect(await room.bus.replayDeadLetters(key, ['m-b', 'm-nobody'])).toBe(1);
      expect(await handled.take(1)).toEqual([
        ['b', { messageId: 'm-b', requestId: 'r-b', attempt: 1 }],
      ]);
      expect(await names()).toEqual(['m-a', 'm-c']);
      expect(await room.bus.replayDeadLetters(key)).toBe(2);
      expect((await handled.take(3)).map(([text]) => text)).toEqual(['b', 'a', 'c']);
      expect(await room.bus.countDeadLetters(key)).toBe(0);
      expect(await room.bus.replayDeadLetters(key)).toBe(0);
    });

    it('that die again come back once, and do not keep a replay going', async () => {
      await giveUp(['a', 'b']);
      expect(await room.bus.replayDeadLetters(room.command().key)).toBe(2);
      await count(2);
      expect([...(await names())].sort()).toEqual(['m-a', 'm-b']);
    });

    it('wait in their queue when nobody consumes it', async () => {
      const { subscription } = await giveUp(['a']);
      await subscription.stop();
      await room.bus.replayDeadLetters(room.command().key);
      const length = () => room.bus.queueLength(room.command());
      expect(await until(length, (ready) => ready === 1)).toBe(1);
    });

    it('can be dropped, all or some', async () => {
      await giveUp(['a', 'b', 'c']);
      const { key } = room.command();
      expect(await room.bus.dropDeadLetters(key, ['m-b'])).toBe(1);
      expect(await names()).toEqual(['m-a', 'm-c']);
      expect(await room.bus.dropDeadLetters(key, [])).toBe(0);
      expect(await room.bus.dropDeadLetters(key)).toBe(2);
      expect(await names()).toEqual([]);
    });
  });
}
