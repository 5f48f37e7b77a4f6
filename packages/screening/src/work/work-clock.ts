/** How often running tasks are looked at, in milliseconds; also the most that one look can add. */
const TICK_MS = 100;
/** Share of wall time that counts as work in any case, so that a task that waits for what never comes ends too. */
const IDLE_SHARE = 0.05;

/** Time since the last look, in milliseconds: wall time, and processor time of the whole process. */
export interface Passed {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/**
 * The work that any one task of a process may have done in between, in milliseconds. One thread can do no more than the wall time, nor more
 * than its whole process. A process that is stopped, or gets no processor, does none, however long that lasts.
 */
export function workOf({ wallMs, cpuMs }: Passed): number {
  const wall = Math.min(wallMs, TICK_MS);
  return Math.max(Math.min(wall, cpuMs), wall * IDLE_SHARE);
}

/** The work of one running task. */
export interface CountedTask {
  /** Aborts when the limit is reached. */
  readonly signal: AbortSignal;
  /** Ends the counting; milliseconds of work since the start, at most. */
  stop(): number;
}

export interface WorkClock {
  /** While `hasBegun` says no, the task waits for its thread: that counts as waiting, whatever the process does. Default: it has begun. */
  start(limitMs: number, hasBegun?: () => boolean): CountedTask;
}

function readProcess(): Passed {
  const { user, system } = process.cpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 };
}

/** Counts the work of tasks in threads of this process, which can't be measured one by one: an upper bound for each. */
export function createWorkClock(read: () => Passed = readProcess): WorkClock {
  const running = new Set<{
    workMs: number;
    readonly limitMs: number;
    readonly hasBegun: () => boolean;
    readonly end: () => void;
  }>();
  let last = read();
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    const now = read();
    const wallMs = now.wallMs - last.wallMs;
    const work = workOf({ wallMs, cpuMs: now.cpuMs - last.cpuMs });
    const waiting = workOf({ wallMs, cpuMs: 0 });
    last = now;
    for (const task of running) {
      task.workMs += task.hasBegun() ? work : waiting;
      if (task.workMs >= task.limitMs) task.end();
    }
  }

  return {
    start(limitMs, hasBegun = () => true) {
      look();
      const control = new AbortController();
      const task = { workMs: 0, limitMs, hasBegun, end: () => control.abort() };
      running.add(task);
      timer ??= setInterval(look, TICK_MS).unref();
      return {
        signal: control.signal,
        stop() {
          if (running.has(task)) look();
          running.delete(task);
          if (running.size === 0) {
            clearInterval(timer);
            timer = undefined;
          }
          return task.workMs;
        },
      };
    },
  };
}
