import { runDeadLetters } from '../dead-letters/run-dead-letters.js';

process.exitCode = await runDeadLetters({
  words: process.argv.slice(2),
  environment: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
