import type { CandidateFlag } from '@shortlist/contracts';
import type { FoundName } from '../facts/name.js';
import type { ExtractedResume } from '../types.js';
import type { Segment } from '../text/segments.js';
import { isInstruction } from '../text/instruction-text.js';

const MAX_DETAIL = 500;

/** What a person should know about a resume; flags never change the score. */
export function flagResume(
  resume: ExtractedResume,
  segments: readonly Segment[],
  name: FoundName,
): readonly CandidateFlag[] {
  const flags: CandidateFlag[] = [];
  if (resume.hiddenText.length > 0) {
    flags.push({
      kind: 'hidden-text',
      message: 'Hidden text found. It was not counted.',
      detail: resume.hiddenText.join(' … ').slice(0, MAX_DETAIL),
    });
  }
  const instructions = [
    ...segments.filter((segment) => isInstruction(segment.text)).map((segment) => segment.text),
    ...resume.hiddenText.filter(isInstruction),
  ];
  if (instructions.length > 0) {
    flags.push({
      kind: 'instruction-text',
      message: 'The resume contains text that tries to instruct the reader. It was not counted.',
      detail: instructions.join(' … ').slice(0, MAX_DETAIL),
    });
  }
  if (name.guessed) {
    flags.push({
      kind: 'name-guessed',
      message: 'The resume shows no clear name. Please check it.',
      detail: name.name,
    });
  }
  return flags;
}
