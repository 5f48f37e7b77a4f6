import type { Page } from 'playwright-core';

/** How many pixels the page is wider than the screen. */
export async function widthProblems(page: Page): Promise<string[]> {
  const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  return wider > 0 ? [`wider than the screen by ${wider}`] : [];
}

/** The same, and controls smaller than 24 px, unless they stand in a sentence. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const small = await page.evaluate<string[]>(`(() => {
    const scope = document.querySelector('dialog[open]') ?? document;
    return [...scope.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')]
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
  })()`);
  return [...(await widthProblems(page)), ...small];
}
