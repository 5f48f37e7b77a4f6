import type { Candidate } from '@shortlist/contracts/screening';
import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { formatMoment } from '../../../../screening/format-moment.js';

const Line = styled(Note)`
  margin-top: 10px;
  padding: 7px 10px;
`;

function sentenceOf({ status, sentAt, reason }: NonNullable<Candidate['mail']>): string | null {
  const when = sentAt ? ` on ${formatMoment(sentAt)}` : '';
  if (status === 'sent') return `A rejection email was sent to them${when}.`;
  if (status === 'sending') return 'A rejection email to them is being sent at the moment.';
  if (status === 'unknown') {
    return `A rejection email may have reached them${when}: the connection was lost while it was sent.`;
  }
  if (status === 'failed') return `A rejection email was not sent. ${reason ?? ''}`.trim();
  return status === 'other' ? 'A rejection email may have been sent to them.' : null;
}

/** State of a candidate's rejection email, whatever their status is now. */
export function MailNote({ mail }: Pick<Candidate, 'mail'>) {
  const sentence = mail ? sentenceOf(mail) : null;
  return sentence ? <Line tone="warn">{sentence}</Line> : null;
}
