import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { deleteAccount as remove } from '../domain/deletion/delete-account.js';
import { originOf } from './origin-of.js';

export function deleteAccount(context: Context): Route {
  return route(http.deleteAccount, async ({ user, input, client }) => {
    const { proof } = input.body;
    await remove(context, { userId: user.sub, proof, origin: originOf(client) });
    return { message: 'Your account was deleted.' };
  });
}
