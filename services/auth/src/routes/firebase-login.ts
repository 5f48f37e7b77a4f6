import { http } from '@shortlist/contracts';
import { createError, type Route, route } from '@shortlist/service-kit';

/** No identity provider is configured in this version, and the answer says so. */
export function firebaseLogin(): Route {
  return route(http.firebaseLogin, () => {
    throw createError(http.firebaseLogin, 'FederationNotConfigured');
  });
}
