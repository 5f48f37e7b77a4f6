import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { createAccountRoutes } from './account.js';
import { createApiTokensRoutes } from './api-tokens.js';
import { createExportRoutes } from './export.js';
import { createJoinRequestsRoutes } from './join-requests.js';
import { createRegistrationRoutes } from './registration.js';
import { createSecondFactorRoutes } from './second-factor.js';
import { createSessionsRoutes } from './sessions.js';
import { createSingleSignOnRoutes } from './single-sign-on.js';
import { createWorkspacesRoutes } from './workspaces.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [
    ...createRegistrationRoutes(context),
    ...createAccountRoutes(context),
    ...createSessionsRoutes(context),
    ...createSecondFactorRoutes(context),
    ...createApiTokensRoutes(context),
    ...createWorkspacesRoutes(context),
    ...createJoinRequestsRoutes(context),
    ...createSingleSignOnRoutes(context),
    ...createExportRoutes(context),
  ];
}
