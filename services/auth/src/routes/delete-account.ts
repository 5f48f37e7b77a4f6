import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { deleteAccount as remove } from '../domain/deletion/delete-account.js';
import { originOf } from './origin-of.js';

export function deleteAccount(context: Context): Route {
  return route(http.deleteAccount, async ({ user, input, client }) => {
    await remove(context, { userId: user.sub, proof: input.body, origin: originOf(client) });
    return { message: 'Your account was deleted.' };
  });
}
