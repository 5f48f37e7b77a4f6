import { onReleaseTokens } from './on-release-tokens.js';
import { onReserveTokens } from './on-reserve-tokens.js';
import { onSettleTokens } from './on-settle-tokens.js';
import { onUserDeleted } from './on-user-deleted.js';

/** Every message the service takes. */
export const consumers = [onReserveTokens, onSettleTokens, onReleaseTokens, onUserDeleted];
