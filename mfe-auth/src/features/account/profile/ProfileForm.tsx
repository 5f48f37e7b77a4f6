import { TextField, useHost } from '@shortlist/web-kit';
import { useCallback, useState } from 'react';
import { SettingsForm } from '../components/SettingsForm.js';
import type { ProfileFields } from './profile-fields.js';
import { UnknownProfile } from './UnknownProfile.js';
import { useProfile } from './use-profile.js';

function KnownProfile() {
  const { fields, errors, problem, busy, isUnsaved, change, save } = useProfile();

  const field = (name: keyof ProfileFields, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: fields[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <SettingsForm
      label="Profile"
      unsavedLabel="your profile"
      saveLabel="Save changes"
      isMain
      busy={busy}
      isUnsaved={isUnsaved}
      problem={problem}
      onSave={save}
    >
      <TextField {...field('firstName', 'First name', 'given-name')} required />
      <TextField {...field('lastName', 'Last name', 'family-name')} required />
      <TextField {...field('company', 'Company', 'organization')} />
    </SettingsForm>
  );
}

/** The name and company of the user. */
export function ProfileForm() {
  const { user } = useHost().session;
  const [isConfirmed, setConfirmed] = useState(false);
  const onKnown = useCallback(() => setConfirmed(true), []);
  const hasName = Boolean(user?.firstName || user?.lastName);
  return hasName || isConfirmed ? <KnownProfile /> : <UnknownProfile onKnown={onKnown} />;
}
