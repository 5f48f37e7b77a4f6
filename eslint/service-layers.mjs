import { importTable, roomPatterns } from './rooms.mjs';

/** Stages of resumes' domain and which of them each may import (services/resumes/README.md): no circle can arise. */
const domainStages = {
  activity: ['read'],
  add: ['finish', 'queue', 'read', 'remove', 'start', 'tokens'],
  mail: ['outcome', 'read'],
  queue: ['read'],
  follow: [],
  read: ['follow'],
  place: [],
  people: ['follow', 'place', 'read'],
  tokens: ['read'],
  fairness: ['queue', 'read', 'tokens'],
  outcome: ['queue', 'read'],
  change: ['follow', 'outcome', 'queue', 'read', 'tokens', 'webhooks'],
  finish: ['outcome', 'queue', 'read', 'tokens', 'webhooks'],
  privacy: ['outcome', 'read', 'share'],
  remove: ['comments', 'place', 'queue', 'read', 'share', 'webhooks'],
  retention: ['read', 'remove'],
  export: ['activity', 'read'],
  comments: ['follow', 'people', 'read', 'webhooks'],
  reading: ['change', 'comments', 'follow', 'outcome', 'people', 'read'],
  share: ['comments', 'read'],
  score: ['finish', 'outcome', 'queue', 'read', 'tokens'],
  start: ['finish', 'queue', 'read', 'remove', 'tokens'],
  waiting: ['read'],
  webhooks: ['read'],
  sweep: ['add', 'change', 'finish', 'outcome', 'place', 'queue', 'remove', 'retention', 'start'],
};

/** The same for email's domain (services/email/README.md). */
const emailStages = {
  export: [],
  limits: [],
  'account-mails': ['limits'],
  screenings: [],
  records: ['limits'],
  sending: ['limits', 'records', 'screenings'],
  bulk: ['records', 'screenings', 'sending'],
  outbox: ['limits', 'records', 'screenings', 'sending'],
};

/** The same for auth's domain (services/auth/README.md). */
const authStages = {
  brakes: [],
  passwords: [],
  workspaces: [],
  erasure: ['workspaces'],
  mails: ['brakes', 'erasure', 'passwords'],
  members: ['brakes', 'erasure', 'workspaces'],
  'ways-in': ['mails', 'members', 'workspaces'],
  'join-requests': ['brakes', 'erasure', 'mails', 'members', 'ways-in', 'workspaces'],
  sessions: ['erasure', 'ways-in', 'workspaces'],
  federation: ['brakes', 'mails', 'passwords', 'sessions'],
  'second-factor': ['brakes', 'erasure', 'mails', 'passwords', 'sessions', 'ways-in'],
  'single-sign-on': [
    ...['brakes', 'erasure', 'federation', 'members', 'passwords', 'second-factor', 'sessions'],
    ...['sign-in', 'ways-in', 'workspaces'],
  ],
  'sign-in': ['brakes', 'erasure', 'federation', 'passwords', 'second-factor', 'sessions'],
  'api-tokens': ['erasure', 'mails', 'sessions', 'workspaces'],
  registration: ['brakes', 'mails', 'passwords', 'sign-in'],
  account: [
    ...['api-tokens', 'brakes', 'erasure', 'federation', 'join-requests', 'mails', 'passwords'],
    ...['registration', 'second-factor', 'sign-in', 'ways-in', 'workspaces'],
  ],
  operators: [
    ...['account', 'brakes', 'erasure', 'second-factor', 'sessions', 'single-sign-on'],
    'workspaces',
  ],
};

const stagesOf = { resumes: domainStages, email: emailStages, auth: authStages };

function stagePatterns(service, stage, allowed) {
  const others = Object.keys(stagesOf[service]).filter(
    (name) => name !== stage && !allowed.includes(name),
  );
  return [
    {
      regex: `^(\\.\\./)+(${others.join('|')})/`,
      message: 'This stage may not import that one (see the README of the service).',
    },
  ];
}

/** Inside a service: domain knows no Koa and no HTTP, and only domain (and its own files) touches models. */
export const serviceLayers = ['auth', 'usage', 'email', 'resumes'].flatMap((name) => {
  const folder = `services/${name}`;
  const table = roomPatterns(name, importTable[folder]);
  const models = {
    regex: '/models/',
    allowTypeImports: true,
    message: 'Only domain touches models.',
  };
  const koa = { regex: '^(koa|@koa/.*|koa-body)$', message: 'domain knows nothing of Koa.' };
  const operations = {
    regex: '^@shortlist/contracts/http/',
    allowTypeImports: true,
    message: 'domain knows no operation: it refuses by name (domain/refusal.ts).',
  };
  const httpErrors = {
    regex: '^@shortlist/service-kit$',
    importNames: ['createError', 'createCommonError', 'HttpError'],
    message: 'domain knows no HTTP: throw a refusal (domain/refusal.ts) or commonRefusal.',
  };
  const edges = {
    regex: '^(\\.\\./)+(consumers|operations|presenters|uploads)/',
    message: 'domain is called by the edges of a service and calls none.',
  };
  const typed = (files, patterns) => ({
    files,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    },
  });
  const domain = [...table, koa, operations, httpErrors, edges];
  const stages = Object.entries(stagesOf[name] ?? {});
  return [
    typed([`${folder}/src/domain/**`], domain),
    ...stages.map(([stage, allowed]) =>
      typed(
        [`${folder}/src/domain/${stage}/**`],
        [...domain, ...stagePatterns(name, stage, allowed)],
      ),
    ),
    typed(
      ['operations', 'presenters', 'consumers'].map((layer) => `${folder}/src/${layer}/**`),
      [...table, models],
    ),
  ];
});
