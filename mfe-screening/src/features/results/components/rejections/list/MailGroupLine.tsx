import { Checkbox, VisuallyHidden } from '@shortlist/web-kit';
import { RowAction } from '../../../../../components/RowAction.js';
import type { Mail } from '../../../../../mails/mail.js';
import { isChosen, type Ticks } from '../../../../../mails/mail-choice.js';
import { groupTitles, isChoosable, type MailGroup } from '../../../../../mails/mail-groups.js';
import { GroupLine } from './list-style.js';

export interface MailGroupLineProps {
  readonly group: MailGroup;
  readonly mails: readonly Mail[];
  /** Null where nothing can be sent. */
  readonly ticks: Ticks | null;
  readonly onTickAll: (isTicked: boolean) => void;
  /** Sends what failed again. */
  readonly onRetry: () => void;
}

/** The head of a group: its name, how many it has, and a tick for all of them. */
export function MailGroupLine({ group, mails, ticks, onTickAll, onRetry }: MailGroupLineProps) {
  const chosen = ticks ? mails.filter((mail) => isChosen(mail, ticks)).length : 0;
  const isWhole = chosen === mails.length;
  return (
    <GroupLine>
      {ticks && isChoosable(group) ? (
        <Checkbox
          label={<VisuallyHidden>Select all of {groupTitles[group]}</VisuallyHidden>}
          checked={isWhole}
          aria-checked={chosen > 0 && !isWhole ? 'mixed' : isWhole}
          onChange={() => onTickAll(!isWhole)}
        />
      ) : null}
      <h3>{groupTitles[group]}</h3>
      <span>
        {group === 'failed' && ticks ? (
          <>
            <RowAction type="button" onClick={onRetry}>
              Try again
              <VisuallyHidden> to send what failed</VisuallyHidden>
            </RowAction>{' '}
          </>
        ) : null}
        {chosen > 0 && !isWhole ? `${chosen} of ${mails.length}` : mails.length}
      </span>
    </GroupLine>
  );
}
