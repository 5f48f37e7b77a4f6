import { startEmbeddedMongo } from './start-in-thread.js';

const {
  EMBEDDED_MONGO_DATA_DIR: dataDir,
  HOST: host = '127.0.0.1',
  PORT: port = '27017',
  MONGO_MEMORY_MB: memoryMb = '1024',
  EMBEDDED_MONGO_PRIVATE_NETWORK: isPrivateNetwork = 'false',
} = process.env;

if (
  !dataDir ||
  !/^\d{1,5}$/.test(port) ||
  Number(port) > 65_535 ||
  !/^[1-9]\d{0,6}$/.test(memoryMb)
) {
  console.error(
    'Set EMBEDDED_MONGO_DATA_DIR to the folder of the data; PORT (0–65535, default 27017; 0 is any free port), HOST (default 127.0.0.1; another one only with EMBEDDED_MONGO_PRIVATE_NETWORK=true, as there is no authentication) and MONGO_MEMORY_MB (what documents may take of the memory, default 1024) are optional.',
  );
  process.exit(2);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const server = await startEmbeddedMongo({
  dataDir,
  host,
  isPrivateNetwork: isPrivateNetwork === 'true',
  port: Number(port),
  memoryMb: Number(memoryMb),
  log: (level, message) => console.error(JSON.stringify({ level, message })),
  onFailure: fail,
}).catch(fail);
console.log(JSON.stringify({ uri: server.uri }));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.stop().then(() => process.exit(0), fail);
  });
}
