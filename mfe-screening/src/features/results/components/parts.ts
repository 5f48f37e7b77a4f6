import { createLazyPart, Page } from '@shortlist/web-kit';
import { createElement } from 'react';
import { CandidateDetails } from './candidate/lazy-details.js';

const failure = 'This part of the results could not be loaded. Please try again.';

// The shortlist, which most look at first, waits for none of them.
export const RejectionsTab = createLazyPart(
  async () => (await import('./rejections/RejectionsTab.js')).RejectionsTab,
  { failure },
);
export const EveryoneTab = createLazyPart(
  async () => (await import('./everyone/EveryoneTab.js')).EveryoneTab,
  { failure },
);
export const AnalyticsTab = createLazyPart(
  async () => (await import('./analytics/AnalyticsTab.js')).AnalyticsTab,
  { failure },
);
export const UnreadableTab = createLazyPart(
  async () => (await import('./UnreadableTab.js')).UnreadableTab,
  { failure },
);
export const DecisionRecordPage = createLazyPart(
  async () => (await import('./decisions/DecisionRecordPage.js')).DecisionRecordPage,
  { failure, frame: (children) => createElement(Page, null, children) },
);

/** In workspaces of several people. */
export const PeopleStrip = createLazyPart(
  async () => (await import('../../../members/PeopleStrip.js')).PeopleStrip,
  { failure },
);

const search = new URLSearchParams(window.location.search);
const asked = {
  rejections: RejectionsTab,
  everyone: EveryoneTab,
  analytics: AnalyticsTab,
  unreadable: UnreadableTab,
  decisions: DecisionRecordPage,
}[search.get('tab') ?? search.get('view') ?? ''];
asked?.prepare();

/** Parts that nobody sees at first. */
export const laterParts = [
  CandidateDetails,
  RejectionsTab,
  EveryoneTab,
  AnalyticsTab,
  UnreadableTab,
  DecisionRecordPage,
];
