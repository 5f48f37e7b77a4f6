import { styled } from 'styled-components';

export interface ProgressBarProps {
  /** Percent, 0 to 100; outside it is cut. */
  readonly value: number;
  /** The progressing thing, for screen readers. */
  readonly label: string;
  readonly tone?: 'accent' | 'ink' | 'good';
}

const Track = styled.div`
  height: 6px;
  border-radius: 3px;
  background: var(--line);
  overflow: hidden;
  forced-color-adjust: none;
`;

const Fill = styled.div<{ $tone: string }>`
  height: 100%;
  border-radius: inherit;
  background: var(--${({ $tone }) => $tone});
  transform-origin: left;
  transition: transform 0.16s linear;
`;

/** How far something is. */
export function ProgressBar({ value, label, tone = 'accent' }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <Fill $tone={tone} style={{ transform: `scaleX(${percent / 100})` }} />
    </Track>
  );
}
