/** Where the contract of a service's operations is, and where the service is. */
export const contractFolder = (service) => `packages/contracts/src/http/${service}`;
export const serviceFolder = (service) => `services/${service}`;

const isAskedByQuery = ({ method }) => method === 'GET' || method === 'DELETE';
export const inputOf = (operation) => (isAskedByQuery(operation) ? 'query' : 'body');

const contract = ({ camel, title, method, path }) => `import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

export const ${camel} = defineOperation({
  name: '${camel}',
  summary: '${title}',
  method: '${method}',
  path: '${path}',
  auth: 'user',
  ${inputOf({ method })}: z.object({
    /** Meaning and unit of the value. */
    word: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  }),
  response: z.object({ word: z.string() }),
  errors: {},
});
`;

const domain = ({ camel, pascal, title }) => `import type { Context } from '../context.js';

export interface ${pascal}Input {
  readonly userId: string;
  readonly word: string;
}

/** Does … Refuses with …. */
export async function ${camel}(context: Context, { userId, word }: ${pascal}Input) {
  context.log.info({ userId }, '${title.toLowerCase()}');
  return { word };
}
`;

const routes = ({
  kebab,
  camel,
  pascal,
  service,
  method,
  title,
}) => `import * as http from '@shortlist/contracts/http/${service}';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { ${camel} } from '../domain/${kebab}.js';

/** ${title}. */
export function create${pascal}Routes(context: Context): readonly Route[] {
  return [
    route(http.${camel}, ({ input, user }) =>
      ${camel}(context, { userId: user.sub, word: input.${inputOf({ method })}.word }),
    ),
  ];
}
`;

/** How the suites of a service start it, and call it as a user. */
const harnesses = {
  auth: {
    support: `import { startTestAuth, type TestAuth } from './support/auth.js';`,
    life: `let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());`,
    client: 'auth.agent',
    authorization: '`Bearer ${auth.tokens.sign()}`',
  },
  usage: {
    support: `import { startTestUsage, type TestUsage } from './support/usage.js';`,
    life: `let usage: TestUsage;
beforeAll(async () => {
  usage = await startTestUsage();
});
afterAll(() => usage.stop());`,
    client: 'usage.agent',
    authorization: '`Bearer ${usage.tokens.sign()}`',
  },
  email: {
    packages: `import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
`,
    support: `import { type Harness, startHarness } from './support/harness.js';`,
    life: `let mongo: TestMongo;
let harness: Harness;
beforeAll(async () => {
  mongo = await startTestMongo();
  harness = await startHarness(mongo);
});
afterAll(async () => {
  await harness.stop();
  await mongo.stop();
});`,
    client: 'request(harness.server.url)',
    authorization: '`Bearer ${harness.token}`',
  },
  resumes: {
    packages: `import request from 'supertest';
`,
    support: `import { authorize, createHarness, type Harness, type Instance } from './support/harness.js';`,
    life: `let harness: Harness;
let instance: Instance;
beforeAll(async () => {
  harness = await createHarness();
  instance = await harness.start();
});
afterAll(() => harness.stop());`,
    client: 'request(instance.url)',
    authorization: 'authorize()',
  },
};

export const services = Object.keys(harnesses);

function test({ camel, service, method, path }) {
  const { packages = '', support, life, client, authorization } = harnesses[service];
  const verb = method.toLowerCase();
  const give = inputOf({ method }) === 'query' ? 'query' : 'send';
  return `${packages}import { afterAll, beforeAll, describe, expect, it } from 'vitest';
${support}

${life}

const call = (input: object, authorization = ${authorization}) =>
  ${client}.${verb}('${path}').set('authorization', authorization).${give}(input);

describe('${camel}', () => {
  it('answers', async () => {
    const answer = await call({ word: 'first' });
    expect([answer.status, answer.body]).toEqual([200, { word: 'first' }]);
  });

  it.each([{}, { word: ' ' }, { word: 'x'.repeat(101) }])('refuses %j', async (input) => {
    expect((await call(input)).status).toBe(422);
  });

  it('needs a token', async () => {
    expect((await call({ word: 'first' }, 'Bearer x.y.z')).status).toBe(401);
  });
});
`;
}

/** The files of an operation. */
export const filesOfOperation = (operation) => {
  const { kebab, service } = operation;
  return {
    [`${contractFolder(service)}/${kebab}.ts`]: contract(operation),
    [`${serviceFolder(service)}/src/domain/${kebab}.ts`]: domain(operation),
    [`${serviceFolder(service)}/src/operations/${kebab}.ts`]: routes(operation),
    [`${serviceFolder(service)}/tests/${kebab}.test.ts`]: test(operation),
  };
};
