import { accessTokenClaims } from '@shortlist/contracts/entities';
import * as http from '@shortlist/contracts/http/auth';

/** What the session itself needs of the contracts; a module of its own so that it loads with the first call. */
export const refresh = http.refresh;
export const getCurrentUser = http.getCurrentUser;
export const logout = http.logout;
export { accessTokenClaims };
