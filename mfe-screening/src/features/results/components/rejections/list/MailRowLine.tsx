import { Checkbox, Chip, VisuallyHidden } from '@shortlist/web-kit';
import type { KeyboardEvent } from 'react';
import { RowAction } from '../../../../../components/RowAction.js';
import type { Mail } from '../../../../../mails/mail.js';
import { isChoosable, type MailGroup } from '../../../../../mails/mail-groups.js';
import { chipOf, lineOf } from '../../../../../mails/mail-sentences.js';
import { UnsentMark } from '../../../../../unsent/components/UnsentMark.js';
import { MailLine, Marks, Opener, Score, Small } from './list-style.js';

export interface MailRowLineProps {
  readonly mail: Mail;
  readonly group: MailGroup;
  /** Its letter stands beside the list. */
  readonly isShown: boolean;
  /** Null where nothing can be sent. */
  readonly isTicked: boolean | null;
  /** Its text was written and not saved yet. */
  readonly isUnsaved: boolean;
  /** Only one row is a stop of the Tab key; the arrow keys go from row to row. */
  readonly isStop: boolean;
  readonly onShow: () => void;
  readonly onTick: (isTicked: boolean) => void;
  /** Takes it out of the outbox; null when that is not possible. */
  readonly onStop: (() => void) | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** One person's email in the list. */
export function MailRowLine(props: MailRowLineProps) {
  const { mail, group, isShown, isTicked, isUnsaved, isStop, onStop } = props;
  const { candidate, draft } = mail;
  const name = candidate.candidate;
  // Queued emails are listed under 'In the outbox'.
  const chip = mail.state === 'queued' ? null : chipOf(mail);
  const line = lineOf(mail);
  const tabIndex = isStop ? 0 : -1;
  return (
    <MailLine $isShown={isShown} data-mail={candidate.id}>
      <span>
        {isTicked !== null && isChoosable(group) ? (
          <Checkbox
            label={<VisuallyHidden>Send to {name}</VisuallyHidden>}
            checked={isTicked}
            tabIndex={tabIndex}
            onKeyDown={props.onKeyDown}
            onChange={(event) => props.onTick(event.target.checked)}
          />
        ) : null}
      </span>
      <Opener
        type="button"
        aria-current={isShown ? 'true' : undefined}
        tabIndex={tabIndex}
        onClick={props.onShow}
        onKeyDown={props.onKeyDown}
      >
        <b>{name}</b>
        <Small $isWarning={line.isWarning}>{line.text}</Small>
      </Opener>
      <Marks>
        <UnsentMark candidateId={candidate.id} />
        {isUnsaved ? <Chip tone="warn">not saved</Chip> : null}
        {draft?.edited ? <Chip>edited</Chip> : null}
        {chip ? <Chip tone={chip.tone}>{chip.text}</Chip> : null}
        {onStop ? (
          <RowAction type="button" tabIndex={tabIndex} onClick={onStop}>
            Stop<VisuallyHidden> the email to {name}</VisuallyHidden>
          </RowAction>
        ) : null}
      </Marks>
      <Score>
        <VisuallyHidden>Score </VisuallyHidden>
        {candidate.score}
      </Score>
    </MailLine>
  );
}
