import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './find-free-port.js';
import { onceThisEnds } from './once-this-ends.js';

/** Debian's launcher without its change of user: the node runs as the user who runs the tests. */
const serverCommand = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const controlCommand = '/usr/lib/rabbitmq/bin/rabbitmqctl';

/** True where RabbitMQ is installed, so that a broker can be started. */
export function hasRabbitMq(): boolean {
  return existsSync(serverCommand);
}

/** A private RabbitMQ node: its own ports, port mapper and data in a temporary folder. */
export class RabbitMqBroker {
  readonly url: string;
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #portMapper: ChildProcess;
  #server: ChildProcess | undefined;

  private constructor(port: number, folder: string, env: NodeJS.ProcessEnv, mapper: ChildProcess) {
    this.url = `amqp://guest:guest@127.0.0.1:${port}`;
    this.#folder = folder;
    this.#environment = env;
    this.#portMapper = mapper;
  }

  /**
   * Resolves when the node has started. Rejects with its output when it exits instead. `configuration` are more lines of
   * rabbitmq.conf; where they bring users, `guest` of `url` is not among them.
   */
  static async start(configuration: readonly string[] = []): Promise<RabbitMqBroker> {
    const port = await findFreePort();
    const distributionPort = await findFreePort();
    const mapperPort = await findFreePort();
    const folder = await mkdtemp(join(tmpdir(), 'rabbitmq-'));
    const lines = [
      `listeners.tcp.1 = 127.0.0.1:${port}`,
      'log.console.level = error',
      'log.file = false',
      ...configuration,
    ];
    await writeFile(join(folder, 'rabbitmq.conf'), `${lines.join('\n')}\n`);
    await writeFile(join(folder, 'enabled_plugins'), '[].\n');
    const environment = {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      HOME: folder,
      ERL_EPMD_PORT: String(mapperPort),
      ERL_EPMD_ADDRESS: '127.0.0.1',
      RABBITMQ_NODENAME: `bus${port}@localhost`,
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(distributionPort),
      RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins'),
      RABBITMQ_MNESIA_BASE: join(folder, 'data'),
      RABBITMQ_LOG_BASE: join(folder, 'log'),
      RABBITMQ_PID_FILE: join(folder, 'pid'),
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    };
    const mapper = spawn('epmd', [], { env: environment, stdio: 'ignore' });
    const broker = new RabbitMqBroker(port, folder, environment, mapper);
    try {
      await broker.#boot();
    } catch (error) {
      await broker.stop();
      throw error;
    }
    return broker;
  }

  /** Ends the node as a crash would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Freezes the node: connections stay open but it answers nothing. */
  suspend(): void {
    this.#signal('SIGSTOP');
  }

  resume(): void {
    this.#signal('SIGCONT');
  }

  /** Restarts the node on the same data and port, after a crash or an orderly shutdown. */
  async restart(how: 'crash' | 'orderly' = 'crash'): Promise<void> {
    await this.#end(how === 'crash' ? 'SIGKILL' : 'SIGTERM');
    await this.#boot();
  }

  /** Raises or clears the low-memory alarm, during which the node accepts no messages. */
  async setMemoryAlarm(raised: boolean): Promise<void> {
    await this.#control('set_vm_memory_high_watermark', raised ? '0.0000001' : '0.9');
  }

  /** Lets a queue hold so many messages and refuse more; null: any number. */
  async limitQueue(queue: string, length: number | null): Promise<void> {
    if (length === null) return this.#control('clear_policy', 'limit');
    const limit = JSON.stringify({ 'max-length': length, overflow: 'reject-publish' });
    await this.#control('set_policy', 'limit', `^${queue.replaceAll('.', '\\.')}$`, limit);
  }

  async stop(): Promise<void> {
    await this.kill();
    const ended = exited(this.#portMapper);
    this.#portMapper.kill('SIGKILL');
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #control(...args: readonly string[]): Promise<void> {
    await promisify(execFile)(controlCommand, args, { env: this.#environment });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const server = this.#server;
    if (server?.pid === undefined) return;
    const ended = exited(server);
    this.#signal(signal);
    this.#server = undefined;
    await ended;
  }

  /** The launcher and the virtual machine are one process group. */
  #signal(signal: NodeJS.Signals): void {
    if (this.#server?.pid !== undefined) process.kill(-this.#server.pid, signal);
  }

  async #boot(): Promise<void> {
    const server = spawn(serverCommand, [], {
      env: this.#environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#server = server;
    const pids = [server.pid, this.#portMapper.pid].map(String);
    const clearUp = 'kill -s KILL -- "-$1" "$2"; sleep 1; rm -rf "$3"';
    server.once('exit', onceThisEnds(clearUp, ...pids, this.#folder));
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (output.includes('completed with')) resolve();
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.once('error', reject);
      server.once('exit', (code) => {
        reject(new Error(`The RabbitMQ node ended with code ${code}:\n${output}`));
      });
    });
  }
}

function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
