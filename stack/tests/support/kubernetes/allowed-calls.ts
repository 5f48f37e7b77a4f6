import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { Manifest } from './kustomize.js';

const nameLabel = 'app.kubernetes.io/name';

type Policy = INetworkPolicy & Manifest;
type Rule = {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port?: string | number }[];
};
interface Peer {
  readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
  readonly namespaceSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
  readonly ipBlock?: { readonly cidr: string };
}

/** Name of a rule's peer: a part, `(ingress)` for namespaces with that access, `(internet)`, or `(anywhere)`. */
function nameOf({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  if (ipBlock) return '(internet)';
  const access = namespaceSelector?.matchLabels?.['shortlist-access'];
  if (access) return `(${access})`;
  const name = podSelector?.matchLabels?.[nameLabel];
  if (name && !namespaceSelector) return name;
  throw new Error(
    `A policy allows something else: ${JSON.stringify({ podSelector, namespaceSelector })}`,
  );
}

const peersOf = (peers: readonly Peer[] | undefined) => peers?.map(nameOf) ?? ['(anywhere)'];

/** Calls that the policies let out of, and into, the parts, as `gateway → auth:4001`. */
export function readAllowedCalls(policies: readonly Policy[]) {
  const [out, into] = [new Set<string>(), new Set<string>()];
  for (const { spec } of policies) {
    const part = spec?.podSelector?.matchLabels?.[nameLabel];
    if (!part) continue;
    const portsOf = ({ ports = [] }: Rule) => ports.map(({ port }) => String(port));
    for (const rule of (spec.egress ?? []) as Rule[])
      for (const peer of peersOf(rule.to))
        for (const port of portsOf(rule)) out.add(`${part} → ${peer}:${port}`);
    for (const rule of (spec.ingress ?? []) as Rule[])
      for (const peer of peersOf(rule.from))
        for (const port of portsOf(rule)) into.add(`${peer} → ${part}:${port}`);
  }
  return { out: [...out].sort(), into: [...into].sort() };
}

/** Every address below `value`, with the port that its protocol has when it names none. */
export function findAddresses(value: unknown): readonly { host: string; port: string }[] {
  const ports: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
  if (typeof value === 'string') {
    if (!/^\w+:\/\//.test(value) || !URL.canParse(value)) return [];
    const { hostname, port, protocol } = new URL(value);
    return [{ host: hostname, port: port || (ports[protocol] ?? '') }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(findAddresses);
}
