import { lazily } from '../../lazily.js';
import { everywhere, phrasePattern } from '../../text/terms/phrase-pattern.js';
import { mayContain, wordsOf } from '../../text/terms/phrase-words.js';
import type { StoredSector } from './concepts.js';

/** A sector of work that the name of an employer tells. */
export interface EmployerHit {
  readonly sector: number;
  /** True where people of any trade know the sector of their employer. */
  readonly byEmployer: boolean;
  /** Character offsets in the heading, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The sectors that the employers in the heading of a job tell: 'Leeds General Infirmary' is a hospital. */
export type FindEmployers = (heading: string) => readonly EmployerHit[];

/** A finder for the employers of stored sectors. */
export function openEmployers(sectors: readonly StoredSector[]): FindEmployers {
  const known = sectors
    .filter(({ employers }) => employers.length > 0)
    .map(({ id, byEmployer, employers }) => ({
      sector: id,
      byEmployer,
      mayBeIn: mayContain(employers),
      pattern: lazily(() => everywhere(phrasePattern(employers, 'anywhere'))),
    }));
  return (heading) => {
    const words = wordsOf(heading);
    return known.flatMap(({ sector, byEmployer, mayBeIn, pattern }) => {
      if (!mayBeIn(words)) return [];
      // A name begins with a capital: 'bar' and 'play' are words.
      const hit = [...heading.matchAll(pattern())].find(([name]) => /^[\p{Lu}\d]/u.test(name));
      return hit ? [{ sector, byEmployer, start: hit.index, end: hit.index + hit[0].length }] : [];
    });
  };
}
