/** A stretch of a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Addresses and links; whose they are stands in them, in whatever form. */
const ADDRESS =
  /\S{1,200}@\S{1,200}|[a-z0-9._%+-]{3,64} @ [a-z0-9-]{1,63}\.[a-z.]{2,63}|(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S*/giu;
/** Matches like `ADDRESS` in a line without an at sign, in a fraction of the time. */
const LINK = /(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S*/giu;
/** Sites whose use is a skill in some trades: the site counts, what stands behind it does not. */
const SITE = /^(?:https?:\/\/)?(?:www\.)?(?:github|gitlab|behance|dribbble|kaggle)(?=\.)/i;
const HONORIFIC = /(?<!\p{L})(?:mr|mrs|ms|miss|mx|dr|prof)\.?\s{1,3}$/iu;
const GAP = "[\\s,.'’-]{1,6}";
const MAX_NAME_WORDS = 6;

/** Postcodes of Britain and Canada, and of the USA after their state. */
export const postcodePatterns = {
  british: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  canadian: /(?<![\p{L}\p{N}])[A-Z]\d[A-Z]\s\d[A-Z]\d(?![\p{L}\p{N}])/gu,
  american: /(?<=(?<![\p{L}\p{N}])[A-Z]{2},?\s)\d{5}(?:-\d{4})?(?![\p{L}\p{N}-])/gu,
} as const;

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function stretches(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Names as regular expressions: in the order they are read, and with the last word first ('Nurse, Grace'). */
function orders(words: readonly string[]): string[] {
  const inOrder = words.map(escape);
  const lastFirst = [...inOrder.slice(-1), ...inOrder.slice(0, -1)];
  const firstLast = [...inOrder.slice(0, 1), ...inOrder.slice(-1)];
  return [inOrder, lastFirst, firstLast].map((order) => order.join(GAP));
}

/**
 * Where the text says who its person is: the whole name, in any case and order, and parts of it after Mr or Ms. A single word of
 * it elsewhere may be a word of work ('baker' in the resume of Anna Baker) and stays.
 */
export function namePlaces(text: string, name: string): readonly Stretch[] {
  const words = name
    .split(/[\s,.'’-]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, MAX_NAME_WORDS);
  const [only] = words;
  if (only === undefined) return [];
  const whole =
    words.length > 1
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${orders(words).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
      : new RegExp(`(?<![\\p{L}\\p{N}])${escape(only)}(?![\\p{L}\\p{N}])`, 'gu');
  const part = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escape).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const afterTitle = stretches(text, part).filter(({ start }) =>
    HONORIFIC.test(text.slice(Math.max(0, start - 10), start)),
  );
  return [...stretches(text, whole), ...afterTitle];
}

function addressPlaces(text: string): readonly Stretch[] {
  const places: Stretch[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    for (const { start, end } of stretches(line, line.includes('@') ? ADDRESS : LINK)) {
      const site = SITE.exec(line.slice(start, end))?.[0] ?? '';
      places.push({ start: lineStart + start + site.length, end: lineStart + end });
    }
    lineStart += line.length + 1;
  }
  return places;
}

/** The text with `change` applied to each of its stretches; where they overlap, to what is left of the later one. */
export function replaceStretches(
  text: string,
  places: readonly Stretch[],
  change: (stretch: string) => string,
): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    parts.push(text.slice(at, from), change(text.slice(from, end)));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/**
 * The text as it is scored: blanks stand where it says who the person is and where they live, so that every offset
 * stays true. `name` is the one read from it.
 */
export function maskIdentity(text: string, name: string): string {
  const places = [
    ...namePlaces(text, name),
    ...addressPlaces(text),
    ...Object.values(postcodePatterns).flatMap((pattern) => stretches(text, pattern)),
  ];
  return replaceStretches(text, places, (stretch) => stretch.replace(/[^\n]/g, ' '));
}
