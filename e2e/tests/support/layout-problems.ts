import type { Page } from 'playwright-core';

/** How many pixels the page is wider than the screen, or an open dialog beside its middle. */
export async function fitProblems(page: Page): Promise<string[]> {
  const [wider, aside] = await page.evaluate<[number, number]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const box = document.querySelector('dialog:modal')?.getBoundingClientRect();
    return [scrollWidth - innerWidth, box ? Math.abs(box.left + box.right - clientWidth) / 2 : 0];
  })()`);
  return [
    ...(wider > 0 ? [`wider than the screen by ${wider}`] : []),
    ...(aside > 20 ? [`a dialog ${Math.round(aside)} px beside the middle`] : []),
  ];
}

/** The same, and controls smaller than 24 px, unless they are in a sentence. */
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
  return [...(await fitProblems(page)), ...small];
}
