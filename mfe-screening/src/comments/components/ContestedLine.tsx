import { Button, formatTime, useHost, useMay } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useScreeningState } from '../../people/store/use-screening.js';
import { useComments } from '../comments-context.js';
import type { Contested } from '../contested.js';
import { ComposeField } from '../thread/ComposeField.js';
import { handleOf } from '../thread/mentions.js';
import { useThreadActions } from '../thread/use-thread-actions.js';

const Frame = styled.div`
  position: fixed;
  z-index: 31;
  inset: auto 0 calc(20px + env(safe-area-inset-bottom) + 64px);
  display: flex;
  justify-content: center;
  padding-inline: var(--gutter);
  pointer-events: none;
  @media (max-width: 900px) {
    bottom: calc(20px + env(safe-area-inset-bottom) + 150px);
  }
  @media print {
    display: none;
  }
`;

const Box = styled.div`
  pointer-events: auto;
  width: min(640px, 100%);
  padding: 14px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-overlay);
  > p {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 10px;
`;

const verbs: Readonly<Record<string, string>> = {
  shortlisted: 'shortlisted',
  rejected: 'rejected',
};

function decidedBy(name: string, { candidate, status, at }: Contested): string {
  const done = verbs[status] ? `${verbs[status]} ${candidate}` : `put ${candidate} aside as maybe`;
  return `${name} ${done} at ${formatTime(at)}. Your decision was not kept.`;
}

export interface ContestedLineProps {
  readonly contested: Contested;
  /** The user agrees, or has objected. */
  readonly onDone: () => void;
}

/** Says whose decision came first; the user agrees, or objects by a comment that mentions its author and the lead. */
export function ContestedLine({ contested, onDone }: ContestedLineProps) {
  const { candidateId, by } = contested;
  const { members } = useComments();
  const state = useScreeningState();
  const ownId = useHost().session.user?.id;
  const mayWrite = useMay()('comment.write');
  const { write, isBusy, problem } = useThreadActions(candidateId);
  const [text, setText] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isObjecting = text !== null;
  useEffect(() => {
    const area = field.current;
    if (isObjecting) area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [isObjecting]);

  const author = members.byEmail(by);
  const leadId = state.status === 'ready' ? state.overview?.people?.leadId : undefined;
  const lead = members.list.find(({ userId }) => userId === leadId && userId !== ownId);
  const object = () => {
    const mentioned = new Set([author, lead].filter((member) => member !== undefined));
    const handles = [...mentioned].map((member) => `@${handleOf(member, members.list)} `);
    setText(`${handles.join('')}I object: `);
  };
  const name = author ? members.nameOf(author.userId) : by;
  return (
    <Frame>
      <Box role="alert">
        <p>{decidedBy(name, contested)}</p>
        {text === null ? (
          <Actions>
            {mayWrite ? <Button onClick={object}>Object</Button> : null}
            <Button onClick={onDone}>Agree</Button>
          </Actions>
        ) : (
          <ComposeField
            ref={field}
            label="Why do you object?"
            text={text}
            onText={setText}
            submitLabel="Comment"
            isBusy={isBusy}
            problem={problem}
            onLeave={() => setText(null)}
            onSubmit={() => {
              void write(text).then((isDone) => {
                if (isDone) onDone();
              });
            }}
          >
            <Button variant="bare" onClick={() => setText(null)}>
              Cancel
            </Button>
          </ComposeField>
        )}
      </Box>
    </Frame>
  );
}
