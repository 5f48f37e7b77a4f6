import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const packageFolder = resolve(import.meta.dirname, '..');

/** The server's sources compiled to a folder of their own, so that a test can run them as a process. */
export interface CompiledServer {
  start(dataDir: string): Promise<ServerProcess>;
  /** Starts it with a limit on the size of its files (in blocks of `ulimit -f`): the disk that runs full. */
  startLimited(dataDir: string, blocks: number): Promise<ServerProcess>;
  /** Runs it with some environment until it ends by itself. */
  run(env: Record<string, string>): Promise<{ code: number | null; stderr: string }>;
  remove(): Promise<void>;
}

/** The server as its own process. */
export interface ServerProcess {
  readonly uri: string;
  /** Ends the process with a signal and waits for its end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Compiles the server inside the package, where its dependencies are found. */
export async function compileServer(): Promise<CompiledServer> {
  const cache = join(packageFolder, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'server-'));
  const require = createRequire(import.meta.url);
  const swc = join(dirname(require.resolve('@swc/cli/package.json')), 'bin/swc.js');
  await promisify(execFile)(
    process.execPath,
    [
      swc,
      'src',
      '-d',
      folder,
      '--strip-leading-paths',
      '--config-file',
      '../../.swcrc',
      '--ignore',
      '**/*.test.ts',
    ],
    { cwd: packageFolder },
  );
  return {
    start: (dataDir) => startProcess(process.execPath, [join(folder, 'main.js')], dataDir),
    startLimited: (dataDir, blocks) => {
      // The signal is ignored so that the write itself fails.
      const script = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`;
      return startProcess('sh', ['-c', script, process.execPath, join(folder, 'main.js')], dataDir);
    },
    run: (env) => runProcess(join(folder, 'main.js'), env),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function startProcess(
  command: string,
  parameters: string[],
  dataDir: string,
): Promise<ServerProcess> {
  const child = spawn(command, parameters, {
    env: { EMBEDDED_MONGO_DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { uri: await readUri(child), end: (signal) => endProcess(child, signal) };
}

async function runProcess(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  let stderr = '';
  for await (const chunk of child.stderr) stderr += String(chunk);
  const [code] = (await exited) as [number | null];
  return { code, stderr };
}

async function readUri(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no standard output.');
  for await (const line of createInterface({ input: child.stdout })) {
    return (JSON.parse(line) as { uri: string }).uri;
  }
  throw new Error('The server ended without saying its uri.');
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  const [code] = (await exited) as [number | null];
  return code;
}
