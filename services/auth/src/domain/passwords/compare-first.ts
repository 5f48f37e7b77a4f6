import type { PiscinaTask, TaskQueue } from 'piscina';

/** Comparisons go before a waiting password this often; then it is its turn. */
const mostPassedBy = 2;

/**
 * The queue of a pool that compares and hashes passwords. Who signs in (`compare`) does not wait behind new passwords
 * (`hash`), of which anybody can send as many as they like; new ones go on, too, as every third.
 */
export class CompareFirst implements TaskQueue {
  readonly #comparisons: PiscinaTask[] = [];
  readonly #others: PiscinaTask[] = [];
  #passedBy = 0;

  get size(): number {
    return this.#comparisons.length + this.#others.length;
  }

  push(task: PiscinaTask): void {
    this.#queueOf(task).push(task);
  }

  shift(): PiscinaTask | null {
    const isOthersTurn = this.#passedBy >= mostPassedBy || this.#comparisons.length === 0;
    if (isOthersTurn && this.#others.length > 0) {
      this.#passedBy = 0;
      return this.#others.shift() ?? null;
    }
    if (this.#others.length > 0) this.#passedBy += 1;
    return this.#comparisons.shift() ?? null;
  }

  remove(task: PiscinaTask): void {
    const queue = this.#queueOf(task);
    const at = queue.indexOf(task);
    if (at >= 0) queue.splice(at, 1);
  }

  #queueOf({ name }: PiscinaTask): PiscinaTask[] {
    return name === 'compare' ? this.#comparisons : this.#others;
  }
}
