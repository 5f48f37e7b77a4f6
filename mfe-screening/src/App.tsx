import type { RemoteProps } from '@shortlist/host-api';
import { Route, Routes } from '@shortlist/router';
import { createLazyPage, HostProvider } from '@shortlist/web-kit';
import { DashboardPage } from './features/dashboard/components/DashboardPage.js';
import { HistoryPage } from './features/history/components/HistoryPage.js';
import { PrivacyRequestsPage } from './features/privacy/components/PrivacyRequestsPage.js';
import { ProcessingPage } from './features/processing/components/ProcessingPage.js';
import { ResultsPage } from './features/results/components/ResultsPage.js';
import { ReviewPage } from './features/review/components/ReviewPage.js';
import { SharedPage } from './features/shared/components/SharedPage.js';
import { UploadPage } from './features/upload/components/UploadPage.js';
import { UnsentProvider } from './unsent/components/UnsentProvider.js';
import { RunGuard } from './workflow/RunGuard.js';
import { RunNotice } from './workflow/RunNotice.js';
import { WorkflowProvider } from './workflow/workflow-context.js';

// Its sample data is as large as much of the rest.
const DemoPage = createLazyPage(
  async () => (await import('./features/results/components/DemoPage.js')).DemoPage,
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
            <Route path="results" element={<ResultsPage review={<ReviewPage />} />} />
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
