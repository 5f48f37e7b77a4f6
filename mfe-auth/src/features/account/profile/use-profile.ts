import { useHost } from '@shortlist/web-kit';
import { useMemo, useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { useSubmit } from '../use-submit.js';
import {
  checkProfile,
  fieldsOf,
  type ProfileErrors,
  type ProfileFields,
} from './profile-fields.js';

/** The profile as it is written. What is saved shows at once wherever the user's name stands. */
export function useProfile() {
  const { session, call, notify, reloadUser } = useHost();
  const { user } = session;
  const saved = useMemo(() => fieldsOf(user), [user]);
  const [written, setWritten] = useState<Partial<ProfileFields>>({});
  const [errors, setErrors] = useState<ProfileErrors>({});
  const { busy, problem, submit } = useSubmit();
  const fields = { ...saved, ...written };
  const names = Object.keys(saved) as (keyof ProfileFields)[];
  const isUnsaved = names.some((name) => fields[name] !== saved[name]);

  function change(name: keyof ProfileFields, value: string): void {
    setWritten((current) => ({ ...current, [name]: value }));
    setErrors((current) => ({ ...current, [name]: undefined }));
  }

  /** Saves when the form is valid; answers the name of the first field that is not. */
  async function save(): Promise<keyof ProfileFields | null> {
    const found = checkProfile(fields);
    const [invalid = null] = Object.keys(found) as (keyof ProfileFields)[];
    await submit(async () => {
      setErrors(found);
      if (invalid) return;
      const { updateProfile } = await loadOperations();
      const { firstName, lastName, company } = await call(updateProfile, { body: fields });
      // Shown as it was stored until the user is there again, or where an older shell can't load them.
      setWritten({ firstName, lastName, company: company ?? '' });
      notify({ kind: 'success', message: 'Your profile is saved.' });
      await reloadUser?.();
      setWritten({});
    });
    return invalid;
  }

  return { fields, errors, problem, busy, isUnsaved, change, save };
}
