import { createGlobalStyle } from 'styled-components';
import { base } from './base.js';
import { fonts } from './fonts.js';
import { tokens } from './tokens.js';

/** Tokens, fonts and reset of every page. Rendered once: by the shell, or by a remote that runs on its own. */
export const GlobalStyle = createGlobalStyle`${fonts}${tokens}${base}`;
