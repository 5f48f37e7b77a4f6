import { useLocation } from '@shortlist/router';
import { VisuallyHidden } from '@shortlist/web-kit';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';

export interface MenuButtonProps {
  /** For screen readers, after what the button shows. */
  readonly label: string;
  readonly button: ReactNode;
  readonly children: ReactNode;
  /** Only on narrow screens. */
  readonly narrowOnly?: boolean;
}

const arrive = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Wrapper = styled.div<{ $narrowOnly: boolean }>`
  position: relative;
  ${({ $narrowOnly }) => ($narrowOnly ? '@media (min-width: 861px) { display: none; }' : '')}
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: 44px;
  min-height: 44px;
  margin-right: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
`;

const Panel = styled.div`
  position: absolute;
  /* above toasts: they came before it was opened */
  z-index: 55;
  top: calc(100% + 2px);
  right: -6px;
  width: 292px;
  max-width: calc(100vw - 2 * var(--gutter));
  max-height: calc(100dvh - 72px);
  overflow-y: auto;
  padding: var(--s2);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
  animation: ${arrive} 0.14s var(--ease);
`;

/** A button that opens a panel under itself. Closes on Escape, on a press or focus elsewhere, and on navigation. */
export function MenuButton({ label, button, children, narrowOnly = false }: MenuButtonProps) {
  const location = useLocation();
  // Open at one place: going anywhere else closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const open = openAt === location.key;

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!wrapper.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpenAt(null);
    toggle.current?.focus();
  };

  return (
    <Wrapper ref={wrapper} $narrowOnly={narrowOnly} onKeyDown={onKeyDown}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpenAt(open ? null : location.key)}
      >
        {button}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Toggle>
      {open ? <Panel id={panelId}>{children}</Panel> : null}
    </Wrapper>
  );
}
