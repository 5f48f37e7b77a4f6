export type { Fixture, FixtureSet } from './fixtures/fixture.js';
export { fails, never } from './fixtures/fixture.js';
export { mountFixtures } from './fixtures/mount-fixtures.js';
export { testUser } from './testing/create-test-host.js';
