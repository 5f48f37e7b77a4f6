/** Of no interest to these tests; every remote has them. */
export const bootstrap = () => Promise.resolve();
