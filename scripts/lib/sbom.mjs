import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import parseLicence from 'spdx-expression-parse';
import { findShipped } from '../../deploy/containers/shipped-packages.mjs';

const { Builders, Factories } = Contrib.FromNodePackageJson;
const builder = new Builders.ComponentBuilder(
  new Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory(parseLicence),
);

function readManifest(place) {
  return JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
}

function makeComponent(place, integrities, type) {
  const manifest = readManifest(place);
  const component = builder.makeComponent(manifest, type);
  component.purl = new PackageURL(
    'npm',
    ...(manifest.name.startsWith('@') ? manifest.name.split('/') : [undefined, manifest.name]),
    manifest.version,
  ).toString();
  component.bomRef.value = `${manifest.name}@${manifest.version}`;
  const [algorithm, digest] = integrities.get(component.bomRef.value)?.split('-') ?? [];
  if (algorithm === 'sha512') {
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(digest, 'base64').toString('hex'),
    );
  }
  return component;
}

/** Reads from the lock file the hash of each package's archive, by name@version. */
function readIntegrities(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return new Map(
    Object.entries(packages)
      .filter(([, { integrity }]) => integrity)
      .map(([place, { name, version, integrity }]) => [
        `${name ?? place.split('node_modules/').at(-1)}@${version}`,
        integrity,
      ]),
  );
}

/**
 * A bill of materials (CycloneDX 1.6, JSON) of a workspace: each package that ships with it, with its licence and hash. The
 * same packages make the same text.
 *
 * @param {string} root
 * @param {string} workspace
 */
export function makeSbom(root, workspace) {
  const integrities = readIntegrities(root);
  const own = realpathSync(path.join(root, workspace));
  const places = new Set(findShipped(root, workspace).map((place) => realpathSync(place)));
  places.delete(own);
  const bom = new Models.Bom();
  bom.metadata.component = makeComponent(own, integrities, Enums.ComponentType.Application);
  const components = [...places].map((place) => makeComponent(place, integrities));
  // One version may lie in several places.
  const unique = new Map(components.map((each) => [each.bomRef.value, each]));
  for (const component of unique.values()) bom.components.add(component);
  // A document's number, by what stands in it.
  const digest = createHash('sha256').update([...unique.keys()].sort().join('\n'));
  const hex = digest.update(bom.metadata.component.bomRef.value).digest('hex');
  bom.serialNumber = `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
