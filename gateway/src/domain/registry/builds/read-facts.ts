import { readRemotePages } from '@shortlist/contracts/front-ends/remote-pages';
import { isRange, type Requirements } from '@shortlist/host-api';
import { z } from 'zod';
import type { RemoteFacts } from '../registry.js';

const maxRequirements = 20;
const requirements = z
  .record(z.string().max(100), z.string().max(50).refine(isRange))
  .refine((given) => Object.keys(given).length <= maxRequirements);

/** Reads a manifest's facts about its build, besides its files. Throws with a sentence when it can't be used. */
export function readFacts(name: string, manifest: unknown): RemoteFacts {
  const said = (manifest ?? {}) as { readonly pages?: unknown; readonly requires?: unknown };
  return {
    pages: readRemotePages(name, said.pages),
    requires: readRequirements(name, said.requires),
  };
}

function readRequirements(name: string, value: unknown): Requirements {
  if (value === undefined) return {};
  const parsed = requirements.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(
    `What ${name} was built for can not be used: it is to be a range like "^1.0.0" for HostApi and each package that is the shell's.`,
  );
}
