import { ApiError, loadFailureText } from '@shortlist/web-kit';

/** A module that no form needs to show itself. Throws ApiError when it can't be loaded. */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError({ status: null, code: 'NETWORK_ERROR', message: loadFailureText, cause });
  }
}
