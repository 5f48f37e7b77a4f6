import type { RemotePage } from '@shortlist/host-api';

/** As a team says which pages its remote has. */
export const pages: readonly RemotePage[] = [
  { path: '/pricing', title: 'Pricing', listed: true, foot: true },
];
