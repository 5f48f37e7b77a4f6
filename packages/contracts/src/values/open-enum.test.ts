import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openEnum, openName } from './open-enum.js';
import { writeStrictly } from './strict-writing.js';

const shape = z.object({ state: openEnum(['on', 'off'], 'other'), plan: openName(['Free']) });
const known = { state: 'on', plan: 'Free' } as const;

describe('an open enum', () => {
  it('is read as it stands when it is known', () => {
    expect(shape.parse(known)).toEqual(known);
  });

  it('is read as its fallback when a later release added the value', () => {
    expect(shape.parse({ state: 'dimmed', plan: 'Team' })).toEqual({
      state: 'other',
      plan: 'Team',
    });
  });

  it('is read the same when what was read is read again', () => {
    const once = shape.parse({ state: 'dimmed', plan: 'Team' });
    expect(shape.parse(once)).toEqual(once);
  });

  it.each([undefined, null, 7, {}, ['on']])('refuses %j, which is no text', (state) => {
    expect(shape.safeParse({ ...known, state }).success).toBe(false);
  });
});

describe('writing strictly', () => {
  it('lets what is known out, and only what the schema names', () => {
    expect(writeStrictly(shape, { ...known, secret: 1 } as typeof known)).toEqual(known);
  });

  it.each([
    { ...known, state: 'other' as const },
    { ...known, state: 'dimmed' as 'on' },
    { ...known, plan: 'Team' },
  ])('refuses %j', (value) => {
    expect(() => writeStrictly(shape, value)).toThrow(z.core.$ZodError);
  });
});
