import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { makeBrokerDefinitions } from './broker-definitions.mjs';

const databases = ['auth', 'resumes', 'usage', 'email', 'gateway'];
const brokerUsers = ['auth', 'resumes', 'usage', 'email', 'gateway'];

/** Nothing in it has a meaning in an address. */
const password = () => randomBytes(24).toString('base64url');
const passwordsFor = (names) => Object.fromEntries(names.map((name) => [name, password()]));

/** PEM texts of a fresh key pair for access tokens. */
function makeSigningKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { 'jwt-private-key': privateKey, 'jwt-public-key': publicKey };
}

function makeDatabaseSecrets(embeddedDatabase) {
  const users = passwordsFor(databases);
  const addressFor = (name) =>
    embeddedDatabase
      ? 'mongodb://mongodb:27017'
      : `mongodb://${name}:${users[name]}@mongodb:27017/?replicaSet=rs0&authSource=admin`;
  return {
    ...Object.fromEntries(databases.map((name) => [`${name}-mongodb-uri`, addressFor(name)])),
    'mongodb-users.json': JSON.stringify(users, null, 2),
    'mongodb-operator': password(),
    'mongodb-key': randomBytes(64).toString('base64'),
  };
}

function makeBrokerSecrets() {
  const users = passwordsFor([...brokerUsers, 'operator']);
  const addressFor = (name) => `amqp://${name}:${users[name]}@rabbitmq:5672`;
  return {
    ...Object.fromEntries(brokerUsers.map((name) => [`${name}-amqp-url`, addressFor(name)])),
    'operator-amqp-url': addressFor('operator'),
    'rabbitmq-definitions.json': JSON.stringify(makeBrokerDefinitions(users), null, 2),
  };
}

/**
 * The secrets of a new deployment by containers, which nobody else has: what each file of `.secrets` holds, by its name.
 *
 * @param {{ smtpUrl?: string, embeddedDatabase?: boolean }} options
 */
export function makeDeploymentSecrets({ smtpUrl, embeddedDatabase = false }) {
  const files = {
    ...makeSigningKeys(),
    'second-factor-key': randomBytes(32).toString('base64'),
    'webhook-key': randomBytes(32).toString('base64'),
    'smtp-url': smtpUrl ?? 'smtp://mailbox:2525',
    // Empty: not set.
    'openai-api-key': '',
    ...makeDatabaseSecrets(embeddedDatabase),
    ...makeBrokerSecrets(),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text && `${text.trim()}\n`]),
  );
}
