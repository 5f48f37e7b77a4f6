/** The services behind /api, as the gateway knows them. */
export const serviceNames = ['auth', 'resumes', 'usage', 'email'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Longest prefix first: the usage figure lives under /auth but belongs to the usage service. */
const prefixes: readonly (readonly [prefix: string, service: ServiceName])[] = [
  ['/auth/token', 'usage'],
  ['/auth', 'auth'],
  ['/resumes', 'resumes'],
  ['/email', 'email'],
];

/** The service that answers `path` (below /api, without query), or null when none does. */
export function findService(path: string): ServiceName | null {
  const found = prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return found ? found[1] : null;
}
