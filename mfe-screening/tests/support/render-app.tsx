import '../../src/features/dashboard/team/TeamDashboard.js';
import '../../src/features/history/components/HistoryPage.js';
import '../../src/features/privacy/components/PrivacyRequestsPage.js';
import '../../src/features/processing/components/ProcessingPage.js';
import '../../src/ReviewedResultsPage.js';
import '../../src/features/results/components/analytics/AnalyticsTab.js';
import '../../src/features/results/components/decisions/DecisionRecordPage.js';
import '../../src/features/results/components/everyone/EveryoneTab.js';
import '../../src/features/results/components/rejections/RejectionsTab.js';
import '../../src/features/review/components/ReviewPage.js';
import '../../src/features/shared/components/SharedPage.js';
import '../../src/features/upload/components/UploadPage.js';
import '../../src/members/PeopleStrip.js';
import '../../src/reading/components/HeadActions.js';
import '../../src/reading/components/SplitDialog.js';
import type { JobDetail } from '@shortlist/contracts/job';
import type { HostApi, Notice } from '@shortlist/host-api';
import {
  createTestCall,
  createTestHost,
  renderWithHost,
  type TestAnswers,
  testUser,
} from '@shortlist/web-kit/testing';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../../src/App.js';
import { screeningAnswers } from './factories.js';
import { buildMember, teamAnswers } from './team.js';

const tokenUsage = { tokens_used: 10_700, tokens_remaining: 39_300, token_limit: 50_000 };

const allActive = { aiProcessing: 'active', emailService: 'active', exportSystem: 'active' };

/** An outbox that nothing was ever put into. */
const emptyOutbox = {
  entries: [],
  counts: { queued: 0, sending: 0, sent: 0, failed: 0, unknown: 0, stopped: 0 },
  nextSendAt: null,
  delaySeconds: 30,
  asOf: '2026-11-20T10:00:00.000Z',
};

/** A workspace of one. */
const workspaceOfOne = {
  workspace: { id: 'user_1', name: 'Brook', role: 'owner', members: 1, isOwn: true },
  members: [],
  invitations: [],
};

/** Answers of a new account: nothing screened yet, everything working. */
const newAccount: TestAnswers = {
  noteExport: { message: 'Noted.' },
  ...teamAnswers([buildMember({ userId: testUser.id })]),
  getMailSettings: {
    senderName: 'Mina Hill',
    company: 'Brook',
    signature: '',
    replyTo: 'mina@example.com',
  },
  getHistory: [],
  getTokenUsage: tokenUsage,
  getStatus: allActive,
  getOutbox: emptyOutbox,
  getWorkspace: workspaceOfOne,
  listComments: { comments: [] },
  listPrivacyRequests: { requests: [] },
  listKeptRecords: { records: [] },
};

/** A job that can be read can be read by all operations. */
function readingAnswers({ getJob }: TestAnswers): TestAnswers {
  if (!getJob) return {};
  const answer = getJob as JobDetail | (() => JobDetail | Promise<JobDetail>);
  return screeningAnswers(async () => (typeof answer === 'function' ? answer() : answer));
}

export interface RenderAppOptions {
  /** `getJob` answers the screening's other reading operations, too, unless they are given. */
  readonly answers?: TestAnswers;
  readonly host?: Partial<HostApi>;
}

/** The whole remote at an address, the network answered from a table; resolves when what answers at once is shown. */
export async function renderApp(
  route: string,
  { answers = {}, host: overrides }: RenderAppOptions = {},
) {
  const notices: Notice[] = [];
  const calls: string[] = [];
  const answer = createTestCall({ ...newAccount, ...readingAnswers(answers), ...answers });
  const host = createTestHost({
    call: (operation, input) => {
      calls.push(operation.name);
      return answer(operation, input);
    },
    notify: (notice) => notices.push(notice),
    ...overrides,
  });
  const rendered = await act(async () => renderWithHost(<App host={host} />, { host, route }));
  // A page in a file of its own is there a moment later, though the file is.
  await act(() => vi.dynamicImportSettled());
  const path = () => `${rendered.location().pathname}${rendered.location().search}`;
  return { ...rendered, host, notices, calls, path, user: userEvent.setup() };
}
