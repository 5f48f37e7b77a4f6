import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as auth from '@shortlist/auth';
import * as email from '@shortlist/email';
import * as gateway from '@shortlist/gateway';
import * as resumes from '@shortlist/resumes';
import { createTestTokens } from '@shortlist/service-kit/testing';
import * as usage from '@shortlist/usage';
import type { IDeployment } from 'kubernetes-models/apps/v1/Deployment';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import type { IConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { parse } from 'yaml';
import type { Manifest } from './kustomize.js';

const root = path.resolve(import.meta.dirname, '../../../..');
export const textOf = (file: string) => readFile(path.join(root, file), 'utf8');

/** Manifests of one kind, typed; a check by the published types stands beside this (kubernetes-schemas.test.ts). */
interface Kinds {
  readonly Deployment: IDeployment;
  readonly ConfigMap: IConfigMap;
  readonly NetworkPolicy: INetworkPolicy;
}

export type DeploymentManifest = Kinds['Deployment'] & Manifest;

export function ofKind<Kind extends keyof Kinds>(
  manifests: readonly Manifest[],
  kind: Kind,
): readonly (Kinds[Kind] & Manifest)[] {
  return manifests.filter((manifest) => manifest.kind === kind) as never;
}

/** The one container of a part. */
export function containerOf({ metadata, spec }: DeploymentManifest) {
  const containers = spec?.template.spec?.containers ?? [];
  const [container] = containers;
  if (!container || containers.length > 1) throw new Error(`${metadata.name} is no one container.`);
  return container;
}

const { publicKey, privateKey } = createTestTokens();
/** Secrets as an operator would set them. */
export const secrets: Readonly<Record<string, string>> = {
  MONGODB_URI: 'mongodb://mongodb.internal:27017/?replicaSet=rs0',
  AMQP_URL: 'amqp://user:password@rabbitmq.shortlist.svc:5672/',
  JWT_PUBLIC_KEY: publicKey,
  JWT_PRIVATE_KEY: privateKey,
  SECOND_FACTOR_KEY: Buffer.alloc(32, 7).toString('base64'),
  WEBHOOK_KEY: Buffer.alloc(32, 8).toString('base64'),
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  OPENAI_API_KEY: 'sk-of-the-tests',
};

/** The environment that a part gets; optional settings that nobody made are absent. */
export function environmentOf(
  deployment: DeploymentManifest,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const entries = (containerOf(deployment).env ?? []).flatMap(({ name, value, valueFrom }) => {
    const setting = valueFrom?.configMapKeyRef;
    const given = setting ? settings[setting.key] : valueFrom?.secretKeyRef ? secrets[name] : value;
    if (given !== undefined) return [[name, given] as const];
    if (setting?.optional) return [];
    throw new Error(`${deployment.metadata.name}: ${name} has no value.`);
  });
  return Object.fromEntries(entries);
}

const readers = {
  auth: auth.readConfig,
  email: email.readConfig,
  gateway: gateway.readConfig,
  resumes: resumes.readConfig,
  usage: usage.readConfig,
};

/** Common fields of all parts' configuration. */
export interface PartConfig {
  readonly port: number;
  readonly adminPort: number;
}

/**
 * Reads the config that the service in the image `shortlist/<name>:<tag>` makes of an environment, as a separate
 * process.
 */
export function readConfigOf(
  image = '',
  environment: Readonly<Record<string, string>> = {},
): PartConfig {
  const name = image.replace(/^shortlist\/|:.*$/g, '');
  if (!(name in readers)) throw new Error(`${image} is no image of a service.`);
  return readers[name as keyof typeof readers](environment, { standalone: true });
}

interface ComposeService {
  readonly image: string;
  readonly build?: {
    readonly dockerfile?: string;
    readonly args?: Readonly<Record<string, string>>;
  };
}

/** Without its tag, and where its name is to be given, as it is by default. */
export function nameOfImage(image = ''): string {
  return image.replace(/\$\{\w+:-([^}]*)\}/g, '$1').replace(/:[^:/]*$/, '');
}

/** Builds of docker-compose.yml: the Dockerfile of each image's name. */
export async function readBuilds(): Promise<ReadonlyMap<string, string>> {
  const compose = parse(await textOf('docker-compose.yml'), { merge: true }) as {
    readonly services: Readonly<Record<string, ComposeService>>;
  };
  const built = Object.values(compose.services).filter(({ build }) => build);
  return new Map(
    built.map(({ image, build }) => [nameOfImage(image), build?.dockerfile ?? 'Dockerfile']),
  );
}
