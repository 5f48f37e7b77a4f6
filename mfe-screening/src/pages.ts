import type { RemotePage } from '@shortlist/host-api';

/** The pages of this remote: the build writes them into its manifest, and shell and gateway take them from there. */
export const pages: readonly RemotePage[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    guarded: true,
  },
  {
    path: '/upload',
    title: 'Upload & Process',
    guarded: true,
  },
  {
    path: '/processing',
    title: 'Processing',
    guarded: true,
  },
  {
    path: '/results',
    title: 'Screening Results',
    guarded: true,
  },
  {
    path: '/history',
    title: 'Your screenings',
    guarded: true,
  },
  {
    path: '/privacy-requests',
    title: 'Privacy requests',
    guarded: true,
  },
  {
    path: '/shared',
    title: 'Shared shortlist',
    description:
      'A shortlist that was shared with you, to read and to comment: scores, reasons and quotes. No account is needed.',
    bare: true,
    secret: true,
  },
  {
    path: '/demo',
    title: 'Sample results',
    description:
      'A finished screening to look at: every score with its criteria and the line of the resume that earned each point.',
    foot: true,
    listed: true,
  },
];
