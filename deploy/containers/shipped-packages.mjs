import { execFileSync } from 'node:child_process';

/** Places of a workspace and of all that it needs at run time, as npm has laid them out below `root`. */
export function findShipped(root, workspace) {
  const words = ['ls', '--omit=dev', '--all', '--parseable', '--workspace', workspace];
  const listed = execFileSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return [...new Set(listed.split('\n'))].filter((place) => place && place !== root);
}
