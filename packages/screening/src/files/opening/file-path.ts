const MAX_LENGTH = 200;
const TAIL_LENGTH = 20;

/** C0 and C1 controls, line separators, and marks that reverse or hide what follows them on a screen. */
const UNSAFE =
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const DRIVE = /^[a-z]:$/i;
const UNNAMED = 'Unnamed file';
/** Files that systems and programs make next to others, in lower case. */
const JUNK = new Set(['__macosx', 'thumbs.db', 'ehthumbs.db', 'desktop.ini']);

/** Shortens in the middle, so that the ending stays readable. Never cuts a character in two. */
function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= MAX_LENGTH) return name;
  const head = MAX_LENGTH - TAIL_LENGTH - 1;
  return `${characters.slice(0, head).join('')}…${characters.slice(-TAIL_LENGTH).join('')}`;
}

function partsOf(path: string): readonly string[] {
  return path.split(/[/\\]/).flatMap((part) => {
    // Through bytes: half a surrogate pair becomes a replacement character.
    const clean = Buffer.from(part).toString().replace(UNSAFE, '').trim();
    return /^\.*$/.test(clean) || DRIVE.test(clean) ? [] : [clean];
  });
}

/**
 * A path of names that are safe to show, at most 200 characters: without drives, steps to other folders, control characters and direction
 * marks. It is only ever displayed; no path of a file system is built from it.
 */
export function safePath(path: string): string {
  return shorten(partsOf(path).join('/')) || UNNAMED;
}

/** The name at the end of a path, safe to show like that. */
export function safeName(path: string): string {
  const base = path.split(/[/\\]/).at(-1) ?? '';
  return shorten(partsOf(base).join('')) || UNNAMED;
}

function isJunk(path: string): boolean {
  return path
    .split(/[/\\]/)
    .some((part) => /^(?:\.(?!\.?$)|~\$)/.test(part) || JUNK.has(part.trim().toLowerCase()));
}

/** True for the path of a person's file in an archive: neither a folder nor what systems and programs make next to files. */
export function isEntryFile(path: string): boolean {
  return !path.endsWith('/') && !isJunk(path);
}

/** True for the names that lists of applicants have. */
export function isTableName(fileName: string): boolean {
  return /\.(?:csv|tsv)$/i.test(fileName);
}
