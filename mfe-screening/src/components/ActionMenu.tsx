import { Icon, icons } from '@shortlist/web-kit';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Above a link that fills the row around it. */
const Wrapper = styled.div`
  position: relative;
  @media print {
    display: none;
  }
`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 36px;
  height: 36px;
  padding: 0 9px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink-soft);
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  &:not([aria-label]) {
    padding-inline: 14px 10px;
    color: var(--ink);
  }
  &:hover,
  &[aria-expanded='true'] {
    color: var(--ink);
    background: var(--sunken);
  }
  @media (max-width: 860px), (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`;

const Panel = styled.ul`
  /* over everything, also where the button stands in a row that scrolls sideways */
  position: fixed;
  z-index: 30;
  width: 220px;
  max-width: calc(100vw - 2 * var(--gutter));
  padding: var(--s2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow-overlay);
`;

const Item = styled.button<{ $danger: boolean }>`
  width: 100%;
  min-height: 40px;
  padding: 0 var(--s3);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: ${({ $danger }) => ($danger ? 'var(--bad)' : 'var(--ink)')};
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--sunken);
  }
  &:disabled {
    color: var(--ink-faint);
    cursor: default;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Between the button and its list, in pixels. */
const gap = 4;
/** Height of the longest list, in pixels. */
const roomBelow = 250;

export interface MenuItem {
  readonly label: string;
  readonly onSelect: () => void;
  readonly danger?: boolean;
  /** Why it can't be done now, as a sentence; null or absent when it can. */
  readonly reason?: string | null;
}

export interface ActionMenuProps {
  /** Accessible name of a button with three dots. */
  readonly label?: string;
  /** Text of the button, in place of the dots. */
  readonly text?: string;
  readonly items: readonly MenuItem[];
}

/** Where the list of a button goes: under it, or above it where there is no room. */
function placeBeside(button: HTMLElement): CSSProperties {
  const { top, bottom, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = clientHeight - bottom < roomBelow && top > roomBelow;
  return {
    right: Math.max(0, clientWidth - right),
    ...(isLow ? { bottom: clientHeight - top + gap } : { top: bottom + gap }),
  };
}

/** A button that opens a list of actions beside itself. Closes on Escape, on scrolling, and on a press or focus elsewhere. */
export function ActionMenu({ label, text, items }: ActionMenuProps) {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const open = place !== null;
  const wrapper = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeOutside = (event: Event) => {
      if (!wrapper.current?.contains(event.target as Node)) setPlace(null);
    };
    const closeAway = () => setPlace(null);
    const opened = toggle.current?.getBoundingClientRect();
    const closeWhenMoved = () => {
      // Told of a scrolling that was over when the list opened, as of the row that the button was brought into sight in.
      const now = toggle.current?.getBoundingClientRect();
      if (now?.top !== opened?.top || now?.right !== opened?.right) closeAway();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('scroll', closeWhenMoved, true);
    window.addEventListener('resize', closeAway);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('scroll', closeWhenMoved, true);
      window.removeEventListener('resize', closeAway);
    };
  }, [open]);

  const close = () => {
    setPlace(null);
    toggle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [
      ...(wrapper.current?.querySelectorAll<HTMLButtonElement>('li button:enabled') ?? []),
    ];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next =
      at < 0 && step < 0 ? buttons.length - 1 : (at + step + buttons.length) % buttons.length;
    buttons[next]?.focus();
  };

  return (
    <Wrapper ref={wrapper} onKeyDown={onKeyDown}>
      <Toggle
        ref={toggle}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={({ currentTarget }) => setPlace(open ? null : placeBeside(currentTarget))}
      >
        {text}
        <Icon shape={text ? icons.chevronDown : icons.more} />
      </Toggle>
      {open ? (
        <Panel id={panelId} style={place}>
          {items.map(({ label: name, onSelect, danger = false, reason }) => (
            <li key={name}>
              <Item
                type="button"
                $danger={danger}
                disabled={Boolean(reason)}
                title={reason ?? undefined}
                onClick={() => {
                  // The focus is where a dialog gives it back to.
                  close();
                  onSelect();
                }}
              >
                {name}
              </Item>
            </li>
          ))}
        </Panel>
      ) : null}
    </Wrapper>
  );
}
