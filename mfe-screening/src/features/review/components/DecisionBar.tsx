import type { Choice } from '@shortlist/contracts/screening';
import { Button, Icon, icons, notAllowedText, useMay } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useComments } from '../../../comments/comments-context.js';
import { Key, narrow } from './review-style.js';

const Bar = styled.footer`
  display: flex;
  align-items: center;
  gap: var(--s2);
  padding: 12px max(var(--s5), env(safe-area-inset-right)) calc(12px + env(safe-area-inset-bottom))
    max(var(--s5), env(safe-area-inset-left));
  border-top: 1px solid var(--line);
  background: var(--surface);
  > button {
    height: 44px;
    padding-inline: 18px;
    font-size: 0.9375rem;
  }
  > button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--line-field);
  }
  ${narrow} {
    gap: min(var(--s2), 2vw);
    padding: 10px max(var(--s3), env(safe-area-inset-right))
      calc(10px + env(safe-area-inset-bottom)) max(var(--s3), env(safe-area-inset-left));
    > button {
      flex: 1;
      min-width: 0;
      padding-inline: 4px;
    }
    > button[data-walk] {
      flex: none;
      width: 44px;
    }
  }
  @media (max-width: 560px) {
    > button kbd {
      display: none;
    }
  }
  @media (max-width: 360px) {
    > button {
      font-size: var(--text-sm);
    }
  }
  @media print {
    display: none;
  }
`;

const Inverse = styled(Key)`
  background: transparent;
  border-color: color-mix(in srgb, var(--on-ink) 40%, transparent);
  color: inherit;
`;

const Hints = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 14px;
  margin-left: auto;
  font-size: var(--text-sm);
  color: var(--ink-faint);
  button {
    height: 32px;
    padding: 0 4px;
    font-size: inherit;
    font-weight: 400;
  }
  ${narrow} {
    display: none;
  }
  @media (max-width: 1120px) {
    > span {
      display: none;
    }
  }
`;

export interface DecisionBarProps {
  /** Decision about the person on the screen; null when there is none. */
  readonly choice: Choice | null;
  /** Names the choice where it is no decision. */
  readonly label: string | null;
  readonly onDecide: (choice: Choice) => void;
  readonly onWalk: (by: 1 | -1) => void;
  readonly canGoBack: boolean;
  readonly onShowKeys: () => void;
}

/** Decides about the candidate on the screen and goes on; each button shows its key. */
export function DecisionBar(props: DecisionBarProps) {
  const { choice, label, onDecide, onWalk, canGoBack, onShowKeys } = props;
  const { areSeveral } = useComments().members;
  const mayDecide = useMay()('candidate.decide');
  const decide = (each: Choice, key: string) => ({
    'aria-pressed': choice === each,
    'aria-keyshortcuts': key,
    onClick: () => onDecide(each),
    disabled: !mayDecide,
    title: mayDecide ? undefined : notAllowedText,
  });
  const check = <Icon shape={icons.check} />;
  return (
    <Bar aria-label={label ?? undefined}>
      <Button
        data-walk
        aria-label="Previous candidate"
        aria-keyshortcuts="K ArrowLeft"
        // It keeps the focus when there is nobody before: then a press does nothing.
        aria-disabled={!canGoBack}
        onClick={() => onWalk(-1)}
      >
        ‹
      </Button>
      <Button {...decide('rejected', 'R')}>
        {choice === 'rejected' ? check : null}
        Reject <Key aria-hidden>r</Key>
      </Button>
      <Button {...decide('maybe', 'M')}>
        {choice === 'maybe' ? check : null}
        Maybe <Key aria-hidden>m</Key>
      </Button>
      <Button variant="primary" {...decide('shortlisted', 'S')}>
        {choice === 'shortlisted' ? check : null}
        Shortlist <Inverse aria-hidden>s</Inverse>
      </Button>
      <Button
        data-walk
        aria-label="Next candidate"
        aria-keyshortcuts="J ArrowRight"
        onClick={() => onWalk(1)}
      >
        ›
      </Button>
      <Hints>
        {label ? <span>{label}</span> : null}
        {mayDecide ? null : <span>{notAllowedText}</span>}
        <span>
          <Key>j</Key> <Key>k</Key> next, previous
        </span>
        <span>
          <Key>n</Key> {areSeveral ? 'comment' : 'note'}
        </span>
        <span>
          <Key>z</Key> undo
        </span>
        <Button variant="bare" aria-keyshortcuts="Shift+?" onClick={onShowKeys}>
          <Key aria-hidden>?</Key> all keys
        </Button>
      </Hints>
    </Bar>
  );
}
