import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds on the page as it stands, or in the open dialog: a line for each place. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const hasAxe = await page.evaluate<boolean>('"axe" in globalThis');
  if (!hasAxe) await page.evaluate(await source);
  return page.evaluate<string[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`,
  );
}

/** How many pixels the page is wider than the screen, and controls smaller than 24 px, unless they stand in a sentence. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const wider = document.documentElement.scrollWidth - innerWidth;
    const scope = document.querySelector('dialog[open]') ?? document;
    const small = [...scope.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')]
      .map((control) => ({ control, target: control.closest('label') ?? control }))
      .filter(({ control }) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
      .filter(({ control }) => !(control.matches('a') && getComputedStyle(control).display === 'inline'))
      .filter(({ target }) => {
        const { width, height } = target.getBoundingClientRect();
        return width > 1 && (width < 23.9 || height < 23.9);
      })
      .map(({ control, target }) => {
        const { width, height } = target.getBoundingClientRect();
        return 'small, ' + Math.round(width) + ' × ' + Math.round(height) + ': ' + control.outerHTML.slice(0, 120);
      });
    return [...(wider > 0 ? ['wider than the screen by ' + wider] : []), ...small];
  })()`);
}
