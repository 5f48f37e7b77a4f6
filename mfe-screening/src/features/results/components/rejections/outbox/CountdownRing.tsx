import { styled } from 'styled-components';
import { type Countdown, timeMark } from '../../../../../outbox/countdown.js';

const size = 34;
const radius = 15;
const length = 2 * Math.PI * radius;

const Ring = styled.span`
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: ${size}px;
  height: ${size}px;
  font-size: var(--text-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  svg {
    position: absolute;
    inset: 0;
    transform: rotate(-90deg);
  }
  circle {
    fill: none;
    stroke: var(--line);
    stroke-width: 4;
  }
  circle + circle {
    stroke: var(--ink);
  }
`;

/** Remaining time to stop, as a ring that runs out. */
export function CountdownRing({ countdown }: { readonly countdown: Countdown | null }) {
  const share = countdown?.share ?? 0;
  return (
    <Ring aria-hidden="true">
      <svg viewBox={`0 0 ${size} ${size}`}>
        <circle cx={size / 2} cy={size / 2} r={radius} />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      {countdown ? timeMark(countdown.seconds) : null}
    </Ring>
  );
}
