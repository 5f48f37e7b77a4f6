import { existsSync } from 'node:fs';
import { packagedBrowser } from './packaged-browser.mjs';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** How to launch a browser: the one at CHROME_PATH if that is set, else an installed one, else the packaged one. */
export async function findBrowser() {
  const executablePath = process.env.CHROME_PATH ?? installed.find((each) => existsSync(each));
  return executablePath ? { executablePath, env: process.env } : packagedBrowser();
}
