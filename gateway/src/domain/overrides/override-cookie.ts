import {
  overrideSeconds,
  readOverrideAddress,
} from '@shortlist/contracts/front-ends/remote-overrides';
import { remoteName } from '@shortlist/contracts/front-ends/runtime-config';
import { z } from 'zod';

/** Addresses of the manifests that one browser takes instead of the deployment's, by the remote's name. */
export type Overrides = Readonly<Record<string, string>>;

const stored = z.object({ until: z.number(), remotes: z.record(z.string(), z.string()) });

/** More than a cookie with every remote needs; a browser keeps no larger one. */
const longestCookie = 4000;

/**
 * Reads a browser's override cookie, without the parts that are not allowed, or not any more. It needs no signature:
 * anybody can make their own browser send the same, and it is checked at each use.
 */
export function readOverrideCookie(
  value: string | undefined,
  { origins, now }: { readonly origins: readonly string[]; readonly now: number },
): Overrides {
  if (value === undefined || value.length > longestCookie) return {};
  const parsed = stored.safeParse(parseJson(Buffer.from(value, 'base64url').toString('utf8')));
  if (!parsed.success) return {};
  const { until, remotes } = parsed.data;
  // One that would last longer was not set here.
  if (until <= now || until > now + overrideSeconds * 1000) return {};
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, given]) => {
      const address = readOverrideAddress(given, origins);
      return remoteName.safeParse(name).success && 'manifest' in address
        ? [[name, address.manifest]]
        : [];
    }),
  );
}

/** The value of the cookie, good for a day. */
export function writeOverrideCookie(remotes: Overrides, now: number): string {
  const value = { until: now + overrideSeconds * 1000, remotes };
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
