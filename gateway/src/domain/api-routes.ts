import type { Operation } from '@shortlist/contracts/operation';
import { operations } from '@shortlist/contracts/operations';

/** The services behind /api, as the gateway knows them. */
export const serviceNames = ['auth', 'resumes', 'usage', 'email'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Longest prefix first: token usage lives under /auth but belongs to the usage service. */
const prefixes: readonly (readonly [prefix: string, service: ServiceName])[] = [
  ['/auth/token', 'usage'],
  ['/auth', 'auth'],
  ['/resumes', 'resumes'],
  ['/privacy', 'resumes'],
  ['/email', 'email'],
];

/** The service that answers `path` (below /api, without query), or null when none does. */
export function findService(path: string): ServiceName | null {
  const found = prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return found ? found[1] : null;
}

const addressOf = (method: string, path: string) => `${method} ${path}`;

const fixed = new Map<string, Operation>();
const patterns: { readonly operation: Operation; readonly segments: readonly string[] }[] = [];
for (const operation of operations) {
  const { method, path } = operation;
  if (path.includes('{')) patterns.push({ operation, segments: path.split('/') });
  else fixed.set(addressOf(method, path), operation);
}

const matches = (segments: readonly string[], given: readonly string[]) =>
  segments.length === given.length &&
  segments.every((segment, at) => segment.startsWith('{') || segment === given[at]);

/** The methods that the contract knows at `path`, which is canonical; HEAD counts as GET. */
export function findMethods(path: string): readonly string[] {
  const given = path.split('/');
  const here = operations.filter((operation) => matches(operation.path.split('/'), given));
  return [
    ...new Set(here.flatMap(({ method }) => (method === 'GET' ? ['HEAD', 'GET'] : [method]))),
  ];
}

/**
 * The operation of the contract that a call asks for; `path` is canonical, HEAD counts as GET. Null for what this
 * gateway's contract does not know, for instance because a service is newer.
 */
export function findOperation(method: string, path: string): Operation | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  const operation = fixed.get(addressOf(asked, path));
  if (operation) return operation;
  const given = path.split('/');
  const found = patterns.find(
    (pattern) => pattern.operation.method === asked && matches(pattern.segments, given),
  );
  return found?.operation ?? null;
}
