import { exportFiles } from '@shortlist/contracts/constants';
import { expect, it } from 'vitest';
import { buildCandidate } from '../../../tests/support/factories.js';
import { personCells } from './people-sheets.js';

it('leaves the score of somebody whom the reader is yet to mark empty, and says why', () => {
  const held = buildCandidate({ score: 0, status: 'review', hiddenUntilMarked: true });
  const row = personCells(held, [])(null);
  const score = exportFiles.excelColumns.indexOf('Score (%)');
  expect(row[score]).toBe('');
  expect(row[exportFiles.excelColumns.length]).toBe('Hidden until you mark this candidate');
  const shown = personCells(buildCandidate({ score: 0 }), [])(7);
  expect([shown[score], shown[exportFiles.excelColumns.length]]).toEqual([0, 7]);
});
