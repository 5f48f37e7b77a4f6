import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSignOn, type TestSignOn } from '../support/single-sign-on.js';
import { createAppCode } from '../support/app.js';
import type { Person } from '../support/workspaces.js';

let sso: TestSignOn;
let owner: Person;
const domain = 'brookfield.example';

beforeAll(async () => {
  sso = await startSignOn();
  owner = { ...(await sso.auth.signIn(`mina@${domain}`)) };
});
afterEach(() => sso.provider.reset());
afterAll(() => sso.stop());
