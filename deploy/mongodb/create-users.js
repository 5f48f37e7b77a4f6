/* global db */
// Runs once, by mongosh, when the database is made: a user for each service, who may read and write its own database alone.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- mongosh runs scripts, not modules.
const { readFileSync } = require('node:fs');

const passwords = JSON.parse(readFileSync('/run/secrets/mongodb-users.json', 'utf8'));

for (const [name, pwd] of Object.entries(passwords)) {
  db.getSiblingDB('admin').createUser({
    user: name,
    pwd,
    roles: [{ role: 'readWrite', db: name }],
  });
}
