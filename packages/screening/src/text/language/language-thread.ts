import { loadLanguageDetector } from './detect-language.js';
import type { Language } from './language.js';

/** Task of the thread of `detectLanguageInThread`. */
export default async function detect(text: string): Promise<Language | null> {
  return (await loadLanguageDetector())(text);
}
