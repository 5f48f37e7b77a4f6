import { readFileSync } from 'node:fs';
import type { Registry } from 'prom-client';
import { createGauge } from './create-gauge.js';

export interface ShowBuildOptions {
  /** The service's name, the same in every process that runs it. */
  readonly service: string;
  /** Its package.json. */
  readonly packageFile: URL;
}

/** Shows which version of a service runs, and on which Node. */
export function showBuild(registry: Registry, { service, packageFile }: ShowBuildOptions): void {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  createGauge(registry, {
    name: 'build_info',
    help: 'Always 1: the service, its version and the version of Node it runs on',
    labels: ['service', 'version', 'node'],
    read: () => [{ labels: { service, version, node: process.version }, value: 1 }],
  });
}
