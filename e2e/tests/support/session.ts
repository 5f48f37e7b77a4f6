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
  /** Ends the product without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Closes the browser, ends the product and removes its data. */
  close(): Promise<void>;
}

/** Tells, in the page, what the content security policy refused, also where a script caught the error. */
const reportRefusals = `addEventListener('securitypolicyviolation', (refusal) =>
  console.error('refused by the policy:', refusal.violatedDirective, refusal.blockedURI, refusal.sourceFile))`;

/**
 * Starts the product on an empty folder, with `env` beside what it needs, and a browser in which `who` has signed up and
 * is signed in.
 */
export async function openSession(
  who: Recruiter,
  env: Readonly<Record<string, string>> = {},
): Promise<Session> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  const [first, browser] = await Promise.all([startProduct({ dataDir, env }), launchBrowser()]);
  let product = first;
  const close = async () => {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      acceptDownloads: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript({ content: reportRefusals });
    await signUp(page, product.url, who);
    await verifyEmail(page, product.url, who);
    await signIn(page, product.url, who);
    // From here on: the browser also complains about an answer that a slow machine owes a new account.
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    page.on('console', (entry) => {
      if (entry.type() === 'error')
        complaints.push(`console: ${entry.text()} ${entry.location().url}`);
    });
    const restart = async () => {
      product = await startProduct({ dataDir, env, port: Number(new URL(product.url).port) });
    };
    return { url: product.url, page, complaints, kill: () => product.kill(), restart, close };
  } catch (error) {
    await close();
    throw error;
  }
}
