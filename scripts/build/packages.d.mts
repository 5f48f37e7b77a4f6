/** A package that is built; `relative` is its folder below the root. */
export interface BuiltPackage {
  readonly name: string;
  readonly relative: string;
}

/** The packages below `root` that are built when `names` are wanted; all without names. */
export function findBuilt(root: string, names?: readonly string[]): readonly BuiltPackage[];
