import type { Plan } from '@shortlist/contracts/entities';

/** The static plan file. It lies beside this remote's scripts, wherever they are served from. */
const planFileUrl = new URL('../../../public/pricing.json', import.meta.url);

/** Reads the plan file. Throws when it cannot be had or is not a list of plans. */
export async function fetchPlans(signal: AbortSignal): Promise<readonly Plan[]> {
  // The schema comes while the file does: the page is drawn without either.
  const [response, { planFile }] = await Promise.all([
    fetch(planFileUrl, { signal }),
    import('@shortlist/contracts/entities'),
  ]);
  if (!response.ok) throw new Error(`The plan file answered with status ${response.status}.`);
  return planFile.parse(await response.json());
}
