import type { Candidate } from '@shortlist/contracts/screening';
import { createTestCall } from '@shortlist/web-kit/testing';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../tests/support/blob-bytes.js';
import {
  buildCandidate,
  buildJob,
  rowOf,
  screeningOfJob,
} from '../../../tests/support/factories.js';
import { readBack } from '../../../tests/support/read-workbook.js';
import { shortlistFile } from './export-shortlist.js';

const criteria = [
  { id: 'c1', text: 'Rota', kind: 'must', weight: 3 },
  { id: 'c2', text: 'NMC registration', kind: 'must', weight: 3, knockOut: true },
] as const;

/** A workbook of some candidates; lists have no quotes, so these are loaded. */
function fileOf(candidates: Candidate[]) {
  const screening = screeningOfJob(buildJob({ candidates, criteria: [...criteria] }));
  const lists = candidates.map((candidate) => rowOf({ candidate, email: null }).candidate);
  const call = createTestCall({
    listRows: { rows: candidates.map((candidate) => ({ candidate, email: null })), next: null },
  });
  return shortlistFile({ call, screening, candidates: lists, onProgress: () => undefined });
}

async function partsOf(blob: Blob) {
  const parts = unzipSync(new Uint8Array(await bytesOf(blob)));
  const text = (path: string) => new TextDecoder().decode(parts[path]);
  return { sheet: text('xl/worksheets/sheet1.xml'), styles: text('xl/styles.xml') };
}

const header = [
  'Candidate Name',
  'Email',
  'Score (%)',
  'Experience',
  'Skills',
  'Summary',
  'File Name',
  'Rank',
  'Current Job',
  'Must-haves',
  'Why',
  'Missing',
];

describe('shortlistFile', () => {
  it('is a workbook with the columns of the specification, in the given order', async () => {
    const blob = await fileOf([
      buildCandidate({
        candidate: 'Amara Lindqvist',
        email: 'amara@example.com',
        score: 91,
        experience: '14 years',
        skills: ['Audit', 'Rota'],
        summary: 'Leads 22 nurses.',
        fileName: 'a.pdf',
        headline: 'Ward Manager, Leith Infirmary',
        verdicts: [
          { criterionId: 'c1', verdict: 'met', quote: 'Plans the rota', place: null },
          {
            criterionId: 'c2',
            verdict: 'not-found',
            reason: 'says-no',
            quote: 'Registration lapsed',
            place: null,
          },
        ],
      }),
      buildCandidate({ candidate: 'Zoë <O’Brien> & "Co"', skills: [], email: '' }),
    ]);
    expect(await readBack(blob)).toEqual([
      {
        sheet: 'Shortlisted Candidates',
        data: [
          header,
          [
            'Amara Lindqvist',
            'amara@example.com',
            91,
            '14 years',
            'Audit, Rota',
            'Leads 22 nurses.',
            'a.pdf',
            1,
            'Ward Manager, Leith Infirmary',
            '1 of 2',
            'Leads 22 nurses.',
            'Says no: NMC registration',
          ],
          expect.arrayContaining(['Zoë <O’Brien> & "Co"', 85, 2, '0 of 2']),
        ],
      },
      {
        sheet: 'Evidence',
        data: [
          ['Candidate Name', 'Requirement', 'Kind', 'Verdict', 'Quote'],
          ['Amara Lindqvist', 'Rota', 'Must-have', 'Shown', 'Plans the rota'],
          ['Amara Lindqvist', 'NMC registration', 'Knock-out', 'Says no', 'Registration lapsed'],
          ['Zoë <O’Brien> & "Co"', 'Rota', 'Must-have', 'Not mentioned', null],
          ['Zoë <O’Brien> & "Co"', 'NMC registration', 'Knock-out', 'Not mentioned', null],
        ],
      },
    ]);
  });

  it('can be read by a client: a bold header that stays in view, wrapped text, columns as wide as what they hold', async () => {
    const { sheet, styles } = await partsOf(await fileOf([buildCandidate()]));
    expect(sheet).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(sheet.match(/<c r="[A-Z]+1" s="1"/g)).toHaveLength(header.length);
    expect(sheet.match(/<c r="[A-Z]+2" s="2"/g)).toHaveLength(header.length);
    expect(sheet.match(/<col /g)).toHaveLength(header.length);
    expect(styles).toContain('<b/>');
    expect(styles).toContain('wrapText="1"');
  });

  it('stores a text that looks like a formula as text', async () => {
    const formula = '=HYPERLINK("http://evil.example","x")';
    const blob = await fileOf([buildCandidate({ candidate: formula })]);
    const { sheet } = await partsOf(blob);
    expect(sheet).not.toContain('<f>');
    expect(JSON.stringify(await readBack(blob))).toContain('HYPERLINK');
  });

  it('survives names of object members, control characters and texts beyond what a cell holds', async () => {
    const blob = await fileOf([
      buildCandidate({
        candidate: 'constructor',
        email: '__proto__',
        summary: `a\u0000b${'x'.repeat(100_000)}`,
      }),
    ]);
    const [{ data }] = (await readBack(blob)) as [{ data: unknown[][] }];
    expect(String(data[1]?.[0]).trim()).toBe('constructor');
    expect(String(data[1]?.[1]).trim()).toBe('__proto__');
    expect(String(data[1]?.[5]).startsWith('abx')).toBe(true);
    expect(String(data[1]?.[5]).length).toBeLessThanOrEqual(32_767);
  });
});
