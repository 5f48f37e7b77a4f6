import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemotePage } from '@shortlist/contracts/front-ends/remote-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';

const script = "document.documentElement.dataset.theme = 'dark'";
const html = `<!doctype html><html data-frame="bar"><head><!-- page --><title>Shortlist</title><!-- /page --><script>${script}</script></head><div id="root"></div>`;
const pagesOf: Readonly<Record<string, readonly RemotePage[]>> = {
  marketing: [
    {
      path: '/',
      title: 'Every resume read',
      description: 'A ranked shortlist with the line that earned each point.',
      listed: true,
    },
    {
      path: '/terms',
      title: 'Terms & Conditions',
      description: 'The terms "under which" Shortlist & its parts may be used.',
      listed: true,
      foot: true,
    },
  ],
  billing: [
    {
      path: '/pricing',
      title: 'Pricing',
      description: 'The plans: what each contains and what it costs.',
      listed: true,
    },
  ],
  auth: [{ path: '/signin', title: 'Sign In', bare: true, split: true }],
  screening: [
    { path: '/dashboard', title: 'Dashboard', guarded: true },
    { path: '/shared', title: 'Shared', bare: true, secret: true },
  ],
};
const pages = Object.values(pagesOf).flat();
const manifest = {
  metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'billing' },
  exposes: [{ path: './App', assets: { js: { sync: ['app.js'], async: ['lazy.js'] } } }],
};
const appUrl = 'https://hiring.example.com';
/** Headers of a browser that opens an address. */
const asPage = {
  headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
};

let folder: string;
let gateway: TestGateway;
let nameless: TestGateway;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'front-ends-'));
  const dist = path.join(folder, 'shell/dist');
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'index.html'), html);
  await writeFile(path.join(dist, 'favicon.ico'), 'icon');
  for (const [name, own] of Object.entries(pagesOf)) {
    const remote = path.join(folder, `mfe-${name}`, 'dist');
    await mkdir(remote, { recursive: true });
    const files = name === 'billing' ? manifest : { metaData: {} };
    await writeFile(
      path.join(remote, 'mf-manifest.json'),
      JSON.stringify({ ...files, pages: own }),
    );
  }
  gateway = await startGateway({ FRONT_ENDS_DIR: folder, APP_URL: `${appUrl}/` });
  nameless = await startGateway({ FRONT_ENDS_DIR: folder });
});

afterAll(async () => {
  await gateway.stop();
  await nameless.stop();
  await rm(folder, { recursive: true });
});

const open = (address: string) => fetch(gateway.url + address, asPage);
const readHead = async (address: string, from = gateway) =>
  (await (await fetch(from.url + address, asPage)).text()).split('</head>')[0] ?? '';
const contentOf = (head: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];

describe('an address without a page', () => {
  it.each(['/nope', '/nope.html', '/privacy.', '/privacy.html', '/a/b/c', '/signin/x', '/old.php'])(
    'is 404 with a page of the product: %s',
    async (address) => {
      const answer = await open(address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const page = await answer.text();
      expect(page).toContain('<title>Page not found · Shortlist</title>');
      expect(page).toContain('<div id="root">');
    },
  );

  it('is 404 for a tool that takes anything, too', async () => {
    const answer = await fetch(`${gateway.url}/nope`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('root')]);
    expect((await fetch(`${gateway.url}/nope`, { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['/missing.js', '/missing.png', '/remotes/nobody/x.js', '/remotes/auth/missing.js'])(
    'is no html where a file is missing: %s',
    async (address) => {
      const answer = await fetch(gateway.url + address);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('json');
    },
  );

  it.each(['/api', '/api/nope', '/api/nope.html'])('stays JSON below /api: %s', async (address) => {
    const answer = await open(address);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NotFound' });
  });

  it('is not confirmed by the ETag of a page', async () => {
    const etag = (await open('/')).headers.get('etag') ?? '';
    const answer = await fetch(`${gateway.url}/nope`, {
      headers: { ...asPage.headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('every page of the list', () => {
  it.each(pages.map((page) => [page.path, page] as const))(
    '%s says its title and whether it may be listed',
    async (address, page) => {
      const answer = await open(address);
      const head = (await answer.text()).split('</head>')[0] ?? '';
      expect(answer.status).toBe(200);
      expect(head).toContain(`<title>${page.title.replace('&', '&amp;')} · Shortlist</title>`);
      expect(contentOf(head, 'description')?.length).toBeGreaterThan(30);
      expect(answer.headers.get('x-robots-tag')?.startsWith('noindex') ?? false).toBe(!page.listed);
      expect(contentOf(head, 'robots')).toBe(page.listed ? undefined : 'noindex');
      expect(head.includes(`<link rel="canonical" href="${appUrl}${address}" />`)).toBe(
        page.listed === true,
      );
    },
  );

  it('has a description of its own when it may be listed', async () => {
    const listed = pages.filter((page) => page.listed);
    const heads = await Promise.all(listed.map((page) => readHead(page.path)));
    const descriptions = heads.map((head) => contentOf(head, 'description'));
    expect(new Set(descriptions).size).toBe(listed.length);
  });

  it('names one address, whichever spelling and query was asked for', async () => {
    expect(await readHead('/Pricing/?ref="><script>')).toBe(await readHead('/pricing'));
    expect(await readHead('/pricing')).toContain(`href="${appUrl}/pricing"`);
  });

  it('can be shown beside a link', async () => {
    const head = await readHead('/pricing');
    expect(contentOf(head, 'og:title')).toBe('Pricing');
    expect(contentOf(head, 'og:url')).toBe(`${appUrl}/pricing`);
    expect(contentOf(head, 'og:image')).toBe(`${appUrl}/social-card.png`);
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  });

  it('is confirmed by its own ETag alone', async () => {
    const etags = await Promise.all(
      ['/', '/pricing'].map(async (address) => (await open(address)).headers.get('etag')),
    );
    expect(etags[0]).not.toBe(etags[1]);
  });
});

describe('what a page brings along', () => {
  it('allows the script in the html by its hash, and no other', async () => {
    const policy = (await open('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it.each([
    ['/', 'bar'],
    ['/dashboard', 'bar'],
    ['/nope', 'bar'],
    ['/signin', 'split'],
    ['/shared', 'plain'],
  ])('shows at %s the frame of its page: %s', async (address, frame) => {
    expect(await (await open(address)).text()).toContain(`data-frame="${frame}"`);
  });

  it('names the files of its remote beforehand', async () => {
    const head = await readHead('/pricing');
    expect(head).toContain('href="/remotes/billing/entry.js" as="script"');
    expect(head).toContain('href="/remotes/billing/app.js" as="script"');
    expect(head).not.toContain('lazy.js');
  });

  it.each(['/signin', '/dashboard', '/'])(
    'is there, too, where a manifest does not name them: %s',
    async (address) => {
      const answer = await open(address);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain('as="script"');
    },
  );
});

describe('what crawlers and browsers ask for by name', () => {
  it('has a robots.txt that names the sitemap', async () => {
    const answer = await open('/robots.txt');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
  });

  it('has a sitemap of exactly the pages that may be listed', async () => {
    const answer = await open('/sitemap.xml');
    expect(answer.headers.get('content-type')).toContain('xml');
    const found = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const listed = pages.filter((page) => page.listed).map(({ path }) => appUrl + path);
    expect(found.sort()).toEqual(listed.sort());
  });

  it('says no absolute address where none is set', async () => {
    expect((await fetch(`${nameless.url}/sitemap.xml`)).status).toBe(404);
    expect(await (await fetch(`${nameless.url}/robots.txt`)).text()).not.toContain('Sitemap');
    const head = await readHead('/pricing', nameless);
    expect(head).not.toMatch(/canonical|og:url|og:image/);
    expect(contentOf(head, 'og:title')).toBe('Pricing');
  });

  it('serves the icon as a file', async () => {
    const icon = await open('/favicon.ico');
    expect(icon.headers.get('content-type')).toBe('image/x-icon');
    expect(await icon.text()).toBe('icon');
  });
});
