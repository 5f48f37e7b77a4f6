import { runUsers } from '../users/run-users.js';

process.exitCode = await runUsers({
  words: process.argv.slice(2),
  environment: process.env,
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
});
