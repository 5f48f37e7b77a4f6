import * as own from 'real-refresh-runtime';

// The page has one React, the shell's, and so one runtime of Fast Refresh for the shell and all remotes: the one that came
// first, which is the shell's, before React.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = (globalThis.shortlistRefresh ??= own);
