import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../components/Icon.js';
import * as icons from '../components/IconShapes.js';
import { TextLink } from '../components/TextLink.js';
import type { Toast, ToastStore } from './toast-store.js';

const arrive = keyframes`from { opacity: 0; transform: translateY(-6px); }`;

const Region = styled.section`
  position: fixed;
  z-index: 50;
  /* below the header: its menu stays in reach, and lies above when it is open */
  inset: calc(60px + var(--s3)) var(--s4) auto auto;
  width: min(360px, 100% - 2 * var(--s4));
  display: flex;
  flex-direction: column;
  gap: var(--s2);
  pointer-events: none;
  /* over a dialog it is a popover, which browsers give a look of their own */
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: inherit;
  /* on phones beside the menu's button, over the logo: the title of the page below stays in sight */
  @media (max-width: 640px) {
    inset: var(--s1) 68px auto var(--s2);
    width: auto;
  }
  @media print {
    display: none;
  }
`;

const Item = styled.div<{ $color: string }>`
  pointer-events: auto;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  padding: 12px 8px 12px 14px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-overlay);
  font-weight: 500;
  animation: ${arrive} 0.16s var(--ease);
  > svg {
    margin-top: 2px;
    color: var(--${({ $color }) => $color});
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -12px -8px -12px 0;
  border: 0;
  background: none;
  color: var(--ink-faint);
  cursor: pointer;
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -6px;
  }
`;

const looks = {
  success: { icon: icons.check, color: 'good' },
  info: { icon: icons.info, color: 'info' },
  warning: { icon: icons.warning, color: 'warn' },
  error: { icon: icons.error, color: 'bad' },
} as const;

function ToastItem({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.durationMs]);
  const { icon, color } = looks[toast.kind];
  const { link } = toast;
  return (
    <Item
      $color={color}
      data-kind={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon shape={icon} />
      <span role={toast.kind === 'error' ? 'alert' : undefined}>
        {toast.message}
        {link ? (
          <>
            {' '}
            <TextLink to={link.to} onClick={onClose}>
              {link.label}
            </TextLink>
          </>
        ) : null}
      </span>
      <Close type="button" aria-label="Close" onClick={onClose}>
        <Icon shape={icons.close} size={14} />
      </Close>
    </Item>
  );
}

/**
 * Toasts at the top right, over an open dialog too: announced, closing by themselves, held while the pointer or focus
 * is on them.
 */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const region = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !('showPopover' in element)) return;
    // Taking the attribute away lowers it, so that showing it again puts it over the newest dialog. Without a dialog it
    // stays an ordinary element: a live region that appears together with its text is not read out.
    element.removeAttribute('popover');
    if (toasts.length === 0 || !document.querySelector('dialog[open]')) return;
    element.setAttribute('popover', 'manual');
    element.showPopover();
  }, [toasts]);

  return (
    <Region ref={region} aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <HeldToast key={toast.id} toast={toast} store={store} />
      ))}
    </Region>
  );
}

function HeldToast({ toast, store }: { readonly toast: Toast; readonly store: ToastStore }) {
  const [onClose] = useState(() => () => store.dismiss(toast.id));
  return <ToastItem toast={toast} onClose={onClose} />;
}
