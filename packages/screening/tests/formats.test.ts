import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../src/files/reading/read-file.js';
import { readReason, readText } from './support/read.js';

const ODT = 'application/vnd.oasis.opendocument.text';
const STYLES =
  '<style:style style:name="White"><style:text-properties fo:color="#ffffff"/></style:style>' +
  '<style:style style:name="Pale" style:parent-style-name="White"/>' +
  '<style:style style:name="Gone"><style:text-properties text:display="none"/></style:style>' +
  '<style:style style:name="Tiny"><style:text-properties fo:font-size="1pt"/></style:style>' +
  '<style:style style:name="Dark"><style:table-cell-properties fo:background-color="#102030"/></style:style>';

/** A small OpenDocument file of this type and body. */
function makeOdt(body: string, more: Readonly<Record<string, string>> = {}, type = ODT) {
  const files = {
    mimetype: type,
    'content.xml': `<office:document-content><office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
}

const sentenceOf = async (fileName: string, bytes: Uint8Array) => {
  const { result } = await readResumeFile({ fileName, bytes });
  return result.kind === 'unreadable' ? result.message : result.text;
};

describe('reading an ODT', () => {
  it('reads headings, blanks, tabs, lists, tables, links and headers', async () => {
    const body =
      '<text:h>Work  history</text:h><text:p>Cook<text:tab/>2016<text:s text:c="2"/>– 2019<text:line-break/>Lyon</text:p>' +
      '<text:list><text:list-item><text:p>Sugar &amp; chocolate</text:p></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>Mail</text:p></table:table-cell><table:table-cell><text:p><text:a xlink:href="mailto:noor@example.com">here</text:a></text:p></table:table-cell></table:table-row></table:table>' +
      '<office:annotation><text:p>comment</text:p></office:annotation>';
    const header =
      '<office:master-styles><style:header><text:p>Noor Haddad</text:p></style:header></office:master-styles>';
    const resume = await readText('a.odt', makeOdt(body, { 'styles.xml': header }));
    expect(
      resume.text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'Noor Haddad',
      'Work history',
      'Cook\t2016  – 2019',
      'Lyon',
      '• Sugar & chocolate',
      'Mail',
      'here',
    ]);
    expect(resume.mailtos).toEqual(['noor@example.com']);
  });

  it.each(['White', 'Pale', 'Gone', 'Tiny'])('sets text in the style %s apart', async (style) => {
    const body = `<text:p>Cook</text:p><text:p><text:span text:style-name="${style}">secret words</text:span></text:p>`;
    expect(await readText('a.odt', makeOdt(body))).toMatchObject({
      text: 'Cook',
      hiddenText: ['secret words'],
    });
  });

  it('reads white text on a dark cell', async () => {
    const body =
      '<table:table><table:table-row><table:table-cell table:style-name="Dark"><text:p text:style-name="White">Cook</text:p></table:table-cell></table:table-row></table:table>';
    expect(await readText('a.odt', makeOdt(body))).toMatchObject({ text: 'Cook', hiddenText: [] });
  });

  it('refuses what is locked, too large or no text', async () => {
    const manifest = { 'META-INF/manifest.xml': '<manifest:encryption-data/>' };
    expect(await readReason('a.odt', makeOdt('', manifest))).toBe('encrypted');
    expect(await readReason('a.odt', makeOdt('a'.repeat(45 * 1024 * 1024)))).toBe('memory');
    const sheet = makeOdt('', {}, 'application/vnd.oasis.opendocument.spreadsheet');
    expect(await sentenceOf('a.odt', sheet)).toContain('a spreadsheet or a presentation');
  });
});

describe('other formats', () => {
  it('reads Markdown without its marks', async () => {
    const source =
      '# Noor Haddad\n\n**Pastry cook**, *Lyon*\n\n- Uses `piping` bags\n* Made snake_case_pies\n---\n[noor@example.com](mailto:noor@example.com)\n';
    const { text } = await readText('a.md', strToU8(source));
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Noor Haddad',
      'Pastry cook, Lyon',
      '• Uses piping bags',
      '• Made snake_case_pies',
      'noor@example.com',
    ]);
  });

  it.each([
    ['no bytes', 'a.pdf', new Uint8Array(), 'empty (0 bytes)'],
    ['AppleDouble', '._a.pdf', Uint8Array.of(0, 5, 0x16, 7, 0, 2, 0, 0), 'next to the resume'],
    [
      "Word's owner file",
      '~$a.docx',
      Uint8Array.from({ length: 162 }, () => 6),
      'next to the resume',
    ],
    ['Pages', 'a.pages', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'Apple Pages'],
    ['RAR', 'a.rar', strToU8('Rar!\u001a'), 'Please pack the files as a ZIP'],
    [
      'a ZIP named otherwise',
      'a.docx',
      zipSync({ 'a.txt': strToU8('x') }),
      'an archive that was not opened',
    ],
    ['a program', 'a.docx', Uint8Array.from({ length: 900 }, () => 1), 'PDF, DOC, DOCX, ODT, RTF'],
  ])('says why it refuses %s', async (_, fileName, bytes, sentence) => {
    expect(await sentenceOf(fileName, bytes)).toContain(sentence);
  });
});
