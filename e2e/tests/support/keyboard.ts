import type { Locator, Page } from 'playwright-core';

/** Presses Tab until `target` has the focus; throws if it never gets it. */
export async function tabTo(page: Page, target: Locator, mostPresses = 60): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if ((await focused.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostPresses} presses of Tab did not reach ${String(target)}.`);
}
