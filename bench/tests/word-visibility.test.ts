import { createExtractor } from '@shortlist/screening';
import { afterAll, describe, expect, it } from 'vitest';
import type { MadeFile } from '../src/reading/made-file.js';
import { makeWordLayouts } from '../src/reading/word-layouts.js';

const extractor = createExtractor({ threads: 2 });
afterAll(() => extractor.stop());

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const files = makeWordLayouts(20_261_121, 40);
const named = (list: readonly MadeFile[]) => list.map((file) => [file.name, file] as const);

async function read({ fileName, bytes }: MadeFile) {
  const result = await extractor.extract({ fileName, bytes });
  // A file of which a person sees nothing at all is told as one without text; nothing of it counts.
  if (result.kind === 'unreadable') return { text: '', hidden: result.reason };
  return { text: words(result.text), hidden: words(result.hiddenText.join(' ')) };
}

describe('a Word file', () => {
  it.each(named(files.filter(({ hidden }) => hidden.length === 0)))(
    'is read whole, each text once, and accused of nothing: %s',
    async (_, file) => {
      const { text, hidden } = await read(file);
      for (const visible of file.visible) expect(text.split(words(visible))).toHaveLength(2);
      expect(hidden).toBe('');
    },
  );

  it.each(named(files.filter(({ hidden }) => hidden.length > 0)))(
    'does not count what a person does not see, and tells it: %s',
    async (_, file) => {
      const { text, hidden } = await read(file);
      const told = file.visible.length === 0 ? 'empty' : words(file.hidden.join(' '));
      expect(hidden).toContain(told);
      for (const each of file.hidden) expect(text).not.toContain(words(each));
      for (const visible of file.visible) expect(text).toContain(words(visible));
    },
  );
});
