import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';

export interface ResumeFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const firstNames = [
  'Amara',
  'Joseph',
  'Rosa',
  'Yuki',
  'Chidi',
  'Olena',
  'Mateo',
  'Priya',
  'Linh',
  'Grace',
];
const lastNames = [
  'Lindqvist',
  'Okafor',
  'Bianchi',
  'Tanaka',
  'Eze',
  'Kovalenko',
  'Ruiz',
  'Rao',
  'Nguyen',
  'Hughes',
];
const employers = [
  'St. Odile Hospital',
  'Marienkliniek',
  'Harbour Clinic',
  'Northgate Infirmary',
  'Lakeside Trust',
];
const roles = ['Ward Manager', 'Charge Nurse', 'Senior Nurse', 'Staff Nurse', 'Care Assistant'];
const duties = [
  'Led a team of nurses across two surgical wards and planned the rota for days and nights.',
  'Introduced electronic medication records and trained sixty colleagues on the new system.',
  'Held budget responsibility for staffing and consumables and cut agency hours by a third.',
  'Completed Advanced Life Support and teach basic life support twice a year.',
  'Audited hand hygiene, falls and pressure ulcers and presented the figures every month.',
  'Looked after patients before and after surgery and coordinated discharge with families.',
  'Supported doctors on their rounds, wrote care plans and handed over at every shift change.',
];

/** The same numbers for the same seed on every machine (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const syllables = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 're', 'si', 'to', 'vu'];

/** A name for each number. */
function middleName(index: number): string {
  const digits = String(index).padStart(3, '0').split('');
  const name = digits.map((digit) => syllables[Number(digit)]).join('');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

interface ResumeText {
  readonly name: string;
  readonly sections: readonly (readonly [heading: string, lines: readonly string[]])[];
}

function writeText(index: number, random: () => number): ResumeText {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  // Namesakes with much the same text are one person to the product.
  const name = `${pick(firstNames)} ${middleName(index)} ${pick(lastNames)}`;
  const jobs = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, position) => {
    const from = 2022 - position * 4;
    const lines = Array.from({ length: 5 }, () => pick(duties));
    return [`${pick(roles)}, ${pick(employers)}, ${from} - ${from + 4}`, ...lines];
  });
  return {
    name,
    sections: [
      ['Contact', [`${name.toLowerCase().replaceAll(' ', '.')}@example.com`, '555-0100']],
      [
        'Profile',
        [
          'Registered nurse who leads by example and keeps wards safe.',
          ...Array.from({ length: 3 }, () => pick(duties)),
        ],
      ],
      ['Experience', jobs.flat()],
      [
        'Skills',
        ['Team leadership, rota planning, audit, electronic records, wound care, budgeting'],
      ],
    ],
  };
}

function toPdf(resume: ResumeText): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 50 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(20).text(resume.name);
  for (const [heading, lines] of resume.sections) {
    document.moveDown().fontSize(13).text(heading).fontSize(10);
    for (const line of lines) document.text(line);
  }
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

async function toDocx(resume: ResumeText): Promise<Uint8Array> {
  const children = [
    new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE }),
    ...resume.sections.flatMap(([heading, lines]) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) => new Paragraph({ text: line })),
    ]),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** `count` resumes of fictional people, half PDF and half DOCX, the same for the same seed. */
export async function generateResumes(count: number, seed = 1): Promise<ResumeFile[]> {
  const random = createRandom(seed);
  const files: ResumeFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const resume = writeText(index, random);
    const asPdf = index % 2 === 0;
    files.push({
      fileName: `${resume.name.replaceAll(' ', '-').toLowerCase()}.${asPdf ? 'pdf' : 'docx'}`,
      bytes: asPdf ? await toPdf(resume) : await toDocx(resume),
    });
  }
  return files;
}
