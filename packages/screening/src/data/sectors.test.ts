import { describe, expect, it } from 'vitest';
import { loadEvidence } from './evidence.js';
import { loadSectors, withSectors } from './sectors.js';

const fields = loadEvidence();
const sectors = loadSectors();

describe('sectors of work', () => {
  it('refer to fields and things that exist', () => {
    const known = new Set(fields.map(({ field }) => field));
    const things = new Set(fields.flatMap(({ concepts }) => concepts.map(({ name }) => name)));
    const named = sectors.flatMap(({ field, titles }) => [
      field,
      ...titles.fields,
      ...titles.alsoIn,
    ]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(sectors.flatMap(({ titles }) => titles.does).filter((n) => !things.has(n))).toEqual([]);
  });

  it('each have a job, and no part of a name that no job has', () => {
    const done = withSectors(fields).flatMap(({ titles }) => titles.map(({ does }) => does));
    for (const { name } of sectors) expect(done.some((does) => does.includes(name))).toBe(true);
    const names = fields.flatMap(({ titles }) => titles.flatMap((title) => title.names));
    const all = names.map((name) => `${name} `.toLowerCase());
    const unused = sectors
      .flatMap(({ titles }) => titles.named)
      .filter((part) => !all.some((name) => name.includes(part.toLowerCase())));
    expect(unused).toEqual([]);
  });

  it('keeps each thing once', () => {
    const names = withSectors(fields).flatMap(({ concepts }) => concepts.map(({ name }) => name));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
