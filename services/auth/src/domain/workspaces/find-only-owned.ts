import type { Context } from '../../context.js';

/** Names of the workspaces that have other members, and no owner but the user. */
export async function findOnlyOwned(
  { models }: Pick<Context, 'models'>,
  userId: string,
): Promise<string[]> {
  const { memberships, workspaces } = models;
  const names: string[] = [];
  const owned = await memberships.everywhere.findReadable({ userId, role: 'owner' });
  for (const { workspaceId } of owned) {
    const members = memberships.in(workspaceId);
    const others = { userId: { $ne: userId } };
    if (!(await members.exists(others))) continue;
    if (await members.exists({ ...others, role: 'owner' })) continue;
    const workspace = await workspaces.findOne({ _id: workspaceId });
    if (workspace) names.push(workspace.name);
  }
  return names;
}
