import type { RuntimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { readRuntimeConfig } from './read-runtime-config.js';

/** Fetches `/config.json`. Throws when it can't be read or is not a runtime config. */
export async function fetchRuntimeConfig(url = '/config.json'): Promise<RuntimeConfig> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with status ${response.status}.`);
  return readRuntimeConfig(await response.json());
}
