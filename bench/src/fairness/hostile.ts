import { deflateSync } from 'node:zlib';
import type { ResumeFile } from '../generate-resumes.js';
import { form, type RawStream, writePdf } from '../reading/raw-pdf.js';
import { makeWordFile } from '../reading/word-xml.js';

const MEBIBYTE = 1024 * 1024;
const PAGE = { width: 600, height: 800 };

/** Forms that each draw the next one ten times: 10^depth drawings out of a few hundred bytes. */
function nestedForms(depth: number): Uint8Array {
  const resourcesOf = (index: number) => `/Resources<</XObject<</X @${index} R>>>>`;
  const objects = Array.from({ length: depth }, (_, index) =>
    index === depth - 1
      ? form('0 0 m 1 1 l S\n')
      : form('/X Do '.repeat(10), resourcesOf(index + 1)),
  );
  return writePdf({
    pages: [{ ...PAGE, content: '/X Do '.repeat(10) }],
    resources: '/XObject<</X @0 R>>',
    objects,
  });
}

/** One packed drawing of this many bytes. */
function packedDrawing(bytes: number, operators: string): Uint8Array {
  const drawing: RawStream = {
    dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Filter/FlateDecode',
    data: deflateSync(Buffer.alloc(bytes, operators)),
  };
  return writePdf({
    pages: [{ ...PAGE, content: '/X Do' }],
    resources: '/XObject<</X @0 R>>',
    objects: [drawing],
  });
}

/** Within every limit of size, but each of its tabs is kept until the end. */
const tabs = () => makeWordFile({ body: `<w:p><w:r>${'<w:tab/>'.repeat(4_000_000)}</w:r></w:p>` });
const wordBomb = () =>
  makeWordFile({ body: `<w:p><w:r><w:t>${'a'.repeat(100 * MEBIBYTE)}</w:t></w:r></w:p>` });

const kinds = {
  'forms.pdf': () => nestedForms(12),
  'tabs.docx': tabs,
  'operators.pdf': () => packedDrawing(5.5 * MEBIBYTE, 'q Q '),
  'bomb.docx': wordBomb,
  'bomb.pdf': () => packedDrawing(200 * MEBIBYTE, '0 0 m 1 1 l S\n'),
} as const;
type Kind = keyof typeof kinds;
export const allKinds = Object.keys(kinds) as Kind[];

/** So many files made to use up time and memory, of these kinds by turns. */
export function makeHostileFiles(count: number, names: readonly Kind[]): ResumeFile[] {
  const made = names.map((name) => ({ name, bytes: kinds[name]() }));
  return Array.from({ length: Math.ceil(count / made.length) }, (_, round) =>
    made.map(({ name, bytes }) => ({ fileName: `${round}-${name}`, bytes })),
  )
    .flat()
    .slice(0, count);
}

/** The longest text that is scored, of what takes longest to judge. */
export const slowText = '• Wound care, SQL, Java, Python; NMC registration, 2015 – 2024\n'
  .repeat(400_000 / 60)
  .slice(0, 400_000);
