import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph } from './support/make-docx.js';
import { readReason, readText } from './support/read.js';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const NAMESPACES = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${TYPES}" xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"`;
const HTML =
  '<html><body><h1>Noor Haddad</h1><p>Pastry cook</p><p style="display:none">secret words</p></body></html>';

/** A Word file whose body refers to one part by the id `x`. */
function makeWithPart(
  body: string,
  kind: string,
  target: string,
  content: string | Uint8Array,
): Uint8Array {
  const files = unzipSync(makeDocx(''));
  files['word/document.xml'] = strToU8(
    `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
  );
  files['word/_rels/document.xml.rels'] = strToU8(
    `<Relationships><Relationship Id="x" Type="${TYPES}/${kind}" Target="${target}"/></Relationships>`,
  );
  const name = target.startsWith('/') ? target.slice(1) : `word/${target}`;
  files[name] = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
  return zipSync(files);
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);
const CHUNK = `${paragraph('Resume')}<w:altChunk r:id="x"/>${paragraph('The end')}`;
const quoted = Buffer.from(HTML).toString('base64');
const MHT = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/html; charset="utf-8"\r\nContent-Transfer-Encoding: base64\r\n\r\n${quoted}\r\n--b1--\r\n`;

describe('documents within a DOCX', () => {
  it.each([
    ['HTML', 'afchunk.htm', HTML],
    ['MHT', '/word/chunk.mht', MHT],
  ])('reads %s at its place, and sets hidden text apart', async (_, target, content) => {
    const resume = await readText('a.docx', makeWithPart(CHUNK, 'aFChunk', target, content));
    expect(linesOf(resume.text)).toEqual(['Resume', 'Noor Haddad', 'Pastry cook', 'The end']);
    expect(resume.hiddenText).toEqual(['secret words']);
  });

  it.each([
    ['text', 'part.txt', 'Noor Haddad\nPastry cook'],
    ['RTF', 'part.rtf', '{\\rtf1\\ansi Noor Haddad\\par Pastry cook}'],
    ['a DOCX', 'part.docx', makeDocx(paragraph('Noor Haddad') + paragraph('Pastry cook'))],
  ])('reads %s', async (_, target, content) => {
    const { text } = await readText('a.docx', makeWithPart(CHUNK, 'aFChunk', target, content));
    expect(linesOf(text)).toEqual(['Resume', 'Noor Haddad', 'Pastry cook', 'The end']);
  });

  it('leaves out a damaged one and those nested too deeply', async () => {
    const damaged = makeWithPart(CHUNK, 'aFChunk', 'part.docx', new Uint8Array([80, 75, 3, 4, 0]));
    expect(linesOf((await readText('a.docx', damaged)).text)).toEqual(['Resume', 'The end']);
    let nested = makeDocx(paragraph('Innermost'));
    for (let depth = 0; depth < 5; depth += 1)
      nested = makeWithPart(CHUNK, 'aFChunk', 'part.docx', nested);
    expect((await readText('a.docx', nested)).text).not.toContain('Innermost');
  });

  it('counts their bytes as those of the file', async () => {
    const bomb = makeDocx(paragraph('a'.repeat(45 * 1024 * 1024)));
    expect(await readReason('a.docx', makeWithPart(CHUNK, 'aFChunk', 'part.docx', bomb))).toBe(
      'memory',
    );
  });

  it('reads SmartArt without what only lays it out', async () => {
    const point = (text: string, type = '') =>
      `<dgm:pt ${type}><dgm:t><a:p><a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const data = `<dgm:dataModel xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${point('Sugar work')}${point('Tempering')}${point('layout', 'type="pres"')}</dgm:dataModel>`;
    const body =
      paragraph('Noor Haddad') +
      '<w:p><w:r><w:drawing><dgm:relIds r:dm="x"/></w:drawing></w:r></w:p>';
    const { text } = await readText(
      'a.docx',
      makeWithPart(body, 'diagramData', 'diagrams/data7.xml', data),
    );
    expect(linesOf(text)).toEqual(['Noor Haddad', 'Sugar work', 'Tempering']);
  });

  it.each(['header', 'footer'])('finds a %s by its relationship', async (kind) => {
    const body = `${paragraph('Noor Haddad')}<w:sectPr><w:${kind}Reference r:id="x"/></w:sectPr>`;
    const part = makeWithPart(
      body,
      kind,
      'edges/p1.xml',
      `<w:x>${paragraph('n@example.com')}</w:x>`,
    );
    expect((await readText('a.docx', part)).text).toContain('n@example.com');
  });
});

describe('pages of a Word file', () => {
  const section = (text: string, type?: string) =>
    `<w:p><w:pPr><w:sectPr>${type ? `<w:type w:val="${type}"/>` : ''}</w:sectPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const broken = (text: string, value = '') =>
    `<w:p><w:pPr><w:pageBreakBefore${value}/></w:pPr><w:r><w:lastRenderedPageBreak/><w:t>${text}</w:t></w:r></w:p>`;

  it.each([
    ['sections', section('Ada') + section('Grace') + paragraph('Ida'), ['Ada', 'Grace', 'Ida']],
    [
      'sections that go on',
      `${section('Ada')}${section('Grace', 'continuous')}${paragraph('Ida')}<w:sectPr><w:type w:val="continuous"/></w:sectPr>`,
      ['Ada\nGrace\nIda'],
    ],
    [
      'a break, in a section that goes on',
      `${section('Ada')}<w:p><w:r><w:br w:type="page"/><w:t>Grace</w:t></w:r></w:p><w:sectPr><w:type w:val="continuous"/></w:sectPr>`,
      ['Ada', 'Grace'],
    ],
    ['a paragraph that begins one', paragraph('Ada') + broken('Grace'), ['Ada', 'Grace']],
    [
      'a paragraph that does not',
      `${paragraph('Ada')}<w:p><w:pPr><w:pageBreakBefore w:val="0"/></w:pPr><w:r><w:t>Ida</w:t></w:r></w:p>`,
      ['Ada\nIda'],
    ],
  ])('end with %s', async (_, body, pages) => {
    const { text, pageStarts } = await readText('a.docx', makeDocx(body));
    expect(pageStarts.map((start, at) => text.slice(start, pageStarts[at + 1]).trim())).toEqual(
      pages,
    );
  });
});

describe('letters and lists of old Word files', () => {
  const shape = (style: string, fill: string, string: string) =>
    `<w:p><w:r><w:pict><v:shape style="width:200pt;height:40pt;${style}" fillcolor="${fill}"><v:textpath string="${string}"/></v:shape></w:pict></w:r></w:p>`;

  it('reads WordArt by its fill, and no watermark', async () => {
    const body =
      shape('', 'navy', 'Noor Haddad') +
      shape('', 'white', 'secret words') +
      shape('position:absolute;z-index:-251', 'silver', 'DRAFT') +
      paragraph('Pastry cook');
    expect(await readText('a.docx', makeDocx(body))).toMatchObject({
      text: 'Noor Haddad\n\nPastry cook',
      hiddenText: ['secret words'],
    });
  });

  it('shows the chosen entry of a drop-down field alone', async () => {
    const field = (result: string) =>
      `<w:p><w:r><w:t>Licence: </w:t></w:r><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList>${result}<w:listEntry w:val="None"/><w:listEntry w:val="Class B"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMDROPDOWN </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    const body = field('<w:result w:val="1"/>') + field('');
    expect((await readText('a.docx', makeDocx(body))).text).toBe('Licence: Class B\nLicence: None');
  });

  it('reads a package with backslashes in its names', async () => {
    const files = unzipSync(makeDocx(paragraph('Noor Haddad')));
    const turned = Object.entries(files).map(([name, data]) => [name.replaceAll('/', '\\'), data]);
    const bytes = zipSync(Object.fromEntries(turned) as Record<string, Uint8Array>);
    expect((await readText('a.docx', bytes)).text).toBe('Noor Haddad');
  });
});

describe('web pages under a .doc name', () => {
  it.each([
    ['base64', 'base64', quoted],
    [
      'quoted-printable',
      'quoted-printable',
      HTML.replaceAll('=', '=3D').replace('Pastry', 'Past=\r\nry'),
    ],
  ])('reads MHT in %s', async (_, encoding, body) => {
    const mht = `From: <Saved by a browser>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="b1"\r\n\r\n--b1\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--b1--\r\n`;
    expect(await readText('a.doc', strToU8(mht))).toMatchObject({
      text: 'Noor Haddad\n\nPastry cook',
      hiddenText: ['secret words'],
    });
  });

  const cyrillic = Buffer.from([
    0xcd, 0xe8, 0xed, 0xe0, 0x20, 0xcb, 0xe0, 0xe2, 0xf0, 0xee, 0xe2, 0xe0,
  ]);
  const czech = Buffer.from([0x4a, 0x69, 0xf8, 0xed, 0x20, 0x44, 0x76, 0x6f, 0xf8, 0xe1, 0x6b]);
  it.each([
    ['windows-1251', cyrillic, 'Нина Лаврова'],
    ['windows-1250', czech, 'Jiří Dvořák'],
  ])('decodes HTML and MHT in %s', async (charset, name, read) => {
    const html = Buffer.concat([
      Buffer.from(`<html><head><meta charset="${charset}"></head><body><p>`),
      name,
      Buffer.from('</p></body></html>'),
    ]);
    expect((await readText('a.doc', html)).text).toBe(read);
    const mht = Buffer.concat([
      Buffer.from(
        `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b1\r\n\r\n--b1\r\nContent-Type: text/html; charset="${charset}"\r\nContent-Transfer-Encoding: 8bit\r\n\r\n`,
      ),
      html,
      Buffer.from('\r\n--b1--\r\n'),
    ]);
    expect((await readText('b.doc', mht)).text).toBe(read);
  });

  it('takes no mail for a web page', async () => {
    const mail = `From: a@example.com\r\nTo: b@example.com\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b1\r\n\r\n--b1\r\nContent-Type: text/html\r\n\r\n${HTML}\r\n--b1--\r\n`;
    expect((await readText('a.txt', strToU8(mail))).text).toContain('To: b@example.com');
  });
});
