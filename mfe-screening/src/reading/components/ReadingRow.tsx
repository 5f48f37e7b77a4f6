import { ScoreBadge, useHost } from '@shortlist/web-kit';
import { MustHaveBar } from '../../evidence/components/MustHaveBar.js';
import { mustHavesOf } from '../../screening/findings/must-haves.js';
import type { Screening } from '../../screening/screening.js';
import { isBlindTo, ownFirst, useReading } from '../reading-context.js';
import type { ListedPerson } from '../reading-groups.js';
import { Difference } from './Difference.js';
import { ReaderMark } from './ReaderMark.js';
import { Line } from './row-style.js';

export interface ReadingRowProps {
  readonly listed: ListedPerson;
  readonly screening: Screening;
  readonly isOpen: boolean;
  /** Null where there is nothing to open. */
  readonly onToggle: (() => void) | null;
}

/** A person with the marks of their readers; where these differ, it opens to what each says. */
export function ReadingRow({ listed, screening, isOpen, onToggle }: ReadingRowProps) {
  const { candidate, person } = listed;
  const state = useReading();
  const { session } = useHost();
  const { members } = state;
  const { id, candidate: name, headline, fileName, experience, score } = candidate;
  const isBlind = isBlindTo(state, id) || candidate.hiddenUntilMarked === true;
  return (
    <li data-row={id}>
      <Line data-open={isOpen ? '' : undefined}>
        <div>
          <h4>
            {onToggle ? (
              <button type="button" aria-expanded={isOpen} onClick={onToggle}>
                {name}
              </button>
            ) : (
              name
            )}
          </h4>
          <small>{[headline ?? fileName, experience].filter(Boolean).join(' · ')}</small>
        </div>
        <MustHaveBar mustHaves={mustHavesOf(screening.criteria, candidate)} />
        <span data-score="">
          {isBlind ? <small>Score hidden</small> : <ScoreBadge score={score} />}
        </span>
        <span data-marks="">
          {members && person
            ? ownFirst(person, session.user?.id).map((reader) => (
                <ReaderMark
                  key={reader.userId}
                  reader={reader}
                  members={members}
                  isTurn={person.group === 'mine'}
                />
              ))
            : null}
        </span>
      </Line>
      {isOpen && person ? (
        <Difference candidate={candidate} person={person} screening={screening} />
      ) : null}
    </li>
  );
}
