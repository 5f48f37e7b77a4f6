import { drawWriting } from './dot-letters.js';
import { anyFont, fillBox, grey, quote, rgb, setText } from './pdf-drawing.js';
import type { Random } from './random.js';
import { form, greyImage, type RawParts } from './raw-pdf.js';
import { secretLine } from './sentences.js';
import { type PdfLayout, startSheet } from './sheet.js';

interface Place {
  readonly width: number;
  readonly height: number;
  readonly y: number;
}

type Hide = (
  random: Random,
  secret: string,
  place: Place,
) => Partial<RawParts> & {
  readonly content?: string;
  readonly before?: string;
  readonly entries?: string;
};

const HELVETICA = '/Resources<</Font<</F0<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
const state = (entries: string) => `/ExtGState<</G<<${entries}>>>>`;
const layer = (extra: string) => ({
  catalog: '/OCProperties<</OCGs[@0 R]/D<</Order[@0 R]/OFF[@0 R]>>>>',
  resources: `/Properties<</L @0 R>>${extra}`,
});

const kinds: Readonly<Record<string, Hide>> = {
  white: (random, secret, { y }) => ({
    content: setText(secret, 40, y, {
      font: anyFont(random),
      size: random.between(5, 20),
      color: '1 g',
    }),
  }),
  'nearly white': (random, secret, { y }) => ({
    content: setText(secret, 40, y, {
      size: random.between(6, 14),
      color: random.pick([grey(random.between(236, 254)), rgb(255, 255, 238), rgb(240, 246, 255)]),
    }),
  }),
  'dark on the same dark': (random, secret, { y, width }) => {
    const level = random.between(10, 70);
    return {
      content:
        fillBox(20, y - 20, width - 40, 50, grey(level)) +
        setText(secret, 40, y, { color: grey(level + random.between(-8, 8)) }),
    };
  },
  'colour on the same colour': (random, secret, { y, width }) => {
    const [red, green, blue] = [
      random.between(10, 240),
      random.between(10, 240),
      random.between(10, 240),
    ];
    return {
      content:
        fillBox(20, y - 20, width - 40, 50, rgb(red, green, blue)) +
        setText(secret, 40, y, { color: rgb(red + 4, green - 3, blue + 5) }),
    };
  },
  tiny: (random, secret, { y }) => ({
    content: setText(secret, 40, y, { size: random.pick([0.5, 1, 1.5, 2, 2.5]) }),
  }),
  'tiny by scaling': (random, secret, { y }) => ({
    content: `q 0.${random.pick(['05', '10', '15'])} 0 0 0.10 40 ${y} cm BT /F0 12 Tf ${quote(secret)} Tj ET Q\n`,
  }),
  'squeezed together': (random, secret, { y }) => ({
    content: setText(secret, 40, y, { inside: `${random.between(1, 6)} Tz` }),
  }),
  'letters on one spot': (_, secret, { y }) => ({
    content: `q BT /F4 11 Tf -6.1 Tc 40 ${y} Td ${quote(secret)} Tj ET Q\n`,
  }),
  'off the page': (random, secret, { width, height }) => {
    const [x, y] = random.pick<readonly [number, number]>([
      [width + 20, 300],
      [-900, 300],
      [40, height + 15],
      [40, -30],
    ]);
    return { content: setText(secret, x, y, { font: anyFont(random) }) };
  },
  'outside the crop': (random, secret, { width, height }) => ({
    content: setText(secret, 40, random.pick([8, 20])),
    entries: `/CropBox[0 34 ${width} ${height}]`,
  }),
  'off a turned page': (random, secret, { width }) => ({
    content: setText(secret, width + 10, 200),
    entries: `/Rotate ${random.pick([90, 180, 270])}`,
  }),
  'white on a turned page': (random, secret, { y }) => ({
    content: setText(secret, 40, y, { color: '1 g' }),
    entries: `/Rotate ${random.pick([90, 180, 270])}`,
  }),
  'covered by a box': (random, secret, { y, width }) => ({
    content:
      setText(secret, 40, y) +
      fillBox(20, y - 10, width, 40, random.pick(['1 g', '0.3 g', rgb(20, 80, 160)])),
  }),
  'covered by a picture': (random, secret, { y, width }) => ({
    content: setText(secret, 40, y) + `q ${width} 0 0 50 0 ${y - 20} cm /I Do Q\n`,
    resources: '/XObject<</I @0 R>>',
    objects: [
      greyImage(
        8,
        8,
        Uint8Array.from({ length: 64 }, () => random.between(90, 130)),
      ),
    ],
  }),
  'clipped away': (random, secret, { y }) => ({
    content: `q ${random.pick([`0 0 20 20`, `300 ${y + 100} 50 50`])} re W n ${setText(secret, 40, y)} Q\n`,
  }),
  invisible: (random, secret, { y }) => ({
    content: setText(secret, 40, y, { font: anyFont(random), inside: '3 Tr' }),
  }),
  'invisible in a drawing': (_, secret, { y }) => ({
    content: '/X Do\n',
    resources: '/XObject<</X @0 R>>',
    objects: [form(`BT /F0 11 Tf 3 Tr 40 ${y} Td ${quote(secret)} Tj ET`, HELVETICA)],
  }),
  'clip only': (_, secret, { y }) => ({
    content: `q BT /F0 11 Tf 7 Tr 40 ${y} Td ${quote(secret)} Tj ET Q\n`,
  }),
  'zero opacity': (random, secret, { y }) => ({
    content: `q /G gs ${setText(secret, 40, y)} Q\n`,
    resources: state(`/ca ${random.pick(['0', '0.01', '0.03', '0.06'])}`),
  }),
  'zero opacity of the group': (random, secret, { y }) => ({
    content: 'q /G gs /X Do Q\n',
    resources: `/XObject<</X @0 R>>${state(`/ca ${random.pick(['0', '0.02', '0.05'])}`)}`,
    objects: [
      form(
        `BT /F0 11 Tf 40 ${y} Td ${quote(secret)} Tj ET`,
        `/Group<</S/Transparency>>${HELVETICA}`,
      ),
    ],
  }),
  'masked out': (_, secret, { y, width, height }) => ({
    content: `q /G gs ${setText(secret, 40, y)} Q\n`,
    resources: state('/SMask<</S/Luminosity/G @0 R>>'),
    objects: [form(`0 g 0 0 ${width} ${height} re f`, '/Group<</S/Transparency/CS/DeviceGray>>')],
  }),
  'layer that is off': (_, secret, { y }) => ({
    content: `/OC /L BDC ${setText(secret, 40, y)} EMC\n`,
    objects: ['<</Type/OCG/Name(Layer)>>'],
    ...layer(''),
  }),
  'drawing in a layer that is off': (_, secret, { y }) => ({
    content: '/X Do\n',
    ...layer('/XObject<</X @1 R>>'),
    objects: [
      '<</Type/OCG/Name(Layer)>>',
      form(`BT /F0 11 Tf 40 ${y} Td ${quote(secret)} Tj ET`, `/OC @0 R${HELVETICA}`),
    ],
  }),
  'white on a white picture': (_, secret, { y, width }) => ({
    content:
      `q ${width} 0 0 50 0 ${y - 20} cm /I Do Q\n` + setText(secret, 40, y, { color: '1 g' }),
    resources: '/XObject<</I @0 R>>',
    objects: [greyImage(4, 4, new Uint8Array(16).fill(255))],
  }),
  'white, multiplied': (_, secret, { y }) => ({
    content: `q /G gs ${setText(secret, 40, y, { color: '1 g' })} Q\n`,
    resources: state('/BM/Multiply'),
  }),
  'black, screened on white': (_, secret, { y, width }) => ({
    content: `${fillBox(0, y - 20, width, 50, '1 g')}q /G gs ${setText(secret, 40, y)} Q\n`,
    resources: state('/BM/Screen'),
  }),
  'white pattern': (_, secret, { y }) => ({
    content: `q /Pattern cs /P scn BT /F1 14 Tf 40 ${y} Td ${quote(secret)} Tj ET Q\n`,
    resources:
      '/Pattern<</P<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 500 0]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/N 1/C0[1 1 1]/C1[.99 .99 1]>>>>>>>>',
  }),
  'invisible on the blank of a scan': (random, secret, { width }) => {
    const picture = drawWriting(
      ['amara okafor ward manager', '', '', '', ''],
      300 + random.between(0, 40),
      12,
      2,
      20,
      250,
    );
    return {
      content:
        `q ${width - 60} 0 0 200 30 60 cm /I Do Q\n` +
        setText(secret, 60, random.between(80, 150), { inside: '3 Tr' }),
      resources: '/XObject<</I @0 R>>',
      objects: [greyImage(picture.width, picture.height, picture.pixels)],
    };
  },
  'far more than the scan shows': (random, secret, { width }) => {
    const picture = drawWriting(['amara'], 60, 12, 2, 20, 250);
    return {
      content:
        `q ${width - 60} 0 0 100 30 60 cm /I Do Q\n` +
        setText(`${secret} ${secret}`, 60, 110, {
          size: random.between(6, 8),
          inside: '3 Tr 70 Tz',
        }),
      resources: '/XObject<</I @0 R>>',
      objects: [greyImage(picture.width, picture.height, picture.pixels)],
    };
  },
  'white under a visible line': (random, secret, { height }) => ({
    before: setText(secret, 36, height - 50 + random.between(-2, 2), { size: 10, color: '1 g' }),
  }),
};

const PRESSED: ReadonlySet<string> = new Set(['squeezed together', 'letters on one spot']);
const DISTINCT_LETTERS = ['blacksmith', 'workmanship', 'lumberjack', 'formulates'] as const;

export const hostileKinds: readonly string[] = Object.keys(kinds);

/** An ordinary page with a line on it that only a machine reads. */
export function drawHostile(kind: string, random: Random): PdfLayout {
  const hide = kinds[kind];
  if (!hide) throw new Error(`There is no layout ${kind}.`);
  const { width, height, lines, text } = startSheet(random);
  // Letters that fall on their like are one letter to PDFium, so what is pressed together has none twice.
  const secret = PRESSED.has(kind) ? random.pick(DISTINCT_LETTERS) : secretLine(random);
  const y = random.between(120, 240);
  const {
    content = '',
    before = '',
    entries = '',
    ...parts
  } = hide(random, secret, { width, height, y });
  return {
    parts: { ...parts, pages: [{ width, height, content: before + text + content, entries }] },
    visible: lines,
    hidden: [secret],
  };
}
