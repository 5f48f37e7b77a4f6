import { watch } from 'node:fs';

/** Milliseconds without a change after which a save is complete: editors write a file in several steps. */
const settleMs = 60;

/** The system can watch no more folders; the message is a sentence that says what to do. */
export class WatchLimitError extends Error {
  constructor() {
    super(
      'This machine watches no more folders. End another program that watches many files, or raise the limit: sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512',
    );
  }
}

/**
 * Calls `onChange` shortly after anything was written in one of the folders given to `follow`, which takes the whole
 * set each time. Each folder is watched by itself: recursive watching misses new folders on some systems.
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
        // The folder is gone, as the next listing will find.
        forget(folder);
        tell();
      });
      watchers.set(folder, watcher);
    } catch (error) {
      if (error.code === 'ENOSPC' || error.code === 'EMFILE') throw new WatchLimitError();
      if (error.code !== 'ENOENT') throw error;
      tell();
    }
  }
  return {
    follow(folders) {
      for (const folder of watchers.keys()) if (!folders.has(folder)) forget(folder);
      const added = [...folders].filter((folder) => !watchers.has(folder));
      added.forEach(begin);
      // Files written since the listing went unnoticed.
      if (added.length > 0) tell();
    },
    stop() {
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) forget(folder);
    },
  };
}
