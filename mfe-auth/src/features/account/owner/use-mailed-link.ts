import { useHost } from '@shortlist/web-kit';
import { loadOperations } from '../../../api/load-operations.js';

/** Mails the user a link that sets a password, and says so. */
export function useMailedLink() {
  const { call, notify, session } = useHost();
  const email = session.user?.email ?? '';
  async function mailLink(): Promise<void> {
    const { forgotPassword } = await loadOperations();
    await call(forgotPassword, { body: { email } });
    notify({ kind: 'success', message: `We sent a link to ${email}.` });
  }
  return { email, mailLink };
}
