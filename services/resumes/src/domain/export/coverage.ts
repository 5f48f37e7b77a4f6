import type { ExportCoverage } from '@shortlist/service-kit';
import type { Models } from '../../models/index.js';

/** Where each collection is in an export, or why it is not: a new one does not compile until it is here. */
export const coverage = {
  mailSettings: 'settings/mail-settings.json',
  retentions: 'settings/retention.json',
  webhooks: 'settings/webhooks.json',
  webhookDeliveries: 'settings/webhook-deliveries.json',
  activities: 'settings/activity.json',
  privacyCases: 'settings/privacy-requests.json',
  jobs: 'screening.json',
  candidates: 'candidates.json',
  decisionRecords: 'decision-record.json',
  recordLines: 'decision-record.json',
  shares: 'shared.json',
  comments: 'comments.json',
  commentNotices: {
    what: 'Which comments wait for which member',
    why: 'They follow from comments.json, and go when the comments were read or mailed.',
  },
  commentMails: 'settings/comment-mails.json',
  presences: {
    what: 'Which candidate a member has on the screen',
    why: 'It is kept for a minute at most.',
  },
  deletedJobs: {
    what: 'Hashes of the ids of deleted screenings',
    why: 'They are kept for 30 days so that nothing of those comes back, and hold nothing else.',
  },
  privacyRequests: {
    what: 'Requests of candidates that nobody confirmed yet, or that were passed on',
    why: 'They belong to no account; requests passed on to you are in privacy-requests.json.',
  },
  privacyPlaces: {
    what: 'How many requests an address or a network made lately',
    why: 'Hashes that belong to no account, for a day at most.',
  },
  callLimits: {
    what: 'How many calls at once the AI provider bears',
    why: 'It belongs to no account.',
  },
  deletedWorkspaces: {
    what: 'Hashes of the ids of deleted accounts',
    why: 'They exist only for deleted accounts.',
  },
} as const satisfies ExportCoverage<keyof Models>;
