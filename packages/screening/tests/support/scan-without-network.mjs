import dns from 'node:dns';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/** Reads the scan at a path in a process that can't reach a network, and prints its text and the calls that it tried. */
const tried = [];
function refuse(name) {
  return () => {
    tried.push(name);
    throw new Error('There is no network.');
  };
}
net.Socket.prototype.connect = refuse('connect');
dns.lookup = refuse('lookup');
dns.promises.lookup = refuse('lookup');
globalThis.fetch = refuse('fetch');
syncBuiltinESMExports();

const { recogniseResumeFile } = await import('../../dist/files/reading/read-file.js');
const [path = ''] = process.argv.slice(2);
const bytes = new Uint8Array(await readFile(path));
const { result } = await recogniseResumeFile({ fileName: 'scan.pdf', bytes });
process.stdout.write(JSON.stringify({ text: result?.text ?? null, tried }));
