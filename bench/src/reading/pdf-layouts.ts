import { drawHonest, honestKinds } from './honest-pdfs.js';
import { drawHostile, hostileKinds } from './hostile-pdfs.js';
import type { MadeFile } from './made-file.js';
import { createRandom } from './random.js';
import { writePdf } from './raw-pdf.js';

/** PDFs of every kind of honest and of hostile layout, `each` variations of each, with fonts, sizes, colours and places by the seed. */
export function makePdfLayouts(seed: number, each: number): readonly MadeFile[] {
  const random = createRandom(seed);
  return [
    ...honestKinds.map((kind) => ({ kind, draw: drawHonest })),
    ...hostileKinds.map((kind) => ({ kind, draw: drawHostile })),
  ].flatMap(({ kind, draw }) =>
    Array.from({ length: each }, (_, index) => {
      const { parts, visible, hidden } = draw(kind, random);
      const name = `${kind} ${index + 1}`;
      return { name, kind, fileName: `${name}.pdf`, bytes: writePdf(parts), visible, hidden };
    }),
  );
}
