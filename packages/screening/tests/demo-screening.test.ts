import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as screening from '../src/index.js';
import { readText } from './support/read.js';

interface DemoScript {
  readonly demoFile: URL;
  readonly makeDemoScreening: (options: {
    readonly screening: typeof screening;
    readonly read: typeof readText;
  }) => Promise<unknown>;
  readonly readSource: (source: string) => unknown;
}

const script = new URL('../scripts/demo-screening.mjs', import.meta.url).href;
const { demoFile, makeDemoScreening, readSource } = (await import(script)) as DemoScript;

describe('what /demo shows', () => {
  it('is what the engine gives today; `npm run samples:demo` writes it again', async () => {
    const bundled = readSource(await readFile(demoFile, 'utf8'));
    const made = await makeDemoScreening({ screening, read: readText });
    expect(bundled).toEqual(made);
  });
});
