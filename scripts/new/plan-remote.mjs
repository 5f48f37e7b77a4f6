import { before, inTurn } from './edit-text.mjs';
import { NameError, readName } from './names.mjs';
import { checkFree, filesOfPage, refuseOwnAddress } from './page-parts.mjs';
import { composeOf, filesOfRemote } from './remote-parts.mjs';

const compose = 'docker-compose.yml';

/** One above the highest of the ports that `pattern` finds. */
function nextPort(text, pattern) {
  return 1 + Math.max(...[...text.matchAll(pattern)].map(([, port]) => Number(port)));
}

async function readRemoteName(word, remotes) {
  const name = readName(word, 'remote');
  const { remoteName } = await import('@shortlist/contracts/front-ends/runtime-config');
  if (!remoteName.safeParse(word).success) {
    throw new NameError(
      `"${word}" is no name for a remote: one word of 2 to 30 small letters and digits, as in "billing".`,
    );
  }
  if (remotes.includes(word)) throw new NameError(`There is a remote ${word} already.`);
  return name;
}

/** Files of a new remote, with a page of the same name. `read` gives the text of a file of the tree. */
export async function planRemote({ remotes, words, read }) {
  const [word] = words;
  const name = await readRemoteName(word, remotes);
  await refuseOwnAddress(name);
  const ofRemotes = (file) => Promise.all(remotes.map((each) => read(`mfe-${each}/${file}`)));
  const packages = (await ofRemotes('package.json')).map((text) => JSON.parse(text));
  const port = nextPort((await ofRemotes('webpack.config.mjs')).join(), /port: (\d+)/g);
  const container = composeOf(word, nextPort(await read(compose), /:(\d+)\}:8080'/g));
  return {
    made: { ...filesOfRemote(name, { port, packages }), ...filesOfPage(word, name) },
    changed: {
      'tsconfig.json': before(
        '    {\n      "path": "e2e"',
        `    {\n      "path": "mfe-${word}"\n    },\n`,
      ),
      [compose]: inTurn(
        before('      # Where the gateway itself reads', container.address),
        before('    secrets: [gateway-mongodb-uri, gateway-amqp-url]\n', container.manifest),
        before('volumes:\n  mongodb:', container.service),
      ),
    },
    checked: checkFree(remotes, name),
    // npm links it then, and lists it in the lock file, by which scripts find it.
    isWorkspace: true,
    next: [
      `See it: npm run dev ${word}, then http://localhost:3000/${word} (signed in)`,
      `Test it: npm run test:web -- mfe-${word}`,
      `Its screens without services: npm run fixtures ${word}`,
      `More pages: npm run new page ${word} <name>`,
      `Whose it is: npm run remotes -- team ${word} --owner <team> --contact <mail> --origin <where its builds lie>`,
      'Ship it: docs/front-ends.md; the map of docs/architecture.md; npm run changeset',
    ],
  };
}
