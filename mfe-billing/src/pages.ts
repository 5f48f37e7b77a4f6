import type { RemotePage } from '@shortlist/host-api';

/** The pages of this remote: the build writes them into its manifest, and shell and gateway take them from there. */
export const pages: readonly RemotePage[] = [
  {
    path: '/pricing',
    title: 'Pricing',
    description:
      'Compare the plans of Shortlist, monthly or yearly, starting with a free one: contents and prices.',
    foot: true,
    listed: true,
    // Without it no plan can be shown.
    module: '@shortlist/contracts/entities',
  },
  {
    path: '/subscription',
    title: 'Subscription',
    guarded: true,
    asks: ['/auth/token/usage', '/auth/token/months', '/resumes/screenings'],
    foot: true,
  },
];
