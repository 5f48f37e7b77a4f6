import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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
  readonly path: string;
  readonly env: Record<string, string | undefined>;
}

/**
 * The Chromium that comes as a package. It supplies the system libraries and fonts it needs only if it believes it runs
 * in AWS Lambda, so it is made to: then a machine without them can run it too.
 */
async function packagedBrowser(): Promise<Executable> {
  const before = { ...process.env };
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  try {
    const packaged = (await import('@sparticuz/chromium')).default;
    const path = await packaged.executablePath();
    return { path, env: { ...process.env } };
  } finally {
    for (const name of ['AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
}

async function launch(executable: Executable): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(executable.env).filter((entry): entry is [string, string] => !!entry[1]),
  );
  return chromium.launch({ executablePath: executable.path, args: browserArguments, env });
}

/** Starts Chromium: the one at CHROME_PATH if set, else the packaged one, else an installed one. */
export async function launchBrowser(): Promise<Browser> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) return launch({ path: chosen, env: process.env });
  try {
    return await launch(await packagedBrowser());
  } catch (error) {
    const installed = installedBrowsers.find((path) => existsSync(path));
    if (installed) return launch({ path: installed, env: process.env });
    throw new Error(
      'No browser could be started. Install Chromium or Chrome, or set CHROME_PATH to one.',
      { cause: error },
    );
  }
}
