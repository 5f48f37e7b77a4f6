import { ButtonLink, Note, Spinner } from '@shortlist/web-kit';
import { AuthLayout } from '../../../components/AuthLayout.js';
import { Actions } from '../../../components/Form.js';
import { useAddressChange } from '../use-address-change.js';

/** Where the link to a new address of an account leads. */
export function AddressChangePage({ token }: { readonly token: string }) {
  const change = useAddressChange(token);
  if (change.status === 'verifying') {
    return (
      <AuthLayout title="Changing your address">
        <Spinner label="One moment, please." />
      </AuthLayout>
    );
  }
  const isDone = change.status === 'success';
  return (
    <AuthLayout
      title={isDone ? 'Your address is changed' : 'Address not changed'}
      lead={isDone ? `You sign in with ${change.email} from now on.` : undefined}
    >
      {isDone ? null : <Note tone="bad">{change.message}</Note>}
      <Actions>
        <ButtonLink to="/account" variant="primary" size="lg" block>
          Go to your account
        </ButtonLink>
      </Actions>
    </AuthLayout>
  );
}
