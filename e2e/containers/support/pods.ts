import {
  containerOf,
  type DeploymentManifest,
  nameOfImage,
} from '../../../stack/tests/support/kubernetes/deployment.js';
import { imageOf } from './podman.js';

type PodSpec = NonNullable<NonNullable<DeploymentManifest['spec']>['template']['spec']>;
export type Container = PodSpec['containers'][number];
type Variables = NonNullable<Container['env']>;

export interface Pod {
  readonly apiVersion: 'v1';
  readonly kind: 'Pod';
  readonly metadata: { readonly name: string; readonly labels: Readonly<Record<string, string>> };
  readonly spec: PodSpec;
}

/** Label with the run of the tests that a pod belongs to: scripts/test-containers.mjs removes remains by it. */
const projectLabel = 'shortlist-test';

/** Images say where programs lie; podman forgets to where a base image does not. */
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

function podUnder(name: string, project: string, spec: PodSpec): Pod {
  const containers = spec.containers.map((container) => ({
    ...container,
    env: [{ name: 'PATH', value: searchPath }, ...(container.env ?? [])],
  }));
  const metadata = { name, labels: { [projectLabel]: project } };
  return { apiVersion: 'v1', kind: 'Pod', metadata, spec: { ...spec, containers } };
}

const variables = (values: Readonly<Record<string, string>>): Variables =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Parts that a cluster gets from operators and a mail server, as one pod each. */
export function trialPods(project: string, broker: { user: string; password: string }): Pod[] {
  const under = (name: string, image: string, values: Readonly<Record<string, string>>) =>
    podUnder(name, project, { containers: [{ name, image, env: variables(values) }] });
  return [
    under('rabbitmq', 'rabbitmq:4-management', {
      RABBITMQ_DEFAULT_USER: broker.user,
      RABBITMQ_DEFAULT_PASS: broker.password,
    }),
    under('mongodb', imageOf('embedded-mongo'), {
      PORT: '27017',
      EMBEDDED_MONGO_PRIVATE_NETWORK: 'true',
      EMBEDDED_MONGO_DATA_DIR: '/data/db',
    }),
    under('mailbox', imageOf('mailbox'), {
      PORT: '8025',
      SMTP_PORT: '2525',
      MAILBOX_DIR: '/data/mails',
    }),
  ];
}

export interface PodOptions {
  readonly project: string;
  /** Port of this machine that leads to the first one of the container. */
  readonly publishedAt?: number | undefined;
  /** Settings that the overlay does not give. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/**
 * The pod of a Deployment, under the name of its Service, by which the others find it. Without its probes: podman would
 * ask by a program that the images don't have.
 */
export function podOf(
  deployment: DeploymentManifest,
  { project, publishedAt, env = {} }: PodOptions,
): Pod {
  const { name } = deployment.metadata;
  const spec = deployment.spec?.template.spec;
  const given = containerOf(deployment);
  /** Volumes are all podman's, too: by their own name two pods would share one. */
  const ownVolume = <Named extends { name: string }>(volume: Named): Named => ({
    ...volume,
    name: `${project}-${name}-${volume.name}`,
  });
  const { startupProbe: _startup, readinessProbe: _ready, livenessProbe: _live, ...rest } = given;
  const container = {
    ...rest,
    image: imageOf(nameOfImage(given.image).replace('shortlist/', '')),
    env: [...(given.env ?? []).map((one) => ofProject(one, project)), ...variables(env)],
    volumeMounts: (given.volumeMounts ?? []).map(ownVolume),
    ports: (given.ports ?? []).map((port, index) =>
      publishedAt && index === 0 ? { ...port, hostPort: publishedAt, hostIP: '127.0.0.1' } : port,
    ),
  };
  const volumes = (spec?.volumes ?? []).map(ownVolume);
  return podUnder(name, project, { ...spec, volumes, containers: [container] });
}

/** Secrets are all podman's, so that those of a run have its name before theirs. */
function ofProject(variable: Variables[number], project: string): Variables[number] {
  const secretKeyRef = variable.valueFrom?.secretKeyRef;
  if (!secretKeyRef) return variable;
  const name = `${project}-${secretKeyRef.name}`;
  return { ...variable, valueFrom: { secretKeyRef: { ...secretKeyRef, name } } };
}
