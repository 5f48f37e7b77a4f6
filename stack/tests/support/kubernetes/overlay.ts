import path from 'node:path';
import { containerOf, environmentOf, ofKind, readConfigOf } from './deployment.js';
import { buildKustomization } from './kustomize.js';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/kubernetes/overlays/ha');
/** Every object of the overlay `ha`, the larger one. */
export const manifests = await buildKustomization(folder);
export const manifestsOf = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
export const namesOf = (kind: string) => manifestsOf(kind).map(({ metadata }) => metadata.name);

/** Settings that the base gives. */
export const settings = ofKind(manifests, 'ConfigMap')[0]?.data ?? {};
/** A value for each setting that a deployment may have and the base does not give. */
const optional = {
  EXEMPT_EMAILS: 'ada@example.com',
  GOOGLE_CLIENT_ID: 'client',
  FIREBASE_PROJECT_ID: 'project',
  OPENAI_BASE_URL: 'https://models.example.com',
  OPENAI_MODEL: 'model',
  TOKEN_LIMIT_FREE: '1',
  TOKEN_LIMIT_PREMIUM: '2',
  TOKEN_LIMIT_ENTERPRISE: '3',
};
/** Running parts: each Deployment with its pod and container. */
export const parts = ofKind(manifests, 'Deployment').map((deployment) => {
  const container = containerOf(deployment);
  const isServer = deployment.metadata.labels?.['app.kubernetes.io/component'] === 'server';
  const pod = deployment.spec?.template.spec;
  return { name: deployment.metadata.name, deployment, container, pod, isServer };
});
/** Gateway, services and workers, with what they are given and make of it. */
export const servers = parts
  .filter(({ isServer }) => isServer)
  .map((part) => {
    const environment = environmentOf(part.deployment, { ...optional, ...settings });
    const config = readConfigOf(part.container.image, environmentOf(part.deployment, settings));
    return { ...part, environment, config };
  });
export const frontEnds = parts.filter(({ isServer }) => !isServer);
export const sorted = (names: Iterable<string>) => [...names].sort();
