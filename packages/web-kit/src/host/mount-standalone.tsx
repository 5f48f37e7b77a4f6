import type { RemoteProps } from '@shortlist/host-api';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../theme/GlobalStyle.js';
import { applyThemeChoice, readThemeChoice } from '../theme/theme-choice.js';
import { Standalone } from './Standalone.js';

/** Runs a remote's App on its own page, with a host, router and toasts of its own, in the element `#root`. */
export function mountStandalone(App: ComponentType<RemoteProps>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  applyThemeChoice(readThemeChoice());
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <Standalone App={App} />
    </StrictMode>,
  );
}
