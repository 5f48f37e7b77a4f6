import { useEffect, useState } from 'react';
import type { Outbox } from './use-outbox.js';

/** Seconds until a moment of the server, second by second; never less than 0. */
export function useTimeLeft(isoDate: string, now: Outbox['now']): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, [isoDate, now]);
  return Math.max(0, (Date.parse(isoDate) - time) / 1000);
}
