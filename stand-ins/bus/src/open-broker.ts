import { InProcessBroker } from './broker.js';
import { openMessageStore, type OpenMessageStoreOptions } from './open-message-store.js';

/** The broker of this process, with what an earlier process left in the database. */
export async function openBroker(
  options: OpenMessageStoreOptions,
): Promise<Pick<InProcessBroker, 'close'> & { readonly broker: InProcessBroker }> {
  const { store, close: disconnect } = await openMessageStore(options);
  try {
    const broker = await InProcessBroker.open({ store, log: options.log, holdsEvents: true });
    return {
      broker,
      close: async () => {
        await broker.close();
        await disconnect();
      },
    };
  } catch (error) {
    await disconnect();
    throw error;
  }
}
