import { Note } from '@shortlist/web-kit';
import { Messages } from '../../components/Form.js';

/** Said to a visitor who turned back at Google: nothing went wrong. */
export function CancelledNote() {
  return (
    <Messages>
      <Note tone="info" role="status" title="You are not signed in">
        Google sign-in was cancelled. Try again, or use your email and password.
      </Note>
    </Messages>
  );
}
