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
const DARK = ['1F2D3D', '000000', '2E74B5', '7B1E1E', '404040', '00695C'] as const;
const dark = (random: Random) => random.pick(DARK);
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;

/** Layouts in which `text` is seen by a person, once. */
export const honestLayouts: Readonly<Record<string, (text: string, random: Random) => WordParts>> =
  {
    'plain paragraph': (text) => ({ body: paragraph(run(text)) }),
    'white in a dark cell': (text, random) => ({
      body: table([
        [`<w:shd w:val="clear" w:fill="${dark(random)}"/>`, paragraph(run(text, WHITE))],
      ]),
    }),
    'white in a cell with a solid pattern': (text, random) => ({
      body: table([
        [
          `<w:shd w:val="solid" w:color="${dark(random)}" w:fill="FFFFFF"/>`,
          paragraph(run(text, WHITE)),
        ],
      ]),
    }),
    'white in a dark cell by the theme': (text) => ({
      body: table([
        [
          '<w:shd w:val="clear" w:color="auto" w:fill="FFFFFF" w:themeFill="accent1" w:themeFillShade="BF"/>',
          paragraph(run(text, '<w:color w:val="FFFFFF" w:themeColor="background1"/>')),
        ],
      ]),
      theme: theme('FFFFFF', '000000', '2E74B5'),
    }),
    'white in a table in a dark cell': (text, random) => ({
      body: table([
        [
          `<w:shd w:val="clear" w:fill="${dark(random)}"/>`,
          `${table([['', paragraph(run(text, WHITE))]])}${paragraph('')}`,
        ],
      ]),
    }),
    'white header row of a styled table': (text, random) => ({
      body: table([['', paragraph(run(text, random.pick(['', WHITE] as const)))]], {
        properties: '<w:tblStyle w:val="Dark"/><w:tblLook w:val="04A0"/>',
      }),
      styles: `<w:styles xmlns:w="w"><w:style w:type="table" w:styleId="Dark"><w:tblStylePr w:type="firstRow"><w:rPr>${WHITE}</w:rPr><w:tcPr><w:shd w:val="clear" w:fill="${dark(random)}"/></w:tcPr></w:tblStylePr></w:style></w:styles>`,
    }),
    'white on a dark paragraph': (text, random) => ({
      body: paragraph(run(text, WHITE), `<w:shd w:val="clear" w:fill="${dark(random)}"/>`),
    }),
    'white on a paragraph that its style makes dark': (text, random) => ({
      body: paragraph(run(text), '<w:pStyle w:val="Band"/>'),
      styles: `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="Band"><w:pPr><w:shd w:val="clear" w:fill="${dark(random)}"/></w:pPr><w:rPr>${WHITE}</w:rPr></w:style></w:styles>`,
    }),
    'white with dark run shading': (text, random) => ({
      body: paragraph(run(text, `${WHITE}<w:shd w:val="clear" w:fill="${dark(random)}"/>`)),
    }),
    'white with highlighting': (text, random) => ({
      body: paragraph(
        run(
          text,
          `${WHITE}<w:highlight w:val="${random.pick(['black', 'darkBlue', 'red'] as const)}"/>`,
        ),
      ),
    }),
    'white on a half-tone pattern': (text) => ({
      body: paragraph(run(text, WHITE), '<w:shd w:val="pct75" w:color="000000" w:fill="FFFFFF"/>'),
    }),
    'white on a dark page': (text, random) => ({
      body: `<w:background w:color="${dark(random)}"/><w:body>${paragraph(run(text, WHITE))}`,
      settings: '<w:settings xmlns:w="w"><w:displayBackgroundShape/></w:settings>',
    }),
    'white in a dark text box': (text, random) => ({
      body: paragraph(
        shape(
          { left: 40, top: 40, width: 400, height: 120 },
          solid(dark(random)),
          paragraph(run(text, WHITE)),
        ),
      ),
    }),
    'white in a text box filled by a gradient': (text) => ({
      body: paragraph(
        shape(
          { left: 40, top: 40, width: 400, height: 120 },
          '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs></a:gsLst></a:gradFill>',
          paragraph(run(text, WHITE)),
        ),
      ),
    }),
    'white in a clear box over a dark banner': (text, random) => ({
      body: paragraph(
        shape({ left: 0, top: 0, width: 595, height: 150, z: 1 }, solid(dark(random))) +
          shape(
            { left: 40, top: 40, width: 400, height: 80, z: 2 },
            '<a:noFill/>',
            paragraph(run(text, WHITE)),
          ),
      ),
    }),
    'white text over a banner in the header': (text, random) => ({
      body: paragraph(run(text, WHITE)),
      header: paragraph(
        shape(
          { left: 0, top: 0, width: 595, height: 200, isBehindText: true },
          solid(dark(random)),
        ),
      ),
    }),
    'a text box with its older form': (text) => {
      const content = paragraph(run(text));
      const modern = shape({ left: 40, top: 40, width: 300, height: 90 }, '<a:noFill/>', content);
      const older = vmlShape('position:absolute;width:300pt;height:90pt', '', content);
      return {
        body: paragraph(
          `<mc:AlternateContent><mc:Choice Requires="wps">${modern}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent>`,
        ),
      };
    },
    'white in a dark box of the older form': (text, random) => ({
      body: paragraph(
        vmlShape(
          'position:absolute;margin-left:10pt;margin-top:5pt;width:300pt;height:90pt',
          `fillcolor="#${dark(random)} [3204]"`,
          paragraph(run(text, WHITE)),
        ),
      ),
    }),
    'a box that is partly off the page': (text) => ({
      body: paragraph(
        shape({ left: -30, top: 500, width: 300, height: 90 }, '<a:noFill/>', paragraph(run(text))),
      ),
    }),
    'hidden text switched off': (text) => ({ body: paragraph(run(text, '<w:vanish w:val="0"/>')) }),
    'a hiding style switched off': (text) => ({
      body: paragraph(run(text, '<w:rStyle w:val="Ghost"/><w:vanish w:val="false"/>')),
      styles:
        '<w:styles xmlns:w="w"><w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>',
    }),
    'hidden only on the web': (text) => ({ body: paragraph(run(text, '<w:webHidden/>')) }),
    'white before a tracked change': (text) => ({
      body: paragraph(
        run(text, `<w:rPrChange w:id="1"><w:rPr>${WHITE}<w:vanish/></w:rPr></w:rPrChange>`),
      ),
    }),
    'inserted by a tracked change': (text) => ({
      body: paragraph(
        `<w:ins w:id="1">${run(text)}</w:ins><w:del w:id="2"><w:r><w:delText>gone</w:delText></w:r></w:del>`,
      ),
    }),
    'a hidden paragraph mark': (text) => ({
      body: paragraph(run(text), '<w:rPr><w:vanish/><w:color w:val="FFFFFF"/></w:rPr>'),
    }),
    'a content control': (text) => ({
      body: `<w:sdt><w:sdtPr><w:rPr><w:vanish/></w:rPr></w:sdtPr><w:sdtContent>${paragraph(run(text))}</w:sdtContent></w:sdt>`,
    }),
    'the result of a field': (text) => ({
      body: paragraph(
        `${field('begin')}<w:r><w:instrText>HYPERLINK "https://example.com"</w:instrText></w:r>${field('separate')}${run(text)}${field('end')}`,
      ),
    }),
    'a hyperlink': (text) => ({
      body: paragraph(`<w:hyperlink r:id="x">${run(text)}</w:hyperlink>`),
    }),
    'a header': (text) => ({
      body: paragraph(run('Curriculum Vitae')),
      header: paragraph(run(text)),
    }),
    'a list': (text) => ({
      body: paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    }),
    'dark text on a pale box': (text) => ({
      body: paragraph(
        shape({ left: 40, top: 40, width: 300, height: 90 }, solid('F2F2F2'), paragraph(run(text))),
      ),
    }),
    'pale grey text': (text, random) => ({
      body: paragraph(
        run(text, `<w:color w:val="${random.pick(['A6A6A6', 'BFBFBF', 'D0CECE'] as const)}"/>`),
      ),
    }),
    'a grey of the theme': (text) => ({
      body: paragraph(
        run(text, '<w:color w:val="FFFFFF" w:themeColor="background1" w:themeShade="80"/>'),
      ),
      theme: theme('FFFFFF', '000000', '2E74B5'),
    }),
    'small print': (text) => ({
      body: paragraph(run(text, '<w:sz w:val="13"/><w:w w:val="85"/>')),
    }),
    'letters filled by an effect': (text) => ({
      body: paragraph(
        run(
          text,
          `${WHITE}<w14:textFill><w14:solidFill><w14:srgbClr w14:val="1F2D3D"/></w14:solidFill></w14:textFill>`,
        ),
      ),
    }),
    'right-to-left': (text) => ({ body: paragraph(run(text, '<w:rtl/>'), '<w:bidi/>') }),
    'two columns by tabs': (text) => ({
      body: paragraph(
        `${run('Experience')}<w:r><w:tab/></w:r>${run(text)}`,
        '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>',
      ),
    }),
  };
