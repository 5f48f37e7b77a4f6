import { foldText } from '@shortlist/screening';
import type { Context } from '../../../context.js';
import { candidateDocument, storedText } from '../../../models/candidate.js';
import type { JobRecord } from '../../../models/job.js';

/** Texts in memory at once. */
const BATCH = 20;

const textView = candidateDocument.part(['personId'], {
  resume: storedText.pick({ text: true }).nullable().default(null),
});

/** Letters and digits, and what ends the name of a programming language. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;

/** Finds a word at the beginning of any word of a folded text. */
function beginning(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll('+', '\\+')}`, 'u');
}

/**
 * The ids of the persons with a scored file whose visible text holds every word of the search, compared without case
 * and accents; a word is found at the beginning of longer ones, too. Nobody when the search has no word. Texts are read
 * a few at a time; an aborted search stops between them by throwing the signal's reason.
 */
export async function searchTexts(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  { text, signal }: { readonly text: string; readonly signal: AbortSignal },
): Promise<string[]> {
  const words = [...new Set(foldText(text).match(WORD) ?? [])].map(beginning);
  if (words.length === 0) return [];
  const found = new Set<string>();
  await context.models.candidates.everywhere.eachReadable(
    { runId, status: 'scored' },
    textView,
    { sort: { position: 1 }, batchSize: BATCH },
    ({ _id, personId, resume }) => {
      signal.throwIfAborted();
      const folded = foldText(resume?.text ?? '');
      if (words.every((word) => word.test(folded))) found.add(personId ?? _id);
    },
  );
  return [...found];
}
