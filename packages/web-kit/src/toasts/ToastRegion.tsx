import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../components/Icon.js';
import type { Toast, ToastStore } from './toast-store.js';

const arrive = keyframes`from { opacity: 0; transform: translateY(-6px); }`;

const Region = styled.section`
  position: fixed;
  z-index: 50;
  /* below the header: its menu stays in reach */
  top: calc(60px + var(--s3));
  right: var(--s4);
  width: min(360px, 100% - 2 * var(--s4));
  display: flex;
  flex-direction: column;
  gap: var(--s2);
  pointer-events: none;
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
  success: { icon: 'check', color: 'good' },
  info: { icon: 'info', color: 'info' },
  warning: { icon: 'warning', color: 'warn' },
  error: { icon: 'error', color: 'bad' },
} as const;

function ToastItem({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.durationMs]);
  const { icon, color } = looks[toast.kind];
  return (
    <Item
      $color={color}
      data-kind={toast.kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} />
      <span role={toast.kind === 'error' ? 'alert' : undefined}>{toast.message}</span>
      <Close type="button" aria-label="Close" onClick={onClose}>
        <Icon name="close" size={14} />
      </Close>
    </Item>
  );
}

/** Toasts at the top right: announced, closing by themselves, held while the pointer or focus is on them. */
export function ToastRegion({ store }: { readonly store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <Region aria-label="Notifications" aria-live="polite">
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
