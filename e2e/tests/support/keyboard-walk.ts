import type { Locator, Page } from 'playwright-core';

export interface KeyboardWalk {
  /** Presses a key, and checks where the focus is then. */
  press(key: string): Promise<void>;
  /** Presses Tab, or Shift+Tab, until `target` has the focus; checks each stop. Throws if it never gets there. */
  to(
    target: Locator,
    options?: { readonly back?: boolean; readonly mostPresses?: number },
  ): Promise<void>;
  /** Goes to `target` and presses Enter there. */
  enter(target: Locator): Promise<void>;
  /** Throws unless the focus is somewhere, can be seen there, and is not hidden behind something. */
  check(): Promise<void>;
}

/**
 * Problem of the focus. An element that only a program focuses and Tab never reaches (a heading, a dialog) needs no
 * ring; a control shows one itself or on its label.
 */
const problem = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'the focus is nowhere';
  const name = element.outerHTML.slice(0, 160);
  const { width, height, left, top } = element.getBoundingClientRect();
  if (element.tabIndex < 0) return null;
  if (element.matches('iframe')) return null;
  const shown = [element, element.parentElement, element.closest('label')].some((each) => {
    const { outlineStyle, outlineWidth } = each ? getComputedStyle(each) : {};
    return outlineStyle && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  if (!shown) return 'no ring shows the focus: ' + name;
  const label = element.closest('label');
  const box = width > 1 && height > 1 ? { width, height, left, top } : label?.getBoundingClientRect();
  if (!box) return 'the focus is on something without a size: ' + name;
  const spots = [0.5, 0.05, 0.95].map((part) => [box.left + box.width / 2, box.top + box.height * part]);
  const inSight = spots.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element) || label?.contains(top));
  });
  return inSight ? null : 'the focus is out of sight or behind something: ' + name;
})()`;

/** Uses a page by keys alone. */
export function walkByKeyboard(page: Page): KeyboardWalk {
  const check = async () => {
    const found = await page.evaluate<string | null>(problem);
    if (found !== null) throw new Error(`${page.url()}: ${found}`);
  };
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await check();
  };
  const to: KeyboardWalk['to'] = async (target, { back = false, mostPresses = 80 } = {}) => {
    await target.waitFor({ state: 'attached' });
    const focused = target.and(page.locator(':focus'));
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if ((await focused.count()) > 0) return;
      await press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${mostPresses} presses of Tab did not reach ${String(target)}.`);
  };
  return {
    press,
    to,
    enter: async (target) => {
      await to(target);
      await page.keyboard.press('Enter');
    },
    check,
  };
}
