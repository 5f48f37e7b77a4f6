import { exportFiles } from '@shortlist/contracts/constants';
import type { EmailStatus } from '@shortlist/contracts/screening';
import { Button, Card, downloadFile, EmptyState, ErrorPanel, Row } from '@shortlist/web-kit';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { emailsFile } from '../../../../screening/export-emails.js';
import {
  listRejections,
  sendableEmails,
  type SendOutcomes,
} from '../../../../screening/rejections.js';
import { isWhole, type Screening } from '../../../../screening/screening.js';
import { useDraftTexts } from '../../use-draft-texts.js';
import { useSendEmails } from '../../use-send-emails.js';
import { RejectionRow } from './RejectionRow.js';
import { SendEmailsDialog } from './SendEmailsDialog.js';
import { TemplateAction } from './TemplateAction.js';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: 20px 0 var(--s3);
  h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }
  p {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

export interface RejectionsTabProps {
  readonly screening: Screening;
  readonly outcomes: SendOutcomes;
  readonly onSent: (outcomes: SendOutcomes) => void;
  readonly onAnswerLost: () => void;
}

interface Summary {
  readonly total: number;
  readonly sendable: number;
  readonly sending: number;
  readonly sent: number;
}

function summarize({ total, sendable, sending, sent }: Summary): string {
  const parts = [
    `${sendable} to send`,
    ...(sending > 0 ? [`${sending} being sent`] : []),
    ...(sent > 0 ? [`${sent} sent`] : []),
  ];
  const rest = total - sendable - sending - sent;
  return [...parts, ...(rest > 0 ? [`${rest} that can’t be sent`] : [])].join(' · ');
}

/** The drafted rejection emails: read, copy, export, send. */
export function RejectionsTab({ screening, outcomes, ...callbacks }: RejectionsTabProps) {
  const listed = useMemo(() => listRejections(screening, outcomes), [screening, outcomes]);
  const texts = useDraftTexts(listed);
  const { rejections } = texts;
  const drafts = rejections.map(({ email }) => email).filter((email) => email !== null);
  const emailable = screening.origin === 'screened';
  const sendable = sendableEmails(rejections);
  const countOf = (wanted: EmailStatus) => drafts.filter(({ status }) => status === wanted).length;
  const { state, begin, send, close } = useSendEmails({
    jobId: screening.jobId,
    emails: sendable.filter(isWhole),
    ...callbacks,
  });

  return (
    <section aria-labelledby="rejection-emails">
      <Head>
        <div>
          <h2 id="rejection-emails">Rejection Email Management</h2>
          {drafts.length > 0 ? (
            <p>
              {emailable
                ? summarize({
                    total: rejections.length,
                    sendable: sendable.length,
                    sending: countOf('sending'),
                    sent: countOf('sent'),
                  })
                : 'These emails are for looking at only'}
            </p>
          ) : null}
        </div>
        <Row gap={2}>
          <TemplateAction screening={screening} rejections={rejections} />
          <Button
            disabled={drafts.length === 0 || !texts.areHere}
            onClick={() =>
              downloadFile(exportFiles.emailsFileName, emailsFile(drafts.filter(isWhole)))
            }
          >
            Export Emails
          </Button>
          <Button
            variant="primary"
            disabled={drafts.length === 0 || !emailable || !texts.areHere}
            onClick={begin}
          >
            Send All Emails
          </Button>
        </Row>
      </Head>
      {texts.error === null ? null : (
        <ErrorPanel
          title="The emails could not be loaded"
          message={texts.error}
          onRetry={texts.retry}
        />
      )}
      <Card>
        {rejections.map((rejection) => (
          <RejectionRow key={rejection.candidate.id} rejection={rejection} screening={screening} />
        ))}
        {rejections.length === 0 ? (
          <EmptyState title="No Rejection Emails">
            All candidates have been shortlisted or the screening process is still in progress.
          </EmptyState>
        ) : null}
      </Card>
      <SendEmailsDialog
        state={state}
        count={sendable.length}
        onSend={() => void send()}
        onClose={close}
      />
    </section>
  );
}
