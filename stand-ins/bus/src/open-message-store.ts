import { connectMongo, type Logger } from '@shortlist/service-kit';
import { keptMessage } from './kept-document.js';
import type { KeptMessage, MessageStore } from './kept-message.js';

export interface OpenMessageStoreOptions {
  readonly mongodbUri: string;
  readonly log: Logger;
}

type Stored = Omit<KeptMessage, 'number'> & { readonly _id: number };

/** The messages of the in-process bus, in a database beside those of the services: a backup holds both as of one moment. */
export async function openMessageStore({
  mongodbUri,
  log,
}: OpenMessageStoreOptions): Promise<{ readonly store: MessageStore; close(): Promise<void> }> {
  const { db, close } = await connectMongo({ uri: mongodbUri, dbName: 'bus', log });
  const messages = db.collection<Stored>('messages');
  const store: MessageStore = {
    async load() {
      const found = await messages.find().sort({ _id: 1 }).toArray();
      return found.flatMap(({ _id, ...rest }) => {
        const parsed = keptMessage.safeParse({ ...rest, number: _id });
        // It stays where it is, for a release that can read it.
        if (!parsed.success) log.error({ number: _id }, 'a kept message can not be read');
        return parsed.success ? [parsed.data] : [];
      });
    },
    async keep(kept) {
      await messages.bulkWrite(
        kept.map(({ number, ...replacement }) => ({
          replaceOne: { filter: { _id: number }, replacement, upsert: true },
        })),
        { ignoreUndefined: true },
      );
    },
    async forget(numbers) {
      await messages.deleteMany({ _id: { $in: [...numbers] } });
    },
  };
  return { store, close };
}
