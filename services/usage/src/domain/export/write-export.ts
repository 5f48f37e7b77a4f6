import type { ExportCoverage, ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { accountDocument } from '../../models/account.js';
import type { Models } from '../../models/index.js';
import { monthOf } from '../account-id.js';

/** Where each collection is in an export, or why it is not: a new one does not compile until it is here. */
const coverage = {
  accounts: 'usage/tokens.json',
  outcomes: {
    what: 'Messages about charges',
    why: 'They repeat usage/tokens.json, so that nothing is charged twice.',
  },
  deletedWorkspaces: {
    what: 'Hashes of deleted accounts',
    why: 'They exist only for deleted accounts.',
  },
} as const satisfies ExportCoverage<keyof Models>;

const monthView = accountDocument.pick('used', 'reservations');

/** Writes the tokens of a workspace, month by month. */
export async function writeExport(
  { models }: Context,
  workspaceId: string,
  writer: ExportWriter,
): Promise<void> {
  const file = {
    path: coverage.accounts,
    about: 'The tokens that were used in each month, with what used them.',
  };
  await writer.list(file, (add) =>
    models.accounts
      .in(workspaceId)
      .eachReadable(
        {},
        monthView,
        { sort: { _id: 1 }, batchSize: 1 },
        ({ _id, used, reservations }) => add({ month: monthOf(_id), used, charges: reservations }),
      ),
  );
  await writer.leaveOutCollections(coverage);
}
