import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import type { Manifest } from './kustomize.js';

/** Packages that carry the published schemas, by the end of the API's group. */
const packages: Readonly<Record<string, string>> = { 'keda.sh': '@kubernetes-models/keda' };

/** No package carries the schema of RabbitMQ's operator: this is what of `spec` is used here. */
const rabbitmqCluster = z.strictObject({
  apiVersion: z.literal('rabbitmq.com/v1beta1'),
  kind: z.literal('RabbitmqCluster'),
  metadata: z.strictObject({ name: z.string(), namespace: z.string() }),
  spec: z.strictObject({
    replicas: z.union([z.literal(1), z.literal(3), z.literal(5)]),
    image: z.string(),
    persistence: z.strictObject({ storage: z.string() }),
    resources: z.strictObject({
      requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
      limits: z.strictObject({ memory: z.string() }),
    }),
    affinity: z.looseObject({}).optional(),
    rabbitmq: z.strictObject({ additionalConfig: z.string().max(2000) }),
  }),
});

const isRabbitmq = ({ kind }: Manifest) => kind === 'RabbitmqCluster';

function moduleOf({ apiVersion, kind }: Manifest): string {
  const group = apiVersion.split('/')[0] ?? '';
  return `${packages[group] ?? 'kubernetes-models'}/${apiVersion}/${kind}`;
}

interface Model {
  validate(): void;
}

/** Throws for the first manifest that breaks its JSON schema: missing fields, wrong types, values that are not offered. */
export async function requireValid(manifests: readonly Manifest[]): Promise<void> {
  for (const manifest of manifests) {
    const name = `${manifest.kind} ${manifest.metadata.name}`;
    try {
      if (isRabbitmq(manifest)) rabbitmqCluster.parse(manifest);
      else {
        const models = (await import(moduleOf(manifest))) as Record<
          string,
          new (data: Manifest) => Model
        >;
        const Model = models[manifest.kind];
        if (!Model) throw new Error('There is no such kind.');
        new Model(manifest).validate();
      }
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
  }
}

/**
 * Names that no schema has, which Kubernetes would drop in silence: JSON schemas let them pass, so that each manifest is compiled as
 * a value of its published type.
 */
export function findUnknownFields(manifests: readonly Manifest[]): readonly string[] {
  const file = path.join(import.meta.dirname, 'manifests-as-types.ts');
  const source = manifests
    .filter((manifest) => !isRabbitmq(manifest))
    .map((manifest, index) => {
      const type = `import('${moduleOf(manifest)}').I${manifest.kind}`;
      return `export const m${index}: ${type} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
