import { documentTitle } from '@shortlist/contracts/front-ends/pages';
import type { RemotePage } from '@shortlist/contracts/front-ends/remote-pages';
import { escapeAttribute as escapeHtml } from './escape-attribute.js';

/** Open Graph image; drawn by e2e/scripts/draw-images.mjs. */
const socialCard = {
  file: '/social-card.png',
  width: 1200,
  height: 630,
  alt: 'Shortlist: a line of a resume, highlighted, beside the score that it earned',
} as const;

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;

export interface PageHeadInput {
  /** Undefined: no page has this address. */
  readonly page: RemotePage | undefined;
  /** Its title then. */
  readonly missingTitle: string;
  /** Description of a page without one. */
  readonly description: string;
  /** Where people reach the product, without a slash at the end; without it no absolute address is said. */
  readonly appUrl: string | undefined;
}

/** Metadata of a page for browsers, search engines and sites that show links: title, description, addresses. */
export function createPageHead({ page, appUrl, ...rest }: PageHeadInput): string {
  const title = documentTitle(page?.title ?? rest.missingTitle);
  const description = page?.description ?? rest.description;
  const about = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(page?.listed ? [] : [meta('name', 'robots', 'noindex')]),
  ];
  if (!page) return about.join('\n    ');
  const card = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Shortlist'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
  ];
  if (appUrl === undefined) return [...about, ...card].join('\n    ');
  const address = appUrl + page.path;
  return [
    ...about,
    ...(page.listed ? [`<link rel="canonical" href="${escapeHtml(address)}" />`] : []),
    ...card,
    meta('property', 'og:url', address),
    meta('property', 'og:image', appUrl + socialCard.file),
    meta('property', 'og:image:width', String(socialCard.width)),
    meta('property', 'og:image:height', String(socialCard.height)),
    meta('property', 'og:image:alt', socialCard.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
