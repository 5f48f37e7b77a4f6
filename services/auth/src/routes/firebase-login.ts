import * as http from '@shortlist/contracts/http/auth';
import { createError, type Route, route } from '@shortlist/service-kit';

/** No identity provider is configured in this version, and the answer says so. */
export function firebaseLogin(): Route {
  return route(http.firebaseLogin, () => {
    throw createError(http.firebaseLogin, 'FederationNotConfigured');
  });
}
