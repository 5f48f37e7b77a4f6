import { useHost } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { useScreeningStore } from '../../people/store/use-screening.js';
import { useReading } from '../reading-context.js';

export interface OfferedReader {
  readonly userId: string;
  readonly name: string;
  readonly initials: string;
  readonly isOwn: boolean;
  readonly part: 'Lead' | 'Reviewer' | 'Becomes a reviewer';
  /** The end of their absence; null while they are here. */
  readonly awayUntil: string | null;
}

function partOf(rank: number, working: number): OfferedReader['part'] {
  if (rank === 0) return 'Lead';
  return rank < working ? 'Reviewer' : 'Becomes a reviewer';
}

/**
 * Members who can read: the lead and reviewers first, then the others who may decide, except in a private screening. At
 * first those are chosen who read before, else the people of the screening, else everybody; nobody who is away. Who is away
 * can be chosen by hand only.
 */
export function useSplitReaders(isByHand: boolean) {
  const { overview } = useScreeningStore();
  const { members, reading } = useReading();
  const { session } = useHost();
  const people = overview?.people;
  const me = session.user?.id;
  const offered = useMemo((): OfferedReader[] => {
    const working = [people?.leadId, ...(people?.reviewerIds ?? [])];
    const rank = (userId: string) => {
      const at = working.indexOf(userId);
      return at === -1 ? working.length : at;
    };
    return (members?.list ?? [])
      .filter(({ userId, role }) => {
        const isSeeing = working.includes(userId) || people?.isPrivate !== true;
        return role !== 'viewer' && isSeeing;
      })
      .sort((one, other) => rank(one.userId) - rank(other.userId))
      .map(({ userId }) => ({
        ...{ userId, name: members?.nameOf(userId) ?? '', isOwn: userId === me },
        initials: members?.initialsOf(userId) ?? '',
        part: partOf(rank(userId), working.length),
        awayUntil: reading?.away?.find((away) => away.userId === userId)?.until ?? null,
      }));
  }, [members, people, me, reading?.away]);

  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const read = new Set(reading?.readers.map(({ userId }) => userId));
  const working = offered.filter(({ part }) => part !== 'Becomes a reviewer');
  const first =
    read.size > 0
      ? offered.filter(({ userId }) => read.has(userId))
      : working.length > 1
        ? working
        : offered;
  const isFirst = (userId: string) =>
    first.some((each) => each.userId === userId && each.awayUntil === null);
  const isChosen = (userId: string) => changed.get(userId) ?? isFirst(userId);
  const mayChoose = ({ awayUntil }: OfferedReader) => isByHand || awayUntil === null;
  const ids = offered
    .filter(mayChoose)
    .map(({ userId }) => userId)
    .filter(isChosen);
  const key = ids.join(' ');
  // Each render names the same readers by the same list.
  const chosen = useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
  const toggle = (userId: string) => setChanged(new Map(changed).set(userId, !isChosen(userId)));
  return { offered, chosen, mayChoose, toggle };
}
