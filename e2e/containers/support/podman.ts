import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs podman and returns its output; rejects with its complaint. */
export async function podman(...words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('podman', words, { maxBuffer: 1 << 26 });
  return stdout.trimEnd();
}

interface Inspected {
  readonly Id: string;
  readonly Size: number;
  readonly Config: {
    readonly User: string;
    readonly Labels: Readonly<Record<string, string>>;
  };
  readonly Healthcheck?: { readonly Test: readonly string[] };
  readonly RootFS: { readonly Layers: readonly string[] };
}

export async function inspectImage(reference: string): Promise<Inspected> {
  const [found] = JSON.parse(await podman('image', 'inspect', reference)) as Inspected[];
  if (!found) throw new Error(`There is no image ${reference}.`);
  return found;
}

/** The full name of one of the images under test. */
export function imageOf(name: string): string {
  const { IMAGES, IMAGE_TAG } = process.env;
  if (!IMAGES || !IMAGE_TAG) throw new Error('Run this by npm run test:containers.');
  return `${IMAGES}/${name}:${IMAGE_TAG}`;
}

/** Runs a shell command in a container of an image, with none of the rights that a container has by default, and no network. */
export function runIn(image: string, command: string): Promise<string> {
  const options = ['--rm', '--network', 'none', '--cap-drop', 'ALL', '--entrypoint', 'sh'];
  return podman('run', ...options, image, '-c', command);
}

interface InspectedContainer {
  readonly Name: string;
  readonly State: {
    readonly Running: boolean;
    readonly StartedAt: string;
    readonly ExitCode: number;
    /** Of its first process, as this machine sees it. */
    readonly Pid: number;
  };
  readonly HostConfig: { readonly ReadonlyRootfs: boolean };
}

export async function inspectContainer(id: string): Promise<InspectedContainer> {
  const [found] = JSON.parse(await podman('container', 'inspect', id)) as InspectedContainer[];
  if (!found) throw new Error(`There is no container ${id}.`);
  return found;
}
