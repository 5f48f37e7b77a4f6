import type { RemoteProps } from '@shortlist/host-api';
import { Route, Routes } from '@shortlist/router';
import { createLazyPage, HostProvider } from '@shortlist/web-kit';
import { ForgotPasswordPage } from './features/forgot-password/components/ForgotPasswordPage.js';
import { ResetPasswordPage } from './features/reset-password/components/ResetPasswordPage.js';
import { SignInPage } from './features/sign-in/components/SignInPage.js';
import { SignUpPage } from './features/sign-up/components/SignUpPage.js';
import { VerifyEmailPage } from './features/verify-email/components/VerifyEmailPage.js';

// Signing in does not wait for it.
const AccountPage = createLazyPage(
  async () => (await import('./features/account/components/AccountPage.js')).AccountPage,
  { at: '/account', failure: 'Your account could not be loaded. Please try again.' },
);

const WorkspacePage = createLazyPage(
  async () => (await import('./features/account/workspace/WorkspacePage.js')).WorkspacePage,
  { at: '/account/workspace', failure: 'The workspace could not be loaded. Please try again.' },
);

const SignOnTestPage = createLazyPage(
  async () =>
    (await import('./features/account/workspace/single-sign-on/SignOnTestPage.js')).SignOnTestPage,
  {
    at: '/account/workspace/sign-in-test',
    failure: 'The test could not be loaded. Please try again.',
  },
);

const InvitationPage = createLazyPage(
  async () => (await import('./features/invitation/components/InvitationPage.js')).InvitationPage,
  { at: '/invitation', failure: 'The invitation could not be loaded. Please try again.' },
);

const SingleSignOnPage = createLazyPage(
  async () => (await import('./features/single-sign-on/SingleSignOnPage.js')).SingleSignOnPage,
  {
    at: '/signin/single-sign-on',
    failure: 'Single sign-on could not be loaded. Please try again.',
  },
);

const CommentMailsPage = createLazyPage(
  async () => (await import('./features/comment-mails/CommentMailsPage.js')).CommentMailsPage,
  { at: '/comment-mails', failure: 'The page could not be loaded. Please try again.' },
);

/** Signing in and up, verifying an address, a forgotten password, invitations, and the account with its workspace. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <Routes>
        <Route path="signin" element={<SignInPage />} />
        <Route path="signin/single-sign-on" element={<SingleSignOnPage />} />
        <Route path="signup" element={<SignUpPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
        <Route path="account" element={<AccountPage />} />
        <Route path="account/workspace" element={<WorkspacePage />} />
        <Route path="account/workspace/sign-in-test" element={<SignOnTestPage />} />
        <Route path="invitation" element={<InvitationPage />} />
        <Route path="comment-mails" element={<CommentMailsPage />} />
      </Routes>
    </HostProvider>
  );
}
