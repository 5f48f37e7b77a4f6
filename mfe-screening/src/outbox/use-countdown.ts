import { useEffect, useState } from 'react';
import { type Countdown, countdownOf } from './countdown.js';
import type { Outbox } from './use-outbox.js';

/** How long the next emails wait, second by second; null when none waits. */
export function useCountdown({ view, now }: Pick<Outbox, 'view' | 'now'>): Countdown | null {
  const [time, setTime] = useState(now);
  const isWaiting = view !== null && view.nextSendAt !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, view, now]);
  return isWaiting ? countdownOf(view, time) : null;
}
