import type { Collection } from 'mongodb';
import type { Database } from '../connect-mongo.js';

/** Gets the name of a collection, the called method of the driver and its arguments. */
export type CallListener = (collection: string, method: string, given: readonly unknown[]) => void;

/** The same database; the calls of its collections are reported before they are made. */
export function reportCalls<Given extends Database>(
  database: Given,
  listener: CallListener,
): Given {
  const reported = (collection: Collection) =>
    new Proxy(collection, {
      get(target, method) {
        const member: unknown = Reflect.get(target, method, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]): unknown => {
          listener(target.collectionName, String(method), given);
          return Reflect.apply(member, target, given);
        };
      },
    });
  const db = new Proxy(database.db, {
    get(target, key) {
      if (key === 'collection') return (name: string) => reported(target.collection(name));
      const member: unknown = Reflect.get(target, key, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { ...database, db };
}
