import { runEngine } from './lib/run-engine.mjs';

await runEngine('packages/screening/dist/cli/score.js');
