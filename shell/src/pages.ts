import type { RemoteName } from '@shortlist/contracts/runtime-config';
import { matchPath } from '@shortlist/router';

/** One page of the product: which remote shows it and what the shell puts around it. */
export interface PageEntry {
  readonly path: string;
  readonly remote: RemoteName;
  readonly title: string;
  /** Only for the signed-in; others are sent to sign in first. */
  readonly guarded?: true;
  /** The page has the whole screen: no header. */
  readonly bare?: true;
}

/** The route table (specification §2). */
const pages: readonly PageEntry[] = [
  { path: '/', remote: 'marketing', title: 'Every resume read, every score explained' },
  { path: '/contact', remote: 'marketing', title: 'Contact' },
  { path: '/privacy', remote: 'marketing', title: 'Privacy Policy' },
  { path: '/terms', remote: 'marketing', title: 'Terms & Conditions' },
  { path: '/signin', remote: 'auth', title: 'Sign In', bare: true },
  { path: '/signup', remote: 'auth', title: 'Sign Up', bare: true },
  { path: '/verify-email', remote: 'auth', title: 'Verify your email', bare: true },
  { path: '/forgot-password', remote: 'auth', title: 'Forgot password', bare: true },
  { path: '/reset-password', remote: 'auth', title: 'Reset password', bare: true },
  { path: '/account', remote: 'auth', title: 'Account', guarded: true },
  { path: '/pricing', remote: 'billing', title: 'Pricing' },
  { path: '/subscription', remote: 'billing', title: 'Subscription', guarded: true },
  { path: '/dashboard', remote: 'screening', title: 'Dashboard', guarded: true },
  { path: '/upload', remote: 'screening', title: 'Upload & Process', guarded: true },
  { path: '/processing', remote: 'screening', title: 'Processing', guarded: true },
  { path: '/results', remote: 'screening', title: 'Screening Results', guarded: true },
  { path: '/history', remote: 'screening', title: 'Your screenings', guarded: true },
  { path: '/shared', remote: 'screening', title: 'Shared shortlist', bare: true },
  { path: '/demo', remote: 'screening', title: 'Sample results' },
];

/** The page at a path; undefined when there is none. */
export function findPage(pathname: string): PageEntry | undefined {
  return pages.find(({ path }) => matchPath(path, pathname) !== null);
}
