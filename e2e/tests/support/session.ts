import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.js';
import { type Recruiter, signIn, signUp, verifyEmail } from './person.js';
import { startProduct } from './product.js';

export interface Session {
  readonly url: string;
  readonly page: Page;
  /** Errors of the page and of its console so far. */
  readonly complaints: string[];
  /** Closes the browser, ends the product and removes its data. */
  close(): Promise<void>;
}

/**
 * Starts the product on an empty folder, with the variables of `env`, and a browser in which `who` has signed up and is
 * signed in.
 */
export async function openSession(
  who: Recruiter,
  env: Record<string, string> = {},
): Promise<Session> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  const [product, browser] = await Promise.all([startProduct({ dataDir, env }), launchBrowser()]);
  const close = async () => {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
    });
    page.setDefaultTimeout(20_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    page.on('console', (entry) => {
      if (entry.type() === 'error')
        complaints.push(`console: ${entry.text()} ${entry.location().url}`);
    });
    await signUp(page, product.url, who);
    await verifyEmail(page, product.url, who);
    await signIn(page, product.url, who);
    return { url: product.url, page, complaints, close };
  } catch (error) {
    await close();
    throw error;
  }
}
