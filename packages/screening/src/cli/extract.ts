import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { upload } from '@shortlist/contracts/constants';
import { createExtractor } from '../files/extractor.js';
import type { ExtractedResume, UnreadableResume } from '../types.js';
import { existing, findFiles } from './find-files.js';
import {
  EXIT_CODES_HELP,
  exitCodes,
  readOptions,
  runCommand,
  UsageError,
  write,
} from './run-command.js';

const USAGE = 'Usage: npm run extract -- [--json] [--strict] file-or-folder…';
const HELP = `${USAGE}

Prints the text of resumes (${upload.formats}) as a person sees it, and apart what a person does not see. Folders are
walked for files of these names, in the order of their names. With "npm run -s extract" npm adds no lines of its own.

  --json      one JSON object per file and line: kind, fileName, text, pageStarts and hiddenText, or reason and message
  --strict    exit with 2 when a file could not be read
  -h, --help  this text

${EXIT_CODES_HELP}
`;

function toText(path: string, result: ExtractedResume | UnreadableResume): string {
  if (result.kind === 'unreadable') return `== ${path}: ${result.reason}. ${result.message}\n`;
  const hidden = result.hiddenText.map((text) => `-- hidden: ${text}\n`).join('');
  return `== ${path}\n${result.text}\n${hidden}`;
}

async function main(): Promise<number> {
  const { values, positionals } = readOptions(() =>
    parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }),
  );
  if (values.help) {
    await write(HELP);
    return exitCodes.done;
  }
  if (positionals.length === 0) throw new UsageError(`${USAGE}\nSee --help.`);
  const paths = await existing(positionals);
  const extractor = createExtractor();
  let isAllRead = true;
  let count = 0;
  try {
    for await (const path of findFiles(paths)) {
      const result = await extractor.extract({
        fileName: basename(path),
        bytes: await readFile(path),
      });
      count += 1;
      isAllRead &&= result.kind === 'text';
      await write(`${values.json ? JSON.stringify(result) : toText(path, result)}\n`);
    }
  } finally {
    await extractor.stop();
  }
  if (count === 0) throw new UsageError(`There are no resumes in ${paths.join(', ')}.`);
  return values.strict && !isAllRead ? exitCodes.unread : exitCodes.done;
}

await runCommand(main);
