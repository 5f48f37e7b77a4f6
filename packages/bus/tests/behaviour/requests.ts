import { Collector, gate } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import { type MessageContext, RemoteError, ReplyTimeoutError } from '../../src/index.js';
import type { Room } from './room.js';

export function describeRequests(room: Room): void {
  describe('requests', () => {
    it('get the reply of a responder on another bus', async () => {
      const other = await room.connect();
      const contexts = new Collector<MessageContext>();
      await other.respond(room.question(), async ({ text }, context) => {
        contexts.add(context);
        return { length: text.length };
      });
      const reply = await room.bus.request(room.question(), { text: 'four' }, { requestId: 'r-9' });
      expect(reply).toEqual({ length: 4 });
      expect(await contexts.take(1)).toMatchObject([{ requestId: 'r-9', attempt: 1 }]);
    });

    it('wait for a responder that starts later', async () => {
      const reply = room.bus.request(room.question(), { text: 'abc' });
      const other = await room.connect();
      await other.respond(room.question(), async ({ text }) => ({ length: text.length }));
      expect(await reply).toEqual({ length: 3 });
    });

    it('keep their replies apart when many run at once', async () => {
      await room.bus.respond(room.question(), async ({ text }) => ({ length: text.length }));
      const lengths = Array.from({ length: 50 }, (_, index) => index);
      const replies = await Promise.all(
        lengths.map((length) => room.bus.request(room.question(), { text: 'x'.repeat(length) })),
      );
      expect(replies.map(({ length }) => length)).toEqual(lengths);
    });

    it('fail with ReplyTimeoutError when nobody answers', async () => {
      await expect(
        room.bus.request(room.question(), { text: 'a' }, { timeoutMs: 30 }),
      ).rejects.toThrow(ReplyTimeoutError);
    });

    it('that have timed out do not trouble a later responder or asker', async () => {
      const hold = gate();
      const answered = new Collector<string>();
      await room.bus.respond(room.question(), async ({ text }) => {
        if (text === 'slow') await hold.opened;
        answered.add(text);
        return { length: text.length };
      });
      await expect(
        room.bus.request(room.question(), { text: 'slow' }, { timeoutMs: 100 }),
      ).rejects.toThrow(ReplyTimeoutError);
      hold.open();
      await answered.take(1);
      expect(await room.bus.request(room.question(), { text: 'next' })).toEqual({ length: 4 });
    });

    it("fail with RemoteError and the responder's sentence", async () => {
      await room.bus.respond(room.question(), async () => {
        throw new Error('The ledger is closed.');
      });
      const failure = room.bus.request(room.question(), { text: 'a' });
      await expect(failure).rejects.toThrow(RemoteError);
      await expect(failure).rejects.toThrow('The ledger is closed.');
    });

    it('fail when the reply is not what the definition says', async () => {
      await room.bus.respond(room.question(), async () => ({ length: 'long' }) as never);
      await expect(room.bus.request(room.question(), { text: 'a' })).rejects.toThrow(
        'does not match',
      );
    });

    it('are answered by another responder when the first dies', async () => {
      const doomed = await room.connect({ drainTimeoutMs: 0 });
      const begun = new Collector<string>();
      await doomed.respond(room.question(), async ({ text }) => {
        begun.add(text);
        return new Promise<never>(() => {});
      });
      const reply = room.bus.request(room.question(), { text: 'abcde' });
      await begun.take(1);
      await room.bus.respond(room.question(), async ({ text }) => ({ length: text.length }));
      await room.harness.kill(doomed);
      expect(await reply).toEqual({ length: 5 });
    });
  });
}
