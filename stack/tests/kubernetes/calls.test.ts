import type { IIngress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { describe, expect, it } from 'vitest';
import { findAddresses, readAllowedCalls } from '../support/kubernetes/allowed-calls.js';
import { ofKind } from '../support/kubernetes/deployment.js';
import type { Manifest } from '../support/kubernetes/kustomize.js';
import {
  manifests,
  manifestsOf,
  namesOf,
  parts,
  servers,
  settings,
  sorted,
} from '../support/kubernetes/overlay.js';

describe('the network policies', () => {
  const allowed = readAllowedCalls(ofKind(manifests, 'NetworkPolicy'));
  const within = (calls: readonly string[]) =>
    calls.filter((call) => !call.includes('(') && !call.startsWith('rabbitmq → '));
  const at = (calls: readonly string[], place: string) =>
    calls.filter((call) => call.includes(`(${place})`));
  const services = new Set([...namesOf('Service'), ...namesOf('RabbitmqCluster')]);
  const calls = servers.flatMap(({ name, config }) =>
    findAddresses(config).map(({ host, port }) => ({
      name,
      to: host.split('.')[0] ?? '',
      host,
      port,
    })),
  );
  const isOurs = ({ to, host }: { to: string; host: string }) =>
    services.has(to) && (host === to || host.includes('.svc'));

  it('let each part make the calls that its settings name, and no other', () => {
    const made = calls.filter(isOurs).map(({ name, to, port }) => `${name} → ${to}:${port}`);
    expect(made.length).toBeGreaterThan(15);
    expect(within(allowed.out)).toEqual(sorted(new Set(made)));
    expect(within(allowed.into)).toEqual(sorted(new Set(made)));
  });

  it('let database and mail be reached by those who have their address', () => {
    const outside = calls
      .filter(({ to }) => to === 'mongodb' || to === 'mail')
      .map(({ name, port }) => `${name} → (anywhere):${port}`);
    const mail = ['25', '587'].map((port) => `email → (anywhere):${port}`);
    const rabbitmq = ['443', '6443'].map((port) => `rabbitmq → (anywhere):${port}`);
    expect(at(allowed.out, 'anywhere')).toEqual(
      sorted(new Set([...outside, ...mail, ...rabbitmq])),
    );
  });

  it('let those into the internet who ask models, webhooks, providers of sign-in or teams’ builds', () => {
    const askers = servers.filter(({ config }) =>
      ['engines', 'identityProviders', 'registryUri'].some((setting) => setting in config),
    );
    expect(at(allowed.out, 'internet')).toEqual(
      sorted(askers.map(({ name }) => `${name} → (internet):443`)),
    );
  });

  it('let in from outside what the Ingress names', () => {
    const rules = (manifestsOf('Ingress') as (IIngress & Manifest)[]).flatMap(
      ({ spec }) => spec?.rules ?? [],
    );
    const paths = rules.flatMap(({ http }) => http?.paths ?? []);
    const backends = paths.map(({ backend }) => {
      const part = parts.find(({ name }) => name === backend.service?.name);
      const port = part?.container.ports?.find(({ name }) => name === backend.service?.port?.name);
      return `(ingress) → ${part?.name}:${port?.containerPort}`;
    });
    expect(at(allowed.into, 'ingress')).toEqual(sorted(backends));
    const hosts = rules.map(({ host }) => host);
    const addresses = ['APP_URL', ...Object.keys(settings).filter((name) => /^REMOTE_/.test(name))];
    const hostOf = (address = '') => new URL(address).hostname;
    expect(sorted(addresses.map((name) => hostOf(settings[name])))).toEqual([...hosts].sort());
  });

  it('let metrics be read, and the queue be measured', () => {
    const admin = servers.map(({ name, config }) => `(metrics) → ${name}:${config.adminPort}`);
    expect(at(allowed.into, 'metrics')).toEqual(sorted([...admin, '(metrics) → rabbitmq:15692']));
    expect(at(allowed.into, 'scaler')).toEqual(['(scaler) → rabbitmq:5672']);
  });
});
