/** Runs calls to a provider, no more of them at once than it bears. */
export interface CallLimit {
  /** Runs `call` when it is its turn. `isRefused` knows an outcome by which the provider says 'too many'. */
  run<Outcome>(
    call: () => Promise<Outcome>,
    isRefused: (outcome: Outcome) => boolean,
  ): Promise<Outcome>;
}

/** The limit of one provider, model and key, named by `scope`: a digest from which no key can be read. */
export type CallLimits = (scope: string) => CallLimit;
