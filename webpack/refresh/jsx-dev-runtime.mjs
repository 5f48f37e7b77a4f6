import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * Function that the compiler calls in development, from the module that the shell shares, whichever mode the shell was
 * built in.
 */
export const jsxDEV = (type, props, key, hasStaticChildren) =>
  hasStaticChildren ? jsxs(type, props, key) : jsx(type, props, key);
