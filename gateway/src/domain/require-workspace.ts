import { id } from '@shortlist/contracts/entities';
import { createCommonError } from '@shortlist/service-kit';

/**
 * The workspace that the header of a call names; undefined where it names none. The services know the member. Throws
 * `WorkspaceNotFound` for a value that no workspace can have as its id.
 */
export function requireWorkspace(header: string): string | undefined {
  if (header === '') return undefined;
  const { data } = id.safeParse(header);
  if (data === undefined) throw createCommonError('WorkspaceNotFound');
  return data;
}
