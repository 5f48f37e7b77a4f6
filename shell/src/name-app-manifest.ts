import { whenIdle } from '@shortlist/web-kit';
import manifest from '../public/site.webmanifest';

/** Names the manifest by which a phone installs the app, once the page is there: a browser fetches it and its icons at once. */
export async function nameAppManifest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifest;
  document.head.append(link);
}
