import { makeZip } from './zip.js';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const EMU_PER_POINT = 12_700;

export interface WordParts {
  readonly body: string;
  readonly styles?: string;
  readonly theme?: string;
  readonly settings?: string;
  /** Shown at the top of every page. */
  readonly header?: string;
  readonly comments?: string;
}

/** A Word file of these parts, on A4. */
export function makeWordFile(parts: WordParts): Uint8Array {
  const { styles, theme, settings, header, comments } = parts;
  const others = [
    ['styles', styles, 'word/styles.xml'],
    ['theme', theme, 'word/theme/theme1.xml'],
    ['settings', settings, 'word/settings.xml'],
    ['header', header, 'word/header1.xml'],
    ['comments', comments, 'word/comments.xml'],
  ].flatMap(([kind = '', source, path = '']) =>
    source === undefined ? [] : [{ kind, source, path }],
  );
  const reference =
    header === undefined ? '' : '<w:headerReference w:type="default" r:id="header"/>';
  const page =
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/>';
  const relation = (id: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${id}" Target="${target}"/>`;
  const wrap = (kind: string, source: string) =>
    kind === 'header' ? `<w:hdr ${NAMESPACES}>${source}</w:hdr>` : source;
  return makeZip({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${NAMESPACES}>${parts.body.startsWith('<w:background') ? '' : '<w:body>'}${parts.body}<w:sectPr>${reference}${page}</w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${others.map(({ kind, path }) => relation(kind, path.replace('word/', ''))).join('')}</Relationships>`,
    ...Object.fromEntries(others.map(({ kind, source, path }) => [path, wrap(kind, source)])),
  });
}

/** A run with these properties. */
export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of these runs. */
export function paragraph(runs: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

/** A table of one row with these cells, each of them with its properties and content. */
export function table(
  cells: readonly (readonly [properties: string, content: string])[],
  { properties = '', row = '' } = {},
): string {
  const columns = cells.map(([own, content]) => `<w:tc><w:tcPr>${own}</w:tcPr>${content}</w:tc>`);
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr><w:trPr>${row}</w:trPr>${columns.join('')}</w:tr></w:tbl>`;
}

export interface BoxPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly z?: number;
  readonly isBehindText?: boolean;
  readonly isHidden?: boolean;
}

/** A drawn shape, in points from the corner of the page; `content` are its paragraphs. */
export function shape(place: BoxPlace, fill: string, content = ''): string {
  const emu = (points: number) => Math.round(points * EMU_PER_POINT);
  const { left, top, width, height, z = 1, isBehindText = false, isHidden = false } = place;
  const box =
    content === '' ? '' : `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>`;
  return `<w:r><w:drawing><wp:anchor behindDoc="${isBehindText ? 1 : 0}" relativeHeight="${z}"><wp:positionH relativeFrom="page"><wp:posOffset>${emu(left)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>${emu(top)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:docPr id="1" name="shape"${isHidden ? ' hidden="1"' : ''}/><a:graphic><a:graphicData><wps:wsp><wps:spPr><a:xfrm><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>${fill}<a:ln><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:ln></wps:spPr>${box}<wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}

/** A solid filling of a shape. */
export function solid(colour: string): string {
  return `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
}

/** A shape of VML, the form that older files have. */
export function vmlShape(style: string, attributes: string, content: string): string {
  const box = `<v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox>`;
  return `<w:r><w:pict><v:shape type="#_x0000_t202" style="${style}" ${attributes}>${box}</v:shape></w:pict></w:r>`;
}

/** A theme with these colours for text and background and the first accent. */
export function theme(light: string, dark: string, accent: string): string {
  const colour = (name: string, value: string) =>
    `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
  return `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:themeElements><a:clrScheme name="own">${colour('dk1', dark)}${colour('lt1', light)}${colour('dk2', '44546A')}${colour('lt2', 'E7E6E6')}${colour('accent1', accent)}</a:clrScheme></a:themeElements></a:theme>`;
}
