import { DOT_ADVANCE, drawWriting } from './dot-letters.js';
import { anyFont, fillBox, grey, quote, rgb, setText } from './pdf-drawing.js';
import { form, greyImage } from './raw-pdf.js';
import { honestLine } from './sentences.js';
import { blendState as state, type Draw } from './sheet.js';

/** Honest ways to set text: turned, cropped, scanned, in tables, in fonts of all kinds. */
export const setKinds: Readonly<Record<string, Draw>> = {
  watermark: (random, { width, height }) => {
    const word = random.pick(['CONFIDENTIAL', 'DRAFT COPY', 'SPECIMEN']);
    return {
      content: `q ${grey(random.between(205, 240))} BT /F1 ${random.between(44, 64)} Tf 0.7071 0.7071 -0.7071 0.7071 ${width / 5} ${height / 5} Tm ${quote(word)} Tj ET Q\n`,
      more: [word],
      none: true,
    };
  },
  'turned page': (random, _, y, line) => ({
    content: setText(line, 40, y),
    entries: `/Rotate ${random.pick([90, 180, 270])}`,
  }),
  'text up the side': (random, { width }, __, line) => ({
    content: `q ${grey(60)} BT /F0 9 Tf 0 1 -1 0 ${width - 14} ${random.between(40, 90)} Tm ${quote(line)} Tj ET Q\n`,
  }),
  'cropped page with printer marks': (random, { width, height }, y, line) => ({
    content:
      setText(line, 40, y) +
      setText(`resume_${random.between(1, 9)}.indd 1 12/03/2024 14:33`, 30, 6, { size: 6 }),
    entries: `/CropBox[12 20 ${width - 12} ${height - 12}]`,
  }),
  'scan with its text': (random, { width }, y) => {
    const rows = [honestLine(random), honestLine(random)].map((row) =>
      row.toLowerCase().replace(/[^a-z0-9 ]/g, ''),
    );
    const zoom = random.between(2, 3);
    const columns = Math.max(...rows.map((row) => row.length)) + 2;
    const picture = drawWriting(
      rows,
      columns * DOT_ADVANCE * zoom,
      12,
      zoom,
      random.between(0, 60),
      random.between(225, 255),
    );
    const wide = Math.min(width - 60, columns * 5.4);
    const dot = wide / (columns * DOT_ADVANCE);
    const high = 24 * dot;
    const texts = rows.map((row, index) => {
      const baseline = y + high - (index * 12 + 7) * dot;
      const stretch = ((DOT_ADVANCE * dot) / (0.6 * 8 * dot)) * 100;
      return `q BT /F4 ${(8 * dot).toFixed(2)} Tf ${stretch.toFixed(2)} Tz 3 Tr 30 ${baseline.toFixed(2)} Td ${quote(row)} Tj ET Q\n`;
    });
    return {
      content: `q ${wide} 0 0 ${high} 30 ${y} cm /I Do Q\n` + texts.join(''),
      resources: '/XObject<</I @0 R>>',
      objects: [greyImage(picture.width, picture.height, picture.pixels)],
      more: rows,
      none: true,
    };
  },
  'Type 3 font': (_, __, y) => ({
    content: `q BT /T 10 Tf 40 ${y} Td (abbaababba) Tj ET Q\n`,
    resources: '/XObject<</N @2 R>>/ColorSpace<<>>/Pattern<<>>/Shading<<>>/Properties<<>>',
    objects: [
      { dictionary: '', data: Buffer.from('700 0 0 0 600 700 d1 100 0 400 700 re f') },
      {
        dictionary: '',
        data: Buffer.from('700 0 0 0 600 700 d1 100 0 100 700 re 300 0 300 300 re f'),
      },
      form(''),
    ],
    more: ['abbaababba'],
    none: true,
  }),
  'drawing in a drawing': (_, __, y, line) => ({
    content: `q 1 0 0 1 10 ${y} cm /X Do Q\n`,
    resources: '/XObject<</X @0 R>>',
    objects: [
      form('q 1 0 0 1 20 0 cm /Y Do Q', '/Resources<</XObject<</Y @1 R>>>>'),
      form(
        `BT /F0 11 Tf ${quote(line)} Tj ET`,
        '/Resources<</Font<</F0<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
      ),
    ],
  }),
  'striped table': (random, { width }, y) => {
    const rows = Array.from(
      { length: 5 },
      () => [honestLine(random), String(random.between(1990, 2024))] as const,
    );
    return {
      content: rows
        .map(
          ([text, year], index) =>
            fillBox(
              30,
              y - index * 16 - 4,
              width - 60,
              15,
              index % 2 === 0 ? grey(230) : rgb(40, 70, 110),
            ) +
            setText(text, 36, y - index * 16, { size: 8, color: index % 2 === 0 ? '0 g' : '1 g' }) +
            setText(year, width - 70, y - index * 16, {
              size: 8,
              color: index % 2 === 0 ? grey(110) : grey(220),
            }),
        )
        .join(''),
      more: rows.flat(),
      none: true,
    };
  },
  'false bold': (random, _, y, line) => ({
    content: [0, 0.25, 0.5]
      .slice(0, random.between(2, 3))
      .map((shift) => setText(line, 40 + shift, y))
      .join(''),
  }),
  shadow: (random, _, y, line) => ({
    content:
      setText(line, 40 + random.between(1, 2), y - 1, {
        size: 16,
        color: grey(random.between(150, 225)),
      }) + setText(line, 40, y, { size: 16 }),
  }),
  'letter-spaced': (random, _, y) => {
    const word = random.pick(['EXPERIENCE', 'EDUCATION', 'LANGUAGES']);
    return {
      content: setText(word, 40, y, { size: 14, inside: `${random.between(2, 6)} Tc` }),
      more: [word],
      none: true,
    };
  },
  'line cut by the page break': (_, { width, height }, __, line) => ({
    content: `q 0 30 ${width} ${height} re W n ${setText(line, 40, 20)} Q\n`,
    pages: [{ width, height, content: setText(line, 40, height - 50) }],
  }),
  'rules and dots': (_, __, y, line) => ({
    content:
      setText(line, 40, y) +
      setText('_'.repeat(60), 40, y - 20, { color: '1 g' }) +
      setText('. '.repeat(40), 40, y - 40, { color: grey(252) }),
  }),
  outlined: (random, _, y, line) => ({
    content: setText(line, 40, y, {
      size: random.between(12, 20),
      color: `${rgb(255, 255, 255)} 0 0 0 RG 0.4 w`,
      inside: `${random.pick([1, 2])} Tr`,
    }),
  }),
  'letters filled with a pattern': (_, __, y, line) => ({
    content: `q /Pattern cs /P scn BT /F1 ${Math.min(14, 520 / line.length).toFixed(2)} Tf 40 ${y} Td ${quote(line)} Tj ET Q\n`,
    resources:
      '/Pattern<</P<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 500 0]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/N 1/C0[0.8 0 0]/C1[0 0 0.8]>>>>>>>>',
  }),
  'letters cut out of a dark box': (_, __, y, line) => ({
    content: `q BT /F1 ${Math.min(16, 520 / line.length).toFixed(2)} Tf 7 Tr 40 ${y} Td ${quote(line)} Tj ET 0.2 g 30 ${y - 10} 540 40 re f Q\n`,
  }),
  'small print': (random, _, y, line) => ({
    content: setText(line, 40, y, {
      size: random.pick([4, 4.5, 5]),
      color: grey(random.between(0, 120)),
    }),
  }),
  'large drawing': (random, _, y, line) => ({
    content: setText(line, 40, y),
    pages: [
      {
        width: 2384,
        height: 3370,
        content: setText(line, 200, 3000, { size: random.between(14, 40) }),
      },
    ],
  }),
  'font that is not in the file: Japanese': (_, __, y) => ({
    content: `q BT /J 12 Tf 40 ${y} Td <65E5672C8A9E306E5C656B7466F8> Tj ET Q\n`,
    more: ['日本語の履歴書'],
    none: true,
  }),
  'two columns': (random, { width }, y) => {
    const rows = Array.from(
      { length: 6 },
      () => [String(random.between(10000, 99999)), honestLine(random)] as const,
    );
    return {
      content: rows
        .map(
          ([left, right], index) =>
            setText(`Item ${left}`, 36, y - index * 14, { size: 9 }) +
            setText(right, width * 0.35, y - index * 14, { size: 9 }),
        )
        .join(''),
      more: rows.flat(),
      none: true,
    };
  },
  'half opaque ink': (random, _, y, line) => ({
    content: `q /G gs ${setText(line, 40, y, { font: anyFont(random) })} Q\n`,
    resources: state(`/ca 0.${random.between(20, 80)}`),
  }),
  'box under the text, drawn in turns': (_, { width }, y, line) => ({
    content:
      setText(line, 40, y) + fillBox(30, y - 8, width - 60, 24, grey(235)) + setText(line, 40, y),
  }),
};
