import { readdirSync } from 'node:fs';
import {
  importTable,
  remotes,
  restrictImports,
  roomIn,
  roomPatterns,
  root,
  testSupport,
} from './rooms.mjs';

export const importRules = Object.entries(importTable).flatMap(([folder, allowed]) => {
  const room = roomIn(folder);
  const testFiles = [`${folder}/tests/**`, `${folder}/src/**/*.test.{ts,tsx}`];
  return [
    restrictImports([`${folder}/src/**`], roomPatterns(room, allowed), { ignores: testFiles }),
    restrictImports(testFiles, roomPatterns(room, [...allowed, ...testSupport])),
  ];
});

/** Inside a front end: app → features → what they share. Features never import each other. */
export const featureRules = remotes.flatMap((folder) => {
  const features = readdirSync(`${root}/${folder}/src/features`);
  return features.map((feature) => {
    const others = features.filter((name) => name !== feature);
    const notOthers = {
      regex: `^(\\.\\./)+(features/)?(${others.join('|')})/`,
      message: 'Features never import each other: move what both need beside features/.',
    };
    return restrictImports(
      [`${folder}/src/features/${feature}/**`],
      [...roomPatterns(folder, importTable[folder]), ...(others.length > 0 ? [notOthers] : [])],
      { ignores: ['**/*.test.{ts,tsx}'] },
    );
  });
});

export const contractsImportZodOnly = restrictImports(
  ['packages/contracts/src/**'],
  [{ regex: '^(?!\\.|zod/mini$)', message: 'contracts imports zod/mini only.' }],
  { ignores: ['**/*.test.ts'] },
);
