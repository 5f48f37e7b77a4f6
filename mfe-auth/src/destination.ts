import { useLocation } from '@shortlist/router';
import { useEffect } from 'react';

const home = '/dashboard';
const storageKey = 'shortlist.destination';
/** As long as a verification link works. */
const rememberMs = 24 * 60 * 60 * 1000;

/**
 * Where a visitor goes once signed in: the page that sent them to sign in, else the dashboard. Remembered in this
 * browser, so that signing up and verifying the address, in another tab, lead there too.
 */
export function useDestination(): string {
  const { state } = useLocation();
  const path = readDestination(state);
  useEffect(() => {
    if (path === null) return;
    const until = Date.now() + rememberMs;
    withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ path, until })));
  }, [path]);
  return path ?? readRemembered() ?? home;
}

/** Whether the visitor had a session until now, and was sent to sign in because it ended. */
export function useHasEnded(): boolean {
  return field(useLocation().state, 'ended') === true;
}

/** A person who has arrived is not brought there again. */
export function forgetDestination(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

/** Reads `from`, a path or a router location, of a navigation state; null for anything but a path of this site. */
function readDestination(state: unknown): string | null {
  const from = field(state, 'from');
  return ownPath(typeof from === 'string' ? from : joinLocation(from));
}

function readRemembered(): string | null {
  const stored = withStorage((storage) => storage.getItem(storageKey));
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    const [path, until] = [field(value, 'path'), field(value, 'until')];
    const isFresh = typeof until === 'number' && until > Date.now();
    return isFresh && typeof path === 'string' ? ownPath(path) : null;
  } catch {
    // Written by something else than this page.
    return null;
  }
}

/** A path with two slashes, or a backslash, would be another site's address. */
function ownPath(path: string): string | null {
  return /^\/(?![/\\])/.test(path) ? path : null;
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(localStorage);
  } catch {
    // The browser allows no storage: only the place in the history is known.
    return null;
  }
}

function joinLocation(location: unknown): string {
  return ['pathname', 'search', 'hash']
    .map((name) => field(location, name))
    .filter((part) => typeof part === 'string')
    .join('');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}
