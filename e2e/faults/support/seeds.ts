/** The seeds that the environment names in FAULT_SEEDS; default: 1 to 3. */
export function readSeeds(environment: NodeJS.ProcessEnv): readonly number[] {
  return (environment['FAULT_SEEDS'] ?? '1,2,3').split(',').map(Number);
}

/** How many of them each fault takes: FAULT_SEEDS_EACH, or all. */
export function readSeedsEach(environment: NodeJS.ProcessEnv): number {
  return Number(environment['FAULT_SEEDS_EACH'] ?? readSeeds(environment).length);
}
