import { Icon, icons } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useUndo } from './use-undo.js';

/** How long it stays when nobody holds it, in milliseconds. */
const shownMs = 12_000;

const Frame = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 0 calc(20px + env(safe-area-inset-bottom) + var(--undo-lift, 0px));
  display: flex;
  justify-content: center;
  padding-inline: var(--gutter);
  pointer-events: none;
  /* clear of the bar of a page that fills the screen, and on narrow ones of what lies on it */
  [data-fills-screen] ~ & {
    --undo-lift: 64px;
    @media (max-width: 900px) {
      --undo-lift: 150px;
    }
  }
  @media print {
    display: none;
  }
`;

const Line = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: var(--s2);
  max-width: 640px;
  padding: 6px 8px 6px 16px;
  border-radius: var(--radius-card);
  background: var(--ink);
  color: var(--on-ink);
  box-shadow: var(--shadow-overlay);
  font-weight: 500;
  button {
    display: inline-grid;
    place-items: center;
    min-width: 36px;
    min-height: 36px;
    padding: 0 10px;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in srgb, var(--on-ink) 14%, transparent);
  }
  button:focus-visible {
    outline-color: var(--on-ink);
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

/** The last action and its undo; disappears by itself unless the pointer or the focus is on it. */
export function UndoLine() {
  const { message, offersUndo, isBusy, undo, hush } = useUndo();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (message === null || held || isBusy) return undefined;
    const timer = setTimeout(hush, shownMs);
    return () => clearTimeout(timer);
  }, [message, held, isBusy, hush]);

  return (
    <Frame role="status">
      {message === null ? null : (
        <Line
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{message}</span>
          {offersUndo ? (
            <button type="button" disabled={isBusy} onClick={() => void undo()}>
              {isBusy ? 'Undoing...' : 'Undo'}
            </button>
          ) : null}
          <button type="button" aria-label="Hide this message" onClick={hush}>
            <Icon shape={icons.close} size={14} />
          </button>
        </Line>
      )}
    </Frame>
  );
}
