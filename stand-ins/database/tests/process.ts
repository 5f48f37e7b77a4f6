import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const packageFolder = resolve(import.meta.dirname, '..');

/** The compiled server, which a test can run as a process. */
export interface CompiledServer {
  /** The folder of the compiled sources. */
  readonly folder: string;
  start(dataDir: string, env?: Record<string, string>): Promise<ServerProcess>;
  /** Starts it with a limit on the size of its files (in blocks of `ulimit -f`): the disk that runs full. */
  startLimited(dataDir: string, blocks: number): Promise<LimitedProcess>;
  /** Runs it with some environment until it ends by itself. */
  run(env: Record<string, string>): Promise<{ code: number | null; stderr: string }>;
  remove(): Promise<void>;
}

/** The server as its own process. */
export interface ServerProcess {
  readonly uri: string;
  /** Ends the process with a signal and waits for its end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves when it ends by itself. */
  readonly ended: Promise<{ code: number | null; stderr: string }>;
}

/** A server whose files may only grow so far. */
export interface LimitedProcess extends ServerProcess {
  /** Lifts the limit: the disk that has space again. */
  lift(): Promise<void>;
}

/** The server as the suite's build compiled it. */
export function compileServer(): Promise<CompiledServer> {
  return Promise.resolve(openCompiled(join(packageFolder, 'dist')));
}

function openCompiled(folder: string): CompiledServer {
  return {
    folder,
    start: (dataDir, env) =>
      startProcess(process.execPath, [join(folder, 'main.js')], { dataDir, env }),
    startLimited: async (dataDir, blocks) => {
      // The signal is ignored so that the write itself fails.
      const script = `trap '' XFSZ; ulimit -S -f ${blocks}; exec "$0" "$1"`;
      const server = await startProcess(
        'sh',
        ['-c', script, process.execPath, join(folder, 'main.js')],
        { dataDir },
      );
      return {
        ...server,
        lift: async () => {
          await promisify(execFile)('prlimit', [
            '--pid',
            String(server.pid),
            '--fsize=unlimited:unlimited',
          ]);
        },
      };
    },
    run: (env) => runProcess(join(folder, 'main.js'), env),
    remove: () => {
      for (const child of running) child.kill('SIGKILL');
      return Promise.resolve();
    },
  };
}

const running = new Set<ChildProcess>();

async function startProcess(
  command: string,
  parameters: string[],
  { dataDir, env = {} }: { dataDir: string; env?: Record<string, string> | undefined },
) {
  const child = spawn(command, parameters, {
    env: { EMBEDDED_MONGO_DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails half-way must not keep the suite waiting.
  running.add(child);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  void exited.then(() => running.delete(child));
  const ended = Promise.all([exited, readAll(child.stderr)]).then(([[code], stderr]) => ({
    code,
    stderr,
  }));
  return {
    uri: await readUri(child),
    pid: child.pid as number,
    ended,
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

async function readAll(stream: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

async function runProcess(main: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(child, 'exit');
  const stderr = await readAll(child.stderr);
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
