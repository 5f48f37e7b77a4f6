import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files in PEM form. */
export interface Certificates {
  /** Of who signed the certificate: what clients have to trust. */
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Makes an authority that nobody knows, and a certificate by it for this machine. Needs openssl. */
export async function makeCertificates(folder: string): Promise<Certificates> {
  const file = (name: string) => path.join(folder, name);
  const openssl = (...words: string[]) => run('openssl', words, { cwd: folder });
  await writeFile(file('names'), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  const authority = ['-x509', ...newKey, '-days', '2', '-subj', '/CN=An authority of our own'];
  await openssl('req', ...authority, '-keyout', 'authority-key.pem', '-out', 'authority.pem');
  await openssl(
    'req',
    ...newKey,
    '-subj',
    '/CN=localhost',
    '-keyout',
    'key.pem',
    '-out',
    'request',
  );
  const signed = ['-CA', 'authority.pem', '-CAkey', 'authority-key.pem', '-CAcreateserial'];
  const given = ['-in', 'request', '-days', '2', '-extfile', 'names', '-out', 'certificate.pem'];
  await openssl('x509', '-req', ...given, ...signed);
  return {
    authority: file('authority.pem'),
    certificate: file('certificate.pem'),
    key: file('key.pem'),
  };
}
