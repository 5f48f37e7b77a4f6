import type { BuiltPackage } from './packages.mjs';

/** Compiles the sources of a package into its `dist`. Throws the compiler's errors. */
export function compilePackage(
  root: string,
  each: BuiltPackage,
  options: { readonly whole: boolean },
): Promise<void>;
