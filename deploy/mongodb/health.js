/* global db, quit, rs */
// Starts the one-member replica set on the first run, then says whether it has a primary.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- mongosh runs scripts, not modules.
const { readFileSync } = require('node:fs');

const password = readFileSync('/run/secrets/mongodb-operator', 'utf8').trim();
db.getSiblingDB('admin').auth('operator', password);
try {
  rs.status();
} catch {
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
}
if (!db.hello().isWritablePrimary) quit(1);
