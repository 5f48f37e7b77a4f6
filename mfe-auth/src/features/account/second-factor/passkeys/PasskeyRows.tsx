import { Button, Row } from '@shortlist/web-kit';
import { SettingRow } from '../../components/Rows.js';
import { describeDay } from '../describe-day.js';
import type { SecondFactorState } from '../use-second-factor.js';

export type Passkey = SecondFactorState['passkeys']['list'][number];

export interface PasskeyRowsProps {
  readonly passkeys: SecondFactorState['passkeys'];
  /** Whether one can be made here and now. */
  readonly canAdd: boolean;
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

function describe({ addedAt, lastUsedAt }: Passkey): string {
  const added = `Added ${describeDay(addedAt)}`;
  return lastUsedAt === null ? added : `${added} · last used ${describeDay(lastUsedAt)}`;
}

/** The passkeys of the user, and the way to one more. */
export function PasskeyRows({ passkeys, canAdd, onAdd, onRename, onRemove }: PasskeyRowsProps) {
  return (
    <>
      {canAdd ? (
        <SettingRow
          title="Passkeys"
          state="Sign in with this device, a password manager or a security key"
          action={<Button onClick={onAdd}>Add a passkey</Button>}
        />
      ) : null}
      {passkeys.list.map((passkey) => (
        <SettingRow
          key={passkey.id}
          title={passkey.name}
          state={describe(passkey)}
          action={
            <Row gap={1}>
              <Button
                variant="bare"
                aria-label={`Rename ${passkey.name}`}
                onClick={() => onRename(passkey)}
              >
                Rename
              </Button>
              <Button
                variant="bare"
                aria-label={`Remove ${passkey.name}`}
                onClick={() => onRemove(passkey)}
              >
                Remove
              </Button>
            </Row>
          }
        />
      ))}
    </>
  );
}
