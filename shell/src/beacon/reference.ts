import { referenceLength, referenceLetters } from '@shortlist/contracts/front-ends/report-text';

/** A short name for one failure: shown to the person and written into the log. It is made up, so it says nothing of anybody. */
export function createReference(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(referenceLength));
  return [...numbers].map((number) => referenceLetters[number % referenceLetters.length]).join('');
}
