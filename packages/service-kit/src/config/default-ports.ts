/**
 * Where each process listens unless PORT is set: all fit on one host. Tests of the stack check that docs/operations/run.md,
 * docker-compose.yml and deploy/kubernetes say the same. A worker has no port of its own, only an admin port 5000 above this one.
 */
export const defaultPorts = {
  gateway: 3000,
  auth: 4001,
  resumes: 4002,
  usage: 4003,
  email: 4004,
  'screening-worker': 4005,
} as const;

/** A process's admin port when ADMIN_PORT is not set: 5000 above its port, or below if that is too high; 0 stays 0. */
export function defaultAdminPort(port: number): number {
  if (port === 0) return 0;
  return port + 5000 <= 65_535 ? port + 5000 : port - 5000;
}
