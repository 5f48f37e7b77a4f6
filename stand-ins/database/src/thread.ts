import { parentPort, workerData } from 'node:worker_threads';
import { startServer } from './server.js';
import { stopMessage, type ThreadOptions, type ThreadReport } from './thread-messages.js';

if (!parentPort) throw new Error('This file is the thread of the server; start it from there.');
const port = parentPort;
const report = (message: ThreadReport) => port.postMessage(message);

function reportFailure(error: unknown): void {
  const { message, code } = error as NodeJS.ErrnoException;
  report({ kind: 'failed', message: message ?? String(error), code });
  port.close();
}

try {
  const server = await startServer({
    ...(workerData as ThreadOptions),
    log: (level, message) => report({ kind: 'log', level, message }),
  });
  port.on('message', (message) => {
    if (message !== stopMessage) return;
    server.stop().then(() => {
      report({ kind: 'stopped' });
      port.close();
    }, reportFailure);
  });
  report({ kind: 'started', uri: server.uri });
} catch (error) {
  reportFailure(error);
}
