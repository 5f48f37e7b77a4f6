import { createExtractor } from '@shortlist/screening';
import { afterAll, describe, expect, it } from 'vitest';
import { judge } from '../src/reading/judge.js';
import { makePdfLayouts } from '../src/reading/pdf-layouts.js';

const extractor = createExtractor({ threads: 2 });
afterAll(() => extractor.stop());

const files = makePdfLayouts(1107, 2);
const byKind = (isHidden: boolean) => [
  ...new Set(files.filter(({ hidden }) => hidden.length > 0 === isHidden).map(({ kind }) => kind)),
];

async function verdicts(kind: string) {
  const own = files.filter((file) => file.kind === kind);
  return Promise.all(own.map(async (file) => judge(file, await extractor.extract(file))));
}

describe('what a person sees of a PDF', () => {
  it.each(byKind(false))('is read and accused of nothing: %s', async (kind) => {
    expect(await verdicts(kind)).toEqual(['right', 'right']);
  });

  it.each(byKind(true))('is told apart from what is hidden: %s', async (kind) => {
    expect(await verdicts(kind)).toEqual(['right', 'right']);
  });
});
