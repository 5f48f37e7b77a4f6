import { readStoredFixtures } from './support/fixtures.js';
import { describeStored } from './support/stored-documents.js';

describeStored(readStoredFixtures().filter(({ name }) => !/-(?:first|workspaces)$/.test(name)));
