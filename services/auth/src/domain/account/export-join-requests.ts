import type { Member } from '@shortlist/contracts/authorise';
import type { ExportWriter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findAskers } from '../join-requests/list.js';

/** Writes the user's own requests to join workspaces, and the open requests to join the workspace of the call. */
export async function exportJoinRequests(
  context: Context,
  { userId, workspaceId }: Member,
  writer: ExportWriter,
): Promise<void> {
  const { joinRequests, workspaces } = context.models;
  const own = await joinRequests.everywhere.findReadable({ userId });
  const ids = own.map((request) => request.workspaceId);
  const found = await workspaces.findReadable({ _id: { $in: ids } });
  const names = new Map(found.map(({ _id, name }) => [_id, name]));
  await writer.value(
    { path: 'account/join-requests.json', about: 'Your requests to join workspaces.' },
    own.map((request) => ({
      workspace: names.get(request.workspaceId),
      state: request.state,
      askedAt: request.askedAt,
      expiresAt: request.expiresAt,
    })),
  );
  const askers = await findAskers(context, workspaceId);
  await writer.value(
    { path: 'workspace/join-requests.json', about: 'People who ask to join the workspace.' },
    askers.map(({ firstName, lastName, email, askedAt, expiresAt }) => ({
      firstName,
      lastName,
      email,
      askedAt,
      expiresAt,
    })),
  );
}
