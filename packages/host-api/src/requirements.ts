/**
 * Version of what a remote gets and gives (`remote-props.ts`): the minor grows with it, the major when something is taken away
 * or means something else.
 */
export const hostApiVersion = '1.1.0';

/** Requirements of a remote's build, as ranges `^x.y.z`: `hostApi`, and by their names the packages that are the shell's. */
export type Requirements = Readonly<Record<string, string>>;

/** Offer of a shell, as versions. */
export type Provided = Readonly<Record<string, string>>;

/** Why a remote can't run in a shell: it was made for another version of `what`. */
export interface Misfit {
  readonly what: string;
  readonly wanted: string;
  readonly provided: string;
  /** The remote is `newer` than the shell, which has to be released first, or `older` than it takes. */
  readonly remoteIs: 'newer' | 'older';
}

const range = /^\^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/;
const version = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})/;

/** Whether this is a range as builds write it. */
export const isRange = (text: string) => range.test(text);

/** Below 0 when the first part that differs is smaller in `first`. */
function compare(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((part, index) => part !== second[index]);
  return at === -1 ? 0 : (first[at] ?? 0) - (second[at] ?? 0);
}

const partsOf = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1).map(Number);

/**
 * Finds requirements that do not fit; null when all does. Of HostApi the shell must have the same major and at least
 * the rest; of a package the same major: within one, the shell's copy serves code that was built with another. Names that
 * the shell says nothing of are passed over.
 */
export function findMisfit(requires: Requirements, provides: Provided): Misfit | null {
  for (const [what, wanted] of Object.entries(requires)) {
    const provided = Object.hasOwn(provides, what) ? (provides[what] ?? '') : '';
    const had = partsOf(version, provided);
    const asked = partsOf(range, wanted);
    if (!had || !asked) continue;
    const difference = compare(had.slice(0, 1), asked.slice(0, 1));
    if (difference > 0) return { what, wanted, provided, remoteIs: 'older' };
    if (difference < 0 || (what === 'hostApi' && compare(had, asked) < 0))
      return { what, wanted, provided, remoteIs: 'newer' };
  }
  return null;
}

/** Name of the html's meta element in which a shell says what it provides. */
export const providedMeta = 'shortlist-provides';

/** As it stands there: `name=version`, with spaces between. */
export function readProvided(text: string): Provided {
  const pairs = text.split(' ').map((pair) => pair.split('='));
  return Object.fromEntries(
    pairs.flatMap(([name, found]) => (name && found ? [[name, found]] : [])),
  );
}
