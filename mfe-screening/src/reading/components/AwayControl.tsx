import { Button, TextField } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { RowAction } from '../../components/RowAction.js';
import { dayAfter, endOf } from '../days.js';
import { AwayLine } from './share-style.js';
import type { OfferedReader } from './use-split-readers.js';

export interface AwayControlProps {
  readonly member: OfferedReader;
  /** Keeps until when they are away; null: they are back. */
  readonly onAway: (until: string | null) => void;
}

/** Says until when a reader is away, or that they are back. */
export function AwayControl({ member, onAway }: AwayControlProps) {
  const { name, awayUntil } = member;
  const [day, setDay] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const isAsking = day !== null;
  useEffect(() => {
    if (isAsking) line.current?.querySelector('input')?.focus();
  }, [isAsking]);
  const close = () => {
    setDay(null);
    button.current?.focus();
  };
  return (
    <>
      <RowAction
        ref={button}
        type="button"
        aria-label={`${awayUntil ? 'Back' : 'Away'}: ${name}`}
        aria-expanded={awayUntil ? undefined : isAsking}
        onClick={() => {
          if (awayUntil) onAway(null);
          else setDay(isAsking ? null : dayAfter(7));
        }}
      >
        {awayUntil ? 'Back' : 'Away'}
      </RowAction>
      {isAsking && !awayUntil ? (
        <AwayLine ref={line}>
          <TextField
            label={`${name} is away until`}
            type="date"
            min={dayAfter(0)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Button
            disabled={day === ''}
            onClick={() => {
              onAway(endOf(day));
              close();
            }}
          >
            Set
          </Button>
          <Button onClick={close}>Cancel</Button>
        </AwayLine>
      ) : null}
    </>
  );
}
