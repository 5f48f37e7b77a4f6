import { explainUnloaded } from './refused-remote.js';

/** Webpack's record of the shared modules of this build: scope → name → version → how to get it. */
declare const __webpack_share_scopes__: Readonly<
  Record<string, Record<string, Versions> | undefined>
>;
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
type Versions = Readonly<Record<string, SharedVersion>>;
/** The shell's entry brings what it shares: nothing is waited for. */
interface SharedVersion {
  /** Returns what makes the module. */
  readonly get: () => () => unknown;
}

/**
 * The container that a remote's entry leaves in a variable: webpack's protocol for containers that are found while the
 * page runs.
 */
export interface RemoteContainer {
  readonly init: (shareScope: object) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

export interface LoadContainerOptions {
  readonly entry: string;
  readonly integrity: string | undefined;
  /** Name of the variable. */
  readonly globalName: string;
}

/**
 * Runs a remote's entry, also one that ran before: it then starts again. It gets a list of its own of what the shell shares:
 * whatever it adds, neither the shell nor another remote can be handed. Rejects when the script does not come or leaves no
 * container, and with UnverifiedRemoteError when its bytes are not those of its hash.
 */
export async function loadContainer({
  entry,
  integrity,
  globalName,
}: LoadContainerOptions): Promise<RemoteContainer> {
  const variables = globalThis as unknown as Record<string, RemoteContainer | undefined>;
  const read = () => variables[globalName];
  variables[globalName] = undefined;
  await runScript(entry, integrity).catch((error: unknown) =>
    explainUnloaded(entry, integrity, error),
  );
  const container = read();
  if (!container) throw new Error(`${entry} left no container in ${globalName}.`);
  await __webpack_init_sharing__('default');
  await container.init(listShared());
  return container;
}

/**
 * As Module Federation marks what is in use (`lib`): also a remote that brings a higher version of its own takes the shell's, as
 * hooks break with two Reacts.
 */
const inUse = (versions: Versions): object =>
  Object.fromEntries(
    Object.entries(versions).map(([version, one]) => [
      version,
      { ...one, version, from: 'shell', lib: one.get() },
    ]),
  );

function listShared(): object {
  const shared = Object.entries(__webpack_share_scopes__['default'] ?? {});
  return Object.fromEntries(shared.map(([name, versions]) => [name, inUse(versions)]));
}

function runScript(src: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)));
    script.src = src;
    document.head.append(script);
  });
}
