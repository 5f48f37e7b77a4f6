import { expect, it } from 'vitest';
import { hostileArchives } from '../../../tests/support/hostile/archives.js';
import { hostileContainers } from '../../../tests/support/hostile/mails.js';
import { openUpload, readOpened } from '../../../tests/support/open-in-process.js';

const MEBIBYTE = 1024 * 1024;
/** Files of each that are read, too: thousands of the same kind are no other case. */
const READ = 12;
const hostile = [...hostileArchives(), ...hostileContainers()];

it('there are more than two hundred', () => {
  expect(hostile.length).toBeGreaterThan(200);
});

it.each(hostile.map((file) => [file.name, file] as const))(
  '%s stays within its budget and harms no neighbour',
  async (_, { name, bytes, outcome }) => {
    const opened = await openUpload([name, bytes], ['neighbour.txt', Buffer.from('Ada King')]);
    const files = opened.files.slice(0, -1);
    // Beyond the files of a screening there is one line at most for each archive.
    expect(files.length).toBeLessThan(1_050);
    const unpacked = files.reduce(
      (sum, { packing, refusal }) => sum + (packing && !refusal ? packing.size : 0),
      0,
    );
    expect(unpacked).toBeLessThanOrEqual(1024 * MEBIBYTE);
    expect(opened.most).toBeLessThanOrEqual(200 * MEBIBYTE);
    const shown = [...files.slice(0, READ), ...files.slice(-1)];
    const texts = await Promise.all(shown.map(readOpened));
    const outcomes = new Set(texts.map((text) => /^[a-z-]+(?=: )/.exec(text)?.[0] ?? 'read'));
    expect([...outcomes].sort().join(' ')).toMatch(outcome);
    expect(opened.files.at(-1)).toMatchObject({ fileName: 'neighbour.txt' });
    for (const { forget } of opened.files) forget();
    expect(opened.held()).toBe(0);
  },
);
