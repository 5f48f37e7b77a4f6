/** A remote answers, but must not run here. */
export abstract class RefusedRemoteError extends Error {
  /** Title and message for the person whose page is not shown. */
  abstract get texts(): { readonly title: string; readonly message: string };
}

/** A file of a remote has other bytes than were released. */
export class UnverifiedRemoteError extends RefusedRemoteError {
  constructor(url: string, cause: unknown) {
    super(`${url} has other bytes than its release.`, { cause });
    this.name = 'UnverifiedRemoteError';
  }

  override get texts() {
    return {
      title: 'This page could not be verified',
      message:
        'Its files are not the ones that were released, so it was not opened. Please try again later. The rest of Shortlist keeps working.',
    };
  }
}

/**
 * Explains why a file with a known hash did not load: browsers give one error for a lost connection and for changed bytes.
 * Throws UnverifiedRemoteError when the server answers with other bytes, else `error`.
 */
export async function explainUnloaded(
  url: string,
  integrity: string | undefined,
  error: unknown,
): Promise<never> {
  if (integrity === undefined) throw error;
  const loads = (options: RequestInit) =>
    fetch(url, { cache: 'no-store', ...options }).then(
      ({ ok }) => ok,
      () => false,
    );
  if ((await loads({})) && !(await loads({ integrity }))) {
    throw new UnverifiedRemoteError(url, error);
  }
  throw error;
}
