import { VisuallyHidden } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const Line = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-soft);

  & > span {
    font-variant-numeric: tabular-nums;
  }
`;

function describe(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

export interface CooldownLineProps {
  readonly seconds: number;
  /** Action that is possible again then; default `ask`. */
  readonly action?: 'ask' | 'try';
}

/** Says how long to wait until asking again. A screen reader hears the end of it, not each second. */
export function CooldownLine({ seconds, action: action = 'ask' }: CooldownLineProps) {
  const [waited, setWaited] = useState(false);
  if (seconds > 0 && !waited) setWaited(true);
  return (
    <>
      {seconds > 0 && (
        <Line>
          You can {action} again in <span>{describe(seconds)}</span>.
        </Line>
      )}
      <VisuallyHidden role="status">
        {waited && seconds === 0 ? `You can ${action} again now.` : ''}
      </VisuallyHidden>
    </>
  );
}
