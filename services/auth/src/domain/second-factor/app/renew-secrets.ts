import type { Context } from '../../../context.js';
import { authenticatorAppDocument } from '../../../models/second-factor/authenticator-app.js';

const view = authenticatorAppDocument.pick('sealedSecret');
const batchSize = 100;

/**
 * While SECOND_FACTOR_KEY holds several keys: encrypts every secret that an older one encrypted with the first, and says so, so that
 * the older ones can go.
 */
export async function renewSecrets({ config, models, log }: Context): Promise<void> {
  const { sealer } = config;
  if (!sealer?.isRotating) return;
  const { authenticatorApps } = models;
  let renewed = 0;
  let unreadable = 0;
  await authenticatorApps.eachReadable(
    {},
    view,
    { sort: { _id: 1 }, batchSize },
    async ({ _id, sealedSecret }) => {
      try {
        const sealed = sealer.renew(sealedSecret, _id);
        if (sealed === null) return;
        // Not in the place of one that was set up meanwhile.
        const { modifiedCount } = await authenticatorApps.updateOne(
          { _id, sealedSecret },
          { $set: { sealedSecret: sealed } },
        );
        renewed += modifiedCount;
      } catch (error) {
        unreadable += 1;
        log.error(
          { err: error, userId: _id },
          'no key of SECOND_FACTOR_KEY opens the secret of an app',
        );
      }
    },
  );
  log.info(
    { renewed, unreadable },
    'secrets of apps are encrypted with the first SECOND_FACTOR_KEY',
  );
}
