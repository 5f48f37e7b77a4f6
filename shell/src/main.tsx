import { applyThemeChoice, GlobalStyle, readThemeChoice } from '@shortlist/web-kit';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { nameAppManifest } from './name-app-manifest.js';
import { openPageParts } from './open-parts.js';
import { parseWithoutEval } from './parse-without-eval.js';
import { createFederationSource } from './remotes/federation-source.js';
import { Start } from './Start.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

parseWithoutEval();
applyThemeChoice(readThemeChoice());
const opened = openPageParts(createFederationSource);
// In pieces, between which the browser answers: the frame stands there already.
startTransition(() => {
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <Start opened={opened} createSource={createFederationSource} />
    </StrictMode>,
  );
});
void nameAppManifest();
