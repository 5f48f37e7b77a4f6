// Runs in a worker thread, in plain JavaScript so that the sources run as they are under test.
import bcrypt from 'bcryptjs';

/** @param {{ password: string, cost: number }} task */
export function hash({ password, cost }) {
  return bcrypt.hashSync(password, cost);
}

/** @param {{ password: string, passwordHash: string }} task */
export function compare({ password, passwordHash }) {
  return bcrypt.compareSync(password, passwordHash);
}
