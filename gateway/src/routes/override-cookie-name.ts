import type { AppState } from '@shortlist/service-kit';
import type { ParameterizedContext } from 'koa';

/** With this prefix a browser takes the cookie from this very site only; it does so over https alone. */
export const overrideCookieName = (ctx: ParameterizedContext<AppState>): string =>
  ctx.secure ? '__Host-remote_overrides' : 'remote_overrides';
