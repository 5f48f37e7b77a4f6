import type { RemotePage } from '@shortlist/contracts/remote-pages';

/** As a team says which pages its remote has. */
export const pages: readonly RemotePage[] = [
  { path: '/pricing', title: 'Pricing', listed: true, foot: true },
];
