import { type Bus, createBus } from '@shortlist/bus';
import {
  createServiceFrame,
  createTokenSigner,
  type ServiceOverrides,
} from '@shortlist/service-kit';
import type { Config } from './config.js';
import { consumers } from './consumers/index.js';
import type { Context } from './context.js';
import { carryOnDeletions } from './domain/account/carry-on-deletions.js';
import { createIdentityTokens } from './domain/federation/identity-tokens.js';
import { sendDueJoinMails } from './domain/join-requests/mails.js';
import { sendDueMails } from './domain/mails/due-mails.js';
import { sendDueInvitations } from './domain/members/invitation-mails.js';
import { loadWordLists } from './domain/passwords/find-weakness.js';
import { createPasswords } from './domain/passwords/passwords.js';
import { removeUnverified } from './domain/registration/remove-unverified.js';
import { renewSecrets } from './domain/second-factor/app/renew-secrets.js';
import { createAnnounceAccessEnded } from './domain/sessions/announce-access-ended.js';
import { renewClientSecrets } from './domain/single-sign-on/renew-secrets.js';
import { carryOnHandOvers } from './domain/workspaces/hand-overs.js';
import { createWorkMetrics } from './metrics/create-work-metrics.js';
import { measurePasswords } from './metrics/measure-passwords.js';
import { showOwedMails } from './metrics/show-owed-mails.js';
import { createModels } from './models/index.js';
import { createRoutes } from './operations/index.js';

/** By when the first pages have been served. */
const wordListsAfterMs = 5000;
const HOUR_MS = 60 * 60 * 1000;
/** The gateway takes it for 10 s (docs/decisions/022); the rest is for calls on their way. */
const shortTokenSeconds = 60;

/** The auth service: accounts, their passwords, sessions and the mails they are owed. */
export function createService(config: Config, overrides: ServiceOverrides<Bus> = {}) {
  const frame = { name: 'auth', config, overrides, openBus: createBus };
  return createServiceFrame(frame, async (base, { database, open }) => {
    const models = await createModels(database, base.log);
    const workMetrics = createWorkMetrics(base.metrics.registry);
    const hashing = await open(
      'password threads',
      () =>
        createPasswords({
          cost: config.passwordCost,
          threads: config.hashThreads,
          queue: config.hashQueue,
        }),
      (opened) => opened.close(),
    );
    await open(
      'word lists',
      () => setTimeout(() => void loadWordLists(), wordListsAfterMs),
      clearTimeout,
    );
    const passwords = measurePasswords(hashing, workMetrics, base.metrics.registry);
    const signToken = createTokenSigner(config.jwtPrivateKey);
    const signShortToken = createTokenSigner(config.jwtPrivateKey, shortTokenSeconds);
    const identityTokens = createIdentityTokens({
      providers: config.identityProviders,
      limits: config.identityKeys,
      clock: base.clock,
    });
    const context: Context = {
      ...base,
      models,
      passwords,
      identityTokens,
      announceAccessEnded: createAnnounceAccessEnded(base),
      signToken,
      signShortToken,
      workMetrics,
    };
    showOwedMails(context);
    if (!config.sealer)
      base.log.info(
        'SECOND_FACTOR_KEY is not set: codes from an authenticator app are not offered',
      );
    if (!config.relyingParty)
      base.log.info('APP_URL is not set, or has no name: passkeys are not offered');
    return {
      context,
      routes: createRoutes(context),
      consumers,
      // The gateway, which is the only way in, says whose call it is.
      trustedProxies: 1,
      sweeps: [
        {
          name: 'due mails',
          everyMs: config.mailRetryMs,
          sweep: () => sendDueMails(context),
        },
        {
          name: 'due invitations',
          everyMs: config.mailRetryMs,
          sweep: () => sendDueInvitations(context),
        },
        {
          name: 'due mails of join requests',
          everyMs: config.mailRetryMs,
          sweep: () => sendDueJoinMails(context),
        },
        {
          name: 'hand-overs',
          everyMs: config.mailRetryMs,
          atStart: true,
          sweep: () => carryOnHandOvers(context),
        },
        {
          name: 'deletions',
          everyMs: config.mailRetryMs,
          atStart: true,
          sweep: () => carryOnDeletions(context),
        },
        {
          name: 'unverified accounts',
          everyMs: HOUR_MS,
          sweep: () => removeUnverified(context),
        },
        {
          name: 'secrets of apps',
          everyMs: HOUR_MS,
          atStart: true,
          sweep: () => renewSecrets(context),
        },
        {
          name: 'secrets of providers',
          everyMs: HOUR_MS,
          atStart: true,
          sweep: () => renewClientSecrets(context),
        },
      ],
    };
  });
}
