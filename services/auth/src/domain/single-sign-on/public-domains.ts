import { createRequire } from 'node:module';
import { z } from 'zod';

const require = createRequire(import.meta.url);

/** True for a domain where anybody can have an address, such as gmail.com. */
export function isPublicDomain(domain: string): boolean {
  // Loaded here: 150 KB, for a question that is asked a few times a year.
  const domains = z.array(z.string()).parse(require('email-providers/all.json'));
  return domains.includes(domain);
}
