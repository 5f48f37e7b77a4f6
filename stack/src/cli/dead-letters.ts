import { help } from '../dead-letters/help.js';
import { runCommandLine } from './run-command-line.js';

await runCommandLine(
  help,
  async () => (await import('../dead-letters/run-dead-letters.js')).runDeadLetters,
);
