import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Runs a shell command once this process has ended, however it did: Ctrl-C or a kill let no test clean up after itself.
 * `words` are $1 and so on of the command. Returns a function that takes it back, for what was cleaned up in time.
 */
export function onceThisEnds(command: string, ...words: readonly string[]): () => void {
  // Its input closes with this process. In a group of its own, so that Ctrl-C does not end it first.
  const watcher = spawn('sh', ['-c', `cat >/dev/null; ${command}`, 'sh', ...words], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return () => {
    const { pid } = watcher;
    if (pid !== undefined && watcher.exitCode === null && watcher.signalCode === null)
      process.kill(-pid, 'SIGKILL');
  };
}
