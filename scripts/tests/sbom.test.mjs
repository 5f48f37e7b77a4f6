import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/prepare.mjs';
import { makeSbom } from '../lib/sbom.mjs';

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);
const manifestOf = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

describe.each(['services/auth', 'services/resumes', 'gateway', 'mfe-screening'])(
  'the bill of materials of %s',
  (workspace) => {
    const text = makeSbom(root, workspace);
    const bom = JSON.parse(text);
    const names = bom.components.map(nameOf);

    it('is valid CycloneDX', async () => {
      expect(await validator.validate(text)).toBeNull();
    });

    it('names each package that it depends on, by version and hash', () => {
      const { dependencies } = manifestOf(workspace);
      expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
      const others = bom.components.filter(({ group }) => group !== '@shortlist');
      for (const { purl, version, hashes } of others) {
        expect(purl).toContain(`@${version}`);
        expect(hashes).toHaveLength(1);
      }
    });

    it('names nothing that is for development alone', () => {
      const forDevelopment = Object.keys(manifestOf('.').devDependencies).filter((name) =>
        ['vitest', 'eslint', 'typescript', 'webpack', 'prettier'].includes(name),
      );
      expect(forDevelopment).toHaveLength(5);
      expect(names.filter((name) => forDevelopment.includes(name))).toEqual([]);
    });

    it('is the same each time', () => {
      expect(makeSbom(root, workspace)).toBe(text);
    });
  },
);
