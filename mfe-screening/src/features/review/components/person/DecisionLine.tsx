import type { Candidate } from '@shortlist/contracts/screening';
import { Note, TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import { standingOf } from '../../../../mails/mail.js';
import { useOutboxOfPage } from '../../../../outbox/outbox-context.js';
import { formatMoment } from '../../../../screening/format-moment.js';
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

const did = {
  shortlisted: 'Shortlisted',
  maybe: 'Put aside as maybe',
  rejected: 'Rejected',
} as const;

export interface DecisionLineProps {
  readonly candidate: Candidate;
  readonly hasDraft: boolean;
  /** Where the record of the decisions is. */
  readonly record: string;
  /** Why people are rejected in this review; null until it was asked for. */
  readonly reason: string | null;
  readonly onChangeReason: () => void;
}

/** What was decided about a candidate, by whom and why; what became of their email; and the reason of the next rejections. */
export function DecisionLine(props: DecisionLineProps) {
  const { candidate, hasDraft, record, reason, onChangeReason } = props;
  const { override } = candidate;
  const choice = choiceOf(candidate);
  const entry = useOutboxOfPage().view?.entries.get(candidate.id);
  const mail = mailText({ candidate, hasDraft, entry });
  const { state } = standingOf(candidate.mail ?? null, entry);
  return (
    <Frame tabIndex={-1} data-decision>
      {override && choice ? (
        <Line tone={choice === 'shortlisted' ? 'good' : 'info'}>
          {did[choice]} by {override.by} on {formatMoment(override.at)}
          {override.reason ? `: ${override.reason}` : ''}. <TextLink to={record}>Record</TextLink>
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
