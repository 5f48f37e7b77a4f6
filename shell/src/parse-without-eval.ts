/**
 * Makes the schemas of all remotes parse without code made from text, which zod would try first and the content security
 * policy would refuse and report. Zod reads this object when it is loaded (colinhacks/zod#5889), so that it need not be
 * loaded here.
 */
export function parseWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
