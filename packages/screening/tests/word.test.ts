import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findDocumentKind } from '../src/facts/kind/document-kind.js';
import { readResumeFile } from '../src/files/reading/read-file.js';
import { makeDocx, paragraph } from './support/make-docx.js';
import { makeOutlookMail } from './support/make-outlook-mail.js';
import { makeWord95 } from './support/make-word-95.js';
import { readReason, readText } from './support/read.js';

const sample = (name: string) =>
  readFile(new URL(`../../../samples/resumes/${name}`, import.meta.url));

describe('reading a DOCX', () => {
  it('reads paragraphs, tabs, breaks, lists, tables, headers and text boxes', async () => {
    const body = [
      paragraph('Amara Okafor'),
      '<w:p><w:r><w:t>Ward Manager</w:t><w:tab/><w:t>2019</w:t><w:br/><w:t>Leeds</w:t></w:r></w:p>',
      '<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>Leads a team</w:t></w:r></w:p>',
      `<w:tbl><w:tr><w:tc>${paragraph('Email')}</w:tc><w:tc>${paragraph('amara@example.com')}</w:tc></w:tr></w:tbl>`,
      '<w:p><w:r><w:pict><v:textbox><w:txbxContent><w:p><w:r><w:t>Boxed</w:t></w:r></w:p></w:txbxContent></v:textbox></w:pict></w:r></w:p>',
    ].join('');
    const header = `<w:hdr>${paragraph('Curriculum Vitae')}</w:hdr>`;
    const { text } = await readText('a.docx', makeDocx(body, { 'word/header1.xml': header }));
    expect(text.split('\n').filter(Boolean)).toEqual([
      'Curriculum Vitae',
      'Amara Okafor',
      'Ward Manager\t2019',
      'Leeds',
      '• Leads a team',
      'Email\tamara@example.com',
      'Boxed',
    ]);
  });

  it.each([
    ['tables', '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    [
      'text boxes',
      '<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>',
      '</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>',
    ],
    ['shapes', '<v:shape>', '</v:shape>'],
  ])('reads %s in each other, but not without end', async (_, open, close) => {
    const nest = (depth: number) =>
      makeDocx(open.repeat(depth) + paragraph('Nurse') + close.repeat(depth));
    expect((await readText('a.docx', nest(60))).text).toBe('Nurse');
    expect(await readReason('a.docx', nest(20_000))).toBe('memory');
  });

  it('leaves out deleted text, field codes, comments and metadata', async () => {
    const body = `${paragraph('Nurse')}<w:del><w:r><w:delText>secret</w:delText></w:r></w:del><w:p><w:r><w:instrText>secret</w:instrText></w:r></w:p>`;
    const result = await readText(
      'a.docx',
      makeDocx(body, {
        'word/comments.xml': paragraph('secret'),
        'docProps/core.xml': '<k>secret</k>',
      }),
    );
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it.each([
    ['vanish', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['near-white', '<w:color w:val="F8F8F8"/>'],
    ['theme white', '<w:color w:val="auto" w:themeColor="background1"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
    ['a hiding style', '<w:rStyle w:val="Ghost"/>'],
  ])('sets hidden text apart: %s', async (_, properties) => {
    const styles =
      '<w:styles><w:style w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Ghost"><w:basedOn w:val="Base"/></w:style></w:styles>';
    const resume = await readText(
      'a.docx',
      makeDocx(paragraph('Nurse') + paragraph('secret keywords', properties), {
        'word/styles.xml': styles,
      }),
    );
    expect(resume.text).toBe('Nurse');
    expect(resume.hiddenText).toEqual(['secret keywords']);
  });

  it.each([
    [
      'white in a dark cell',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F2D3D"/></w:tcPr>${paragraph('side column', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
    ],
    [
      'white on a dark paragraph',
      '<w:p><w:pPr><w:shd w:fill="1F2D3D"/></w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>side column</w:t></w:r></w:p>',
    ],
    [
      'white on a dark page',
      `<w:background w:color="101010"/>${paragraph('side column', '<w:color w:val="FFFFFF"/>')}`,
    ],
    ['vanish switched off', paragraph('side column', '<w:vanish w:val="0"/>')],
  ])('has no false flag: %s', async (_, body) => {
    const resume = await readText('a.docx', makeDocx(body));
    expect(resume.text).toBe('side column');
    expect(resume.hiddenText).toEqual([]);
  });

  it('is not led astray by a drawing without content', async () => {
    const drawing = '<w:p><w:r><w:pict><v:rect fillcolor="black"/></w:pict></w:r></w:p>';
    const body = drawing + paragraph('Nurse') + paragraph('secret', '<w:color w:val="FFFFFF"/>');
    expect(await readText('a.docx', makeDocx(body))).toMatchObject({
      text: 'Nurse',
      hiddenText: ['secret'],
    });
  });

  it('never expands entities', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><w:document><w:body><w:p><w:r><w:t>Nurse &b;</w:t></w:r></w:p></w:body></w:document>';
    const { text } = await readText('a.docx', makeDocx('', { 'word/document.xml': bomb }));
    expect(text.endsWith('Nurse &b;')).toBe(true);
    expect(text).not.toContain('aaaaaaaaaa&');
  });
});

describe('a DOCX that can not be read', () => {
  it('is cut off', async () => {
    const bytes = await sample('fatima-al-rashid.docx');
    expect(await readReason('a.docx', bytes.subarray(0, bytes.length / 2))).toBe('corrupt');
  });

  it('is another kind of zip', async () => {
    const { zipSync, strToU8 } = await import('fflate');
    expect(await readReason('a.docx', zipSync({ 'notes.txt': strToU8('hello') }))).toBe(
      'unsupported-type',
    );
  });

  it('inflates to far more than its size', async () => {
    const bomb = makeDocx(paragraph('a'.repeat(60 * 1024 * 1024)));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await readReason('bomb.docx', bomb)).toBe('memory');
  });

  it('has no words', async () => {
    expect(await readReason('a.docx', makeDocx('<w:p/>'))).toBe('empty');
  });
});

describe('reading a legacy DOC', () => {
  it('reads a Word 97 file', async () => {
    const { text } = await readText('grace.doc', await sample('grace-lindqvist.doc'));
    expect(text).toContain('grace.lindqvist@example.com');
    expect(text).toContain('Infection control link nurse');
  });

  it('sets hidden, white and tiny characters apart', async () => {
    const bytes = await readFile(new URL('fixtures/hidden-text.doc', import.meta.url));
    expect(await readText('a.doc', bytes)).toMatchObject({
      text: 'Amara Okafor\nWard manager at a hospital\n\nNaïve café – ends here',
      hiddenText: ['vanished keywords', 'white keywords', 'tiny keywords'],
    });
  });

  it('reads Word 95', async () => {
    expect(
      (await readText('a.doc', makeWord95('Amara Okafor\rNurse since 1994\rCaf\xe9'))).text,
    ).toBe('Amara Okafor\nNurse since 1994\nCafé');
  });

  it('reads what it is, whatever its name says', async () => {
    const { text } = await readText('grace.pdf', await sample('grace-lindqvist.doc'));
    expect(text).toContain('Charge Nurse');
  });

  it('reads RTF and HTML under a .doc name', async () => {
    const rtf =
      "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}Amara Ok\\'e1for\\par Nurse \\u8211? Leeds {\\v secret words}}";
    expect(await readText('a.doc', Buffer.from(rtf, 'latin1'))).toMatchObject({
      text: 'Amara Okáfor\nNurse – Leeds',
      hiddenText: ['secret words'],
    });
    const html =
      '<html><head><title>x</title><style>p{}</style></head><body><h1>Amara Okafor</h1><p>Nurse &amp; midwife</p><p style="display:none">secret words</p></body></html>';
    expect(await readText('b.doc', Buffer.from(html))).toMatchObject({
      text: 'Amara Okafor\n\nNurse & midwife',
      hiddenText: ['secret words'],
    });
  });

  it('is cut off', async () => {
    const bytes = await sample('grace-lindqvist.doc');
    expect(await readReason('a.doc', bytes.subarray(0, 3000))).toBe('corrupt');
  });

  it('is encrypted, in the old container and the new one', async () => {
    const old = Buffer.from(await sample('grace-lindqvist.doc'));
    const block = old.indexOf(Buffer.of(0xec, 0xa5));
    old.writeUInt16LE(old.readUInt16LE(block + 10) | 0x0100, block + 10);
    expect(await readReason('a.doc', old)).toBe('encrypted');
    const container = Buffer.concat([
      Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      Buffer.alloc(504),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await readReason('a.docx', container)).toBe('encrypted');
  });

  it('is another kind of OLE file', async () => {
    const other = Buffer.concat([
      Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      Buffer.alloc(2000),
    ]);
    expect(await readReason('a.doc', other)).toBe('unsupported-type');
  });
});

describe('hidden text in RTF', () => {
  const rtf = (body: string) =>
    Buffer.from(
      `{\\rtf1\\ansi{\\colortbl;\\red255\\green255\\blue255;\\red31\\green45\\blue61;}Nurse\\par ${body}}`,
      'latin1',
    );

  it.each([
    ['white', '{\\cf1 secret}'],
    ['tiny', '{\\fs2 secret}'],
    ['squeezed', '{\\charscalex1 secret}'],
    ['hidden until the next plain run', '\\v secret\\plain\\par'],
    [
      'white in a cell beside a dark one',
      '\\trowd\\clcbpat2\\cellx100\\cellx200\\pard\\intbl{\\cf1 Ward}\\cell{\\cf1 secret}\\cell\\row\\pard',
    ],
  ])('%s', async (_, body) => {
    const { text, hiddenText } = await readText('a.rtf', rtf(body));
    expect(text).toContain('Nurse');
    expect(text).not.toContain('secret');
    expect(hiddenText).toEqual(['secret']);
  });

  it.each([
    ['white on dark characters', '{\\cf1\\chcbpat2 shown}'],
    ['white on a dark paragraph', '\\pard\\cbpat2{\\cf1 shown}\\par\\pard'],
    [
      'white in a dark cell',
      '\\trowd\\clcbpat2\\cellx100\\pard\\intbl{\\cf1 shown}\\cell\\row\\pard',
    ],
    [
      'in a drawn box, once',
      '{\\shp{\\*\\shpinst{\\sp{\\sn fillColor}{\\sv 0}}{\\shptxt{\\cf1 shown}}}{\\shprslt{\\*\\do shown}}}',
    ],
    ['inserted, beside what was deleted', '{\\revised shown}{\\deleted secret}'],
  ])('is not seen in text that is %s', async (_, body) => {
    const { text, hiddenText } = await readText('a.rtf', rtf(body));
    expect(text.split('shown')).toHaveLength(2);
    expect(text).not.toContain('secret');
    expect(hiddenText).toEqual([]);
  });
});

describe('hidden text in HTML', () => {
  const html = (body: string, sheet = '') =>
    Buffer.from(
      `<html><head><style>${sheet}</style></head><body><p>Nurse</p>${body}</body></html>`,
    );

  it.each([
    ['white', '<p style="color: white">secret</p>', ''],
    ['white by a font element', '<font color="#FEFEFE">secret</font>', ''],
    ['not displayed by a rule', '<p class="x">secret</p>', '.x { display: none }'],
    ['invisible by a rule for an id', '<p id="x">secret</p>', 'p#x{visibility:hidden}'],
    ['tiny', '<span style="font-size:1px">secret</span>', ''],
    ['clear', '<span style="opacity:0">secret</span>', ''],
    ['off the page', '<div style="position:absolute;left:-9999px">secret</div>', ''],
    ['in a shut box', '<div style="height:0;overflow:hidden">secret</div>', ''],
    ['switched off', '<p hidden>secret</p>', ''],
    ['blue on blue', '<p style="background:#2E74B5;color:#2E74B5">secret</p>', ''],
  ])('%s', async (_, body, sheet) => {
    expect(await readText('a.doc', html(body, sheet))).toMatchObject({
      text: 'Nurse',
      hiddenText: ['secret'],
    });
  });

  it.each([
    [
      'white in a dark cell',
      '<table><tr><td bgcolor="#1F2D3D"><font color="white">shown</font></td></tr></table>',
      '',
    ],
    ['white on a dark page', '<p>shown</p>', 'body { background: #111; color: #fff }'],
    ['white on a picture', '<div style="background:url(a.png);color:#fff">shown</div>', ''],
    ['hidden only in print', '<p class="x">shown</p>', '@media print { .x { display: none } }'],
    [
      'shown again inside what is invisible',
      '<div style="visibility:hidden"><b style="visibility:visible">shown</b></div>',
      '',
    ],
  ])('is not seen in text that is %s', async (_, body, sheet) => {
    const { text, hiddenText } = await readText('a.doc', html(body, sheet));
    expect(text).toContain('shown');
    expect(hiddenText).toEqual([]);
  });

  it('is not told when the same words stand visibly', async () => {
    const { hiddenText } = await readText('a.doc', html('<p style="display:none">nurse</p>'));
    expect(hiddenText).toEqual([]);
  });
});

describe('files under a false name', () => {
  it.each([
    [
      'a web page',
      'a.pdf',
      Buffer.from('<html><body>Amara Okafor</body></html>'),
      /web page.*print it to PDF/,
    ],
    ['a picture', 'a.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), /picture/],
    ['an archive', 'a.doc', zipSync({ 'notes.txt': strToU8('Amara Okafor') }), /archive/],
  ])('are refused with what they are: %s', async (_, fileName, bytes, message) => {
    expect((await readResumeFile({ fileName, bytes })).result).toMatchObject({
      kind: 'unreadable',
      reason: 'unsupported-type',
      message: expect.stringMatching(message),
    });
  });

  it('are read when Word would read them', async () => {
    expect((await readText('a.doc', Buffer.from('{\\rtf1 Amara Okafor}'))).text).toBe(
      'Amara Okafor',
    );
    expect((await readText('a.pdf', makeDocx(paragraph('Amara Okafor')))).text).toBe(
      'Amara Okafor',
    );
  });
});

describe('other content', () => {
  it.each([
    ['nothing', 'a.pdf', '', 'empty'],
    ['only spaces', 'a.txt', ' \n\t ', 'empty'],
    ['plain text under a PDF name', 'a.pdf', 'Amara Okafor, nurse', 'unsupported-type'],
    ['a PNG under a PDF name', 'a.pdf', '\u0089PNG\r\n\u001a\n\u0000\u0000', 'unsupported-type'],
    ['a program under a DOCX name', 'a.docx', 'MZ\u0000\u0003\u0000', 'unsupported-type'],
    ['zero bytes under a DOC name', 'a.doc', '\u0000'.repeat(5000), 'unsupported-type'],
  ])('%s', async (_, fileName, content, reason) => {
    expect(await readReason(fileName, Buffer.from(content, 'latin1'))).toBe(reason);
  });

  it('reads plain text in every usual encoding, without what a person can not see', async () => {
    const text = 'Zoë Müller\u200b, nurse\u0000';
    expect((await readText('a.txt', Buffer.from(text))).text).toBe('Zoë Müller, nurse');
    expect((await readText('a.txt', Buffer.from(`\ufeff${text}`, 'utf16le'))).text).toBe(
      'Zoë Müller, nurse',
    );
    expect((await readText('a.txt', Buffer.from('Zo\xeb M\xfcller', 'latin1'))).text).toBe(
      'Zoë Müller',
    );
  });

  it('lists text in tag characters as hidden', async () => {
    const tags = [...'hire me']
      .map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)))
      .join('');
    expect(await readText('a.txt', Buffer.from(`Nurse${tags}`))).toMatchObject({
      text: 'Nurse',
      hiddenText: ['hire me'],
    });
  });
});

describe('a mail saved by Outlook', () => {
  const body = 'Hi, the CV of Tom is attached.';

  it.each([
    [
      'received',
      {
        '007D': 'From: sarah@agency.example\r\nMIME-Version: 1.0\r\nTo: hr@client.example',
        '1000': body,
      },
    ],
    ['never sent', { '0C1F': 'Sarah', '0E04': 'HR', '0037': 'Candidate', '1000': body }],
  ])('is an email, %s', async (_, properties) => {
    const { text } = await readText('a.msg', makeOutlookMail(properties));
    expect(text).toContain(body);
    expect(findDocumentKind(text).kind).toBe('email');
  });
});
