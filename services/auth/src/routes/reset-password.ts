import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { resetPassword as reset } from '../domain/reset-password.js';

export function resetPassword(context: Context): Route {
  return route(http.resetPassword, async ({ input, client }) => {
    const { token, new_password: newPassword } = input.body;
    await reset(context, { token, newPassword, address: client.address });
    return { message: 'Your password has been reset successfully.' };
  });
}
