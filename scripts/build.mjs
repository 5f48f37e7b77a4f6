import { parseArgs } from 'node:util';

const help = `npm run build [-- package …]

Builds every package and front end that changed since it was built, or the named ones with what they need, such as
@shortlist/stack. In the folder of a package (-w @shortlist/mfe-billing) it builds that one. What runs meanwhile keeps its files: each
is replaced at once, and only if it differs.

  --front-ends  the shell and all remotes
  --for-start   what npm start serves, which is quicker: remotes without their own pages, nothing compressed

Exit codes: 0 done, 1 failed.`;

const flag = { type: 'boolean' };
const { values, positionals } = parseArgs({
  options: { help: flag, 'front-ends': flag, 'for-start': flag },
  allowPositionals: true,
});
if (values.help) {
  console.log(help);
} else {
  const { requireNode } = await import('./lib/preflight.mjs');
  const { buildChanged, root } = await import('./lib/prepare.mjs');
  const { findFrontEndPackages, findWorkspaceAt } = await import('./lib/workspaces.mjs');
  requireNode();
  const here = findWorkspaceAt(root, process.cwd());
  const frontEnds = values['front-ends'] ? findFrontEndPackages(root) : [];
  const only = [...positionals, ...frontEnds];
  if (only.length === 0 && here) only.push(here);
  await buildChanged({ only, whole: !values['for-start'] });
}
