import { buildFrontEnds } from './build-front-ends.mjs';
import { findBuilt, neededByFrontEnds } from './packages.mjs';
import { dropStamp, isBuilt, stampBuild } from './stamps.mjs';

/** The packages among those of `findBuilt` that have to be built. */
export function findUnbuilt(root, { names, whole }) {
  return findBuilt(root, names).filter((each) => !isBuilt(root, each, { whole }));
}

/**
 * Builds what `findUnbuilt` says. Resolves when all is in place, to `stored`, a promise that the processes which did it have ended.
 * Throws what the compilers say; what was there before stays then.
 */
export async function build(root, { names, whole }) {
  const begunAt = Date.now();
  const unbuilt = findUnbuilt(root, { names, whole });
  const stamp = (each, read) => stampBuild(root, each, { whole, begunAt, read });
  for (const each of unbuilt) dropStamp(root, each);
  const frontEnds = unbuilt.filter(({ isFrontEnd }) => isFrontEnd);
  const packages = unbuilt.filter(({ isFrontEnd }) => !isFrontEnd);
  const isFirst = ({ name }) => frontEnds.length > 0 && neededByFrontEnds.includes(name);
  await compile(root, packages.filter(isFirst), { whole, stamp });
  const others = packages.filter((each) => !isFirst(each));
  if (frontEnds.length === 0) {
    await compile(root, others, { whole, stamp });
    return { stored: Promise.resolve() };
  }
  const { built, stored } = buildFrontEnds(root, frontEnds, { whole, onBuilt: stamp });
  await Promise.all([built, compile(root, others, { whole, stamp })]);
  return { stored };
}

async function compile(root, packages, { whole, stamp }) {
  if (packages.length === 0) return;
  const { compilePackage } = await import('./compile-package.mjs');
  for (const each of packages) {
    await compilePackage(root, each, { whole });
    stamp(each);
  }
}
