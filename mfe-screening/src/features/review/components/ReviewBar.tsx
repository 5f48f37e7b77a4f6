import { ButtonLink, Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { type Among, progressText, type ReviewProgress } from '../review-queue.js';
import type { ReviewStep } from '../review-steps.js';
import { AmongField } from './AmongField.js';
import { narrow } from './review-style.js';
import { StepStrip } from './StepStrip.js';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: var(--s4);
  min-height: 56px;
  padding: env(safe-area-inset-top) max(var(--s5), env(safe-area-inset-right)) 0
    max(var(--s5), env(safe-area-inset-left));
  border-bottom: 1px solid var(--line);
  ${narrow} {
    gap: var(--s2);
    padding-inline: max(var(--s2), env(safe-area-inset-left))
      max(var(--s2), env(safe-area-inset-right));
  }
  @media print {
    display: none;
  }
`;

const Job = styled.div`
  min-width: 0;
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }
  p + p {
    font-size: var(--text-xs);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: var(--ink-faint);
  }
  ${narrow} {
    flex: 1;
  }
`;

const Back = styled(ButtonLink)`
  flex: none;
  min-width: 44px;
  height: 44px;
  margin-left: -10px;
  ${narrow} {
    margin-left: 0;
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export interface ReviewBarProps {
  readonly title: string;
  /** Where the results are. */
  readonly results: string;
  readonly progress: ReviewProgress;
  /** Word for what is done about each: decided, or marked. */
  readonly done: string;
  readonly steps: readonly ReviewStep[];
  readonly among: Among;
  readonly hasList: boolean;
  readonly onAmong: (among: Among) => void;
  readonly onLeave: () => void;
}

/** The screening, how far its review is, and who is reviewed. */
export function ReviewBar(props: ReviewBarProps) {
  const { title, results, progress, done, steps, among, hasList, onAmong, onLeave } = props;
  const text = progressText(progress, done);
  return (
    <Bar>
      <Back to={results} variant="bare" onClick={onLeave}>
        <Icon shape={icons.arrowLeft} />
        <span>Results</span>
      </Back>
      <Job>
        <p>{title || 'Review'}</p>
        <p>{text}</p>
      </Job>
      <StepStrip steps={steps} label={text} />
      <AmongField among={among} hasList={hasList} onChange={onAmong} />
    </Bar>
  );
}
