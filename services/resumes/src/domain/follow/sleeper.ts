/** Sleeps until it is woken; remembers a wake-up that came while nobody was waiting. */
export class Sleeper {
  #isWoken = false;
  #endSleep: (() => void) | undefined;

  wake = (): void => {
    this.#isWoken = true;
    this.#endSleep?.();
  };

  async sleep(milliseconds: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isWoken = false;
  }
}
