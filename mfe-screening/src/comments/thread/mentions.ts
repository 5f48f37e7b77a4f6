import type { Member } from '../../members/use-members.js';

type Named = Pick<Member, 'userId' | 'firstName' | 'lastName'>;

const fullName = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

/** Maps the names that a text calls members by after the @ to their ids: the first name where only one has it, and always the full name. */
function handlesOf(members: readonly Named[]): Map<string, string> {
  const handles = new Map<string, string>();
  const firstNames = members.map(({ firstName }) => firstName.trim().toLowerCase());
  for (const member of members) {
    const first = member.firstName.trim().toLowerCase();
    const isAlone = first !== '' && firstNames.filter((name) => name === first).length === 1;
    if (isAlone) handles.set(first, member.userId);
    if (fullName(member) !== '') handles.set(fullName(member).toLowerCase(), member.userId);
  }
  return handles;
}

/** Name to write after the @ of a member. */
export function handleOf(member: Named, members: readonly Named[]): string {
  const first = member.firstName.trim();
  return handlesOf(members).get(first.toLowerCase()) === member.userId ? first : fullName(member);
}

/** A piece of a comment; `userId` where it mentions a member. */
export interface Piece {
  readonly text: string;
  readonly userId?: string;
}

/** Splits a text at its mentions. */
export function piecesOf(text: string, members: readonly Named[]): Piece[] {
  const handles = handlesOf(members);
  if (handles.size === 0) return [{ text }];
  const names = [...handles.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const userId = handles.get((found[1] ?? '').toLowerCase());
    if (userId === undefined) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
    pieces.push({ text: found[0], userId });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Members whom a text mentions, each once. */
export function mentionsIn(text: string, members: readonly Named[]): string[] {
  return [...new Set(piecesOf(text, members).flatMap(({ userId }) => userId ?? []))];
}

/** A mention being written: what follows the @ before the caret, and where the @ is. */
export interface MentionQuery {
  readonly start: number;
  readonly query: string;
}

/** The mention that is written at the caret; null when there is none. */
export function queryAt(text: string, caret: number): MentionQuery | null {
  const found = /(?:^|[\s(])@([\p{L}\p{N}.'’-]{0,30}(?: [\p{L}\p{N}.'’-]{1,30})?)$/u.exec(
    text.slice(0, caret),
  );
  return found ? { start: caret - (found[1] ?? '').length - 1, query: found[1] ?? '' } : null;
}

/** Members whose first, last or full name begins with the query. */
export function matching<M extends Named>(members: readonly M[], query: string): M[] {
  const wanted = query.toLowerCase();
  return members.filter((member) =>
    [fullName(member), member.firstName, member.lastName].some((name) =>
      name.toLowerCase().startsWith(wanted),
    ),
  );
}
