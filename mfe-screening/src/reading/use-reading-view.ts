import type { ReadingPerson } from '@shortlist/contracts/reading';
import { useSearchParams } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useReading } from './reading-context.js';

export const shows = ['mine', 'undecided', 'everyone'] as const;
export type Show = (typeof shows)[number];

export interface ReadingView {
  readonly show: Show;
  /** The choices with their counts; empty while nothing was split. */
  readonly offered: readonly { readonly show: Show; readonly count: number }[];
  /** True when the list of readings takes the place of the table. */
  readonly isShown: boolean;
  readonly choose: (show: Show) => void;
}

/** True for somebody whom a member reads. */
export function isAssigned({ readers }: ReadingPerson, userId: string | undefined): boolean {
  return readers.some((reader) => reader.userId === userId);
}

/** Chooses the people in the list of a screening that was split, as the address has it; a reader begins with their own. */
export function useReadingView(everyone: number): ReadingView {
  const [params, setParams] = useSearchParams();
  const { session } = useHost();
  const { reading, members } = useReading();
  const me = session.user?.id;
  const mine = reading?.people.filter((person) => isAssigned(person, me)).length ?? 0;
  const isSplit = Boolean(reading?.split && members);
  const named = shows.find((show) => show === params.get('show'));
  const show = named ?? (mine > 0 ? 'mine' : 'everyone');
  const offered = [
    ...(mine > 0 || show === 'mine' ? [{ show: 'mine' as const, count: mine }] : []),
    { show: 'undecided' as const, count: reading?.undecided ?? 0 },
    { show: 'everyone' as const, count: everyone },
  ];
  return {
    show,
    offered: isSplit ? offered : [],
    isShown: isSplit && show !== 'everyone',
    choose: (next) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('show', next);
          return after;
        },
        { replace: true },
      ),
  };
}
