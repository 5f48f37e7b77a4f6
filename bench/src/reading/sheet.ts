import { anyFont, setText } from './pdf-drawing.js';
import type { Random } from './random.js';
import type { RawParts } from './raw-pdf.js';
import { honestLine } from './sentences.js';

/** A page of this kind and what stands on it. */
export interface PdfLayout {
  readonly parts: RawParts;
  readonly visible: readonly string[];
  readonly hidden: readonly string[];
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly text: string;
}

/** A page size and ordinary lines at its top. */
export function startSheet(random: Random): Sheet {
  const [width, height] = random.pick<readonly [number, number]>([
    [595, 842],
    [612, 792],
    [420, 595],
    [612, 1008],
  ]);
  const font = anyFont(random);
  const size = random.between(8, 13);
  const lines = Array.from({ length: random.between(3, 9) }, () => honestLine(random));
  const text = lines
    .map((line, index) => setText(line, 36, height - 50 - index * size * 1.5, { font, size }))
    .join('');
  return { width, height, lines, text };
}

/** Graphics state G with these entries, as a part of the resources. */
export const blendState = (entries: string) => `/ExtGState<</G<<${entries}>>>>`;

/** Additions of a kind to the page: operators, resources, and texts that are visible next to the given line. */
export type Draw = (
  random: Random,
  sheet: Sheet,
  y: number,
  line: string,
) => Partial<RawParts> & {
  readonly content?: string;
  readonly entries?: string;
  readonly more?: readonly string[];
  readonly none?: boolean;
};
