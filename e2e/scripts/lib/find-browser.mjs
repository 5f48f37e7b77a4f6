import { existsSync } from 'node:fs';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

/** The browser at CHROME_PATH if that is set, else an installed one; undefined where there is none. */
export function findBrowser() {
  return process.env.CHROME_PATH ?? installed.find((each) => existsSync(each));
}
