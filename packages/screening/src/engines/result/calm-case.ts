/** Short words in capitals are mostly abbreviations (HGV, CNC, NHS), but not these. */
const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'at', 'to', 'de', 'der', 'und', 'et', 'y']);
const ENDINGS = new Set(['ltd', 'inc', 'co', 'corp', 'sons', 'bros']);
const MAX_ABBREVIATION = 3;

function isShouted(text: string): boolean {
  if (!/\p{Ll}/u.test(text)) return /\p{Lu}{4}/u.test(text);
  return (text.match(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu) ?? []).length >= 2;
}

/**
 * Puts a title or a name written in capitals into ordinary case: 'WARD MANAGER' becomes 'Ward manager', 'CITY FOODS
 * LTD' becomes 'City Foods Ltd'.
 */
export function calmCase(text: string, kind: 'title' | 'name'): string {
  if (!isShouted(text)) return text;
  return text.replace(/[\p{L}’']+/gu, (word, at: number) => {
    if (word !== word.toUpperCase()) return word;
    const lower = word.toLowerCase();
    if (at > 0 && SMALL.has(lower)) return lower;
    const isAbbreviation =
      word.length <= MAX_ABBREVIATION && !ENDINGS.has(lower) && !SMALL.has(lower);
    if (isAbbreviation) return word;
    return at === 0 || kind === 'name' ? word.charAt(0) + lower.slice(1) : lower;
  });
}
