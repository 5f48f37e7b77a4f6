import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { buildCandidate } from '../../../tests/support/factories.js';
import { bytesOf, readBack } from '../../../tests/support/read-workbook.js';
import { shortlistFile } from './export-shortlist.js';

const header = [
  'Candidate Name',
  'Email',
  'Score (%)',
  'Experience',
  'Skills',
  'Summary',
  'File Name',
];

describe('shortlistFile', () => {
  it('is a workbook with the columns of the specification, in the given order', async () => {
    const blob = await shortlistFile([
      buildCandidate({
        candidate: 'Amara Lindqvist',
        email: 'amara@example.com',
        score: 91,
        experience: '14 years',
        skills: ['Audit', 'Rota'],
        summary: 'Leads 22 nurses.',
        fileName: 'a.pdf',
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
          ],
          expect.arrayContaining(['Zoë <O’Brien> & "Co"', 85]),
        ],
      },
    ]);
  });

  it('stores a text that looks like a formula as text', async () => {
    const formula = '=HYPERLINK("http://evil.example","x")';
    const blob = await shortlistFile([buildCandidate({ candidate: formula })]);
    const files = unzipSync(new Uint8Array(await bytesOf(blob)));
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
    expect(sheet).not.toContain('<f>');
    expect(JSON.stringify(await readBack(blob))).toContain('HYPERLINK');
  });

  it('survives names of object members, control characters and texts beyond what a cell holds', async () => {
    const blob = await shortlistFile([
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
