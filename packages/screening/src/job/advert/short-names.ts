import { lazily } from '../../lazily.js';
import { taxonomy } from '../../text/terms/taxonomy.js';

/** Names that are everyday words too, or that count in one spelling only: 'Go', 'Excel', 'Teams', 'R'. */
const known = lazily(
  () =>
    new Set(
      taxonomy()
        .flatMap(({ skills }) => skills.flatMap(({ exact, everyday }) => [...exact, ...everyday]))
        .filter((name) => /^\p{Lu}\S{0,14}$/u.test(name)),
    ),
);
/** 'C++', 'F#'; letters and figures as in '5S', 'AS/400', 'D365', 'S/4HANA'; 'IT', 'HR', 'R&D'. */
const SHAPE =
  /^(?:\p{Lu}[\p{L}\d]{0,3}(?:\+{1,2}|#)|(?=[^\d]{0,7}\d)(?=[^\p{Lu}]{0,7}\p{Lu})[\p{L}\d]{1,6}(?:[/.-]?[\p{L}\d]{1,6})?|\p{Lu}{2,5}s?|\p{Lu}{1,3}[&/]\p{Lu}{1,3})$/u;

function isName(word: string): boolean {
  return known().has(word) || SHAPE.test(word);
}

/**
 * Names in a text that statistics of words overlook because they are short or written like everyday words. A text in
 * capitals shows no names, and the first of several words is written with a capital anyway.
 */
export function shortNames(text: string): readonly string[] {
  const words = text
    .split(/[\s,;:()[\]"“”]{1,20}/)
    .map((word) => word.replace(/^[•*–-]|[.!?]{1,3}$/g, ''))
    .filter((word) => word !== '');
  if (words.length > 1 && !/\p{Ll}/u.test(text))
    return words.filter((word) => /[+#\d]/.test(word) && isName(word));
  return words.filter((word, at) =>
    at === 0 && words.length > 1 && !/^\P{Ll}+$/u.test(word) ? false : isName(word),
  );
}

/** True when a text is such a name and nothing else. */
export function isShortName(text: string): boolean {
  return isName(text.trim());
}
