/** Wakes the sender before its time, when something may have become due. */
export interface Alarm {
  ring(): void;
  /** Calls `listener` at every ring, from now on. */
  onRing(listener: () => void): void;
}

export function createAlarm(): Alarm {
  const listeners: (() => void)[] = [];
  return {
    ring: () => {
      for (const listener of listeners) listener();
    },
    onRing: (listener) => void listeners.push(listener),
  };
}
