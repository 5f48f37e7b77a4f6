import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { packagedBrowser } from '../../scripts/lib/packaged-browser.mjs';

const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installedBrowsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

interface Executable {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

async function launch({ executablePath, env }: Executable): Promise<Browser> {
  const given = Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]);
  return chromium.launch({
    executablePath,
    args: browserArguments,
    env: Object.fromEntries(given),
  });
}

/** Starts Chromium: the one at CHROME_PATH if set, else the packaged one, else an installed one. */
export async function launchBrowser(): Promise<Browser> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return launch({ executablePath: chosen, env: process.env });
  try {
    return await launch(await packagedBrowser());
  } catch (error) {
    const installed = installedBrowsers.find((path) => existsSync(path));
    if (installed) return launch({ executablePath: installed, env: process.env });
    throw new Error(
      'No browser could be started. Install Chromium or Chrome, or set CHROME_PATH to one.',
      { cause: error },
    );
  }
}
