import { styled } from 'styled-components';
import type { ReviewStep } from '../review-steps.js';
import { narrow } from './review-style.js';

const Strip = styled.div`
  flex: 1;
  display: flex;
  gap: 2px;
  height: 6px;
  max-width: 420px;
  margin-left: auto;
  i {
    flex: 1;
    min-width: 1px;
    border-radius: 1px;
    background: var(--line);
  }
  i[data-choice='shortlisted'] {
    background: var(--good);
  }
  i[data-choice='maybe'] {
    background: var(--warn);
  }
  i[data-choice='rejected'] {
    background: var(--ink-faint);
  }
  i[data-current] {
    background: var(--accent);
    transform: scaleY(1.9);
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid CanvasText;
    }
    i[data-choice] {
      background: CanvasText;
    }
    i[data-current] {
      background: Highlight;
    }
  }
  ${narrow} {
    display: none;
  }
`;

export interface StepStripProps {
  readonly steps: readonly ReviewStep[];
  /** Its content, in words. */
  readonly label: string;
}

/** The way through the review: what was decided, and where one is. */
export function StepStrip({ steps, label }: StepStripProps) {
  return (
    <Strip role="img" aria-label={label}>
      {steps.map(({ choice, isCurrent }, index) => (
        <i
          key={index}
          data-choice={choice ?? undefined}
          data-current={isCurrent ? true : undefined}
        />
      ))}
    </Strip>
  );
}
