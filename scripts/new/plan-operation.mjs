import { after, before, inTurn } from './edit-text.mjs';
import { NameError, readName } from './names.mjs';
import {
  contractFolder,
  filesOfOperation,
  inputOf,
  serviceFolder,
  services,
} from './operation-parts.mjs';

/** Below which address each service has new operations. */
const prefixes = {
  auth: '/auth',
  usage: '/auth/token',
  email: '/email',
  resumes: '/resumes',
};

const methods = {
  ...{ get: 'GET', list: 'GET', find: 'GET', read: 'GET', search: 'GET' },
  ...{ set: 'PUT', update: 'PATCH', change: 'PATCH', rename: 'PATCH' },
  ...{ delete: 'DELETE', remove: 'DELETE', create: 'POST', add: 'POST' },
};

function readOperationName(word) {
  const name = readName(word, 'operation');
  const [verb, ...nouns] = word.split('-');
  if (nouns.length === 0) {
    throw new NameError(
      `Please name the operation by what it does to what, as in "list-receipts".`,
    );
  }
  const method = Object.hasOwn(methods, verb) ? methods[verb] : 'POST';
  const at = Object.hasOwn(methods, verb) ? nouns.join('-') : word;
  return { ...name, camel: verb + name.pascal.slice(verb.length), method, at };
}

/** Whether two addresses of operations can be asked for by the same one. */
function meet(one, other) {
  const [segments, others] = [one.split('/'), other.split('/')];
  const isOpen = (segment) => segment.startsWith('{');
  return (
    segments.length === others.length &&
    segments.every((each, at) => each === others[at] || isOpen(each) || isOpen(others[at]))
  );
}

async function refuseTaken({ camel, method, path }) {
  const { operations } = await import('@shortlist/contracts/operations');
  const taken = operations.find(
    (each) => each.name === camel || (each.method === method && meet(each.path, path)),
  );
  if (!taken) return;
  throw new NameError(
    `There is an operation ${taken.name} already: ${taken.method} /api${taken.path}. Please take another name.`,
  );
}

/**
 * Files of a new operation of a service, for the signed-in: contract, domain, route, test and the walk that records
 * answers.
 */
export async function planOperation({ words }) {
  const [service, word] = words;
  if (!services.includes(service)) {
    throw new NameError(
      `Please name one of the services ${services.join(', ')}, then the operation.`,
    );
  }
  const { at, ...name } = readOperationName(word);
  const operation = { ...name, service, path: `${prefixes[service]}/${at}` };
  await refuseTaken(operation);
  const { kebab, camel, method, path } = operation;
  const input = inputOf(operation);
  const maker = `create${operation.pascal}Routes`;
  return {
    made: filesOfOperation(operation),
    changed: {
      [`${contractFolder(service)}/index.ts`]: (text) =>
        `${text}export { ${camel} } from './${kebab}.js';\n`,
      [`${serviceFolder(service)}/src/operations/index.ts`]: inTurn(
        before('\n/** Every operation', `import { ${maker} } from './${kebab}.js';\n`),
        after('return [', `...${maker}(context), `),
      ),
      'e2e/scripts/record/walk-main-job.mjs': before(
        "  await call('sendContactMessage'",
        `  if (recorder.has('${camel}')) await call('${camel}', 'asked', { ${input}: { word: 'first' } });\n`,
      ),
    },
    checked: {},
    next: [
      `Say what it takes, answers and refuses: ${contractFolder(service)}/${kebab}.ts (CONTRIBUTING.md, "A route")`,
      `If it belongs to a resource of src/operations, move its route into that file`,
      `Test it: npm run test:service -- ${serviceFolder(service)}/tests/${kebab}`,
      'Record what it answers: npm run record:answers',
      `Use it in a remote: host.call(${camel}, { ${input}: { word } }), with ${camel} of @shortlist/contracts/http/${service}; it answers at ${method} /api${path}`,
      'Say it: npm run changeset, for contracts, the service and the gateway',
    ],
  };
}
