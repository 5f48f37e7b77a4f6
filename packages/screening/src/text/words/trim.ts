/**
 * The text without these characters at its end. By hand, as a pattern such as `[ ;]+$` takes quadratic time on a text full of
 * them that ends otherwise.
 */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
