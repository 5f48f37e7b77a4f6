import { setKinds } from './honest-settings.js';
import { paintedKinds } from './honest-text.js';
import type { Random } from './random.js';
import { honestLine } from './sentences.js';
import { type PdfLayout, startSheet } from './sheet.js';

const kinds = { ...paintedKinds, ...setKinds };

/** Fonts of kinds that need one of their own. */
const OWN_FONTS: Readonly<Record<string, string>> = {
  'Type 3 font':
    '/T<</Type/Font/Subtype/Type3/FontBBox[0 0 700 700]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 97/LastChar 98/Widths[700 700]/Encoding<</Differences[97/a/b]>>/CharProcs<</a @0 R/b @1 R>>/Resources<<>>>>',
  'font that is not in the file: Japanese':
    '/J<</Type/Font/Subtype/Type0/BaseFont/MSGothic/Encoding/UniJIS-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/MSGothic/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/MSGothic/Flags 4/Ascent 859/Descent -140/CapHeight 800/StemV 80/ItalicAngle 0/FontBBox[0 -136 1000 859]>>/DW 1000>>]>>',
};

export const honestKinds: readonly string[] = Object.keys(kinds);

/** A page that hides nothing. */
export function drawHonest(kind: string, random: Random): PdfLayout {
  const draw = new Map(Object.entries(kinds)).get(kind);
  if (!draw) throw new Error(`There is no layout ${kind}.`);
  const sheet = startSheet(random);
  const line = honestLine(random);
  const y = random.between(120, 240);
  const {
    content = '',
    entries = '',
    more = [],
    none = false,
    pages = [],
    ...parts
  } = draw(random, sheet, y, line);
  return {
    parts: {
      ...parts,
      fonts: OWN_FONTS[kind] ?? '',
      pages: [
        { width: sheet.width, height: sheet.height, content: sheet.text + content, entries },
        ...pages,
      ],
    },
    visible: [...sheet.lines, ...(none ? [] : [line]), ...more],
    hidden: [],
  };
}
