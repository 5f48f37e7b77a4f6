import { tokenize } from '../words/tokens.js';

/** True when the letters of an abbreviation stand in a name in that order and both begin alike: 'AP', 'K8s', 'GPhC'. */
function abbreviates(short: string, name: string): boolean {
  const letters = short.toLowerCase().replace(/[^\p{L}]/gu, '');
  const [first = ''] = letters;
  if (short.includes(' ') || letters.length > 6 || !name.toLowerCase().startsWith(first))
    return false;
  let at = 0;
  for (const char of name.toLowerCase()) if (char === letters.charAt(at)) at += 1;
  return at === letters.length;
}

/** True when a written form is the name in other words of the same kind: an abbreviation, or at least half of its words shared. */
export function isFormOf(text: string, name: string): boolean {
  if (abbreviates(text, name) || abbreviates(name, text)) return true;
  const words = tokenize(text);
  const stems = new Set(tokenize(name).map(({ stem }) => stem));
  const shared = words.filter(({ stem }) =>
    [...stems].some(
      (other) =>
        other === stem ||
        (other.length > 3 && stem.startsWith(other)) ||
        (stem.length > 3 && other.startsWith(stem)),
    ),
  );
  return shared.length * 2 >= words.length;
}
