import { type Collection, type Db, type Document, MongoClient, type ObjectId } from 'mongodb';
import { startTestMongo } from '../src/testing.js';

/** A document with an `_id` of any type, or none yet. */
export interface Row extends Document {
  _id?: number | string | ObjectId | Document;
}

/** A database for one suite; on the server of `MONGODB_URI` when that is set, which has to give the same answers. */
export interface TestDatabase {
  readonly client: MongoClient;
  readonly db: Db;
  /** An empty collection with these documents. */
  fresh(documents?: Row[]): Promise<Collection<Row>>;
  close(): Promise<void>;
}

export async function openDatabase(): Promise<TestDatabase> {
  const mongo = await startTestMongo();
  const client = await MongoClient.connect(mongo.uri);
  const db = client.db();
  let count = 0;
  return {
    client,
    db,
    fresh: async (documents = []) => {
      const collection = db.collection<Row>(`collection${(count += 1)}`);
      if (documents.length > 0) await collection.insertMany(documents);
      return collection;
    },
    close: async () => {
      await client.close();
      await mongo.stop();
    },
  };
}
