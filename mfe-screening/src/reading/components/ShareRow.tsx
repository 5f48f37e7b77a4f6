import { Checkbox, MemberMark } from '@shortlist/web-kit';
import { dayText } from '../days.js';
import { AwayControl } from './AwayControl.js';
import { Bar, Stepper } from './share-style.js';
import type { OfferedReader } from './use-split-readers.js';

export interface ShareRowProps {
  readonly member: OfferedReader;
  readonly isChosen: boolean;
  readonly share: number;
  /** People who are split: nobody reads more. */
  readonly people: number;
  /** Already marked by them. */
  readonly least: number;
  /** Null where they can't be chosen. */
  readonly onToggle: (() => void) | null;
  readonly onAway: (until: string | null) => void;
  /** Null where shares are equal. */
  readonly onShare: ((share: number) => void) | null;
}

/** A member with the share that they would read. */
export function ShareRow(props: ShareRowProps) {
  const { member, isChosen, share, people, least, onToggle, onShare, onAway } = props;
  const { name, initials, isOwn, awayUntil } = member;
  const part = awayUntil ? `Away until ${dayText(awayUntil)}` : member.part;
  const kept = (value: number) => Math.min(people, Math.max(least, Math.round(value) || 0));
  const shown = isChosen ? share : 0;
  return (
    <li>
      <Checkbox
        checked={isChosen}
        disabled={onToggle === null}
        onChange={() => onToggle?.()}
        label={
          <>
            <MemberMark $isOwn={isOwn}>{initials}</MemberMark>
            <span>
              <b>{name}</b>
              <small>{least > 0 && isChosen ? `${part}, ${least} marked` : part}</small>
            </span>
          </>
        }
      />
      <AwayControl member={member} onAway={onAway} />
      <Bar aria-hidden="true">
        <i style={{ width: `${people === 0 ? 0 : (shown / people) * 100}%` }} />
      </Bar>
      {onShare && isChosen ? (
        <Stepper>
          <button
            type="button"
            aria-label={`One less for ${name}`}
            disabled={share <= least}
            onClick={() => onShare(kept(share - 1))}
          >
            −
          </button>
          <input
            type="number"
            aria-label={`Candidates for ${name}`}
            min={least}
            max={people}
            value={share}
            onChange={({ target }) => onShare(kept(target.valueAsNumber))}
          />
          <button
            type="button"
            aria-label={`One more for ${name}`}
            disabled={share >= people}
            onClick={() => onShare(kept(share + 1))}
          >
            +
          </button>
        </Stepper>
      ) : (
        <output>
          {isChosen ? (
            <>
              <strong>{share}</strong> to read
            </>
          ) : (
            0
          )}
        </output>
      )}
    </li>
  );
}
