import type { RemotePage } from '@shortlist/host-api';

/** The pages of this remote: the build writes them into its manifest, and shell and gateway take them from there. */
export const pages: readonly RemotePage[] = [
  {
    path: '/',
    title: 'Every resume read, every score explained',
    description:
      'Paste a job description, drop in the resumes, and get a ranked shortlist with the lines of each resume that the score rests on.',
    foot: true,
    listed: true,
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Questions about plans, a screening or your data: write to us, or find the answers to what is asked most often.',
    foot: true,
    listed: true,
    module: './features/contact/components/ContactPage.js',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'The data Shortlist keeps about recruiters and candidates: why, for how long, who sees it, and how to correct or delete it.',
    foot: true,
    listed: true,
    module: './features/legal/components/PrivacyPage.js',
  },
  {
    path: '/terms',
    title: 'Terms & Conditions',
    description:
      'The terms under which Shortlist may be used: accounts, plans, your content and ours.',
    foot: true,
    listed: true,
    module: './features/legal/components/TermsPage.js',
  },
  {
    path: '/your-data',
    title: 'Your data',
    description: 'For candidates: see what is kept about you, or have it corrected or deleted.',
    foot: true,
    listed: true,
    module: './features/your-data/components/YourDataPage.js',
  },
  {
    path: '/how-scoring-works',
    title: 'How scoring works',
    description:
      'How a resume gets its score: what we look at, what we ignore, how a score can be wrong, and that a person decides.',
    foot: true,
    listed: true,
    module: './features/legal/components/HowScoringPage.js',
  },
  {
    path: '/developers',
    title: 'API',
    description:
      'Send resumes, fetch results and write decisions back: every operation with an example that runs, tokens, webhooks, limits.',
    foot: true,
    listed: true,
    module: './features/developers/components/DevelopersPage.js',
  },
];
