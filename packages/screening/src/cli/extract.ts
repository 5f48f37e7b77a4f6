import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createExtractor } from '../files/extractor.js';
import { findFiles, fromHere } from './find-files.js';

const USAGE = 'Usage: npm run extract -- [--json] file-or-folder…';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new Error(USAGE);
  const extractor = createExtractor();
  try {
    for await (const path of findFiles(positionals.map(fromHere))) {
      const result = await extractor.extract({
        fileName: basename(path),
        bytes: await readFile(path),
      });
      if (values.json) console.log(JSON.stringify(result));
      else if (result.kind === 'unreadable')
        console.log(`== ${path}: ${result.reason}. ${result.message}\n`);
      else {
        const hidden = result.hiddenText.map((text) => `-- hidden: ${text}\n`).join('');
        console.log(`== ${path}\n${result.text}\n${hidden}`);
      }
    }
  } finally {
    await extractor.stop();
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
