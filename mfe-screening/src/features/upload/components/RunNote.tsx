import { Note, TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { RunState } from '../../../workflow/progress/run-state.js';

const SpacedNote = styled(Note)`
  margin-top: var(--s5);
`;

/** State of the previous screening: it still runs, or it needs the user. */
export function RunNote({ run }: { readonly run: RunState | null }) {
  if (run === null || run.phase === 'done') return null;
  if (run.phase === 'failed') {
    const retry = <TextLink to="/processing">Try it again</TextLink>;
    return (
      <SpacedNote
        tone="bad"
        title="The last screening could not be completed"
        action={run.remedy === 'retry' ? retry : undefined}
      >
        {run.message}
      </SpacedNote>
    );
  }
  return (
    <SpacedNote
      tone="info"
      title="A screening is running"
      action={<TextLink to="/processing">See its progress</TextLink>}
    >
      You can prepare the next one; it can start when this one has ended.
    </SpacedNote>
  );
}
