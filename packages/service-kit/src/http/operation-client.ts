import { localCallerHeader } from '@shortlist/contracts/constants';
import type { RawContext } from './app-state.js';

export interface ClientCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
}

/** Caller of an operation, as far as the connection tells. */
export interface OperationClient {
  /** The caller's IP address; behind proxies only right when `createApp` is told how many are ours. */
  readonly address: string;
  /**
   * The gateway says that the caller sits at the machine that it runs on, with no proxy in between. Services believe it as they
   * do the address: nobody but the gateway reaches them.
   */
  readonly isLocal: boolean;
  /** The caller's own name of its program; empty without one. Anybody can claim anything. */
  readonly userAgent: string;
  /** The caller's credentials, as they were sent; empty without any. A secret: never logged. */
  readonly authorization: string;
  readonly readCookie: (name: string) => string | undefined;
  /** Sends a cookie that no script can read, and only with requests of this site. Its value must be safe in a cookie. */
  readonly writeCookie: (cookie: ClientCookie) => void;
}

export function describeClient(ctx: RawContext): OperationClient {
  return {
    address: ctx.ip,
    isLocal: ctx.get(localCallerHeader) === 'true',
    userAgent: ctx.get('user-agent'),
    authorization: ctx.get('authorization'),
    readCookie: (name) => ctx.cookies.get(name),
    writeCookie: ({ name, value, path, maxAgeSeconds }) => {
      // Encryption ends in front of the gateway; the browser says by which scheme the page was loaded.
      const secure = ctx.get('origin').startsWith('https:') ? '; Secure' : '';
      ctx.append(
        'set-cookie',
        `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
