import { useEffect, useRef } from 'react';
import { usePeople } from './people-context.js';

/** A part of a page that is loaded by itself. */
export type ChangedPart = 'overview' | 'reading' | 'comments' | 'presence';

/** Notifies the parts of a page of what others changed. */
export class Changes extends EventTarget {
  /** True while the server says what others change: then nothing needs to be asked often. */
  isLive = false;
}

export function notifyChanged(changes: Changes, parts: readonly ChangedPart[]): void {
  for (const part of parts) changes.dispatchEvent(new Event(part));
}

/** Acts whenever others changed a part of the screening around. */
export function useChanged(part: ChangedPart, act: () => void): void {
  const { changes } = usePeople();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const hear = () => latest.current();
    changes.addEventListener(part, hear);
    return () => changes.removeEventListener(part, hear);
  }, [changes, part]);
}
