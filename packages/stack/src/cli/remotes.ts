import { runRemotes } from '../remotes/run-remotes.js';

process.exitCode = await runRemotes({
  words: process.argv.slice(2),
  environment: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
