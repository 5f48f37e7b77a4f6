import type { HeadingPart } from './heading-parts.js';
import { readEmployerAfterAt, readPlacedTitle } from './work-words.js';

/** Jobs of a resume that must have their title or employer in one place before that place says what others are. */
const MIN_VOTES = 2;
/** A line beside the dates has its title or employer among its first parts; further on it tells of the work. */
const MAX_PARTS_BESIDE = 3;

/** The heading of one dated job: its lines by their distance from the line of the dates. */
export interface JobHeading {
  readonly lines: ReadonlyMap<number, readonly HeadingPart[]>;
}

/** A place in a heading: 'line:part'. */
type Slot = `${number}:${number}`;

interface Place {
  readonly offset: number | null;
  readonly slot: Slot | null;
}

/** Where the jobs of a resume have their titles and employers, as far as most of them agree. */
export interface Layout {
  readonly title: Place;
  readonly employer: Place;
}

/** The title and employer that a heading gives; `from` are the lines that give them, by their distance. */
export interface ReadHeading {
  readonly title: string | null;
  readonly employer: string | null;
  readonly from: readonly number[];
}

interface Found {
  readonly value: string;
  readonly offset: number;
  readonly at: number;
}

const DISTANCES = [0, -1, 1, -2, 2];

function findPart(
  { lines }: JobHeading,
  offsets: readonly number[],
  read: (part: HeadingPart) => string | null,
): Found | null {
  for (const offset of offsets) {
    const parts = lines.get(offset) ?? [];
    const near = offset === 0 ? parts : parts.slice(0, MAX_PARTS_BESIDE);
    for (const [at, part] of near.entries()) {
      const value = read(part);
      if (value !== null) return { value, offset, at };
    }
  }
  return null;
}

const titleOf = ({ title }: HeadingPart) => title;
const openTitleOf = ({ openTitle }: HeadingPart) => openTitle;
const employerOf = ({ employer }: HeadingPart) => employer;

function most<Key>(keys: readonly Key[]): Key | null {
  const votes = new Map<Key, number>();
  for (const key of keys) votes.set(key, (votes.get(key) ?? 0) + 1);
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= MIN_VOTES && best[1] * 2 > keys.length ? best[0] : null;
}

function placeOf(headings: readonly JobHeading[], read: typeof titleOf): Place {
  const found = headings.flatMap((heading) => findPart(heading, DISTANCES, read) ?? []);
  return {
    offset: most(found.map(({ offset }) => offset)),
    slot: most(found.map(({ offset, at }): Slot => `${offset}:${at}`)),
  };
}

/** Finds where most headings have what can be read of them with certainty. */
export function findLayout(headings: readonly JobHeading[]): Layout {
  return { title: placeOf(headings, titleOf), employer: placeOf(headings, employerOf) };
}

function inSlot({ lines }: JobHeading, slot: Slot | null): HeadingPart | undefined {
  const [offset, at] = (slot ?? '').split(':').map(Number);
  return offset === undefined || at === undefined ? undefined : lines.get(offset)?.[at];
}

function order({ offset }: Place): readonly number[] {
  return offset === null ? DISTANCES : [offset, ...DISTANCES.filter((each) => each !== offset)];
}

function placedTitle(heading: JobHeading, { title, employer }: Layout): Found | null {
  const part = inSlot(heading, title.slot);
  const [offset = 0, at = 0] = (title.slot ?? '').split(':').map(Number);
  if (part?.employer !== null) return null;
  // The employer is where it always is, or there is nothing else: what is left is surely the title.
  const isRegular = typeof inSlot(heading, employer.slot)?.employer === 'string';
  const isOnly = offset === 0 && heading.lines.get(0)?.length === 1;
  const value = isRegular || isOnly ? readPlacedTitle(part.text) : null;
  return value === null ? null : { value, offset, at };
}

function readTitleOf(heading: JobHeading, layout: Layout): Found | null {
  const { lines } = heading;
  const strict = findPart(heading, order(layout.title), titleOf);
  if (strict && (layout.title.offset === null || strict.offset === layout.title.offset))
    return strict;
  const isAlone = (lines.get(0) ?? []).length === 0;
  const near = [layout.title.offset ?? 0, 0, -1, ...(isAlone ? [1] : [])];
  const open = findPart(heading, near, openTitleOf);
  if (open && (!strict || open.offset === layout.title.offset)) return open;
  return placedTitle(heading, layout) ?? strict ?? open;
}

function readEmployerOf(heading: JobHeading, layout: Layout, title: Found | null): Found | null {
  const strict = findPart(heading, order(layout.employer), employerOf);
  if (strict) return strict;
  const part = inSlot(heading, layout.employer.slot);
  const placed = part && part.title === null && part.text.trim() !== title?.value;
  const name = placed === true ? readEmployerAfterAt(part.text) : null;
  return name === null
    ? null
    : { value: name, offset: Number(layout.employer.slot?.split(':')[0]), at: 0 };
}

/** Reads a heading, first where the resume's jobs have what is looked for. */
export function readByLayout(heading: JobHeading, layout: Layout): ReadHeading {
  const title = readTitleOf(heading, layout);
  const employer = readEmployerOf(heading, layout, title);
  return {
    title: title?.value ?? null,
    employer: employer?.value ?? null,
    from: [title, employer].flatMap((found) => found?.offset ?? []),
  };
}
