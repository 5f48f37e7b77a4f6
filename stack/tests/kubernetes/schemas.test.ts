import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { buildKustomization, type Manifest } from '../support/kubernetes/kustomize.js';
import { findUnknownFields, requireValid } from '../support/kubernetes/schemas.js';

const overlayFolder = (name: string) =>
  path.resolve(import.meta.dirname, '../../../deploy/kubernetes/overlays', name);

/** Output of kubectl for the same files; null where there is no kubectl. */
function buildByKubectl(folder: string): readonly Manifest[] | null {
  try {
    const text = execFileSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
    return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const inOrder = (manifests: readonly Manifest[]) =>
  [...manifests].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
const nameOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`;

const overlays = await Promise.all(
  ['small', 'ha'].map(async (name) => ({
    name,
    folder: overlayFolder(name),
    manifests: await buildKustomization(overlayFolder(name)),
  })),
);

describe.each(overlays)('the overlay $name', ({ folder, manifests }) => {
  it('is what the published schemas ask for', async () => {
    await expect(requireValid(manifests)).resolves.toBeUndefined();
  });

  it('names each object once', () => {
    const names = manifests.map(nameOf);
    expect(names).toEqual([...new Set(names)]);
  });

  const built = buildByKubectl(folder);
  const describeByKubectl = built ? describe : describe.skip;
  describeByKubectl(`by kubectl${built ? '' : ' (skipped: there is none here)'}`, () => {
    it('is the same', () => {
      expect(inOrder(manifests)).toEqual(inOrder(built ?? []));
    });
  });
});

it('no overlay has a field that Kubernetes does not know', () => {
  expect(findUnknownFields(overlays.flatMap(({ manifests }) => manifests))).toEqual([]);
});

describe('the check of manifests', () => {
  const deployment = (container: object) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'a' },
    spec: {
      selector: { matchLabels: { a: 'b' } },
      template: { metadata: { labels: { a: 'b' } }, spec: { containers: [container] } },
    },
  });

  it('takes what is right', async () => {
    const right = [deployment({ name: 'a', image: 'a' })];
    await expect(requireValid(right)).resolves.toBeUndefined();
    expect(findUnknownFields(right)).toEqual([]);
  });

  it('finds what is missing', async () => {
    await expect(requireValid([deployment({ image: 'a' })])).rejects.toThrow(
      /Deployment a: .*name/,
    );
  });

  it('finds a field whose name is misspelled', () => {
    const misspelled = deployment({ name: 'a', securityContext: { runAsNonroot: true } });
    expect(findUnknownFields([misspelled]).join()).toMatch(/runAsNonroot/);
  });
});
