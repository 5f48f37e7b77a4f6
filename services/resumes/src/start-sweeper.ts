import type { Context } from './context.js';
import { sweep } from './domain/sweep/sweep.js';

/** Sweeps once now and then every `sweepIntervalMs`, never twice at once. The returned function ends it. */
export function startSweeper(context: Context): () => Promise<void> {
  const { config, log } = context;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const run = async () => {
    try {
      const report = await sweep(context);
      if (Object.values(report).some((count) => count > 0)) log.info(report, 'swept');
    } catch (error) {
      log.error({ err: error }, 'sweep failed');
    }
    if (stopped) return;
    timer = setTimeout(begin, config.sweepIntervalMs);
  };
  const begin = () => {
    running = run();
  };
  begin();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
