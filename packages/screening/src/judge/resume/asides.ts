import { headingKind } from '../../facts/skills/skills-headings.js';
import { sectionOf } from '../../text/language/language-data.js';
import type { Stretch } from '../../text/words/identity.js';
import type { Segment } from '../../text/words/segments.js';

const ASIDES: readonly (string | null)[] = ['interests', 'references'];

/** The parts of a resume that are not about work: hobbies, and the people who are named as references. */
export function asideStretches(segments: readonly Segment[]): readonly Stretch[] {
  let isAside = false;
  return segments.filter(({ text }) => {
    const label = /^([^:]{3,40}):\s+\S/.exec(text)?.[1];
    // 'Interests: chess' is about itself, and the lines after it belong to what was before.
    if (label !== undefined) {
      const section = sectionOf(label);
      if (section !== null) return ASIDES.includes(section);
      return isAside;
    }
    const section = sectionOf(text);
    if (section !== null || headingKind(text) !== null) isAside = ASIDES.includes(section);
    return isAside;
  });
}
