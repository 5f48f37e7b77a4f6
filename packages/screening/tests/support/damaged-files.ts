import { readdir, readFile } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { createExtractor } from '../../src/files/extractor.js';

const folder = new URL('../../../../samples/resumes/', import.meta.url);

/** A seeded generator, so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Damages a file in one of the ways files get damaged: cut, overwritten, bits flipped, pieces moved, doubled or lost. */
function damage(original: Buffer, random: (below: number) => number): Buffer {
  const bytes = Buffer.from(original);
  const at = random(bytes.length);
  const length = 1 + random(Math.min(400, bytes.length - at));
  switch (random(6)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 2:
      bytes.fill(random(256), at, at + length);
      return bytes;
    case 3:
      bytes.copy(bytes, at, random(bytes.length));
      return bytes;
    case 4:
      return Buffer.concat([bytes.subarray(0, at), bytes]);
    default:
      for (let flips = 1 + random(40); flips > 0; flips -= 1) {
        const place = random(bytes.length);
        bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << random(8)), place);
      }
      return bytes;
  }
}

/** Damages this many files: each is read, or refused with a reason, and a whole file is read after them. */
export async function expectReadOrRefused(count: number): Promise<void> {
  const extractor = createExtractor({ threads: 2, timeLimitMs: 5_000 });
  onTestFinished(() => extractor.stop());
  const names = (await readdir(folder)).sort();
  const samples = await Promise.all(names.map((name) => readFile(new URL(name, folder))));
  const random = createRandom(20_261_121);
  const outcomes = new Map<string, number>();
  const readOne = async (index: number) => {
    const sample = samples[index % samples.length] ?? Buffer.alloc(0);
    const result = await extractor.extract({
      fileName: names[index % names.length] ?? '',
      bytes: damage(sample, random),
    });
    const outcome = result.kind === 'text' ? 'text' : result.reason;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => readOne(index)));
  expect([...outcomes.values()].reduce((sum, count) => sum + count, 0)).toBe(count);
  expect([...outcomes.keys()]).not.toContain('timeout');
  expect(outcomes.get('text')).toBeGreaterThan(0);
  expect(outcomes.get('corrupt')).toBeGreaterThan(0);
  const whole = await extractor.extract({
    fileName: 'whole.pdf',
    bytes: samples[0] ?? Buffer.alloc(0),
  });
  expect(whole.kind).toBe('text');
}
