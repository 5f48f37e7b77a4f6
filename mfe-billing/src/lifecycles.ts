import { createLifecycles } from '@shortlist/web-kit/lifecycles';
import { App } from './App.js';

export const { bootstrap, mount, unmount } = createLifecycles(App);
