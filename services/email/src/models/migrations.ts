import { migrateToWorkspaces, type Migration } from '@shortlist/service-kit';

/** Changes to stored data that a default can't make. A new one gets the next id. */
export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'the rejection emails of a user are those of the workspace made with the account',
    up: (database, signal) => migrateToWorkspaces(database, 'rejection_deliveries', signal),
  },
];
