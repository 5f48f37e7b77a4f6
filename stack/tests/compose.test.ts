import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface ComposeService {
  readonly build?: { readonly dockerfile?: string };
  readonly user?: string;
  readonly volumes?: readonly string[];
  readonly [setting: string]: unknown;
}
type Services = Readonly<Record<string, ComposeService>>;

const readServices = (file: string): Services =>
  (parse(text(file), { merge: true }) as { readonly services: Services }).services;

const base = readServices('docker-compose.yml');
/** Every service in the form in which it runs, by the file that completes it. */
const services = [
  'docker-compose.yml',
  'deploy/compose/mailbox.yml',
  'deploy/compose/balancer.yml',
  'deploy/compose/embedded-mongo.yml',
  'deploy/compose/model.yml',
].flatMap((file) =>
  Object.entries(readServices(file)).map(
    ([name, service]) => [file, name, { ...base[name], ...service }] as const,
  ),
);

/** The user that a container runs as: that of the file, else of its Dockerfile. */
function userOf({ user, build }: ComposeService): string | undefined {
  if (user !== undefined || !build) return user;
  return /^USER (\S+)$/m.exec(text(build.dockerfile ?? 'Dockerfile'))?.[1];
}

/** `screening-worker` runs the image of `resumes`. */
const imageBuild = ({ image }: ComposeService) =>
  Object.values(base).find((service) => service.build && service['image'] === image)?.build;

describe.each(services)('of %s, %s', (_file, _name, service) => {
  it('has no rights but to serve', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: expect.arrayContaining(['/tmp']),
    });
    expect(service['pids_limit']).toBeGreaterThan(0);
    const forbidden = ['cap_add', 'privileged', 'network_mode', 'pid', 'ipc', 'devices'];
    expect(Object.keys(service).filter((setting) => forbidden.includes(setting))).toEqual([]);
  });

  it('is not run by root', () => {
    const build = service.build ?? imageBuild(service);
    expect(userOf(build ? { ...service, build } : service)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('reaches no file of the machine but its own settings, to read', () => {
    const files = (service.volumes ?? []).filter((volume) => /^[./~]/.test(volume));
    for (const file of files) expect(file).toMatch(/^\.\/deploy\/\S+:ro$/);
  });
});
