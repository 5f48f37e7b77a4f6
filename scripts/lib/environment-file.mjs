const trialMail = {
  MAIL_FROM: 'Shortlist <no-reply@example.com>',
  SUPPORT_MAILBOX: 'support@example.com',
};

/** Optional settings of a deployment that docker-compose.yml passes on; README explains each. */
const optional = [
  'EXEMPT_EMAILS',
  'GOOGLE_CLIENT_ID',
  'FIREBASE_PROJECT_ID',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'TOKEN_LIMIT_FREE',
  'TOKEN_LIMIT_PREMIUM',
  'TOKEN_LIMIT_ENTERPRISE',
];

/** Text as env files take it: nothing in it is read as a variable. */
function quote(value) {
  if (/['\r\n]/.test(value)) {
    throw new Error(`A value must have neither a quote nor a line end: ${value}`);
  }
  return `'${value}'`;
}

/**
 * The text of `.env` for a new deployment by containers; its secrets are files (deployment-secrets.mjs). Without `mail`, emails
 * stay in a mailbox of this machine.
 *
 * @param {{ url: string, embeddedDatabase?: boolean, mail?: { MAIL_FROM: string, SUPPORT_MAILBOX: string } }} options
 */
export function makeEnvironmentFile({ url, embeddedDatabase = false, mail }) {
  const settings = {
    COMPOSE_FILE: [
      'docker-compose.yml',
      ...(mail ? [] : ['deploy/compose/mailbox.yml']),
      ...(embeddedDatabase ? ['deploy/compose/embedded-mongo.yml'] : []),
    ].join(':'),
    APP_URL: url,
    ...(mail ?? trialMail),
  };
  const lines = (values) =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${quote(value)}`)
      .join('\n');
  return `# Settings of this deployment; docs/operations/run.md names more.
${lines(settings)}

# Not needed.
${lines(Object.fromEntries(optional.map((name) => [name, ''])))}
`;
}
