/** The names of the engines in `registry.ts`, in its order; for who names them without loading them. */
export const engineNames = ['openai', 'local'] as const;
