import { isFirstOrNewest, readStoredFixtures } from './support/fixtures.js';
import { describeStored } from './support/stored-documents.js';

describeStored(readStoredFixtures().filter((fixture) => !isFirstOrNewest(fixture)));
