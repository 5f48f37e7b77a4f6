/**
 * Writes `samples/resumes`: PDF by pdfkit, DOCX by docx, and legacy DOC by LibreOffice from a DOCX
 * (`soffice` must be installed; the files are kept in the repository, so this runs only to change them).
 */
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  AlignmentType,
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import PDFDocument from 'pdfkit';
import { samples } from './sample-resumes.mjs';

const folder = new URL('../../../samples/resumes/', import.meta.url);
const run = promisify(execFile);

function pdfSections(document, sections, options) {
  for (const [heading, lines] of sections) {
    document
      .moveDown(0.6)
      .fontSize(12)
      .fillColor(options.heading)
      .text(heading.toUpperCase(), options.x, undefined, { width: options.width });
    document.moveDown(0.2).fontSize(9.5).fillColor(options.color);
    for (const line of lines) pdfLine(document, line, options);
  }
}

function pdfLine(document, line, { x, width }) {
  if (!line.startsWith('# ')) {
    document.text(line.replace(/^- /, '• '), x, undefined, { width });
    return;
  }
  const [title, dates] = line.slice(2).split(' | ');
  const y = document.y + 3;
  document.text(dates, x, y, { width, align: 'right' });
  document.text(title, x, y, { width });
}

async function writePdf(sample) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 50,
    info: { Title: `Resume of ${sample.name}` },
  });
  const stream = createWriteStream(new URL(sample.file, folder));
  document.pipe(stream);
  document.font('Helvetica');
  if (sample.layout === 'sidebar') {
    document.rect(0, 0, 180, document.page.height).fill('#1f2d3d');
    document.fillColor('#ffffff').fontSize(9).text(sample.contact, 24, 120, { width: 150 });
    pdfSections(document, sample.side, { x: 24, width: 150, color: '#ffffff', heading: '#ffffff' });
    document.fillColor('#000000').fontSize(22).text(sample.name, 205, 50, { width: 340 });
    pdfSections(document, sample.sections, {
      x: 205,
      width: 340,
      color: '#000000',
      heading: '#1f2d3d',
    });
  } else {
    document.fontSize(20).text(sample.name).fontSize(9.5).text(sample.contact);
    pdfSections(document, sample.sections, {
      x: 50,
      width: 495,
      color: '#000000',
      heading: '#333333',
    });
  }
  if (sample.hidden)
    document
      .fillColor('#ffffff')
      .fontSize(6)
      .text(sample.hidden, 50, 740, { width: 495, lineBreak: true });
  document.end();
  await finished(stream);
}

function docxLine(line) {
  if (!line.startsWith('# ')) {
    return line.startsWith('- ')
      ? new Paragraph({ text: line.slice(2), bullet: { level: 0 } })
      : new Paragraph({ text: line });
  }
  const [title, dates] = line.slice(2).split(' | ');
  return new Paragraph({
    children: [new TextRun({ text: title, bold: true }), new TextRun({ text: `\t${dates}` })],
  });
}

function docxBody(sample) {
  return sample.sections.flatMap(([heading, lines]) => [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_2 }),
    ...lines.map(docxLine),
  ]);
}

function contactTable(sample) {
  const cell = (text) =>
    new TableCell({
      children: [new Paragraph({ text })],
      width: { size: 50, type: WidthType.PERCENTAGE },
    });
  const [email, phone, city] = sample.contact.split(' | ');
  return new Table({
    rows: [
      new TableRow({ children: [cell(sample.name), cell(email)] }),
      new TableRow({ children: [cell(city), cell(phone)] }),
    ],
  });
}

async function docxBytes(sample) {
  const head = [
    new Paragraph({
      text: sample.name,
      heading: HeadingLevel.TITLE,
      alignment: AlignmentType.CENTER,
    }),
    new Paragraph({ text: sample.contact }),
  ];
  const section = {
    header: { headers: { default: new Header({ children: head }) }, children: docxBody(sample) },
    table: { children: [contactTable(sample), ...docxBody(sample)] },
    plain: { children: [...head, ...docxBody(sample)] },
  }[sample.layout];
  return Packer.toBuffer(new Document({ sections: [section] }));
}

async function writeDoc(sample) {
  const work = await mkdtemp(join(tmpdir(), 'samples-'));
  const source = join(work, `${basename(sample.file, '.doc')}.docx`);
  await writeFile(source, await docxBytes(sample));
  await run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${work}/profile`,
    '--convert-to',
    'doc:MS Word 97',
    '--outdir',
    folder.pathname,
    source,
  ]);
  await rm(work, { recursive: true });
}

await mkdir(folder, { recursive: true });
for (const sample of samples) {
  const kind = extname(sample.file);
  if (kind === '.pdf') await writePdf(sample);
  else if (kind === '.docx') await writeFile(new URL(sample.file, folder), await docxBytes(sample));
  else await writeDoc(sample);
  console.log(sample.file);
}
