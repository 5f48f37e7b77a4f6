import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyPatch, type Operation } from 'rfc6902';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

/** One object of Kubernetes, as far as all are the same. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
}

const kindsWithoutNamespace = ['Namespace'];

/** The features of kustomize that are read here; a file with any other is refused. */
const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  patches: z
    .array(
      z.strictObject({
        path: z.string(),
        target: z.strictObject({
          kind: z.string(),
          labelSelector: z
            .string()
            .regex(/^[\w./-]+=[\w.-]+$/)
            .optional(),
        }),
      }),
    )
    .default([]),
  images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })).default([]),
});

type Kustomization = z.output<typeof kustomization>;
type Target = Kustomization['patches'][number]['target'];

async function readManifests(file: string): Promise<Manifest[]> {
  return parseAllDocuments(await readFile(file, 'utf8')).map((document) => {
    const problems = [...document.errors, ...document.warnings];
    if (problems[0]) throw new Error(`${file}: ${problems[0].message}`);
    return document.toJS() as Manifest;
  });
}

function isMeant({ kind, metadata }: Manifest, target: Target): boolean {
  const [key = '', value] = target.labelSelector?.split('=') ?? [];
  return kind === target.kind && (key === '' || metadata.labels?.[key] === value);
}

async function applyPatches(folder: string, manifests: Manifest[], { patches }: Kustomization) {
  for (const { path: file, target } of patches) {
    const operations = parse(await readFile(path.join(folder, file), 'utf8')) as Operation[];
    const meant = manifests.filter((manifest) => isMeant(manifest, target));
    if (meant.length === 0) throw new Error(`${folder}: nothing is what ${file} is meant for.`);
    for (const manifest of meant) {
      const failure = applyPatch(manifest, operations).find(Boolean);
      if (failure) throw new Error(`${folder}/${file}, ${manifest.metadata.name}: ${failure.name}`);
    }
  }
}

/** Gives every `image:` below `value` its tag. */
function tagImages(value: unknown, images: Kustomization['images']): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    const image = key === 'image' && images.find(({ name }) => name === below);
    if (image) (value as Record<string, string>)[key] = `${image.name}:${image.newTag}`;
    else tagImages(below, images);
  }
}

/**
 * Builds the same as `kubectl kustomize <folder>`, in another order. Knows resources, JSON patches by kind and label, a
 * namespace and tags of images, and throws for anything else.
 */
export async function buildKustomization(folder: string): Promise<readonly Manifest[]> {
  const read = await readFile(path.join(folder, 'kustomization.yaml'), 'utf8');
  const plan = kustomization.parse(parse(read));
  const manifests: Manifest[] = [];
  for (const resource of plan.resources) {
    const place = path.join(folder, resource);
    const isFile = resource.endsWith('.yaml');
    manifests.push(...(isFile ? await readManifests(place) : await buildKustomization(place)));
  }
  await applyPatches(folder, manifests, plan);
  for (const manifest of manifests) {
    tagImages(manifest, plan.images);
    const hasNamespace = !kindsWithoutNamespace.includes(manifest.kind);
    if (plan.namespace && hasNamespace) {
      Object.assign(manifest.metadata, { namespace: plan.namespace });
    }
  }
  return manifests;
}
