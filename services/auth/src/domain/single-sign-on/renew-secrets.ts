import type { Context } from '../../context.js';
import { signOnProviderDocument } from '../../models/single-sign-on/provider.js';

const view = signOnProviderDocument.pick('sealedSecret');
const batchSize = 100;

/** While SECOND_FACTOR_KEY holds several keys: encrypts the secrets of clients at providers with the first. */
export async function renewClientSecrets({ config, models, log }: Context): Promise<void> {
  const sealer = config.singleSignOn?.sealer;
  if (!sealer?.isRotating) return;
  const { signOnProviders } = models;
  let unreadable = 0;
  await signOnProviders.eachReadable(
    {},
    view,
    { sort: { _id: 1 }, batchSize },
    async ({ _id, sealedSecret }) => {
      try {
        const sealed = sealer.renew(sealedSecret, _id);
        if (sealed === null) return;
        // Not in the place of one that was set in between.
        await signOnProviders.updateOne({ _id, sealedSecret }, { $set: { sealedSecret: sealed } });
      } catch (error) {
        unreadable += 1;
        log.error(
          { err: error, workspaceId: _id },
          'no key of SECOND_FACTOR_KEY opens the client secret of a provider',
        );
      }
    },
  );
  log.info({ unreadable }, 'client secrets of providers are encrypted with the first key');
}
