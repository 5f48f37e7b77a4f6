/** Does some work once all that was given before has ended, well or not. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A person who decides by keys is faster than the server: a later change builds on the result of an earlier one. */
export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
