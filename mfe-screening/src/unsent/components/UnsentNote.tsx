import { Button, Icon, icons, Note, TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../components/RowAction.js';
import { reviewOf } from '../../screening/results-address.js';
import { useUnsentQueue, useUnsentState } from '../unsent-context.js';
import { countText } from '../waiting-texts.js';

const Frame = styled.div`
  display: grid;
  gap: var(--s2);
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Line = styled(Note)`
  align-items: center;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px var(--s4);
  }
  > svg {
    margin: 0;
  }
`;

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s3);
  button {
    height: 32px;
  }
`;

export interface UnsentNoteProps {
  readonly jobId: string;
  readonly className?: string;
}

/** Changes that are not stored yet, with the reason; refused ones too, until they are dismissed. */
export function UnsentNote({ jobId, className }: UnsentNoteProps) {
  const queue = useUnsentQueue();
  const { count, sendError, notifications } = useUnsentState();
  return (
    <Frame role="status" className={className}>
      {sendError && count > 0 ? (
        <Line tone="info">
          <span>
            {countText(count, sendError)}{' '}
            <RowAction type="button" onClick={queue.tryNow}>
              Try now
            </RowAction>
          </span>
        </Line>
      ) : null}
      {notifications
        .filter((each) => each.jobId === jobId)
        .map(({ id, candidateId, sentence, note }) => (
          <Line key={id} tone="warn">
            {sentence}
            <Actions>
              {candidateId === null ? null : (
                <TextLink
                  to={reviewOf(jobId, candidateId)}
                  // A note is asked about there.
                  onClick={() => (note ? undefined : queue.dismiss(id))}
                >
                  Look again
                </TextLink>
              )}
              <Button
                variant="bare"
                aria-label={`Hide: ${sentence}`}
                onClick={() => queue.dismiss(id)}
              >
                <Icon shape={icons.close} size={14} />
              </Button>
            </Actions>
          </Line>
        ))}
    </Frame>
  );
}
