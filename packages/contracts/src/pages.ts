import type { RemoteName } from './runtime-config.js';

/** One page of the product: which remote shows it and what the shell puts around it. */
export interface PageEntry {
  readonly path: string;
  readonly remote: RemoteName;
  readonly title: string;
  /** Only for the signed-in; others are sent to sign in first. */
  readonly guarded?: true;
  /** The page has the whole screen: no header. */
  readonly bare?: true;
  /** Ends with the legal links. */
  readonly foot?: true;
  /** Search engines may list it. */
  readonly listed?: true;
}

/** The route table (specification §2): the shell shows these pages, and the gateway answers 404 for every other address. */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    remote: 'marketing',
    title: 'Every resume read, every score explained',
    foot: true,
    listed: true,
  },
  { path: '/contact', remote: 'marketing', title: 'Contact', listed: true, foot: true },
  { path: '/privacy', remote: 'marketing', title: 'Privacy Policy', listed: true, foot: true },
  { path: '/terms', remote: 'marketing', title: 'Terms & Conditions', listed: true, foot: true },
  { path: '/your-data', remote: 'marketing', title: 'Your data', listed: true, foot: true },
  {
    path: '/how-scoring-works',
    remote: 'marketing',
    title: 'How scoring works',
    listed: true,
    foot: true,
  },
  { path: '/developers', remote: 'marketing', title: 'API', listed: true, foot: true },
  { path: '/signin', remote: 'auth', title: 'Sign In', bare: true },
  { path: '/signup', remote: 'auth', title: 'Sign Up', bare: true },
  { path: '/verify-email', remote: 'auth', title: 'Verify your email', bare: true },
  { path: '/forgot-password', remote: 'auth', title: 'Forgot password', bare: true },
  { path: '/reset-password', remote: 'auth', title: 'Reset password', bare: true },
  { path: '/account', remote: 'auth', title: 'Account', guarded: true },
  { path: '/pricing', remote: 'billing', title: 'Pricing', listed: true, foot: true },
  { path: '/subscription', remote: 'billing', title: 'Subscription', guarded: true, foot: true },
  { path: '/dashboard', remote: 'screening', title: 'Dashboard', guarded: true },
  { path: '/upload', remote: 'screening', title: 'Upload & Process', guarded: true },
  { path: '/processing', remote: 'screening', title: 'Processing', guarded: true },
  { path: '/results', remote: 'screening', title: 'Screening Results', guarded: true },
  { path: '/history', remote: 'screening', title: 'Your screenings', guarded: true },
  { path: '/privacy-requests', remote: 'screening', title: 'Privacy requests', guarded: true },
  { path: '/shared', remote: 'screening', title: 'Shared shortlist', bare: true },
  { path: '/demo', remote: 'screening', title: 'Sample results', listed: true, foot: true },
];

/** What the shell calls an address without a page. */
export const notFoundTitle = 'Page not found';

/** The page at a path, in any letter case and with or without a slash at its end; undefined when there is none. */
export function findPage(pathname: string): PageEntry | undefined {
  const plain = pathname.replace(/\/+$/, '').toLowerCase() || '/';
  return pages.find(({ path }) => path === plain);
}

/** A page's title as the browser shows it. */
export const documentTitle = (title: string) => `${title} · Shortlist`;
