import { business } from './business.js';
import { creativeAndService } from './creative-and-service.js';
import { engineeringAndTrades } from './engineering-and-trades.js';
import { financeAndLaw } from './finance-and-law.js';
import { health } from './health.js';
import { languages } from './languages.js';
import { logisticsAndScience } from './logistics-and-science.js';
import { moreSkills } from './more-skills.js';
import { peopleAndPublic } from './people-and-public.js';
import { technology } from './technology.js';

const parts: readonly Readonly<Record<string, string>>[] = [
  technology,
  health,
  business,
  financeAndLaw,
  engineeringAndTrades,
  peopleAndPublic,
  creativeAndService,
  logisticsAndScience,
  languages,
  moreSkills,
];

function joinFields(): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [field, source] of parts.flatMap((part) => Object.entries(part))) {
    fields[field] = field in fields ? `${fields[field]};${source}` : source;
  }
  return fields;
}

/**
 * Skills by field of work: `Name|alias|alias;` per skill. A name starting with `@` is an occupation: it shows the field but is
 * no skill. An alias starting with `=` counts only in exactly that spelling. Written for this product from general knowledge.
 */
export const taxonomy: Readonly<Record<string, string>> = joinFields();
