import type { Candidate } from '@shortlist/contracts/screening';
import { Note, TextLink, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import { standingOf } from '../../../../mails/mail.js';
import { useOutboxOfPage } from '../../../../outbox/outbox-context.js';
import { decisionLine } from '../../../../screening/decision-line.js';
import { mailText } from '../../mail-text.js';
import { choiceOf } from '../../review-queue.js';
import { WaitingMail } from './WaitingMail.js';

const Frame = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 14px;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  > p {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  button {
    font-size: inherit;
  }
`;

const Line = styled(Note)`
  padding: 7px 10px;
`;

export interface DecisionLineProps {
  readonly candidate: Candidate;
  readonly hasDraft: boolean;
  /** Where the record of the decisions is. */
  readonly record: string;
  /** Why people are rejected in this review; null until it was asked for. */
  readonly reason: string | null;
  readonly onChangeReason: () => void;
}

/** The decision about a candidate, by whom and why; the state of their email; and the reason of the next rejections. */
export function DecisionLine(props: DecisionLineProps) {
  const { candidate, hasDraft, record, reason, onChangeReason } = props;
  const { session } = useHost();
  const me = session.status === 'signed-in' ? session.user.email : null;
  const decided = decisionLine(candidate, { me });
  const choice = choiceOf(candidate);
  const entry = useOutboxOfPage().view?.entries.get(candidate.id);
  const mail = mailText({ candidate, hasDraft, entry });
  const { state } = standingOf(candidate.mail ?? null, entry);
  return (
    <Frame tabIndex={-1} data-decision>
      {decided && choice ? (
        <Line tone={choice === 'shortlisted' ? 'good' : 'info'}>
          {decided}. <TextLink to={record}>Record</TextLink>
        </Line>
      ) : null}
      {state === 'queued' && entry?.sendAt ? (
        <Line tone="info">
          <WaitingMail candidate={candidate} sendAt={entry.sendAt} />
        </Line>
      ) : null}
      {mail ? <Line tone={state === 'failed' ? 'warn' : 'neutral'}>{mail}</Line> : null}
      {reason === null ? null : (
        <p>
          Rejecting as “{reason}” ·{' '}
          <RowAction type="button" onClick={onChangeReason}>
            change
          </RowAction>
        </p>
      )}
    </Frame>
  );
}
