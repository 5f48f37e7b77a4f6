import { wordsOfAll } from '../../../text/language/language-data.js';
import { foldText } from '../../../text/words/fold.js';
import { type Agreement, agreement } from './agreement.js';
import type { Neighbour } from './cells.js';
import { isDomain, readDomain } from './top-level.js';

/** One side of an address, with what its neighbour line adds to it. */
export interface Joined {
  readonly text: string;
  readonly isDoubtful: boolean;
}

/** 'email' above an address; shorter ones can be the beginning of a name. */
const labels = new Set(
  [...wordsOfAll('contactLabels'), ...wordsOfAll('personalLabels')].filter(
    (label) => label.length > 3,
  ),
);
const LOCAL_PIECE = /^[\p{L}\p{M}\p{N}._+'&-]+$/u;
const DOMAIN_PIECE = /^[\p{L}\p{M}\p{N}.-]+$/u;
const sure = (text: string): Joined => ({ text, isDoubtful: false });
const doubtful = (text: string): Joined => ({ text, isDoubtful: true });

/** Joins what comes before the at sign with the end of the line before, where the name says that both are one. */
export function joinLocal(local: string, before: Neighbour | null, name: string): Joined {
  const piece = before?.text ?? '';
  if (!before || !LOCAL_PIECE.test(piece)) return sure(local);
  // Digits above an address are a year or a page, unless it goes on with digits or they end in a sign.
  const mayBeDigits = before.isAlone && (/^[\d_]/.test(local) || /\D$/.test(piece));
  if (!/\p{L}/u.test(piece) && !mayBeDigits) return sure(local);
  const joined = `${piece}${local}`;
  const isFitting = agreement(joined, name) === 'whole';
  const fit = agreement(local, name);
  const isLower = /^[\p{Ll}\p{N}_]/u.test(piece);
  const isOpen = /[._+'&-]$/.test(piece);
  if (local === '') return agreement(joined, name) === 'none' ? doubtful(joined) : sure(joined);
  // The line above is a web address, which ends where the line ends.
  if (isDomain(piece) && fit !== 'none') return sure(local);
  if (isOpen) {
    const isPiece = before.isAlone || (/\p{L}{3}/u.test(piece) && /[._+'&-][^._+'&-]/.test(piece));
    if (!isPiece || (!isLower && agreement(piece, name) === 'none')) return sure(local);
    return isFitting ? sure(joined) : doubtful(joined);
  }
  const isLetters = /\p{L}{2}/u.test(local);
  if (isFitting && fit === 'none' && before.isAlone && isLetters) return sure(joined);
  if (!isLower || !before.isAlone) return sure(local);
  if (isFitting) return fit === 'whole' ? doubtful(joined) : sure(joined);
  // A name of an account may be above; an address that has the name twice is none.
  const isOther = fit === 'whole' && agreement(piece, name) !== 'none' && /^\p{L}/u.test(local);
  return isOther || labels.has(foldText(piece)) ? sure(local) : doubtful(local);
}

interface Whose {
  readonly name: string;
  /** How far what stands before the at sign agrees with it. */
  readonly fit: Agreement;
}

/** Joins a domain with the beginning of the line after; null when neither alone nor joined it is one. */
export function joinDomain(
  run: string,
  after: Neighbour | null,
  { name, fit }: Whose,
): Joined | null {
  const alone = readDomain(run);
  const known = alone && (alone.isDoubtful ? doubtful(alone.domain) : sure(alone.domain));
  const piece = after?.text ?? '';
  if (!after || !DOMAIN_PIECE.test(piece) || /^www\./i.test(piece)) return known;
  const joined = `${run}${piece}`.replace(/(?<![.-])[.-]+$/, '');
  const isLower = /^[.\p{Ll}\p{N}]/u.test(piece);
  if (!isDomain(joined)) return known;
  if (!alone || alone.isDoubtful) {
    const isClear = fit !== 'none' && isLower && !run.endsWith('-');
    return isClear ? sure(joined) : doubtful(joined);
  }
  // A site of the person's own often follows their address.
  const isOwnSite = isDomain(piece) && agreement(piece.replace(/\..*/, ''), name) !== 'none';
  if (!isLower || !after.isAlone || isOwnSite) return known;
  return piece.startsWith('.') && fit !== 'none' ? sure(joined) : doubtful(joined);
}
