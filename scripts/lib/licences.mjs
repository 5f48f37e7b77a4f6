import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';

/** Licences that may ship with a product that is sold and whose source stays closed; OFL is for fonts alone. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'Zlib',
  'OFL-1.1',
];

/** Packages whose manifest does not say it in SPDX's words: what their own LICENSE file says. */
const read = {
  'duck@0.1.12': 'BSD-2-Clause',
  'png-js@2.0.0': 'MIT',
};

function isPermissive(licence) {
  try {
    return satisfies(licence, permissive);
  } catch {
    // No expression that SPDX knows.
    return false;
  }
}

/**
 * Shipped packages by licence, and those that a person has to look at.
 *
 * @param {string} root
 */
export function readLicences(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const shipped = Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { name, version, license }]) => {
      const title = `${name ?? place.split('node_modules/').at(-1)}@${version}`;
      return { title, licence: read[title] ?? license ?? 'none that it names' };
    });
  const licences = [...new Set(shipped.map(({ licence }) => licence))].sort();
  const titlesOf = (licence) =>
    shipped.filter((each) => each.licence === licence).map(({ title }) => title);
  return {
    byLicence: licences.map((licence) => ({
      licence,
      packages: [...new Set(titlesOf(licence))].sort(),
    })),
    doubtful: shipped.filter(({ licence }) => !isPermissive(licence)),
    unused: Object.keys(read).filter((title) => !shipped.some((each) => each.title === title)),
  };
}
