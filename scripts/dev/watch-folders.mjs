import { watch } from 'node:fs';

/** Time without another change after which a save is over, in ms: editors write a file in several steps. */
const settleMs = 60;

/**
 * Calls `onChange` a moment after anything was written in one of the folders given to `follow`, which takes the whole
 * set each time. Each folder is watched by itself: watching deeply misses new folders on some systems.
 */
export function watchFolders(onChange) {
  const watchers = new Map();
  let timer;
  function tell() {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  }
  function forget(folder) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }
  function begin(folder) {
    try {
      const watcher = watch(folder, tell);
      watcher.on('error', () => {
        // The folder is gone, which the listing will find.
        forget(folder);
        tell();
      });
      watchers.set(folder, watcher);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
      tell();
    }
  }
  return {
    follow(folders) {
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      for (const folder of folders) if (!watchers.has(folder)) begin(folder);
    },
    stop() {
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) forget(folder);
    },
  };
}
