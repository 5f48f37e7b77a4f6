export type { Fixture, FixtureSet, Hands } from './fixtures/fixture.js';
export { fails, never, refusedBy } from './fixtures/fixture.js';
export { mountFixtures } from './fixtures/mount-fixtures.js';
export { createTestHost, testUser } from './testing/create-test-host.js';
