import { useLocation } from '@shortlist/router';

const home = '/dashboard';

/** Where a visitor goes once signed in: the page that sent them to sign in, else the dashboard. */
export function useDestination(): string {
  const { state } = useLocation();
  return readDestination(state);
}

/** Reads `from`, a path or a router location, of a navigation state. Anything but a path of this site is the dashboard. */
function readDestination(state: unknown): string {
  const from = field(state, 'from');
  const path = typeof from === 'string' ? from : joinLocation(from);
  // A path with two slashes, or a backslash, would be another site's address.
  return /^\/(?![/\\])/.test(path) ? path : home;
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
