import { swapGraduationYears } from './swap-graduation-years.js';
import { swapName } from './swap-name.js';
import { swapPostcodes } from './swap-postcodes.js';
import { swapPronouns } from './swap-pronouns.js';

export type SwappedTrait = 'name' | 'pronouns' | 'graduation-year' | 'postcode';

export interface SwappedText {
  readonly text: string;
  /** Traits that were found and swapped. */
  readonly swapped: readonly SwappedTrait[];
}

/** A resume's text as if somebody else had written it, who can do and did the same. `name` is the one that was read from it. */
export function swapIdentity(text: string, name: string): SwappedText {
  const steps: readonly (readonly [SwappedTrait, (text: string) => string])[] = [
    ['name', (before) => (name === 'Unknown candidate' ? before : swapName(before, name))],
    ['pronouns', swapPronouns],
    ['graduation-year', swapGraduationYears],
    ['postcode', swapPostcodes],
  ];
  const swapped: SwappedTrait[] = [];
  let current = text;
  for (const [trait, step] of steps) {
    const next = step(current);
    if (next !== current) swapped.push(trait);
    current = next;
  }
  return { text: current, swapped };
}
