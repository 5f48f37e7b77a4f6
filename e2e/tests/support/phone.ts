import type { Locator, Page } from 'playwright-core';

export interface Phone {
  readonly page: Page;
  /** A finger over the middle of the screen. */
  swipe(to: 'left' | 'right'): Promise<void>;
  /** Whether its upper edge can be seen: on the screen, and nothing over it. */
  isInSight(target: Locator): Promise<boolean>;
}

const screen = { width: 375, height: 812 };

/** Used members of an element of the page. */
interface Shape {
  contains(other: unknown): boolean;
  getBoundingClientRect(): { left: number; top: number; width: number; height: number };
}

/** A phone on which the person who is signed in on `desk` is signed in, too. It goes with the browser. */
export async function openPhone(desk: Page): Promise<Phone> {
  const browser = desk.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  const context = await browser.newContext({ viewport: screen, isMobile: true, hasTouch: true });
  await context.addCookies(await desk.context().cookies());
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: screen.height / 2 }],
    });
  return {
    page,
    swipe: async (to) => {
      const [from, end] = to === 'left' ? [300, 75] : [75, 300];
      await touch('touchStart', from);
      await touch('touchMove', (from + end) / 2);
      await touch('touchMove', end);
      await touch('touchEnd');
    },
    isInSight: (target) =>
      target.evaluate((element) => {
        const shape = element as unknown as Shape;
        const { document } = globalThis as unknown as {
          document: { elementFromPoint(x: number, y: number): Shape | null };
        };
        const { left, top, width, height } = shape.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
        return found !== null && (shape.contains(found) || found.contains(shape));
      }),
  };
}
