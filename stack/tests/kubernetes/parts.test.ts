import { inspect } from 'node:util';
import { engines } from '@shortlist/screening';
import { stopLimitMs } from '@shortlist/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  nameOfImage,
  readBuilds,
  readConfigOf,
  secrets,
  textOf,
} from '../support/kubernetes/deployment.js';
import { frontEnds, parts, servers, sorted } from '../support/kubernetes/overlay.js';
import { startTestStack, type TestStack } from '../support/start-test-stack.js';

it('has every part of docker-compose.yml, in the images that are built there', async () => {
  const images = parts.map(({ container }) => container.image ?? '');
  expect(sorted(new Set(images.map(nameOfImage)))).toEqual(sorted((await readBuilds()).keys()));
  for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+$/);
});

describe.each(servers)('$name', ({ container, config, environment, name }) => {
  it('knows every setting that it is given', () => {
    const read = (given: Readonly<Record<string, string>>) => {
      try {
        return inspect(readConfigOf(container.image, given), { depth: null });
      } catch (error) {
        return String(error);
      }
    };
    // Functions of the engines hold their settings.
    const isEngines = (variable: string) => variable in engines.variables && 'engines' in config;
    const unknown = Object.keys(environment).filter(
      (variable) =>
        !isEngines(variable) &&
        read(environment) === read({ ...environment, [variable]: 'of-the-test' }),
    );
    expect(unknown).toEqual([]);
    expect(Object.keys(environment)).toEqual((container.env ?? []).map((one) => one.name));
  });

  it('opens the ports at which it listens, to all', () => {
    const ports = (container.ports ?? []).map((port) => [port.name, port.containerPort]);
    const http = name === 'screening-worker' ? [] : [['http', config.port]];
    expect(ports).toEqual([...http, ['admin', config.adminPort]]);
  });
});

describe('a pod', () => {
  it.each(parts)('of $name has no rights but to serve', async ({ pod, container }) => {
    const dockerfile = await textOf(
      (await readBuilds()).get(nameOfImage(container.image)) ?? 'no Dockerfile',
    );
    const [uid] = [...dockerfile.matchAll(/^USER (\d+):\d+$/gm)].map(([, id]) => Number(id));
    expect(uid).toBeGreaterThan(0);
    expect(pod?.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: uid,
      runAsGroup: uid,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
    expect(container.resources).toMatchObject({ requests: {}, limits: {} });
  });

  it.each(parts)('of $name has the time that its end takes', ({ pod, container }) => {
    const before = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(before).toBeGreaterThan(0);
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(before + stopLimitMs / 1000);
  });
});

describe('the probes', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack();
  });
  afterAll(() => stack.stop());

  it('of servers ask for pages of the admin port', async () => {
    const { adminUrl } = stack.services.usage;
    for (const { container } of servers) {
      const { startupProbe, readinessProbe, livenessProbe } = container;
      for (const probe of [startupProbe, readinessProbe, livenessProbe]) {
        const { path: page = '', port } = probe?.httpGet ?? {};
        expect([port, (await fetch(adminUrl + page)).status]).toEqual(['admin', 200]);
      }
      // A restart mends neither database nor broker.
      expect(livenessProbe?.httpGet?.path).not.toBe(startupProbe?.httpGet?.path);
    }
  });

  it('of front ends ask for what nginx answers', async () => {
    const nginx = await textOf('deploy/containers/nginx.conf');
    for (const { container } of frontEnds) {
      for (const probe of [container.readinessProbe, container.livenessProbe]) {
        expect(nginx).toContain(`location = ${probe?.httpGet?.path} {`);
        expect(nginx).toContain(`listen ${container.ports?.[0]?.containerPort};`);
        expect(probe?.httpGet?.port).toBe('http');
      }
    }
  });
});

it('docs/deploy.md says how each secret is made', async () => {
  const made = await textOf('docs/deploy.md');
  const ofOperator = ['AMQP_URL'];
  for (const name of Object.keys(secrets).filter((one) => !ofOperator.includes(one))) {
    expect(made).toContain(name);
  }
});
