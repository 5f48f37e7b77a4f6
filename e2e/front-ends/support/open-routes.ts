import type { RemotePage } from '@shortlist/host-api';
import type { BrowserContext, Page } from 'playwright-core';

/** Browsers of somebody who is signed in, and of somebody who is not. */
export interface Visitors {
  readonly signedIn: BrowserContext;
  readonly visitor: BrowserContext;
}

export interface OpenRoutesOptions {
  readonly visitors: Visitors;
  readonly url: string;
  readonly pages: readonly RemotePage[];
}

/** Tells, in the page, what the content security policy refused. */
const reportRefusals = `addEventListener('securitypolicyviolation', (refusal) =>
  console.error('refused by the policy:', refusal.violatedDirective, refusal.blockedURI))`;

/** A page for looking at routes, and what went wrong in it, as sentences; reading them forgets them. */
async function openPage(context: BrowserContext) {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (entry) => {
    if (/refused by the policy/.test(entry.text())) complaints.push(entry.text());
  });
  await page.addInitScript({ content: reportRefusals });
  const take = () => {
    const taken = complaints;
    complaints = [];
    return taken;
  };
  return { page, take };
}

/** Every page of a remote begins with a heading of the first level; what a shell says in its place has none. */
async function findProblem(page: Page, address: string): Promise<string | null> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (answer?.status() !== 200) return `was answered with status ${answer?.status()}`;
  const region = page.locator('#main');
  const heading = region.getByRole('heading', { level: 1 }).first();
  const panel = region.getByRole('button', { name: 'Retry' }).first();
  const seen = await heading
    .or(panel)
    .first()
    .waitFor()
    .then(
      () => heading.isVisible(),
      () => false,
    );
  return seen ? null : `says "${await region.innerText()}"`;
}

/** Opens each page of a remote again, as whom it is for, and says which do not come, or break something. */
export async function openRoutes({ visitors, url, pages }: OpenRoutesOptions): Promise<string[]> {
  const [signedIn, visitor] = await Promise.all([
    openPage(visitors.signedIn),
    openPage(visitors.visitor),
  ]);
  const problems: string[] = [];
  for (const { path, guarded } of pages) {
    const { page, take } = guarded ? signedIn : visitor;
    const problem = await findProblem(page, url + path);
    const found = [...(problem === null ? [] : [problem]), ...take()];
    problems.push(...found.map((each) => `${path} ${each}`));
  }
  await Promise.all([signedIn.page.close(), visitor.page.close()]);
  return problems;
}
