import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';

/** One file of types: those of contracts that a remote meets are written into it, as that package is not published. */
export default {
  input: 'src/index.ts',
  output: { file: 'dist/index.d.ts', format: 'es' },
  external: ['zod'],
  plugins: [
    dts({
      includeExternal: ['@shortlist/contracts'],
      compilerOptions: {
        composite: false,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
      },
    }),
  ],
};
