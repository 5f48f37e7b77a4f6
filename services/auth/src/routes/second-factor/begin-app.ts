import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { proveOwner } from '../../domain/proof/prove-owner.js';
import { beginApp } from '../../domain/second-factor/app/set-up-app.js';
import { callerOf } from '../caller-of.js';

export function beginAuthenticatorApp(context: Context): Route {
  return route(http.beginAuthenticatorApp, async ({ input, user, client }) => {
    const owner = await proveOwner(context, callerOf(user, client), input.body);
    const { secret, uri, expiresAt } = await beginApp(context, owner);
    return { secret, uri, expiresAt: expiresAt.toISOString() };
  });
}
