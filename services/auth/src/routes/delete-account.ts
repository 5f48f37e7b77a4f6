import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { deleteAccount as remove } from '../domain/deletion/delete-account.js';
import { callerOf } from './caller-of.js';

export function deleteAccount(context: Context): Route {
  return route(http.deleteAccount, async ({ user, input, client }) => {
    await remove(context, callerOf(user, client), input.body);
    return { message: 'Your account was deleted.' };
  });
}
