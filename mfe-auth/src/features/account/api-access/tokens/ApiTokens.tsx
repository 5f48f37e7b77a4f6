import { apiTokenLimits } from '@shortlist/contracts/api-scopes';
import * as http from '@shortlist/contracts/http/auth';
import {
  Button,
  Delayed,
  errorMessage,
  ErrorPanel,
  Note,
  Row,
  Skeleton,
  useHost,
  useOperation,
} from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { Rows, SettingRow } from '../../components/Rows.js';
import { type OwnerProof, proofKindOf } from '../../second-factor/proof/owner-proof.js';
import { ProofDialog } from '../../second-factor/proof/ProofDialog.js';
import type { SecondFactorState } from '../../second-factor/use-second-factor.js';
import { useSubmit } from '../../use-submit.js';
import { ApiPart } from '../ApiPart.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { SecretDialog } from '../SecretDialog.js';
import { type ApiToken, describeToken } from './describe-token.js';
import { MakeTokenDialog, type WantedToken } from './MakeTokenDialog.js';

type Shown =
  | { readonly kind: 'make' }
  | { readonly kind: 'prove'; readonly wanted: WantedToken; readonly owner: SecondFactorState }
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'revoke'; readonly token: ApiToken };

/** The access tokens of the API: made, shown once, and revoked. */
export function ApiTokens() {
  const { call, notify } = useHost();
  const { status, data, error, reload } = useOperation(http.listApiTokens);
  const [shown, setShown] = useState<Shown | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const asking = useSubmit();
  const close = () => setShown(null);
  const tokens = data?.tokens ?? [];

  const askForProof = (wanted: WantedToken) =>
    void asking.submit(async () => {
      const owner = await call(http.getSecondFactor);
      setShown({ kind: 'prove', wanted, owner });
    });

  async function make(wanted: WantedToken, proof: OwnerProof): Promise<void> {
    const { secret } = await call(http.createApiToken, { body: { ...wanted, ...proof } });
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
    <ApiPart title="Access tokens" titleRef={title}>
      {status === 'loading' && (
        <Delayed>
          <Skeleton height="64px" />
        </Delayed>
      )}
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {data && tokens.length === 0 && (
        <p>
          None yet. A program that sends resumes or takes results signs in with a token instead of
          your password.
        </p>
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
      {asking.problem !== null && <Note tone="bad">{asking.problem}</Note>}
      {data && (
        <Row gap={2}>
          <Button
            disabled={tokens.length >= apiTokenLimits.perAccount}
            onClick={() => setShown({ kind: 'make' })}
          >
            Make a token
          </Button>
        </Row>
      )}
      {shown?.kind === 'make' && <MakeTokenDialog onWanted={askForProof} onClose={close} />}
      {shown?.kind === 'prove' && (
        <ProofDialog
          title="Make this access token?"
          kind={proofKindOf(shown.owner)}
          confirmLabel="Make token"
          onProved={(proof) => make(shown.wanted, proof)}
          onClose={close}
        >
          Whoever has “{shown.wanted.name}” can do what it may do, in your name. You are told by
          email.
        </ProofDialog>
      )}
      {shown?.kind === 'secret' && (
        <SecretDialog
          title="Keep your access token"
          about="It is shown only now. Keep it as you keep a password: in a password manager, or in the secrets of the program that uses it."
          secret={shown.secret}
          onClose={close}
        />
      )}
      {shown?.kind === 'revoke' && (
        <ConfirmDialog
          title={`Revoke “${shown.token.name}”?`}
          confirmLabel="Revoke token"
          onConfirm={() => revoke(shown.token)}
          onClose={close}
        >
          Programs that use it are refused within 10 seconds. This can’t be taken back.
        </ConfirmDialog>
      )}
    </ApiPart>
  );
}
