import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { createIconFile } from './images/icon-file.mjs';
import { createCardPage, createIconPage, createSmallIconPage } from './images/image-pages.mjs';
import { findBrowser } from './lib/find-browser.mjs';

// Draws the pictures of the product that are no SVG, from the logo: favicon.ico, the icons of home screens, and the
// picture that other sites show beside a link. They lie in shell/public; run it again when the logo changes.

const shell = path.join(import.meta.dirname, '../../shell');
const require = createRequire(import.meta.url);
const readFont = async (name) => (await readFile(require.resolve(name))).toString('base64');

const logo = await readFile(path.join(shell, 'src/icon.svg'), 'utf8');
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
try {
  const draw = async (html, width, height = width, omitBackground = false) => {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
    await page.setContent(html);
    await page.evaluate(() => globalThis.document.fonts.ready);
    const png = await page.screenshot({ omitBackground });
    await page.close();
    return png;
  };
  const save = async (name, content) => {
    await writeFile(path.join(shell, 'public', name), content);
    console.log(`${String(content.length).padStart(7)}  shell/public/${name}`);
  };

  const small = createSmallIconPage(logo);
  const pictures = [];
  for (const size of [16, 32, 48])
    pictures.push({ size, png: await draw(small, size, size, true) });
  await save('favicon.ico', createIconFile(pictures));
  // The outer fifth of an icon may be cut away by the shape that a home screen gives it.
  const icon = createIconPage(logo, 0.6);
  await save('apple-touch-icon.png', await draw(icon, 180));
  await save('icon-192.png', await draw(icon, 192));
  await save('icon-512.png', await draw(icon, 512));
  const sans = await readFont('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
  const serif = await readFont(
    '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  );
  await save('social-card.png', await draw(createCardPage({ logo, sans, serif }), 1200, 630));
} finally {
  await browser.close();
}
