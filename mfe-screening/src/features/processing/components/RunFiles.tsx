import { Card, formatNumber, Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { WindowList } from '../../../components/list/WindowList.js';
import { holdsText } from '../../../screening/file-part.js';
import { scoredCount } from '../../../workflow/progress/run-progress.js';
import type { RunningState } from '../../../workflow/progress/run-state.js';
import { type FileStage, fileStates } from '../file-states.js';
import { useKnownFiles } from '../use-known-files.js';

const Panel = styled(Card)`
  max-width: 720px;
  margin: 16px auto 0;
  padding: 16px 24px 8px;
  header {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-bottom: 10px;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    color: var(--ink-faint);
  }
  h2 {
    font-size: var(--text-sm);
    font-weight: 600;
    color: var(--ink);
  }
  @media (max-width: 480px) {
    padding-inline: 18px;
  }
`;

const rowHeight = 44;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  height: 100%;
  border-top: 1px solid var(--line);
  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`;

const State = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--text-sm);
  color: var(--${({ $color }) => $color});
`;

const looks: Readonly<Record<FileStage, { readonly text: string; readonly color: string }>> = {
  unsent: { text: 'Waiting to be sent', color: 'ink-faint' },
  sending: { text: 'Sending', color: 'accent' },
  sent: { text: 'Sent', color: 'ink-faint' },
  waiting: { text: 'Read, waiting', color: 'ink-soft' },
  opened: { text: 'Opened', color: 'ink-soft' },
  scored: { text: 'Scored', color: 'good' },
  unreadable: { text: 'Could not be read', color: 'warn' },
};

export interface RunFilesProps {
  readonly jobId: string | null;
  /** Empty when this tab did not send them. */
  readonly files: readonly File[];
  readonly run: RunningState;
}

/** The files of a running screening, each with how far it is, as far as the server tells. */
export function RunFiles({ jobId, files, run }: RunFilesProps) {
  const known = useKnownFiles(jobId, scoredCount(run));
  const states = fileStates(files, run, known);
  if (states.length === 0) return null;
  const unreadable = states.filter(({ stage }) => stage === 'unreadable').length;
  return (
    <Panel as="section" aria-labelledby="run-files">
      <header>
        <h2 id="run-files">Files ({formatNumber(states.length)})</h2>
        {unreadable > 0 ? <span>{formatNumber(unreadable)} could not be read</span> : null}
      </header>
      <WindowList
        label="Files of this screening"
        count={states.length}
        rowHeight={rowHeight}
        keyOf={(index) => `${index} ${states[index]?.name ?? ''}`}
        renderRow={(index) => {
          const state = states[index];
          if (!state) return null;
          const { text, color } = looks[state.stage];
          return (
            <Row>
              <span title={state.name}>
                {state.name}
                {state.resumes > 1 ? <small>{holdsText(state.resumes)}</small> : null}
              </span>
              <State $color={color} title={state.reason ?? undefined}>
                {state.stage === 'scored' ? <Icon shape={icons.check} size={14} /> : null}
                {state.stage === 'unreadable' ? <Icon shape={icons.warning} size={14} /> : null}
                {text}
              </State>
            </Row>
          );
        }}
      />
    </Panel>
  );
}
