import type { RemotePage } from '@shortlist/host-api';

/** The pages of this remote: the build writes them into its manifest, and shell and gateway take them from there. */
export const pages: readonly RemotePage[] = [
  {
    path: '/signin',
    title: 'Sign In',
    description: 'Sign in to your screenings and shortlists.',
    bare: true,
    split: true,
  },
  {
    path: '/signin/single-sign-on',
    title: 'Single sign-on',
    bare: true,
    split: true,
    secret: true,
    module: './features/single-sign-on/SingleSignOnPage.js',
  },
  {
    path: '/signup',
    title: 'Sign Up',
    description:
      'Create an account and screen your first resumes: every score comes with the lines it rests on.',
    bare: true,
    split: true,
  },
  {
    path: '/verify-email',
    title: 'Verify your email',
    bare: true,
    split: true,
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    bare: true,
    split: true,
  },
  {
    path: '/reset-password',
    title: 'Reset password',
    bare: true,
    split: true,
  },
  {
    path: '/account',
    title: 'Account',
    guarded: true,
    module: './features/account/components/AccountPage.js',
  },
  {
    path: '/account/workspace',
    title: 'Workspace',
    guarded: true,
    module: './features/account/workspace/WorkspacePage.js',
  },
  {
    path: '/account/workspace/sign-in-test',
    title: 'Test sign-in',
    guarded: true,
    bare: true,
    split: true,
    module: './features/account/workspace/single-sign-on/SignOnTestPage.js',
  },
  {
    path: '/invitation',
    title: 'Invitation',
    bare: true,
    split: true,
    secret: true,
    module: './features/invitation/components/InvitationPage.js',
  },
  {
    path: '/comment-mails',
    title: 'Emails about comments',
    bare: true,
    split: true,
    secret: true,
    module: './features/comment-mails/CommentMailsPage.js',
  },
];
