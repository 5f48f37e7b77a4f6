import { Button, Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Rows, SettingRow } from '../components/Rows.js';
import { describeSize } from './describe-size.js';
import { type ExportState, useExport } from './use-export.js';

const Problem = styled.div`
  margin-top: var(--s3);
`;

function describe(state: ExportState): string {
  switch (state.step) {
    case 'running':
      return 'We are collecting your data. Please stay on this page.';
    case 'saved':
      return `Saved as ${state.name} (${describeSize(state.bytes)}). It holds resumes: keep it safe.`;
    case 'cancelled':
      return 'Cancelled. Nothing was saved.';
    default:
      return 'Account, screenings, resumes’ texts, decisions and emails, as JSON in a ZIP';
  }
}

/** Everything that is kept for the user, as a file. */
export function ExportRow() {
  const { state, start, cancel } = useExport();
  const isRunning = state.step === 'running';
  return (
    <Rows>
      <SettingRow
        title="Export everything"
        state={
          <>
            <span role="status">{describe(state)}</span>
            {/* Not read aloud: it changes many times a second. */}
            {isRunning && state.bytes > 0 && (
              <span aria-hidden> {describeSize(state.bytes)} so far.</span>
            )}
          </>
        }
        action={
          // One button, so that the focus stays on it.
          <Button onClick={isRunning ? cancel : () => void start()}>
            {isRunning ? 'Cancel' : 'Export my data'}
          </Button>
        }
      >
        {state.step === 'failed' && (
          <Problem>
            <Note tone="bad">{state.message}</Note>
          </Problem>
        )}
      </SettingRow>
    </Rows>
  );
}
