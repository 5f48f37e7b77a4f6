import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A colour on its way from one to another is neither; what inherits it sets out when it has arrived. */
const motionEnd = `(() => {
  const isFinite = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  for (let round = 0; round < 50; round += 1) {
    const running = document.getAnimations().filter(isFinite);
    if (running.length === 0) return;
    running.forEach((animation) => animation.finish());
  }
})()`;

/** Ends what moves, but what moves for ever. */
export async function endMotion(page: Page): Promise<void> {
  await page.evaluate(motionEnd);
}

const everything = { rules: { 'target-size': { enabled: true } } };

/** Problems that axe finds on the page as it is now, each with the first elements it is about; by one rule, or by all. */
export async function accessibilityProblems(page: Page, rule?: string): Promise<string[]> {
  await endMotion(page);
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  const runs = rule ? { runOnly: { type: 'rule', values: [rule] } } : everything;
  const options = JSON.stringify({ resultTypes: ['violations'], ...runs });
  return page.evaluate<string[]>(`(async () => {
    const { violations } = await axe.run(document, ${options});
    const about = ({ html, any, all }) => [html.slice(0, 160), [...any, ...all][0]?.message].join(' ');
    return violations.map(({ id, help, nodes }) =>
      [id, help, ...nodes.slice(0, 3).map(about)].join(' | '));
  })()`);
}
