import { expect, it } from 'vitest';
import type { ExtractedResume, Extractor } from '../../src/types.js';
import { makePdf } from './make-pdf.js';
import { scanPage } from './make-scans.js';

// Short: the recogniser takes seconds for a full page.
const resumeLines = [
  'Amara Okafor',
  'amara.okafor@example.com',
  'Ward Manager, St Brannock Hospital',
  'Led a team of 22 nurses across two surgical wards',
  'Held the budget, and led safeguarding for the hospital',
  'Bachelor of Nursing, University of Eastmoor',
];

/** The page that is scanned, as a picture. */
export const page = await scanPage(
  await makePdf((pdf) => resumeLines.forEach((line) => pdf.fontSize(13).text(line).moveDown())),
);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Share of the words of the resume that a scan of it was read to have. */
function shareRead({ text }: ExtractedResume): number {
  const wanted = wordsOf(resumeLines.join('\n'));
  const found = new Set(wordsOf(text));
  return wanted.filter((word) => found.has(word)).length / wanted.length;
}

/** A kind of scan: how its file is made, and the file's name. */
export type Scan = readonly [kind: string, make: () => Promise<Buffer>, fileName: string];

/** Each scan is read with every word in its place. */
export function itReads(extractor: Extractor, scans: readonly Scan[]): void {
  it.each(scans)(
    '%s',
    async (_, make, fileName) => {
      const resume = await extractor.extract({ fileName, bytes: await make() });
      if (resume.kind === 'unreadable')
        throw new Error(`${fileName} is unreadable: ${resume.reason}`);
      expect(shareRead(resume)).toBeGreaterThan(0.95);
      const words = resume.scan?.words ?? [];
      const placed = words.map(({ start, end }) => resume.text.slice(start, end));
      expect(placed.join(' ').split(/\s+/)).toEqual(resume.text.split(/\s+/));
      // The name is at the top left as the page is shown.
      const name = words.find(({ start }) => start === resume.text.indexOf('Okafor'));
      const isUpsideDown = fileName === 'a.png';
      expect((name?.box.top ?? 0.5) < 0.2).toBe(!isUpsideDown);
      expect((name?.box.left ?? 0.5) < 0.4).toBe(!isUpsideDown);
    },
    120_000,
  );
}
