import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { keyframes, styled } from 'styled-components';

export interface DialogProps {
  readonly title: ReactNode;
  readonly open: boolean;
  /** Asked to close: Escape, or a press outside. Never called while not dismissable. */
  readonly onClose: () => void;
  /** False while something runs that closing would not stop; default true. */
  readonly dismissable?: boolean;
  /** `lg` has room for two things side by side; default `md`. */
  readonly size?: 'md' | 'lg';
  readonly children?: ReactNode;
  /** Buttons, in reading order; the main one last. They stay in sight when the rest is longer than the screen. */
  readonly actions?: ReactNode;
  /** Note next to the buttons, such as why the last try failed. */
  readonly note?: ReactNode;
}

const rise = keyframes`from { opacity: 0; transform: translateY(6px); }`;

const widths = { md: '440px', lg: '880px' } as const;

const Frame = styled.dialog<{ $size: 'md' | 'lg' }>`
  width: min(${({ $size }) => widths[$size]}, 100% - 2 * var(--gutter));
  max-height: min(680px, 100dvh - 48px);
  padding: 0;
  /* in the middle, whatever the element around it says of its children */
  && {
    margin: auto;
  }
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  /* what gets the focus is not left behind the buttons */
  scroll-padding-bottom: 96px;
  animation: ${rise} 0.16s var(--ease);
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: rgb(28 27 24 / 0.45);
  }
  > div {
    padding: var(--s5);
  }
  h2 {
    font-size: 1.0625rem;
    font-weight: 600;
    letter-spacing: -0.01em;
  }
`;

const Body = styled.div`
  margin-top: var(--s2);
  color: var(--ink-soft);
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  margin: var(--s3) calc(-1 * var(--s5)) calc(-1 * var(--s5));
  padding: var(--s3) var(--s5) var(--s5);
  background: var(--surface);
  box-shadow: 0 -8px 8px var(--surface);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s2);
  * + & {
    margin-top: var(--s3);
  }
  @media (max-width: 480px) {
    flex-direction: column-reverse;
    > * {
      width: 100%;
    }
  }
`;

/**
 * A modal dialog on the browser's own: focus stays inside, the page behind is inert, and focus returns to where it
 * was when it closes.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

// A component of its own, so that it is taken down before its element is: only then can the focus be given back.
function OpenDialog({
  title,
  onClose,
  dismissable = true,
  size = 'md',
  children,
  actions,
  note,
}: Omit<DialogProps, 'open'>) {
  const frame = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const bodyId = useId();

  useLayoutEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    dialog?.showModal();
    // The first control may stand far down in it: what it is about is read first.
    if (dialog) dialog.scrollTop = 0;
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  // A button that was disabled while it worked has lost the focus: the keys still belong to the dialog.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Handled here and not by the browser: it would close the dialog by itself, dismissable or not.
    event.preventDefault();
    if (dismissable) onClose();
  };

  return (
    <Frame
      ref={frame}
      $size={size}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={children ? bodyId : undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        // Only when nothing in it has the focus: else the key was handled above.
        if (dismissable && event.target === frame.current) onClose();
      }}
      onMouseDown={(event) => {
        pressedOutside.current = event.target === frame.current;
      }}
      onClick={(event) => {
        // The second click of a double click on what opened it, or the end of a selection that began inside, asks nothing.
        if (!pressedOutside.current || event.detail > 1) return;
        if (dismissable && event.target === frame.current) onClose();
      }}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        {children ? <Body id={bodyId}>{children}</Body> : null}
        {actions || note ? (
          <Foot>
            {note}
            {actions ? <Actions>{actions}</Actions> : null}
          </Foot>
        ) : null}
      </div>
    </Frame>
  );
}
