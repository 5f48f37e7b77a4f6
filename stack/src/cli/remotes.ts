import { help } from '../remotes/help.js';
import { runCommandLine } from './run-command-line.js';

await runCommandLine(help, async () => (await import('../remotes/run-remotes.js')).runRemotes);
