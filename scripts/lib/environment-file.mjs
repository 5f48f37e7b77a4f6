import { generateKeyPairSync, randomBytes } from 'node:crypto';

const trialMail = {
  SMTP_URL: 'smtp://mailbox:2525',
  MAIL_FROM: 'Shortlist <no-reply@example.com>',
  SUPPORT_MAILBOX: 'support@example.com',
};

/** What a deployment may have and docker-compose.yml passes on; README says what each is for. */
const optional = [
  'EXEMPT_EMAILS',
  'GOOGLE_CLIENT_ID',
  'FIREBASE_PROJECT_ID',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
];

/** Text as env files take it: nothing in it is read as a variable. */
function quote(value) {
  if (/['\r\n]/.test(value)) {
    throw new Error(`A value must have neither a quote nor a line end: ${value}`);
  }
  return `'${value}'`;
}

/** PEM texts of a fresh key pair for access tokens, each in one line. */
function makeSigningKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const inOneLine = (pem) => pem.trim().replaceAll('\n', '\\n');
  return { JWT_PRIVATE_KEY: inOneLine(privateKey), JWT_PUBLIC_KEY: inOneLine(publicKey) };
}

/**
 * The text of `.env` for a new deployment by containers, with secrets that nobody else has. Without `mail`, emails stay in
 * a mailbox of this machine.
 *
 * @param {{ url: string, embeddedDatabase?: boolean, mail?: { SMTP_URL: string, MAIL_FROM: string, SUPPORT_MAILBOX: string } }} options
 */
export function makeEnvironmentFile({ url, embeddedDatabase = false, mail }) {
  const secrets = {
    RABBITMQ_USER: 'shortlist',
    RABBITMQ_PASSWORD: randomBytes(24).toString('base64url'),
    ...makeSigningKeys(),
    SECOND_FACTOR_KEY: randomBytes(32).toString('base64'),
  };
  const settings = {
    COMPOSE_FILE: [
      'docker-compose.yml',
      ...(mail ? [] : ['deploy/compose/mailbox.yml']),
      ...(embeddedDatabase ? ['deploy/compose/embedded-mongo.yml'] : []),
    ].join(':'),
    APP_URL: url,
    ...(embeddedDatabase ? { MONGODB_URI: 'mongodb://mongodb:27017' } : {}),
    ...(mail ?? trialMail),
  };
  const lines = (values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${quote(value)}`)
      .join('\n');
  return `# Settings of this deployment; README, "Deploy", names more.
${lines(settings)}

# Not needed.
${lines(Object.fromEntries(optional.map((name) => [name, ''])))}

# Secrets: keep them as safe as the database. docs/deploy.md says how they are exchanged.
${lines(secrets)}
`;
}
