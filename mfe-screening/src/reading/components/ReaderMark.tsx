import type { ReadingPerson } from '@shortlist/contracts/reading';
import type { Choice } from '@shortlist/contracts/screening';
import { MemberMark, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { Members } from '../../members/use-members.js';

type Reader = ReadingPerson['readers'][number];

const shapes: Readonly<Record<Choice | 'hidden', string>> = {
  shortlisted: 'm3.5 8.5 3 3 6-7',
  maybe: 'M3.5 6.3h9M3.5 9.7h9',
  rejected: 'm4 4 8 8m0-8-8 8',
  hidden: 'M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11',
};
/** Words of marks: not those of decisions. */
const markWords: Readonly<Record<Choice, string>> = {
  shortlisted: 'Shortlist',
  maybe: 'Maybe',
  rejected: 'Reject',
};
const tones = { shortlisted: 'good', maybe: 'warn', rejected: 'bad' } as const;

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-size: var(--text-sm);
  font-weight: 550;
  white-space: nowrap;
  color: var(--ink-faint);
  &[data-tone='good'] {
    color: var(--good);
  }
  &[data-tone='warn'] {
    color: var(--warn);
  }
  &[data-tone='bad'] {
    color: var(--bad);
  }
  &[data-tone='own'] {
    color: var(--ink);
  }
  svg {
    flex: none;
    width: 14px;
    height: 14px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[data-hidden] {
    font-weight: 400;
  }
  &[data-hidden] svg {
    stroke-width: 1.5;
    stroke-dasharray: 2.4 2.4;
    stroke-linecap: butt;
  }
`;

/** A mark with its shape and word. */
export function MarkWord({ mark }: { readonly mark: Choice }) {
  return (
    <Word data-tone={tones[mark]}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[mark]} />
      </svg>
      {markWords[mark]}
    </Word>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
`;

export interface ReaderMarkProps {
  readonly reader: Reader;
  readonly members: Members;
  /** The caller's turn is named. */
  readonly isTurn: boolean;
}

/** A reader with the mark that they gave, or with what is awaited. */
export function ReaderMark({ reader, members, isTurn }: ReaderMarkProps) {
  const { session } = useHost();
  const { userId, state, mark } = reader;
  const isOwn = session.user?.id === userId;
  const open = isOwn && isTurn ? 'Your turn' : 'Not yet';
  return (
    <Line title={members.nameOf(userId)}>
      <MemberMark $isOwn={isOwn} $size={24}>
        {members.initialsOf(userId)}
      </MemberMark>
      <VisuallyHidden>{isOwn ? 'You' : members.nameOf(userId)}: </VisuallyHidden>
      {state === 'marked' && mark ? (
        <MarkWord mark={mark} />
      ) : state === 'hidden' ? (
        <Word data-hidden>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={shapes.hidden} />
          </svg>
          Marked, hidden
        </Word>
      ) : (
        <Word data-tone={isOwn && isTurn ? 'own' : undefined}>{open}</Word>
      )}
    </Line>
  );
}
