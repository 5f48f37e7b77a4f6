import { timings } from '@shortlist/contracts/constants';
import type { Notice } from '@shortlist/host-api';

export interface Toast extends Notice {
  readonly id: number;
  readonly durationMs: number;
}

export interface ToastStore {
  readonly notify: (notice: Notice) => void;
  readonly dismiss: (id: number) => void;
  readonly getSnapshot: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** More than this at once hide the page; the oldest give way. */
const maxToasts = 4;

/** The toasts that are shown. A message that is shown already takes the place of its former toast. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const update = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    notify: (notice) => {
      const others = toasts.filter(
        (toast) => toast.kind !== notice.kind || toast.message !== notice.message,
      );
      const toast = { ...notice, id: nextId++, durationMs: notice.durationMs ?? timings.toastMs };
      update([...others, toast].slice(-maxToasts));
    },
    dismiss: (id) => update(toasts.filter((toast) => toast.id !== id)),
    getSnapshot: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
