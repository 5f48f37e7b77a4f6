import type { Random } from './random.js';
import {
  paragraph,
  run,
  shape,
  solid,
  table,
  theme,
  vmlShape,
  type WordParts,
} from './word-xml.js';

const WHITE = '<w:color w:val="FFFFFF"/>';
const PALE = ['FFFFFF', 'FEFEFE', 'FAFAFA', 'F2F2F2', 'FFFFF0'] as const;
const pale = (random: Random) => `<w:color w:val="${random.pick(PALE)}"/>`;
const style = (properties: string, attributes = 'w:styleId="Ghost"') =>
  `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="Base"><w:rPr>${properties}</w:rPr></w:style><w:style w:type="paragraph" ${attributes}><w:basedOn w:val="Base"/></w:style></w:styles>`;

/** Layouts in which a person does not see `text`. */
export const hostileLayouts: Readonly<Record<string, (text: string, random: Random) => WordParts>> =
  {
    'marked as hidden': (text) => ({ body: paragraph(run(text, '<w:vanish/>')) }),
    'hidden by a style': (text) => ({
      body: paragraph(run(text), '<w:pStyle w:val="Ghost"/>'),
      styles: style('<w:vanish/>'),
    }),
    'hidden by a character style': (text) => ({
      body: paragraph(run(text, '<w:rStyle w:val="Ghost"/>')),
      styles: style('<w:vanish/>'),
    }),
    'hidden by the default of all text': (text) => ({
      body: paragraph(run(text)),
      styles:
        '<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr><w:vanish/></w:rPr></w:rPrDefault></w:docDefaults></w:styles>',
    }),
    'white by the default style': (text) => ({
      body: paragraph(run(text)),
      styles: style(WHITE, 'w:default="1" w:styleId="Normal"'),
    }),
    'white on white': (text, random) => ({ body: paragraph(run(text, pale(random))) }),
    'white by the theme': (text) => ({
      body: paragraph(run(text, '<w:color w:val="000000" w:themeColor="background1"/>')),
      theme: theme('FFFFFF', '000000', '2E74B5'),
    }),
    'pale by a tint of the theme': (text) => ({
      body: paragraph(
        run(text, '<w:color w:val="2E74B5" w:themeColor="accent1" w:themeTint="08"/>'),
      ),
      theme: theme('FFFFFF', '000000', '2E74B5'),
    }),
    'an accent of the theme that is white': (text) => ({
      body: paragraph(run(text, '<w:color w:val="2E74B5" w:themeColor="accent1"/>')),
      theme: theme('FFFFFF', '000000', 'FFFFFF'),
    }),
    'white in a white cell': (text, random) => ({
      body: table([['<w:shd w:val="clear" w:fill="FFFFFF"/>', paragraph(run(text, pale(random)))]]),
    }),
    'white in a cell beside a dark one': (text) => ({
      body: table([
        ['<w:shd w:val="clear" w:fill="1F2D3D"/>', paragraph(run('Nurse', WHITE))],
        ['', paragraph(run(text, WHITE))],
      ]),
    }),
    'black on black': (text) => ({
      body: paragraph(run(text, '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="000000"/>')),
    }),
    'blue in a blue cell': (text) => ({
      body: table([
        [
          '<w:shd w:val="clear" w:fill="2E74B5"/>',
          paragraph(run(text, '<w:color w:val="2E74B5"/>')),
        ],
      ]),
    }),
    'white after a dark paragraph': (text) => ({
      body:
        paragraph(run('Nurse', WHITE), '<w:shd w:val="clear" w:fill="1F2D3D"/>') +
        paragraph(run(text, WHITE)),
    }),
    'white on a dark page that is not shown': (text) => ({
      body: `<w:background w:color="000000"/><w:body>${paragraph(run(text, WHITE))}`,
      settings: '<w:settings xmlns:w="w"></w:settings>',
    }),
    tiny: (text, random) => ({
      body: paragraph(run(text, `<w:sz w:val="${random.pick(['1', '2', '3', '4'] as const)}"/>`)),
    }),
    'tiny by a style': (text) => ({
      body: paragraph(run(text), '<w:pStyle w:val="Ghost"/>'),
      styles: style('<w:sz w:val="2"/>'),
    }),
    'squeezed to nothing': (text) => ({ body: paragraph(run(text, '<w:w w:val="1"/>')) }),
    'lines without height': (text) => ({
      body: paragraph(run(text), '<w:spacing w:line="20" w:lineRule="exact"/>'),
    }),
    'indented off the page': (text) => ({ body: paragraph(run(text), '<w:ind w:left="20000"/>') }),
    'a row without height': (text) => ({
      body: table([['', paragraph(run(text))]], { row: '<w:trHeight w:val="1" w:hRule="exact"/>' }),
    }),
    'a hidden row': (text) => ({
      body: table([['', paragraph(run(text))]], { row: '<w:hidden/>' }),
    }),
    'a box off the page': (text, random) => ({
      body: paragraph(
        shape(
          { left: random.pick([-900, 700, 3000] as const), top: 40, width: 300, height: 90 },
          '<a:noFill/>',
          paragraph(run(text)),
        ),
      ),
    }),
    'a box above the page': (text) => ({
      body: paragraph(
        shape({ left: 40, top: -500, width: 300, height: 90 }, '<a:noFill/>', paragraph(run(text))),
      ),
    }),
    'a box without size': (text) => ({
      body: paragraph(
        shape({ left: 40, top: 40, width: 0, height: 0 }, '<a:noFill/>', paragraph(run(text))),
      ),
    }),
    'a box far too small': (text) => ({
      body: paragraph(
        shape({ left: 40, top: 40, width: 6, height: 6 }, '<a:noFill/>', paragraph(run(text))),
      ),
    }),
    'a box that is switched off': (text) => ({
      body: paragraph(
        shape(
          { left: 40, top: 40, width: 300, height: 90, isHidden: true },
          '<a:noFill/>',
          paragraph(run(text)),
        ),
      ),
    }),
    'a box behind another': (text) => ({
      body: paragraph(
        shape(
          { left: 50, top: 50, width: 200, height: 60, z: 1 },
          '<a:noFill/>',
          paragraph(run(text)),
        ) + shape({ left: 40, top: 40, width: 300, height: 90, z: 2 }, solid('2E74B5')),
      ),
    }),
    'white in a white box': (text, random) => ({
      body: paragraph(
        shape(
          { left: 40, top: 40, width: 300, height: 90 },
          solid('FFFFFF'),
          paragraph(run(text, pale(random))),
        ),
      ),
    }),
    'white in a clear box': (text) => ({
      body: paragraph(
        shape(
          { left: 40, top: 40, width: 300, height: 90 },
          '<a:noFill/>',
          paragraph(run(text, WHITE)),
        ),
      ),
    }),
    'white in a box of the older form': (text) => ({
      body: paragraph(
        vmlShape('position:absolute;width:300pt;height:90pt', '', paragraph(run(text, WHITE))),
      ),
    }),
    'an invisible box of the older form': (text) => ({
      body: paragraph(
        vmlShape(
          'position:absolute;width:300pt;height:90pt;visibility:hidden',
          '',
          paragraph(run(text)),
        ),
      ),
    }),
    'an older box off the page': (text) => ({
      body: paragraph(
        vmlShape(
          'position:absolute;margin-left:-2000pt;width:300pt;height:90pt',
          '',
          paragraph(run(text)),
        ),
      ),
    }),
    'letters without filling': (text) => ({
      body: paragraph(run(text, '<w14:textFill><w14:noFill/></w14:textFill>')),
    }),
    'letters filled with glass': (text) => ({
      body: paragraph(
        run(
          text,
          '<w14:textFill><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
        ),
      ),
    }),
    'letters filled with white': (text) => ({
      body: paragraph(
        run(
          text,
          '<w:color w:val="000000"/><w14:textFill><w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="FFFFFF"/></w14:gs><w14:gs w14:pos="1"><w14:srgbClr w14:val="FDFDFD"/></w14:gs></w14:gsLst></w14:gradFill></w14:textFill>',
        ),
      ),
    }),
    'more white text than a dark corner holds': (text) => ({
      body:
        paragraph(shape({ left: 0, top: 0, width: 20, height: 20 }, solid('000000'))) +
        paragraph(run(text, WHITE)),
    }),
  };
