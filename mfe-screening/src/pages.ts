import type { RemotePage } from '@shortlist/host-api';

/** The pages of this remote: the build writes them into its manifest, and shell and gateway take them from there. */
export const pages: readonly RemotePage[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    guarded: true,
    module: './features/dashboard/components/DashboardPage.js',
    asks: ['/resumes/history', '/auth/token/usage', '/privacy/requests', '/status'],
  },
  {
    path: '/upload',
    title: 'Upload & Process',
    guarded: true,
    module: './features/upload/components/UploadPage.js',
    asks: ['/auth/token/usage'],
  },
  {
    path: '/processing',
    title: 'Processing',
    guarded: true,
    module: './features/processing/components/ProcessingPage.js',
  },
  {
    path: '/results',
    title: 'Screening Results',
    guarded: true,
    module: './ReviewedResultsPage.js',
    asks: ['/resumes/job/{job}/screening', '/resumes/job/{job}/comments', '/email/outbox/{job}'],
  },
  {
    path: '/history',
    title: 'Your screenings',
    guarded: true,
    module: './features/history/components/HistoryPage.js',
  },
  {
    path: '/privacy-requests',
    title: 'Privacy requests',
    guarded: true,
    module: './features/privacy/components/PrivacyRequestsPage.js',
    asks: ['/privacy/requests'],
  },
  {
    path: '/shared',
    title: 'Shared shortlist',
    description:
      'A shortlist that was shared with you, to read and to comment: scores, reasons and quotes. No account is needed.',
    bare: true,
    secret: true,
    module: './features/shared/components/SharedPage.js',
  },
  {
    path: '/demo',
    title: 'Sample results',
    description:
      'A finished screening to look at: every score with its verdicts and the lines of the resume that it rests on.',
    foot: true,
    listed: true,
    module: './features/results/components/DemoPage.js',
  },
];
