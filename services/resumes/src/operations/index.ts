import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { createActivityRoutes } from './activity.js';
import { createCommentsRoutes } from './comments.js';
import { createCriteriaRoutes } from './criteria.js';
import { streamJobChanges } from './job-changes.js';
import { streamJobEvents } from './job-events.js';
import { createMailsRoutes } from './mails.js';
import { createPeopleRoutes } from './people.js';
import { createPrivacyRoutes } from './privacy.js';
import { createReadingRoutes } from './reading.js';
import { createRecordsRoutes } from './records.js';
import { createScreeningPeopleRoutes } from './screening-people.js';
import { createScreeningsRoutes } from './screenings.js';
import { createSharingRoutes } from './sharing.js';
import { createUploadsRoutes } from './uploads.js';
import { createWebhooksRoutes } from './webhooks.js';

/** Every operation of the API role. */
export function createRoutes(context: Context): readonly Route[] {
  return [
    ...createActivityRoutes(context),
    ...createCommentsRoutes(context),
    ...createCriteriaRoutes(context),
    ...createMailsRoutes(context),
    ...createPeopleRoutes(context),
    ...createReadingRoutes(context),
    ...createRecordsRoutes(context),
    ...createPrivacyRoutes(context),
    ...createScreeningsRoutes(context),
    ...createScreeningPeopleRoutes(context),
    ...createUploadsRoutes(context),
    ...createSharingRoutes(context),
    ...createWebhooksRoutes(context),
    streamJobEvents(context),
    streamJobChanges(context),
  ];
}
