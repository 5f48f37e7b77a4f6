import type { RemoteProps } from '@shortlist/host-api';
import { Route, Routes } from '@shortlist/router';
import { createLazyPage, HostProvider } from '@shortlist/web-kit';
import { UnsentProvider } from './unsent/components/UnsentProvider.js';
import { RunGuard } from './workflow/RunGuard.js';
import { RunNotice } from './workflow/RunNotice.js';
import { WorkflowProvider } from './workflow/workflow-context.js';

// None waits for the code of another.
const DashboardPage = createLazyPage(
  async () => (await import('./features/dashboard/components/DashboardPage.js')).DashboardPage,
  { at: '/dashboard' },
);
const HistoryPage = createLazyPage(
  async () => (await import('./features/history/components/HistoryPage.js')).HistoryPage,
  { at: '/history' },
);
const PrivacyRequestsPage = createLazyPage(
  async () =>
    (await import('./features/privacy/components/PrivacyRequestsPage.js')).PrivacyRequestsPage,
  { at: '/privacy-requests' },
);
const loadProcessing = () => import('./features/processing/components/ProcessingPage.js');
const ProcessingPage = createLazyPage(async () => (await loadProcessing()).ProcessingPage, {
  at: '/processing',
});
const ReviewedResultsPage = createLazyPage(
  async () => (await import('./ReviewedResultsPage.js')).ReviewedResultsPage,
  { at: '/results' },
);
const SharedPage = createLazyPage(
  async () => (await import('./features/shared/components/SharedPage.js')).SharedPage,
  { at: '/shared' },
);
// With the page that it leads to: there an upload waits while the connection is away.
const UploadPage = createLazyPage(
  async () => {
    const [{ UploadPage: page }] = await Promise.all([
      import('./features/upload/components/UploadPage.js'),
      loadProcessing(),
    ]);
    return page;
  },
  { at: '/upload' },
);
const DemoPage = createLazyPage(
  async () => (await import('./features/results/components/DemoPage.js')).DemoPage,
  { at: '/demo' },
);

/** The screening workflow, from the dashboard to the results; /demo and /shared are open to visitors. */
export function App({ host }: RemoteProps) {
  return (
    <HostProvider host={host}>
      <WorkflowProvider>
        <UnsentProvider>
          <RunGuard />
          <RunNotice />
          <Routes>
            <Route path="dashboard" element={<DashboardPage />} />
            <Route path="upload" element={<UploadPage />} />
            <Route path="processing" element={<ProcessingPage />} />
            <Route path="results" element={<ReviewedResultsPage />} />
            <Route path="history" element={<HistoryPage />} />
            <Route path="privacy-requests" element={<PrivacyRequestsPage />} />
            <Route path="shared" element={<SharedPage />} />
            <Route path="demo" element={<DemoPage />} />
          </Routes>
        </UnsentProvider>
      </WorkflowProvider>
    </HostProvider>
  );
}
