import { createContentCache } from './content-cache.js';
import { chooseLanguage, type Language, proseOf } from './language.js';

/** Tells the language of a text; null when it can't be told. */
export type DetectLanguage = (text: string) => Language | null;

/** Texts whose language is kept, in characters: the descriptions of the jobs at work, not each resume. */
const MAX_KEPT_CHARACTERS = 200_000;

let loading: Promise<DetectLanguage> | undefined;

async function load(): Promise<DetectLanguage> {
  const { eld } = await import('eld/extrasmall');
  const known = createContentCache<Language | null>(MAX_KEPT_CHARACTERS);
  return (text) =>
    known.of([text], () =>
      chooseLanguage(proseOf(text), (part) => Object.entries(eld.detect(part).getScores())),
    );
}

/**
 * Loads the detector, once per thread. Takes some 250 ms and 35 MB the first time, all in one go: on the event loop of a server
 * `detectLanguageInThread` is to be used instead.
 */
export function loadLanguageDetector(): Promise<DetectLanguage> {
  loading ??= load();
  return loading;
}
