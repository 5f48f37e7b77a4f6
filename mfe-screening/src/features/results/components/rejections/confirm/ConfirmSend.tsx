import { outbox } from '@shortlist/contracts/constants';
import {
  Button,
  Dialog,
  errorMessage,
  ErrorPanel,
  Note,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Mail } from '../../../../../mails/mail.js';
import type { Choice } from '../../../../../mails/mail-choice.js';
import { cautionsOf, whyBlocked } from '../../../../../mails/mail-groups.js';
import { endOf, senderText } from '../../../../../mails/mail-settings-form.js';
import { timeText } from '../../../../../outbox/countdown.js';
import { useOutboxOfPage } from '../../../../../outbox/outbox-context.js';
import type { Screening } from '../../../../../screening/screening.js';
import { LanguageChoice } from '../template/LanguageChoice.js';
import { emailsOf, nameList } from './confirm-texts.js';
import { DelayChoice } from './DelayChoice.js';
import { SenderFields } from './SenderFields.js';
import { unopenedText } from './unopened-text.js';
import { useSender } from './use-sender.js';

const Facts = styled.dl`
  display: grid;
  gap: var(--s2);
  font-size: var(--text-sm);
  dt {
    color: var(--ink);
    font-weight: 550;
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** People of a block that are named one by one. */
const listed = 5;

function Reasons({ mails, why }: { readonly mails: readonly Mail[]; why: (mail: Mail) => string }) {
  return (
    <ul>
      {mails.slice(0, listed).map((mail) => (
        <li key={mail.candidate.id}>
          {mail.candidate.candidate}: {why(mail)}
        </li>
      ))}
      {mails.length > listed ? <li>and {mails.length - listed} more</li> : null}
    </ul>
  );
}

const whyKept = (mail: Mail) =>
  cautionsOf(mail).join(' · ') || (mail.state === 'stopped' ? 'stopped before' : 'not selected');

export interface ConfirmSendProps {
  readonly choice: Choice;
  readonly screening: Screening;
  /** Names of those whose newest text was not saved. */
  readonly unsaved: readonly string[];
  readonly onSend: (delaySeconds: number) => void;
  readonly onClose: () => void;
}

/** Names who gets an email from whom and who does not, and asks. */
export function ConfirmSend({ choice, screening, unsaved, onSend, onClose }: ConfirmSendProps) {
  const { view } = useOutboxOfPage();
  const former = view?.delaySeconds ?? outbox.defaultSeconds;
  const [seconds, setSeconds] = useState(former);
  const { chosen, keptBack, withoutAddress, blocked } = choice;
  const doubtful = chosen.filter((mail) => cautionsOf(mail).length > 0);
  const left = [...withoutAddress, ...blocked];
  const sender = useSender();
  const { text, load } = sender;
  const unopened = unopenedText(chosen);
  const send = async () => {
    if (await sender.settle()) onSend(seconds);
  };
  return (
    <Dialog
      open
      title="Send rejection emails?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!text}
            busy={sender.isBusy}
            busyLabel="Saving..."
            onClick={() => void send()}
          >
            <VisuallyHidden>Yes, Send Emails: </VisuallyHidden>
            {chosen.length === 1 ? 'Send 1 email' : `Send ${chosen.length} emails`}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>
          You&apos;re about to send {emailsOf(chosen.length)}. This action cannot be undone.{' '}
          {seconds > 0 ? `You can still stop them for ${timeText(seconds)}.` : null}
        </p>
        <Facts>
          <div>
            <dt>To</dt>
            <dd>{nameList(chosen)}</dd>
          </div>
        </Facts>
        {load.status === 'error' ? (
          <ErrorPanel
            title="The sender could not be loaded"
            message={errorMessage(load.error)}
            onRetry={load.reload}
          />
        ) : null}
        {load.status === 'loading' ? <Spinner label="Loading the sender" /> : null}
        {text && sender.isAsked ? (
          <SenderFields text={text} problems={sender.problems} onChange={sender.change} />
        ) : null}
        {sender.failure ? <Note tone="bad">{sender.failure}</Note> : null}
        {text ? (
          <Facts aria-label="Sender, as candidates see it">
            <div>
              <dt>From</dt>
              <dd>{senderText(text)}</dd>
            </div>
            <div>
              <dt>Reply-To</dt>
              <dd>{text.replyTo.trim() || 'Not filled in yet'}</dd>
            </div>
            <div>
              <dt>Signature</dt>
              <dd>{endOf(screening.rejectionTemplate, text)}</dd>
            </div>
          </Facts>
        ) : null}
        {unopened ? <Note tone="warn">{unopened}</Note> : null}
        {doubtful.length > 0 ? (
          <Note tone="warn" title="You chose these; please check them once more">
            <Reasons mails={doubtful} why={(mail) => cautionsOf(mail).join(' · ')} />
          </Note>
        ) : null}
        {unsaved.length > 0 ? (
          <Note tone="warn" title="Not saved yet">
            You have not saved your text to {unsaved.join(', ')}: the earlier text goes out.
          </Note>
        ) : null}
        <DelayChoice seconds={seconds} former={former} onChange={setSeconds} />
        <LanguageChoice screening={screening} />
        {keptBack.length + left.length > 0 ? (
          <Facts>
            {keptBack.length > 0 ? (
              <div>
                <dt>{keptBack.length} kept back</dt>
                <dd>
                  <Reasons mails={keptBack} why={whyKept} />
                </dd>
              </div>
            ) : null}
            {left.length > 0 ? (
              <div>
                <dt>{left.length} who can’t get an email</dt>
                <dd>
                  <Reasons mails={left} why={(mail) => whyBlocked(mail) ?? ''} />
                </dd>
              </div>
            ) : null}
          </Facts>
        ) : null}
      </Stack>
    </Dialog>
  );
}
