import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../lib/find-browser.mjs';

/** A browser with a profile in `folder` that others may steer at `port`. */
export async function openBrowser(folder) {
  const context = await chromium.launchPersistentContext(folder, {
    ...(await findBrowser()),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'],
  });
  const [port] = (await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8')).split('\n');
  return { context, port: Number(port), close: () => context.close() };
}
