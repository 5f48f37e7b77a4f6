import { createHash, randomBytes } from 'node:crypto';

const events = 'shortlist.events';

/**
 * Messages that each service sends to others by name: commands and requests of packages/contracts, which a test compares. Each user of
 * the broker may read and change what begins with its own name alone, and queues for events of others that every instance `hears`.
 */
export const sent = {
  auth: {
    commands: [
      'email.verification.send',
      'email.password-reset.send',
      'email.address-change.send',
      'email.account-notice.send',
      'email.invitation.send',
      'email.join-request.send',
      'email.join-accepted.send',
      'resumes.activity.note',
    ],
    requests: [],
  },
  resumes: {
    commands: [
      'usage.tokens.settle',
      'usage.tokens.release',
      'auth.webhook-notice.owe',
      'auth.deletion.confirm',
      'auth.hand-over.confirm',
      'email.privacy-mail.send',
      'email.account-notice.send',
      'email.comment-mail.send',
      'email.reading-mail.send',
    ],
    requests: ['usage.tokens.reserve', 'email.people.forget', 'auth.members.find'],
  },
  usage: { commands: ['auth.deletion.confirm'], requests: [] },
  // Sends nothing.
  gateway: { commands: [], requests: [], hears: ['auth.access.ended'] },
  email: {
    commands: [
      'auth.deletion.confirm',
      'auth.hand-over.confirm',
      'resumes.activity.note',
      'resumes.privacy-mail.confirm',
    ],
    requests: [
      'resumes.drafts.find',
      'resumes.rejections.find',
      'resumes.rejection.claim',
      'resumes.privacy-mail.find',
      'auth.user-address.find',
    ],
  },
};

/** Rights as RabbitMQ reads them: regular expressions over names of queues and exchanges. */
function rightsOf(service, { commands, requests, hears = [] }) {
  const escape = (name) => name.replaceAll('.', '\\.');
  const heard = hears.map((key) => `|${escape(key)}\\..*`).join('');
  const own = `${service}\\..*${heard}|shortlist\\.replies\\..*|${escape(events)}`;
  const others = [...commands.flatMap((name) => [name, `${name}.dead`]), ...requests].map(escape);
  const pattern = (...parts) => `^(${parts.join('|')})$`;
  return {
    // Declares the queues it sends to, as it does its own: they are there already, and the same.
    configure: pattern(own, ...others),
    // Messages to a queue go through the exchange without a name, which knows no rights by queue.
    write: pattern(own, 'amq\\.default'),
    read: pattern(own),
  };
}

/** As packages/bus declares them: only who may read a queue may make it, so those of others have to be there. */
function queuesOf({ commands, requests }) {
  const queue = (name, args) => ({
    name,
    vhost: '/',
    durable: true,
    auto_delete: false,
    arguments: args,
  });
  const classic = { 'x-queue-type': 'classic' };
  return [
    ...requests.map((name) => queue(name, classic)),
    ...commands.flatMap((name) => [
      queue(`${name}.dead`, classic),
      queue(name, {
        'x-queue-type': 'quorum',
        'x-delivery-limit': 20,
        'x-dead-letter-exchange': '',
        'x-dead-letter-routing-key': `${name}.dead`,
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
      }),
    ]),
  ];
}

function hashPassword(password) {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password).digest();
  return Buffer.concat([salt, hash]).toString('base64');
}

/**
 * Definitions for RabbitMQ: a user for each service with no more rights than it needs, and `operator`, who may do everything.
 *
 * @param {Readonly<Record<'auth' | 'resumes' | 'usage' | 'email' | 'gateway' | 'operator', string>>} passwords
 */
export function makeBrokerDefinitions(passwords) {
  const services = Object.entries(sent);
  const user = (name, tags) => ({
    name,
    password_hash: hashPassword(passwords[name]),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags,
    limits: {},
  });
  const everything = { configure: '.*', write: '.*', read: '.*' };
  const queues = services.flatMap(([, names]) => queuesOf(names));
  return {
    vhosts: [{ name: '/' }],
    users: [user('operator', 'administrator'), ...services.map(([name]) => user(name, ''))],
    permissions: [
      { user: 'operator', vhost: '/', ...everything },
      ...services.map(([name, names]) => ({ user: name, vhost: '/', ...rightsOf(name, names) })),
    ],
    // A service tells only its own events.
    topic_permissions: services.map(([name]) => ({
      user: name,
      vhost: '/',
      exchange: events,
      write: `^${name}\\.`,
      read: '.*',
    })),
    exchanges: [
      {
        name: events,
        vhost: '/',
        type: 'topic',
        durable: true,
        auto_delete: false,
        internal: false,
        arguments: {},
      },
    ],
    queues: [...new Map(queues.map((each) => [each.name, each])).values()],
  };
}
