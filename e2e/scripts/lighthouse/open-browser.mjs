import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';

/** A browser with a profile in `folder` that others may steer at `port`. */
export async function openBrowser(folder, executablePath) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
  });
  const [port] = (await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return { context, port: Number(port), close: () => context.close() };
}
