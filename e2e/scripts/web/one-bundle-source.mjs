const apps = {
  marketing: () => import('../../../mfe-marketing/src/App.js'),
  auth: () => import('../../../mfe-auth/src/App.js'),
  screening: () => import('../../../mfe-screening/src/App.js'),
  billing: () => import('../../../mfe-billing/src/App.js'),
};

/** Takes the place of the source by Module Federation: the remotes are parts of the shell's own build. */
export function createFederationSource() {
  return {
    register: () => undefined,
    loadApp: (name) => apps[name](),
    hasNewer: () => Promise.resolve(false),
    reloadPage: () => globalThis.location.reload(),
  };
}
