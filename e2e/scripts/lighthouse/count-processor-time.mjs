/** Marks of what a person saw: when they did is no matter of the processor. */
const isSeen = ({ name }) => /Paint|LayoutShift|Screenshot|navigationStart/i.test(name);

/** Moves what lies in `task` to where it would be if the task had had the processor for itself. */
function moveInto(task, event) {
  const end = task.ts + task.dur;
  const at = event.tts === undefined ? event.ts : task.ts + Math.max(0, event.tts - task.tts);
  event.ts = Math.min(Math.max(at, task.ts), end);
  if (event.ph === 'X') event.dur = Math.min(event.tdur ?? event.dur, end - event.ts);
}

/**
 * Gives each task of a recorded trace the time that the processor worked on it, instead of that from its begin to its end: so
 * what else runs on the machine does not count.
 */
export function countProcessorTime({ traceEvents }) {
  const threads = new Map();
  for (const event of traceEvents) {
    const thread = `${event.pid} ${event.tid}`;
    if (!threads.has(thread)) threads.set(thread, []);
    threads.get(thread).push(event);
  }
  for (const events of threads.values()) {
    events.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
    let open = null;
    for (const event of events) {
      if (open && event.ts < open.until) {
        if (!isSeen(event)) moveInto(open.task, event);
      } else if (event.ph === 'X' && event.tdur !== undefined) {
        open = { task: event, until: event.ts + event.dur };
        event.dur = event.tdur;
      }
    }
  }
  traceEvents.sort((one, other) => one.ts - other.ts);
}
