import type { MadeFile } from './made-file.js';
import { createRandom, type Random } from './random.js';
import { honestLayouts } from './word-honest.js';
import { hostileLayouts } from './word-hostile.js';
import { makeWordFile, paragraph, run, type WordParts } from './word-xml.js';

const VISIBLE = [
  'Ward manager at Northgate Infirmary',
  'Welder of pressure vessels',
  'Forklift driver since 2015',
  'Managed accounts payable',
] as const;
const HIDDEN = [
  'kubernetes terraform ansible',
  'fluent in seven languages',
  'award winning chief executive',
  'doctor of nuclear physics',
] as const;

function assemble(parts: WordParts, lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => paragraph(run(line))).join('');
  return makeWordFile({
    ...parts,
    body: parts.body + text,
    comments:
      '<w:comments xmlns:w="w"><w:comment><w:p><w:r><w:t>a comment</w:t></w:r></w:p></w:comment></w:comments>',
  });
}

function make(kind: string, isHonest: boolean, random: Random, index: number): MadeFile {
  const number = random.between(100, 999);
  const text = `${random.pick(isHonest ? VISIBLE : HIDDEN)} ${number}`;
  const layout = (isHonest ? honestLayouts : hostileLayouts)[kind];
  if (!layout) throw new Error(`There is no layout ${kind}.`);
  // Settings of all text hide whatever else the file says.
  const isWhole = /default/.test(kind);
  const seen = isWhole ? [] : [`Registered nurse ${random.between(100, 999)}`];
  return {
    name: `${kind} ${index}`,
    kind,
    fileName: `${kind.replaceAll(' ', '-')}-${index}.docx`,
    bytes: assemble(layout(text, random), seen),
    visible: isHonest ? [text, ...seen] : seen,
    hidden: isHonest ? [] : [text],
  };
}

/**
 * Word files of which it is known what a person sees: `count` honest ones and as many that hide text, all kinds in turn. The same
 * seed gives the same files.
 */
export function makeWordLayouts(seed: number, count: number): readonly MadeFile[] {
  const random = createRandom(seed);
  return [honestLayouts, hostileLayouts].flatMap((layouts) => {
    const kinds = Object.keys(layouts);
    return Array.from({ length: count }, (_, index) =>
      make(kinds[index % kinds.length] ?? '', layouts === honestLayouts, random, index),
    );
  });
}
