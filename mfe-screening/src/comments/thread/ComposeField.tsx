import { shareLimits } from '@shortlist/contracts/sharing';
import { Button, MemberMark, Note, Row, TextArea, useHost } from '@shortlist/web-kit';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { useComments } from '../comments-context.js';
import { useMentionMenu } from './use-mention-menu.js';

const Frame = styled.div`
  position: relative;
  margin-top: 6px;
  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  textarea {
    min-height: 44px;
    max-height: 240px;
    padding: 8px 12px;
    field-sizing: content;
  }
  @media print {
    display: none;
  }
`;

const Menu = styled.div`
  position: absolute;
  z-index: 20;
  inset: 50px 0 auto;
  max-width: 320px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--paper);
  box-shadow: var(--shadow-overlay);
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 36px;
    padding: 4px 8px;
    border-radius: 6px;
    font-size: var(--text-sm);
    font-weight: 500;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > div[aria-selected='true'] {
    background: var(--sunken);
  }
  small {
    margin-left: auto;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-faint);
  }
  @media (pointer: coarse) {
    > div {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    > div[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Actions = styled(Row)`
  justify-content: flex-end;
  button {
    min-height: 44px;
  }
`;

/** Scrolls the menu out from under the bar at the bottom of a phone. */
function showWhole(menu: HTMLElement | null): void {
  menu?.scrollIntoView({ block: 'nearest' });
}

export interface ComposeFieldProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Why the last try failed, as a sentence; null when nothing is wrong. */
  readonly problem: string | null;
  readonly onSubmit: () => void;
  /** Escape was pressed while no menu was open. */
  readonly onLeave?: (() => void) | undefined;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** A field for a comment: @ lists the members to mention, Ctrl or Cmd with Enter sends. */
export function ComposeField({ ref, label, text, onText, onLeave, ...props }: ComposeFieldProps) {
  const { members } = useComments();
  const { session } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const ownId = session.user?.id;
  const menu = useMentionMenu({ field, text, onText, members: members.list, ownId });
  const isBlank = text.trim() === '';
  const submit = () => {
    if (!isBlank && !props.isBusy) props.onSubmit();
  };
  return (
    <Frame>
      <Line>
        <TextArea
          ref={field}
          label={label}
          placeholder="Write, @ to mention"
          rows={1}
          maxLength={shareLimits.comment}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={menu.isOpen ? menu.listId : undefined}
          aria-activedescendant={menu.isOpen ? menu.optionId(menu.active) : undefined}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            menu.follow();
          }}
          onSelect={menu.follow}
          onBlur={menu.close}
          onKeyDown={(event) => {
            if (menu.onKeyDown(event)) return;
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            if (event.key === 'Escape') onLeave?.();
          }}
        />
        <Actions gap={2}>
          {props.children}
          <Button disabled={isBlank} busy={props.isBusy} busyLabel="Sending..." onClick={submit}>
            {props.submitLabel}
          </Button>
        </Actions>
      </Line>
      {menu.isOpen ? (
        <Menu ref={showWhole} id={menu.listId} role="listbox" aria-label="Members to mention">
          {menu.found.map((member, at) => (
            <div
              key={member.userId}
              id={menu.optionId(at)}
              role="option"
              // The field moves the choice by aria-activedescendant.
              tabIndex={-1}
              aria-selected={at === menu.active}
              onMouseDown={(event) => {
                // The field keeps the focus.
                event.preventDefault();
                menu.take(member);
              }}
            >
              <MemberMark $isOwn={false} $size={26}>
                {members.initialsOf(member.userId)}
              </MemberMark>
              {members.nameOf(member.userId)}
              {member.role === 'viewer' ? <small>Viewer</small> : null}
            </div>
          ))}
        </Menu>
      ) : null}
      {props.problem ? <Note tone="bad">{props.problem}</Note> : null}
    </Frame>
  );
}
