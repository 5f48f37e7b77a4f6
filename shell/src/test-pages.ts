import type { PageEntry } from '@shortlist/contracts/front-ends/runtime-config';

const pagesOf =
  (remote: string, flags: Omit<PageEntry, 'path' | 'remote' | 'title'>) =>
  (...paths: string[]) =>
    paths.map((path): PageEntry => ({ path, remote, title: `Title of ${path}`, ...flags }));

/** Pages as the builds of remotes say them: for everybody, with the whole screen, for the signed-in. */
export const testPages: readonly PageEntry[] = [
  ...pagesOf('marketing', { foot: true })('/', '/contact', '/privacy', '/terms', '/your-data'),
  ...pagesOf('auth', { bare: true })('/signin', '/signup', '/verify-email', '/forgot-password'),
  ...pagesOf('auth', { bare: true })('/reset-password'),
  ...pagesOf('auth', { guarded: true })('/account'),
  { path: '/pricing', remote: 'billing', title: 'Pricing', foot: true },
  ...pagesOf('billing', { guarded: true, foot: true })('/subscription'),
  ...pagesOf('screening', { guarded: true })('/dashboard', '/upload', '/processing', '/results'),
  ...pagesOf('screening', { foot: true })('/demo'),
];
