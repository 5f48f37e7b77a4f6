import type { AdvertLanguage } from './advert-words.js';
import { headingKind } from './headings.js';

const BULLET = /^(?:[•*–—>·-]|\d{1,2}[.)]) /;
/** Widths at which mail programs and terminals break lines. */
const WRAP = { least: 50, most: 100 } as const;
const FULL = 0.72;

/** Width at which a text was wrapped; Infinity when it was not, so that each line stands alone. */
function wrapWidth(lines: readonly string[]): number {
  const lengths = lines.filter((line) => line !== '').map((line) => line.length);
  const longest = Math.max(0, ...lengths);
  if (longest < WRAP.least || longest > WRAP.most || lengths.length < 4) return Infinity;
  const full = lines.filter((line) => line.length >= longest * FULL);
  const open = full.filter((line) => !/[.:;!?]$/.test(line));
  return full.length >= lengths.length * 0.4 && open.length >= full.length * 0.5
    ? longest
    : Infinity;
}

/** The lines of an advert with single blanks, wrapped lines rejoined and empty ones left out. */
export function unwrapLines(text: string, language: AdvertLanguage): readonly string[] {
  const raw = text.split('\n').map((line) => line.replace(/[ \t]{1,200}/g, ' ').trim());
  const width = wrapWidth(raw);
  const joined: string[] = [];
  let continues = false;
  for (const [index, line] of raw.entries()) {
    const previous = raw[index - 1] ?? '';
    if (line === '') {
      continues = false;
      continue;
    }
    const last = joined.at(-1);
    const isNew = BULLET.test(line) || headingKind(line, language) !== null;
    const runsOn =
      last !== undefined &&
      continues &&
      !isNew &&
      !/[.:;!?]$/.test(last) &&
      headingKind(last, language) === null &&
      (/^[\p{Ll}(]/u.test(line) ||
        last.endsWith(',') ||
        endsOpen(last, language) ||
        previous.length >= width * FULL);
    if (runsOn) joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
    continues = true;
  }
  return joined;
}

function endsOpen(line: string, language: AdvertLanguage): boolean {
  // 'A forklift licence is a plus'.
  if (language.niceEnd.test(line)) return false;
  const word = line.slice(line.lastIndexOf(' ') + 1).toLowerCase();
  return (
    language.prepositions.has(word) || language.and.includes(word) || language.or.includes(word)
  );
}
