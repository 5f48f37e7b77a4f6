/** An address of a page in a workspace; the id as `id` in entities.ts, without a schema library. */
const addressInWorkspace = /^\/w\/([\w-]{1,64})(\/.*)?$/;

export interface PageAddress {
  /** Null: the address names none, so it is the workspace made with the account. */
  readonly workspaceId: string | null;
  /** Path of the page itself. */
  readonly path: string;
}

/** Splits the path of an address into workspace and page: `/w/{id}/results` is the page `/results` in a workspace. */
export function readPageAddress(pathname: string): PageAddress {
  const [, workspaceId, path = '/'] = addressInWorkspace.exec(pathname) ?? [];
  return workspaceId === undefined ? { workspaceId: null, path: pathname } : { workspaceId, path };
}

/** Path of a page in a workspace; null: in the one made with the account. */
export const pageAddress = ({ workspaceId, path }: PageAddress): string =>
  workspaceId === null ? path : `/w/${workspaceId}${path}`;
