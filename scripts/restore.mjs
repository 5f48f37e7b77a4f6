import { runBuilt } from './lib/run-built.mjs';

await runBuilt('@shortlist/stack', 'packages/stack/dist/cli/restore.js');
