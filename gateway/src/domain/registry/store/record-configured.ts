import { isDeepStrictEqual } from 'node:util';
import type { Registry, RemoteFacts } from '../registry.js';

type Facts = Readonly<Record<string, RemoteFacts>>;

/**
 * Keeps what the configured builds say: a gateway that starts while one of these remotes is away knows its pages from here, and
 * who publishes is told which are taken. Of a remote without `facts` what was kept counts on.
 */
export function recordConfigured(
  registry: Registry,
  names: readonly string[],
  facts: Facts,
): Registry {
  const known: Facts = { ...registry.configured, ...facts };
  const configured = Object.fromEntries(
    names.flatMap((name) => (known[name] ? [[name, known[name]]] : [])),
  );
  if (isDeepStrictEqual(configured, registry.configured)) return registry;
  return { ...registry, revision: registry.revision + 1, configured };
}
