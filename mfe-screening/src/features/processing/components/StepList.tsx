import { Icon, icons, ProgressBar } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { stepPercents } from '../../../workflow/progress/run-progress.js';
import type { RunState } from '../../../workflow/progress/run-state.js';

/** The four steps (specification §2). */
const steps = [
  { title: 'Parsing Resumes', text: 'Extracting text and structure' },
  { title: 'Skill Analysis', text: 'Identifying key competencies' },
  { title: 'AI Matching', text: 'Calculating fit scores' },
  { title: 'Email Generation', text: 'Creating rejection emails' },
] as const;

const List = styled.ol`
  margin-top: 16px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 120px 76px;
    gap: var(--s3);
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  strong {
    display: block;
    font-weight: 600;
  }
  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  @media (max-width: 480px) {
    li {
      grid-template-columns: minmax(0, 1fr) 76px;
    }
    [role='progressbar'] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const State = styled.span<{ $complete: boolean }>`
  display: inline-flex;
  justify-content: flex-end;
  align-items: center;
  gap: 4px;
  font-size: var(--text-sm);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  color: var(--${({ $complete }) => ($complete ? 'good' : 'ink-faint')});
`;

/** The steps, each with its own progress, and 'Complete' when its work is; then that the results are opened. */
export function StepList({ run }: { readonly run: RunState }) {
  const percents = stepPercents(run);
  return (
    <List>
      {steps.map(({ title, text: detail }, index) => {
        const percent = percents[index] ?? 0;
        return (
          <li key={title}>
            <span>
              <strong>{title}</strong>
              <small>{detail}</small>
            </span>
            <ProgressBar value={percent} label={title} tone={percent === 100 ? 'good' : 'accent'} />
            <State $complete={percent === 100}>
              {percent === 100 ? (
                <>
                  <Icon shape={icons.check} size={14} />
                  Complete
                </>
              ) : (
                `${percent}%`
              )}
            </State>
          </li>
        );
      })}
      {run.phase === 'finalizing' ? (
        <li>
          <span role="status">
            <strong>Finalizing Results</strong>
            <small>Opening your results</small>
          </span>
        </li>
      ) : null}
    </List>
  );
}
