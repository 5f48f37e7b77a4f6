import { help } from '../users/help.js';
import { runCommandLine } from './run-command-line.js';

await runCommandLine(help, async () => (await import('../users/run-users.js')).runUsers);
