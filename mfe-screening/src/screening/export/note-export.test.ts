import { createTestCall } from '@shortlist/web-kit/testing';
import { expect, it } from 'vitest';
import { noteExport } from './note-export.js';

it.each([
  ['screened', [{ params: { id: 'job_1' }, body: { file: 'shortlist', candidates: 3 } }]],
  ['sample', []],
  ['demo', []],
] as const)('notes the export of a %s screening where a server has it', (origin, expected) => {
  const noted: unknown[] = [];
  const call = createTestCall({
    noteExport: (input: unknown) => {
      noted.push(input);
      return { message: 'Noted.' };
    },
  });
  noteExport(call, { jobId: 'job_1', origin }, { file: 'shortlist', candidates: 3 });
  expect(noted).toEqual(expected);
});
