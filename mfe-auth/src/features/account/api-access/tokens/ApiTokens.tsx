import { apiTokenLimits } from '@shortlist/contracts/api-scopes';
import * as http from '@shortlist/contracts/http/auth';
import { Button, Row, useHost, useOperation } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { Rows, SettingRow } from '../../components/Rows.js';
import { FormDialog } from '../../dialogs/FormDialog.js';
import { useAccountState } from '../../owner/AccountState.js';
import { ApiPart } from '../ApiPart.js';
import { SecretDialog } from '../SecretDialog.js';
import { type ApiToken, describeToken } from './describe-token.js';
import { MakeTokenDialog, type WantedToken } from './MakeTokenDialog.js';

const makeDialog = 'token';

type Shown =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'revoke'; readonly token: ApiToken };

/** The access tokens of the API: made, shown once, and revoked. */
export function ApiTokens() {
  const { call, notify } = useHost();
  const list = useOperation(http.listApiTokens);
  const { data, reload } = list;
  const [shown, setShown] = useState<Shown | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { dialog, setDialog } = useAccountState();
  const close = () => setShown(null);
  const tokens = data?.tokens ?? [];

  async function make(wanted: WantedToken, proof: http.OwnerProof): Promise<void> {
    const { secret } = await call(http.createApiToken, { body: { ...wanted, ...proof } });
    setDialog(null);
    setShown({ kind: 'secret', secret });
    reload();
  }

  async function revoke({ id }: ApiToken): Promise<void> {
    const { message } = await call(http.revokeApiToken, { params: { id } });
    notify({ kind: 'success', message });
    close();
    // The button that was pressed goes with its row.
    title.current?.focus();
    reload();
  }

  return (
    <ApiPart title="Access tokens" titleRef={title} list={list}>
      {data && tokens.length === 0 && (
        <p>No tokens yet. Programs sign in with a token instead of your password.</p>
      )}
      {tokens.length > 0 && (
        <Rows>
          {tokens.map((token) => (
            <SettingRow
              key={token.id}
              title={token.name}
              state={describeToken(token)}
              action={
                <Button
                  variant="bare"
                  aria-label={`Revoke ${token.name}`}
                  onClick={() => setShown({ kind: 'revoke', token })}
                >
                  Revoke
                </Button>
              }
            />
          ))}
        </Rows>
      )}
      {data && (
        <Row gap={2}>
          <Button
            disabled={tokens.length >= apiTokenLimits.perAccount}
            onClick={() => setDialog(makeDialog)}
          >
            Make a token
          </Button>
        </Row>
      )}
      {dialog === makeDialog && (
        <MakeTokenDialog dialogName={makeDialog} onWanted={make} onClose={() => setDialog(null)} />
      )}
      {shown?.kind === 'secret' && (
        <SecretDialog
          title="Save your access token"
          about="We show it only once. Store it like a password: in a password manager, or in your program’s secrets."
          secret={shown.secret}
          onClose={close}
        />
      )}
      {shown?.kind === 'revoke' && (
        <FormDialog
          title={`Revoke “${shown.token.name}”?`}
          submitLabel="Revoke token"
          onSubmit={() => revoke(shown.token)}
          onClose={close}
          tone="danger"
          about={<>Programs that use it lose access within 10 seconds. You can’t undo this.</>}
        />
      )}
    </ApiPart>
  );
}
