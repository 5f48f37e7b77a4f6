import type { JobProgress } from '@shortlist/contracts/job';
import { expect, it } from 'vitest';
import type { RunningState } from '../../workflow/progress/run-state.js';
import { fileStates, type KnownFiles } from './file-states.js';

const files = ['ada.pdf', 'all.zip'].map((name) => ({ name, size: 10 }));
const progress = { status: 'processing', phase: 'scoring', total: 3, done: 0 };
const run: RunningState = {
  phase: 'running',
  shown: 0,
  files: files.length,
  sending: null,
  progress: progress as JobProgress,
  interruption: null,
  startedAt: 0,
};
const nothing: KnownFiles = { rows: [], unreadable: [] };
const stagesOf = (known: KnownFiles) =>
  fileStates(files, run, known).map(({ name, stage }) => [name, stage]);

it('an archive that was read is opened, and its files are listed once they are settled', () => {
  expect(stagesOf(nothing)).toEqual([
    ['ada.pdf', 'waiting'],
    ['all.zip', 'opened'],
  ]);
  const photo = {
    fileName: 'photo.png',
    reason: 'unsupported-type',
    message: 'A picture.',
  } as const;
  expect(stagesOf({ rows: [], unreadable: [photo] }).at(-1)).toEqual(['photo.png', 'unreadable']);
});

it('an archive that could not be opened is a file like any other', () => {
  const archive = { fileName: 'all.zip', reason: 'corrupt', message: 'It is damaged.' } as const;
  expect(stagesOf({ rows: [], unreadable: [archive] })).toEqual([
    ['ada.pdf', 'waiting'],
    ['all.zip', 'unreadable'],
  ]);
});

it('a file of several resumes is one file, and done when all of them are', () => {
  const part = { fileName: 'ada.pdf', firstPage: 1, lastPage: 2, resumes: 2 };
  const first = {
    fileName: 'ada.pdf, pages 1–2',
    part,
    reason: 'not-a-resume',
    message: 'A letter.',
  } as const;
  expect(fileStates(files, run, { rows: [], unreadable: [first] })[0]).toMatchObject({
    stage: 'waiting',
    resumes: 2,
  });
  const second = { ...first, fileName: 'ada.pdf, page 3' };
  const states = fileStates(files, run, { rows: [], unreadable: [first, second] });
  expect(states.map(({ name, stage, resumes }) => [name, stage, resumes])).toEqual([
    ['ada.pdf', 'unreadable', 2],
    ['all.zip', 'opened', 1],
  ]);
});
