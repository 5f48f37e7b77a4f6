import { describe, expect, it } from 'vitest';
import { callQuestion } from './call-question.js';
import type { Finding } from './findings.js';

const ask = (text: string, finding: Finding = 'not-found') =>
  callQuestion({
    criterion: { id: 'c', text, kind: 'must', weight: 3 },
    finding,
    quote: null,
  });

describe('the question for the call', () => {
  it.each([
    [
      'Full UK driving licence',
      'says-no',
      'How would you do the job without this: Full UK driving licence?',
    ],
    ['NVQ Level 3', 'in-progress', 'When do you expect to finish this: NVQ Level 3?'],
    [
      'At least 3 years in food manufacturing',
      'partly',
      'Where did you do this work, from when to when?',
    ],
    ['Permanent nights.', 'not-found', 'Does this suit you: Permanent nights?'],
    ['NMC registration', 'not-found', 'Do you hold this, and until when: NMC registration?'],
    ['Bachelor in nursing', 'not-found', 'Which training or degree do you have in this?'],
    ['Leading a team of ten', 'not-found', 'How many people were in your charge, and for what?'],
    ['Siemens TIA Portal', 'not-found', 'Where did you last do or use this: Siemens TIA Portal?'],
    ['Right to work in the UK', 'not-found', 'Do you have, or need, a permit to do this job?'],
  ] as const)('about “%s” (%s) is “%s”', (text, finding, question) => {
    expect(ask(text, finding)).toBe(question);
  });

  it.each([
    'Physically fit and healthy',
    'Young and energetic',
    'Native English speaker',
    'British citizen',
    'No family commitments',
    'Aged 25 to 35, 5 years of experience',
  ])('never asks about “%s” itself, whatever the resume says', (text) => {
    for (const finding of ['not-found', 'says-no', 'in-progress', 'partly'] as const) {
      expect(ask(text, finding)).toBe('How would you go about this part of the job?');
    }
  });
});
