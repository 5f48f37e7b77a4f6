import type { RemotePage } from '@shortlist/contracts/front-ends/remote-pages';

/**
 * `/robots.txt`. Pages that are not to be listed say so themselves: a crawler that may not read them would not see it.
 */
export function createRobots(appUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (appUrl !== undefined) lines.push('', `Sitemap: ${appUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `/sitemap.xml` (sitemaps.org 0.9): the pages that search engines may list. */
export function createSitemap(appUrl: string, pages: readonly RemotePage[]): string {
  const urls = pages
    .filter((page) => page.listed)
    .map(({ path }) => `  <url><loc>${escapeXml(appUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
