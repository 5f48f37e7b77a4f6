import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { renamePasskey as rename } from '../../../domain/second-factor/passkeys/manage-passkeys.js';

export function renamePasskey(context: Context): Route {
  return route(http.renamePasskey, async ({ input, user }) => {
    await rename(context, { userId: user.sub, ...input.params, ...input.body });
    return { message: 'The passkey has its new name.' };
  });
}
