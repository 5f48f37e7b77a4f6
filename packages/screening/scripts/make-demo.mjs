/** Writes what /demo shows: `npm run samples:demo`, after a build. To be run whenever the engine gives the samples another result. */
import { writeFile } from 'node:fs/promises';
import * as screening from '../dist/index.js';
import { demoFile, makeDemoScreening, writeSource } from './demo-screening.mjs';

const extractor = screening.createExtractor();
try {
  const read = async (fileName, bytes) => {
    const resume = await extractor.extract({ fileName, bytes: new Uint8Array(bytes) });
    if (resume.kind === 'unreadable') throw new Error(`${fileName}: ${resume.message}`);
    return resume;
  };
  const data = await makeDemoScreening({ screening, read });
  await writeFile(demoFile, writeSource(data));
  for (const { score, status, candidate, summary } of data.candidates) {
    console.log(`${score} ${status} ${candidate}: ${summary}`);
  }
} finally {
  await extractor.stop();
}
