/** How much of an upload has to arrive. */
export interface UploadPace {
  readonly windowMs: number;
  /** Bytes at least in each window. */
  readonly minBytes: number;
}

/**
 * 4 KiB a second, seen over half a minute: a slow phone, and one that is silent in a tunnel, get through. Whoever sends
 * nothing holds room for a minute at most; the server itself gives a whole request 10 minutes.
 */
export const uploadPace: UploadPace = { windowMs: 30_000, minBytes: 128 * 1024 };

export interface PaceWatch {
  /** Bytes that have arrived in all. */
  note(received: number): void;
  stop(): void;
}

/** Calls `onSlow` once, after the first window in which too little arrived; the watch is over then. */
export function watchPace({ windowMs, minBytes }: UploadPace, onSlow: () => void): PaceWatch {
  let total = 0;
  let before = 0;
  const timer = setInterval(() => {
    const isSlow = total - before < minBytes;
    before = total;
    if (!isSlow) return;
    clearInterval(timer);
    onSlow();
  }, windowMs);
  return {
    note: (received) => {
      total = received;
    },
    stop: () => clearInterval(timer),
  };
}
