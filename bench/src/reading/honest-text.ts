import { anyFont, fillBox, grey, rgb, setText } from './pdf-drawing.js';
import { form, greyImage } from './raw-pdf.js';
import { blendState as state, type Draw } from './sheet.js';

/** Honest ways to paint text: colours, bands, groups, blends, masks, clips and layers. */
export const paintedKinds: Readonly<Record<string, Draw>> = {
  plain: (random, _, y, line) => ({
    content: setText(line, 40, y, { font: anyFont(random), size: random.between(6, 18) }),
  }),
  'pale grey': (random, _, y, line) => ({
    content: setText(line, 40, y, {
      font: anyFont(random),
      size: random.between(7, 14),
      color: grey(random.between(110, 218)),
    }),
  }),
  'pale colour': (random, _, y, line) => ({
    content: setText(line, 40, y, {
      size: random.between(7, 14),
      color: random.pick([
        rgb(120, 190, 240),
        rgb(255, 200, 0),
        rgb(160, 220, 160),
        rgb(255, 170, 200),
      ]),
    }),
  }),
  'dark band': (random, { width }, y, line) => ({
    content:
      fillBox(
        0,
        y - 20,
        width,
        50,
        rgb(random.between(0, 90), random.between(0, 90), random.between(0, 120)),
      ) +
      setText(line, 40, y, { font: anyFont(random), size: random.between(7, 16), color: '1 g' }),
  }),
  'grey on a band': (random, { width }, y, line) => ({
    content:
      fillBox(0, y - 20, width, 50, grey(random.between(20, 60))) +
      setText(line, 40, y, { size: 10, color: grey(random.between(120, 200)) }),
  }),
  gradient: (random, { width }, y, line) => ({
    content:
      `q 0 ${y - 20} ${width} 50 re W n /S sh Q\n` +
      setText(line, 40, y, { font: anyFont(random), color: '1 g' }),
    resources: `/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 ${width} 0]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/N 1/C0[0.1 0.1 ${random.between(1, 5) / 10}]/C1[0.2 0.3 0.6]>>>>>>`,
  }),
  'white on a picture': (random, { width }, y, line) => ({
    content: `q ${width} 0 0 50 0 ${y - 20} cm /I Do Q\n` + setText(line, 40, y, { color: '1 g' }),
    resources: '/XObject<</I @0 R>>',
    objects: [
      greyImage(
        8,
        8,
        Uint8Array.from({ length: 64 }, () => random.between(0, 110)),
      ),
    ],
  }),
  'pale box in a transparency group': (random, { width }, y, line) => ({
    content: setText(line, 40, y, { size: random.between(7, 14) }) + `q /G gs /X Do Q\n`,
    resources: `/XObject<</X @0 R>>${state(`/ca 0.${random.between(5, 45).toString().padStart(2, '0')}`)}`,
    objects: [
      form(
        fillBox(
          20,
          y - 20,
          width - 40,
          50,
          rgb(random.between(0, 255), random.between(0, 255), 250),
        ),
        '/Group<</S/Transparency/I true>>',
      ),
    ],
  }),
  'text in a half opaque group': (random, _, y, line) => ({
    content: `q /G gs /X Do Q\n`,
    resources: `/XObject<</X @0 R>>${state(`/ca 0.${random.between(35, 95)}`)}`,
    objects: [
      form(
        setText(line, 40, y, { font: anyFont(random) }),
        `/Group<</S/Transparency>>/Resources<</Font<</F0<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>/F1<</Type/Font/Subtype/Type1/BaseFont/Times-Roman>>/F2<</Type/Font/Subtype/Type1/BaseFont/Courier>>/F3<</Type/Font/Subtype/Type1/BaseFont/Courier>>/F4<</Type/Font/Subtype/Type1/BaseFont/Courier>>/F5<</Type/Font/Subtype/Type1/BaseFont/Courier>>/F6<</Type/Font/Subtype/Type1/BaseFont/Courier>>/F7<</Type/Font/Subtype/Type1/BaseFont/Courier>>>>>>`,
      ),
    ],
  }),
  'marker pen over text': (random, { width }, y, line) => ({
    content:
      setText(line, 40, y, { size: random.between(8, 14) }) +
      `q /G gs ${rgb(255, 240, random.between(0, 120))} 30 ${y - 4} ${width - 60} 18 re f Q\n`,
    resources: state('/BM/Multiply'),
  }),
  'screened white on a dark band': (_, { width }, y, line) => ({
    content:
      fillBox(0, y - 20, width, 50, '0.1 g') +
      `q /G gs ${setText(line, 40, y, { color: '1 g' })} Q\n`,
    resources: state('/BM/Screen'),
  }),
  'soft mask that lets through': (_, { width, height }, y, line) => ({
    content: `q /G gs ${setText(line, 40, y)} Q\n`,
    resources: state('/SMask<</S/Luminosity/G @0 R>>'),
    objects: [form(`1 g 0 0 ${width} ${height} re f`, '/Group<</S/Transparency/CS/DeviceGray>>')],
  }),
  'clip around the text': (random, { width }, y, line) => ({
    content: `q ${random.between(10, 36)} ${y - 10} ${width} 30 re W n ${setText(line, 40, y)} Q\n`,
  }),
  'layer that is on': (_, __, y, line) => ({
    content: `/OC /L BDC ${setText(line, 40, y)} EMC\n`,
    resources: '/Properties<</L @0 R>>',
    objects: ['<</Type/OCG/Name(Layer)>>'],
    catalog: '/OCProperties<</OCGs[@0 R]/D<</Order[@0 R]/ON[@0 R]>>>>',
  }),
};
