import { Collector, until } from '@shortlist/bus/testing';
import { defineCommand } from '@shortlist/contracts/message';
import { openEnum } from '@shortlist/contracts/open-enum';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InvalidMessageError, maxMessageBytes, MessageTooLargeError } from '../../src/index.js';
import type { Room } from './room.js';

export function describePayloads(room: Room): void {
  describe('payloads', () => {
    it('that the schema refuses are not published', async () => {
      const wrong = { text: 7 } as unknown as { text: string };
      await expect(room.bus.publish(room.command(), wrong)).rejects.toThrow(InvalidMessageError);
      await expect(room.bus.request(room.question(), wrong)).rejects.toThrow('text (invalid_type)');
    });

    it('that cannot be written as JSON are not published', async () => {
      const circular: Record<string, unknown> = {};
      circular['self'] = circular;
      const anything = defineCommand(room.queue(`test${room.scope}.any.do`), z.any());
      await expect(room.bus.publish(anything, circular)).rejects.toThrow(InvalidMessageError);
      await expect(room.bus.publish(anything, undefined)).rejects.toThrow(InvalidMessageError);
      await expect(room.bus.publish(anything, 1n)).rejects.toThrow(InvalidMessageError);
    });

    it('over the limit are refused, just under it arrive', async () => {
      const text = 'x'.repeat(maxMessageBytes);
      await expect(room.bus.publish(room.command(), { text })).rejects.toThrow(
        MessageTooLargeError,
      );
      const seen = new Collector<number>();
      await room.bus.subscribe(room.command(), {}, async (payload) =>
        seen.add(payload.text.length),
      );
      await room.bus.publish(room.command(), { text: text.slice(20) });
      expect(await seen.take(1)).toEqual([maxMessageBytes - 20]);
    });

    it.each([
      ['no JSON', '{"text":', '{"text":'],
      ['the wrong shape', '{"text":5}', { text: 5 }],
      ['nothing', '', ''],
    ])('that arrive as %s are dead-lettered and block nothing', async (_what, body, payload) => {
      const seen = new Collector<string>();
      await room.bus.subscribe(room.command(), {}, async ({ text }) => seen.add(text));
      await room.harness.sendRaw(room.command().key, room.command().key, body);
      await room.bus.publish(room.command(), { text: 'next' });
      expect(await seen.take(1)).toEqual(['next']);
      const [letter] = await until(
        () => room.bus.deadLetters(room.command().key),
        (all) => all.length > 0,
      );
      expect(letter?.payload).toEqual(payload);
      expect(letter?.reason).toMatch(/not JSON|does not match/);
    });

    it('are read with values that a later release added, which are never published', async () => {
      const move = defineCommand(
        room.queue(`test${room.scope}.move.do`),
        z.object({ way: openEnum(['up', 'down'], 'other') }),
      );
      const seen = new Collector<unknown>();
      await room.bus.subscribe(move, {}, async (payload) => seen.add(payload));
      await expect(room.bus.publish(move, { way: 'other' })).rejects.toThrow('way (invalid_value)');
      await room.harness.sendRaw(move.key, move.key, '{"way":"sideways"}');
      await room.bus.publish(move, { way: 'up' });
      expect(await seen.take(2)).toEqual([{ way: 'other' }, { way: 'up' }]);
    });

    it('are read with the defaults and without unknown fields', async () => {
      const strict = defineCommand(
        room.queue(`test${room.scope}.default.do`),
        z.object({ text: z.string().default('none') }),
      );
      const seen = new Collector<unknown>();
      await room.bus.subscribe(strict, {}, async (payload) => seen.add(payload));
      await room.harness.sendRaw(strict.key, strict.key, '{"extra":1}');
      expect(await seen.take(1)).toEqual([{ text: 'none' }]);
    });
  });
}
