import { loadLanguageDetector } from './detect-language.js';
import type { Language } from './language.js';

/** What the thread of `detectLanguageInThread` runs. */
export default async function detect(text: string): Promise<Language | null> {
  return (await loadLanguageDetector())(text);
}
