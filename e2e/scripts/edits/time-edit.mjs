import { readFile, writeFile } from 'node:fs/promises';

/** Runs in the page, from its very beginning: calls `seenText` with the text of what `selector` names, whenever it is another. */
function watchText(selector) {
  let last = null;
  const look = () => {
    const text = globalThis.document.querySelector(selector)?.textContent ?? null;
    if (text !== last && text !== null) globalThis.seenText(text);
    last = text ?? last;
  };
  const target = globalThis.document;
  new globalThis.MutationObserver(look).observe(target, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** Messages of the development server to a page over its socket, as JSON. */
const typeOf = ({ payload }) => JSON.parse(String(payload)).type;

/**
 * Opens `url` in a page that tells when what `selector` names reads otherwise, and what is on its way there. `time` writes a
 * file with `from` in the place of `to`, and answers after how many milliseconds the change was noticed, compiled, loaded by
 * the page and on the screen.
 */
export async function openWatched(browser, url, { selector, socketPath }) {
  const page = await browser.newPage();
  let tell = () => undefined;
  await page.exposeFunction('seenText', (text) => tell('shown', text));
  await page.addInitScript(watchText, selector);
  page.on('websocket', (socket) => {
    if (!socket.url().includes(socketPath)) return;
    socket.on('framereceived', (frame) => tell(typeOf(frame)));
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.hot-update.js')) tell('loaded');
  });
  await page.goto(url);
  await page.locator(selector).waitFor();

  async function time(file, from, to) {
    const text = await readFile(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
    const stages = {};
    const shown = new Promise((resolve) => {
      tell = (stage, seen) => {
        if (stage === 'shown' && !seen.includes(to)) return;
        stages[stage] ??= performance.now() - since;
        if (stage === 'shown') resolve();
      };
    });
    const since = performance.now();
    await writeFile(file, text.replace(from, to));
    await shown;
    const { invalid: noticed, ok: compiled, loaded, shown: seen } = stages;
    return { noticed, compiled, loaded, seen };
  }
  return { time, close: () => page.close() };
}
