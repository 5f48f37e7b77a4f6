import { Icon, ProgressBar } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { RunState } from '../../../workflow/run-state.js';

/** The four steps (specification §2). */
const steps = [
  { title: 'Parsing Resumes', text: 'Extracting text and structure' },
  { title: 'Skill Analysis', text: 'Identifying key competencies' },
  { title: 'AI Matching', text: 'Calculating fit scores' },
  { title: 'Email Generation', text: 'Creating rejection emails' },
] as const;

const List = styled.ol`
  margin-top: 20px;
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

function percentOf(run: RunState, index: number): number {
  if (run.phase !== 'steps') return 100;
  if (index < run.step) return 100;
  return index === run.step ? run.percent : 0;
}

/** The server has the files and reads them; nothing is accepted yet. */
function isStarting(run: RunState): boolean {
  return run.phase === 'screening' && run.uploaded >= 1 && run.progress.phase === 'starting';
}

function finalText(run: RunState): string {
  if (run.phase === 'finalizing') return 'Opening your results';
  if (run.phase !== 'screening') return '';
  const { done, total, filesRead = 0 } = run.progress;
  if (run.uploaded < 1) return `Sending the files: ${Math.round(run.uploaded * 100)}%`;
  if (isStarting(run)) return `Reading the files: ${filesRead} of ${total}`;
  return total === 0 ? 'Asking how far it is' : `${done} of ${total} resumes scored`;
}

/** The steps, each with its own progress and 'Complete', then what the server reports. */
export function StepList({ run }: { readonly run: RunState }) {
  const text = finalText(run);
  return (
    <List>
      {steps.map(({ title, text: what }, index) => {
        const percent = percentOf(run, index);
        return (
          <li key={title}>
            <span>
              <strong>{title}</strong>
              <small>{what}</small>
            </span>
            <ProgressBar value={percent} label={title} tone={percent === 100 ? 'good' : 'accent'} />
            <State $complete={percent === 100}>
              {percent === 100 ? (
                <>
                  <Icon name="check" size={14} />
                  Complete
                </>
              ) : (
                `${percent}%`
              )}
            </State>
          </li>
        );
      })}
      {text === '' ? null : (
        <li>
          <span role="status">
            <strong>{isStarting(run) ? 'Starting the screening' : 'Finalizing Results'}</strong>
            <small>{text}</small>
          </span>
        </li>
      )}
    </List>
  );
}
